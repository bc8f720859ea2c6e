import UIKit

/// The views of one push or pop: the upper page comes from below, or goes there, over a dimmed lower one.
@MainActor
struct PushStage {
    private let upperView: UIView?
    private let lowerView: UIView?
    private let dimmingView = UIView()
    private let restingFrame: CGRect
    private let isPush: Bool

    init(context: UIViewControllerContextTransitioning, operation: UINavigationController.Operation) {
        let container = context.containerView
        isPush = operation == .push
        upperView = context.view(forKey: isPush ? .to : .from)
        lowerView = context.view(forKey: isPush ? .from : .to)
        restingFrame =
            context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? container.bounds
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = .black

        if let lowerView, lowerView.superview !== container { container.insertSubview(lowerView, at: 0) }
        if let upperView, upperView.superview !== container { container.addSubview(upperView) }
        if let upperView { container.insertSubview(dimmingView, belowSubview: upperView) }
        lowerView?.frame = restingFrame
        upperView?.frame = restingFrame
        isPush ? lower() : raise()
    }

    func moveToEnd() {
        isPush ? raise() : lower()
    }

    /// Leaves the pages as they stand at rest, whichever stays.
    func cleanUp() {
        dimmingView.removeFromSuperview()
        upperView?.transform = .identity
    }

    /// The upper page is where it belongs.
    private func raise() {
        upperView?.transform = .identity
        dimmingView.alpha = 0.66
    }

    /// The upper page is below the screen.
    private func lower() {
        upperView?.transform = CGAffineTransform(translationX: 0, y: restingFrame.height * 1.1)
        dimmingView.alpha = 0
    }
}
