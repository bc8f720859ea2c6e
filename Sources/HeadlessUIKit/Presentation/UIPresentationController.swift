import TransitionCore

/// Manages what a presentation adds around the presented view, from the request to the end of the dismissal (ledger
/// 1.13).
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    // Unowned as in UIKit, where the presentation keeps both alive for longer than this object.
    open private(set) unowned var presentedViewController: UIViewController
    open internal(set) unowned var presentingViewController: UIViewController
    /// The presentation's container; nil before it starts and after it has ended.
    open internal(set) var containerView: UIView?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The view that is animated; the presented controller's own unless overridden (ledger 2.4).
    open var presentedView: UIView? { presentedViewController.view }
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the window; false for custom presentations (ledger 1.8).
    open var shouldRemovePresentersView: Bool { false }

    /// Where the presented view must end, in the container.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        switch presentedViewController.modalPresentationStyle.resolved {
        case .pageSheet, .formSheet:
            let top = containerView.window?.safeAreaInsets.top ?? 0
            return CGRect(
                x: 0, y: top, width: containerView.bounds.width, height: containerView.bounds.height - top)
        default:
            return containerView.bounds
        }
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
}

/// The container of one presentation; UIKit's class name, as people see it in view dumps.
@MainActor
final class UITransitionView: UIView {
    weak var presentationController: UIPresentationController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isTransitionContainer = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isTransitionContainer = true
    }

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentationController?.containerViewDidLayoutSubviews()
    }
}
