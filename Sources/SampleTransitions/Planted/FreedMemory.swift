import TransitionRunner
import UIKit

/// A canary for builds with AddressSanitizer: an animator that reads memory after it was freed.
///
/// Nothing on the screen shows it and no invariant looks at it: without the sanitizer the scene passes.
public enum FreedMemory {
    public static let scene = TransitionScene.plainHost(
        "canary-freed-memory", show: "open", close: "close", make: LetterController.init,
        takeAway: { $0.dismiss(animated: true) })
}

/// A letter that folds up as it goes.
final class LetterController: UIViewController, UIViewControllerTransitioningDelegate {
    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .yellow
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        FoldAnimator()
    }
}

/// Keeps the number of its folds in memory of its own, and frees that too early.
final class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let folds = UnsafeMutablePointer<Int>.allocate(capacity: 4)

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let letter = context.view(forKey: .from), let host = context.view(forKey: .to) else { return }
        folds.initialize(repeating: 2, count: 4)
        context.containerView.insertSubview(host, belowSubview: letter)
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: { letter.alpha = 0 },
            completion: { _ in
                self.folds.deallocate()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) {
        // The mistake: the completion above has freed them.
        if folds[1] > 2 { fatalError("a letter is folded twice") }
    }
}
