import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants

@testable import TransitionRunner

@Suite("Two bugs of one name")
@MainActor
struct NamesakeBugTests {
    private final class Host: UIViewController {
        var (isBusy, isArmed, isStuck) = (false, false, false)
    }

    /// Keeps its host busy while it comes, and its animator never ends that.
    private final class Page: UIViewController, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        private var host: Host? { presentingViewController as? Host }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            host?.isBusy = true
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let host, !host.isStuck else { return }
            if host.isArmed { fatalError("the end was not expected") }
            host.isBusy = false
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        }
    }

    private static var scene: TransitionScene {
        let isBusy = Formula<HeadlessApp>.holds("the host is busy") {
            ($0.window.rootViewController as? Host)?.isBusy == true
        }
        return TransitionScene("namesakes") { Host() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = Page()
                page.modalPresentationStyle = .fullScreen
                page.transitioningDelegate = page
                app.window.rootViewController?.present(page, animated: true)
            }
            .action("arm") { app in (app.window.rootViewController as? Host)?.isArmed = true }
            .action("stick") { app in
                guard let host = app.window.rootViewController as? Host, host.isArmed else { return }
                (host.isBusy, host.isStuck) = (true, true)
                // Formulas are watched from turn to turn.
                host.view.setNeedsLayout()
            }
            .invariant("busy-ends", .always(isBusy.implies(.eventually(!isBusy))))
    }

    @Test("are both told: one by a script in which it stays though the other is put right")
    func both() throws {
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps) = (40, 3, 5)
        (options.profiles, options.jobs) = (.defaultOnly, 1)
        options.invariants = ["completes-exactly-once", "busy-ends"]
        let result = search(Self.scene, options: options)
        #expect(result.problems == [])
        let busy = try #require(result.failures.first { $0.identity.invariant == "busy-ends" })
        #expect(busy.script.steps == [.act("arm"), .act("stick")])
        #expect(busy.violations.count == 1)
        let never = try #require(result.failures.first { $0.identity.invariant == "completes-exactly-once" })
        #expect(never.script.steps == [.act("show")])
        #expect(result.bugs.count == 2)
    }

    @Test("leave no crash behind of which the app dies only with the other one put right")
    func deathOfRepair() throws {
        let options = SearchOptions()
        let explainer = Explainer(
            scene: Self.scene, options: options,
            vocabulary: makeVocabulary(scene: Self.scene, profiles: options.profiles))
        let steps = [Step.act("show"), .act("arm"), .act("stick")]
        let script = Script(scene: "namesakes", steps: steps)
        let shown = try #require(explain(script, in: Self.scene)).violations.map(\.identity)
        let busy = try #require(shown.first { $0.invariant == "busy-ends" })
        var (failure, finds, problems) = (
            FoundFailure(busy, index: 0, script: script), ShrinkingFinds(), SearchProblems()
        )
        failure.staysWith = [Repair(.completesTransition, of: .transition(.presentation, of: "Page"))]
        let told = explainer.explain(failure, finds: &finds, problems: &problems)
        #expect(told?.script.steps == [.act("arm"), .act("stick")])
        #expect(finds.crashes.isEmpty && problems.texts.isEmpty)
    }
}
