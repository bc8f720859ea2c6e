import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A failing script with UIKit's own objects in place of the app's")
@MainActor
struct StockExperimentTests {
    /// A page to swipe away, with one thing wrong at most.
    private enum Flaw: Sendable {
        case none, animatorForgets, driverForgets, driverOfDimmedForgets, presentationLeavesView, pageHides
        case animatorTraps, actionTraps, animatorKeepsPage, pageKeepsItself
    }

    /// State that outlives a run.
    private enum Keeper {
        @MainActor static var pages: [UIViewController?] = []
    }

    private static func scene(_ flaw: Flaw, isCustom: Bool = true) -> TransitionScene {
        TransitionScene("page") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = Page(flaw)
                if isCustom { page.customize() }
                app.topViewController?.present(page, animated: true)
            }
            .action("close", when: { $0.presentationChain.count == 2 }) { app in
                if flaw == .actionTraps { _ = ([] as [Int])[0] }
                app.topViewController?.dismiss(animated: true)
            }
    }

    private func experiment(_ flaw: Flaw, isCustom: Bool = true, _ steps: Step...) throws -> StockExperiment {
        let script = Script(scene: "page", steps: steps)
        let found = try #require(explain(script, in: Self.scene(flaw, isCustom: isCustom)))
        return try #require(found.stockExperiment)
    }

    private let show = [Step.act("show"), .wait(frames: 60)]
    private let pulled = Step.pan(PanStep(start: .point(x: 50, y: 20), dx: 0, dy: 500, frames: 20, ending: .cancel))

    private func part(_ part: TransitionPart, _ name: String) -> VendedPart {
        VendedPart(part: part, typeName: name, owner: "Page")
    }

    @Test("that goes away with UIKit's own animator blames the animator by its class")
    func animator() throws {
        let found = try experiment(.animatorForgets, .act("show"), .wait(frames: 60), .act("close"))
        #expect(
            found.verdict
                == .goesAway([StockExperiment.Trial(replaced: [part(.animator, "Closing")], outcome: .goesAway)]))
        #expect(found.runCount > 2)
    }

    @Test("that goes away with a driver of UIKit's own blames the interaction controller, and not the animator")
    func interactionController() throws {
        let found = try experiment(.driverForgets, .act("show"), .wait(frames: 60), pulled)
        #expect(
            found.verdict
                == .goesAway([
                    StockExperiment.Trial(replaced: [part(.interactionController, "Pull")], outcome: .goesAway)
                ]))
        #expect(found.trials.contains { $0.replaced == [part(.animator, "Closing")] && $0.outcome == .stays })
    }

    @Test("is tried for an interaction controller as well that nobody asks for with all of them replaced")
    func unaskedInteractionController() throws {
        let found = try experiment(.driverOfDimmedForgets, .act("show"), .wait(frames: 60), pulled)
        #expect(!found.parts.contains(part(.interactionController, "Pull")))
        #expect(
            found.trials.contains {
                $0.replaced == [part(.interactionController, "Pull")] && $0.outcome == .goesAway
            })
    }

    @Test("that goes away with UIKit's own presentation controller blames that")
    func presentationController() throws {
        let found = try experiment(.presentationLeavesView, .act("show"), .wait(frames: 60), .act("close"))
        #expect(
            found.verdict
                == .goesAway([
                    StockExperiment.Trial(replaced: [part(.presentationController, "Dimmed")], outcome: .goesAway)
                ]))
    }

    @Test("that stays with all of them is not the transition's doing")
    func stays() throws {
        let found = try experiment(.pageHides, .act("show"))
        #expect(found.verdict == .staysWithAll && found.trials.isEmpty)
        #expect(found.parts.contains(part(.presentationController, "Dimmed")))
    }

    @Test("without any of them has nothing to replace")
    func stock() throws {
        let found = try experiment(.pageHides, isCustom: false, .act("show"))
        #expect(found.verdict == .isUIKitsOwn && found.parts.isEmpty && found.runCount == 2)
    }

    @Test("that traps is tried as well")
    func traps() throws {
        let inAnimator = try experiment(.animatorTraps, .act("show"), .wait(frames: 60), .act("close"))
        #expect(
            inAnimator.verdict
                == .goesAway([StockExperiment.Trial(replaced: [part(.animator, "Closing")], outcome: .goesAway)]))
        #expect(try experiment(.actionTraps, .act("show"), .wait(frames: 60), .act("close")).verdict == .staysWithAll)
    }

    @Test("that is a leak blames what it goes away without; one that stays may be of what a delegate makes in any case")
    func leaks() throws {
        let steps = [Step.act("show"), .wait(frames: 60), .act("close"), .wait(frames: 60)]
        let script = Script(scene: "page", steps: steps)
        let byAnimator = try #require(explain(script, in: Self.scene(.animatorKeepsPage)))
        #expect(byAnimator.identity.invariant == "objects-are-released")
        #expect(
            byAnimator.stockExperiment?.verdict
                == .goesAway([StockExperiment.Trial(replaced: [part(.animator, "Closing")], outcome: .goesAway)]))
        let byPage = try #require(explain(script, in: Self.scene(.pageKeepsItself)))
        #expect(byPage.identity.invariant == "objects-are-released" && byPage.stockExperiment == nil)
    }

    @Test("is tried for what a search finds, too")
    func searched() throws {
        let found = try #require(findCounterexample(in: Self.scene(.animatorForgets), runs: 40, seed: 1))
        guard case .goesAway(let trials) = found.stockExperiment?.verdict else {
            Issue.record("the animator is to blame")
            return
        }
        #expect(trials.map(\.replaced) == [[part(.animator, "Closing")]])
    }

    private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
        let flaw: Flaw
        private var pull: Pull?
        private var owner: Page?

        init(_ flaw: Flaw) {
            self.flaw = flaw
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        func customize() {
            modalPresentationStyle = .custom
            transitioningDelegate = self
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            let pan = UIPanGestureRecognizer()
            pan.addTarget(self, action: Selector("drag(_:)", Page.drag))
            view.addGestureRecognizer(pan)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if flaw == .pageHides { view.isHidden = true }
            if flaw == .pageKeepsItself { owner = self }
        }

        private func drag(_ pan: UIPanGestureRecognizer) {
            switch pan.state {
            case .began:
                pull = Pull()
                dismiss(animated: true)
            case .changed: pull?.update(pan.translation(in: nil).y / view.bounds.height)
            case .ended: end { $0.finish() }
            case .cancelled, .failed: end { if flaw != .driverForgets, flaw != .driverOfDimmedForgets { $0.cancel() } }
            case .possible: break
            }
        }

        private func end(_ outcome: (Pull) -> Void) {
            if let pull { outcome(pull) }
            pull = nil
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Closing(flaw) }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            flaw != .driverOfDimmedForgets || presentationController is Dimmed ? pull : nil
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let dimmed = Dimmed(presentedViewController: presented, presenting: presenting)
            dimmed.removesView = flaw != .presentationLeavesView
            return dimmed
        }
    }

    private final class Pull: UIPercentDrivenInteractiveTransition {}

    private final class Closing: NSObject, UIViewControllerAnimatedTransitioning {
        let flaw: Flaw

        init(_ flaw: Flaw) {
            self.flaw = flaw
            super.init()
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if flaw == .animatorTraps { _ = ([] as [Int])[0] }
            let view = context.view(forKey: .from)!
            if flaw == .animatorKeepsPage { Keeper.pages.append(context.viewController(forKey: .from)) }
            UIView.animate(withDuration: 0.3) {
                view.frame.origin.y = view.bounds.height
            } completion: { _ in
                if self.flaw != .animatorForgets { context.completeTransition(!context.transitionWasCancelled) }
            }
        }
    }

    private final class Dimmed: UIPresentationController {
        var removesView = true
        private let dimming = UIView()

        override func presentationTransitionWillBegin() {
            guard let window = presentingViewController.view.window else { return }
            dimming.frame = window.bounds
            dimming.backgroundColor = .black
            window.addSubview(dimming)
            window.sendSubviewToBack(dimming)
        }

        override func dismissalTransitionDidEnd(_ completed: Bool) {
            if completed, removesView { dimming.removeFromSuperview() }
            if completed, !removesView { dimming.window?.bringSubviewToFront(dimming) }
        }
    }
}
