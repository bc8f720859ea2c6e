import HeadlessUIKit
import TransitionCore

/// The lines that controllers, animators and delegates of one test write.
@MainActor
final class CallLog {
    var lines: [String] = []

    func callAsFunction(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes down its appearance callbacks.
class RecordingController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log("\(name).viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log("\(name).viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { log("\(name).viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { log("\(name).viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name).viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name).viewDidDisappear") }
}

/// Fades the to view in or the from view out over half a second, and completes as UIKit asks.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var duration: TimeInterval = 0.5
    var completes = true
    var result: Bool?
    weak var lastContext: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        log("transitionDuration")
        return duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log("animateTransition")
        lastContext = context
        let isPresentation = context.viewController(forKey: .to)?.isBeingPresented ?? false
        let view = context.view(forKey: isPresentation ? .to : .from)
        if let to = context.view(forKey: .to) {
            to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
            if isPresentation {
                context.containerView.addSubview(to)
            } else {
                context.containerView.insertSubview(to, at: 0)
            }
        }
        if isPresentation { view?.alpha = 0 }
        UIView.animate(withDuration: duration) {
            view?.alpha = isPresentation ? 1 : 0
        } completion: { _ in
            if context.transitionWasCancelled {
                if isPresentation { view?.alpha = 1 } else { context.view(forKey: .to)?.removeFromSuperview() }
            }
            guard self.completes else { return }
            context.completeTransition(self.result ?? !context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log("animationEnded(\(transitionCompleted))")
    }
}

/// Vends what it is given and writes down each question.
final class RecordingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
    var makesPresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animationController(forPresented)")
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animationController(forDismissed)")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactionControllerForPresentation")
        return driver
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactionControllerForDismissal")
        return driver
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log("presentationController")
        return makesPresentationController?(presented, presenting)
    }
}

/// A launched app with a root `P`, a controller `C` to present, and everything that writes into one log.
@MainActor
struct PresentationFixture {
    let log = CallLog()
    let app: HeadlessApp
    let root: RecordingController
    let presented: RecordingController
    let animator: FadeAnimator
    let delegate: RecordingDelegate

    init(style: UIModalPresentationStyle, usesAnimator: Bool = true, profile: UIKitProfile = .default) {
        let log = self.log
        var root: RecordingController!
        app = HeadlessApp(
            profile: profile,
            root: {
                root = RecordingController("P", log)
                return root
            }())
        self.root = root
        presented = RecordingController("C", log)
        presented.modalPresentationStyle = style
        animator = FadeAnimator(log)
        delegate = RecordingDelegate(log)
        delegate.animator = animator
        if usesAnimator { presented.transitioningDelegate = delegate }
        app.advanceToRest()
        _ = log.take()
    }

    func present(animated: Bool = true) {
        let log = log
        root.present(presented, animated: animated) { log("completion") }
    }

    func dismiss(animated: Bool = true) {
        let log = log
        presented.dismiss(animated: animated) { log("completion") }
    }

    /// Presents and brings the app to rest.
    func show() {
        present()
        app.advanceToRest()
        _ = log.take()
    }
}
