import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("A long transition")
struct LongTransitionTests {
    /// Takes as long as it says, and completes some seconds later.
    private final class Late: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        let completion: Double

        init(completion: Double) {
            self.completion = completion
            super.init()
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            DispatchQueue.main.asyncAfter(deadline: .now() + completion) { context.completeTransition(true) }
        }
    }

    private final class Page: UIViewController {
        let late: Late

        init(completion: Double) {
            late = Late(completion: completion)
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
            transitioningDelegate = late
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("has three times its duration to complete, and no more", arguments: [(14.0, true), (17.0, false)])
    func limit(completion: Double, ends: Bool) {
        let scene = TransitionScene("late") { UIViewController() }
            .action("show") { $0.topViewController?.present(Page(completion: completion), animated: true) }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        let outcome = performer.perform(Script(scene: "late", steps: [.act("show")]), in: app)
        #expect((outcome == .rest) == ends)
        _ = app.tearDown()
    }

    @Test("counts from its own start where many come one after the other, as long as that is no endless chain")
    func afterOthers() {
        let scene = TransitionScene("many") { UINavigationController(rootViewController: UIViewController()) }
            .action("push often") { app in
                let stack = app.window.rootViewController as? UINavigationController
                for _ in 0..<20 { stack?.pushViewController(UIViewController(), animated: true) }
            }
        let evaluator = Evaluator(scene: scene, restriction: ["completes-exactly-once"])
        for (count, ends) in [(2, true), (12, false)] {
            let script = Script(scene: "many", steps: Array(repeating: .act("push often"), count: count))
            let result = evaluator.evaluate(script, probes: false)
            #expect((result.outcome == .rest) == ends)
            #expect(result.violations == [])
        }
    }
}
