import HeadlessUIKit
import Testing

@Suite("A container that is dismissed in the middle of its own transition")
@MainActor
struct DismissedContainerTests {
    private final class Child: UIViewController {
        let calls: Calls

        init(_ title: String, _ calls: Calls) {
            self.calls = calls
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { fatalError("not from a storyboard") }

        override func viewDidAppear(_ animated: Bool) { calls.lines.append("\(title!).viewDidAppear") }
        override func viewWillAppear(_ animated: Bool) { calls.lines.append("\(title!).viewWillAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.lines.append("\(title!).viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.lines.append("\(title!).viewDidDisappear") }
    }

    private final class Calls {
        var lines: [String] = []
    }

    /// Leaves a transition open until the test ends it.
    private final class Holder: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
        var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            context.containerView.addSubview(context.view(forKey: .to)!)
            self.context = context
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    @Test(
        "tells its children nothing of an appearance when their pop is cancelled off screen", arguments: [false, true])
    func cancelledPop(isAnimated: Bool) {
        let app = HeadlessApp(root: UIViewController())
        let calls = Calls()
        let holder = Holder()
        let navigation = UINavigationController()
        navigation.setViewControllers([Child("A", calls), Child("B", calls)], animated: false)
        navigation.modalPresentationStyle = .fullScreen
        app.window.rootViewController!.present(navigation, animated: false)
        app.advanceToRest()
        navigation.delegate = holder
        navigation.popViewController(animated: true)
        app.advance(frames: 3)
        calls.lines = []
        app.window.rootViewController!.dismiss(animated: isAnimated)
        app.advance(frames: 60)
        #expect(app.window.rootViewController!.presentedViewController == nil)
        holder.context?.completeTransition(false)
        app.advanceToRest()
        #expect(!calls.lines.contains { $0.hasSuffix("Appear") })
        #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    }
}
