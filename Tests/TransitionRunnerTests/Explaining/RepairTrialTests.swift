import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("A failing script with its failure put right by the model")
@MainActor
struct RepairTrialTests {
    private func trials(_ steps: [Step], in scene: TransitionScene) throws -> [RepairTrial] {
        try #require(explain(Script(scene: scene.name, steps: steps), in: scene)).repairTrials
    }

    @Test("passes where the second completion is left out")
    func completesOnce() throws {
        let scene = TransitionScene("twice") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                app.topViewController?.present(Page(Fade(completes: 2)), animated: true)
            }
        let trials = try trials([.act("show"), .wait(frames: 60)], in: scene)
        #expect(trials.map(\.repair.kind) == [.completesOnce])
        #expect(trials.map(\.outcome) == [.passes], "\(trials)")
    }

    /// The page is never completed, so that it never says that it has come; no other rule looks.
    private func ownRule(repairs: [Repair]) throws -> Counterexample {
        let isUnderWay = Formula<HeadlessApp>.holds("a page is coming") {
            $0.presentationChain.last?.isBeingPresented == true
        }
        let scene = TransitionScene("never") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                app.topViewController?.present(Page(Fade(completes: 0)), animated: true)
            }
            .invariants(InvariantSet([]))
            .invariant("page-has-come", .always(isUnderWay.implies(.eventually(!isUnderWay))), repairs: repairs)
        return try #require(explain(Script(scene: "never", steps: [.act("show"), .wait(frames: 60)]), in: scene))
    }

    @Test("is tried with what a rule of one's own states, and told")
    func ofFormula() throws {
        let subject = ViolationSubject.transition(.presentation, of: "Page")
        let wrong = Repair(.completesOnce, of: subject)
        let right = Repair(.completesTransition, of: subject)
        let failure = try ownRule(repairs: [wrong, right])
        #expect(failure.identity.invariant == "page-has-come")
        #expect(failure.repairTrials.map(\.repair) == [right])
        #expect(failure.repairTrials.map(\.targets) == [[failure.identity]])
        #expect(failure.repairTrials.map(\.outcome) == [.passes])
        #expect(try ownRule(repairs: []).repairTrials.isEmpty)
    }

    @Test("tells which repairs were not tried, where there are many")
    func untried() throws {
        let wrong = (0..<6).map { Repair(.completesOnce, of: .transition(.presentation, of: "Other\($0)")) }
        let right = Repair(.completesTransition, of: .transition(.presentation, of: "Page"))
        let failure = try ownRule(repairs: wrong + [right])
        #expect(failure.repairTrials.isEmpty)
        #expect(failure.untriedRepairs == [right])
        #expect(try ownRule(repairs: Array(wrong.dropFirst()) + [right]).untriedRepairs.isEmpty)
    }

    @Test("passes where the view that comes is put into the container")
    func settlesPage() throws {
        let animators = StackAnimators()
        let scene = TransitionScene("left-out") {
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.delegate = animators
            return stack
        }
        .action("push", when: { ($0.topViewController as? UINavigationController)?.viewControllers.count == 1 }) {
            ($0.topViewController as? UINavigationController)?.pushViewController(UIViewController(), animated: true)
        }
        let trials = try trials([.act("push"), .wait(frames: 60)], in: scene)
        #expect(trials.first?.repair.kind == .settlesPage)
        #expect(trials.first?.outcome == .passes, "\(trials)")
    }

    /// A delegate that holds its animator: both are gone with the world all the same.
    @Test("keeps a delegate alive as long as its world, and no longer")
    func keepsDelegate() throws {
        let scene = TransitionScene("freed") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = UIViewController()
                page.modalPresentationStyle = .custom
                page.transitioningDelegate = Vending(Fade())
                app.topViewController?.present(page, animated: true)
            }
        let trials = try trials([.act("show"), .wait(frames: 60)], in: scene)
        #expect(trials.map(\.repair.kind) == [.keepsDelegate])
        #expect(trials.map(\.outcome) == [.passes], "\(trials)")
    }

    @Test("keeps the delegate of a presentation controller alive, too")
    func keepsPresentationDelegate() throws {
        let scene = TransitionScene("freed-adaptive") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = UIViewController()
                page.modalPresentationStyle = .pageSheet
                page.presentationController?.delegate = Adapting()
                app.topViewController?.present(page, animated: true)
            }
        let trials = try trials([.act("show"), .wait(frames: 60)], in: scene)
        #expect(trials.map(\.repair.kind) == [.keepsDelegate])
        #expect(trials.map(\.outcome) == [.passes], "\(trials)")
    }

    /// What an app does once the model has completed its transition for it.
    enum Trouble: CaseIterable {
        case hangs, traps, raises

        @MainActor func make(_ page: UIViewController?) {
            switch self {
            case .hangs: while true {}
            case .traps: fatalError("the end was not expected")
            case .raises: page.map { $0.present($0, animated: false) }
            }
        }
    }

    @Test("is told to make it worse where the app then hangs, traps or raises", arguments: Trouble.allCases)
    func makesWorse(_ trouble: Trouble) throws {
        let scene = TransitionScene("worse") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let fade = Fade(completes: 0)
                let page = Page(fade)
                fade.onEnd = { [weak page] in trouble.make(page) }
                app.topViewController?.present(page, animated: true)
            }
        let trials = try trials([.act("show"), .wait(frames: 60)], in: scene)
        #expect(trials.map(\.repair.kind) == [.completesTransition])
        #expect(trials.map(\.outcome) == [.makesWorse], "\(trials)")
        #expect(trials.allSatisfy { !$0.isTelling })
    }

    @Test("notes in the trace what was put right, and nothing where nothing was wrong")
    func traced() {
        func repairs(completing count: Int) -> [Repair] {
            let repair = Repair(.completesOnce, of: .transition(.presentation, of: "Page"))
            let root = UIViewController()
            let app = HeadlessApp(repairs: [repair], root: root)
            root.present(Page(Fade(completes: count)), animated: true)
            app.advanceToRest()
            return app.trace.repairs
        }
        #expect(repairs(completing: 2).map(\.kind) == [.completesOnce])
        #expect(repairs(completing: 1) == [])
    }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var onEnd: @MainActor () -> Void = {}
    private let count: Int

    init(completes count: Int = 1) {
        self.count = count
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.25) {
            view.alpha = 1
        } completion: { [count] _ in
            for _ in 0..<count { context.completeTransition(true) }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { onEnd() }
}

private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
    private let fade: Fade

    init(_ fade: Fade) {
        self.fade = fade
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
}

private final class Vending: NSObject, UIViewControllerTransitioningDelegate {
    private let fade: Fade

    init(_ fade: Fade) {
        self.fade = fade
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
}

private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {}

/// Animates the page that goes, and never adds the one that comes.
private final class StackAnimators: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 0.25) {
            context.view(forKey: .from)?.alpha = 0
        } completion: { _ in
            context.view(forKey: .from)?.alpha = 1
            context.completeTransition(true)
        }
    }
}
