import TransitionCore

/// One presentation, from the accepted request to the end of its dismissal.
@MainActor
final class ModalPresentation {
    let presenter: UIViewController
    let presented: UIViewController
    let style: PresentationStyle
    let controller: UIPresentationController
    /// Whether the presenter's view leaves the window (ledger 2.2, 2.3).
    let removesPresenter: Bool
    private(set) var container: UITransitionView?
    /// Where the presenter's view stood before UIKit moved it into the container.
    private var home: (superview: UIView, index: Int)?

    init(presenter: UIViewController, presented: UIViewController, controller: UIPresentationController?) {
        self.presenter = presenter
        self.presented = presented
        style = presented.modalPresentationStyle.resolved
        self.controller =
            controller ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        removesPresenter = style.removesPresenter || controller?.shouldRemovePresentersView == true
    }

    /// Ties the two controllers; readable as soon as `present` has returned (ledger 1.2).
    func establish() {
        controller.settle(presenter: presenter)
        presenter.presentation = self
        presented.ownPresentation = self
    }

    func dissolve() {
        controller.containerView = nil
        if presented.ownPresentation === self { presented.ownPresentation = nil }
        if presenter.presentation === self { presenter.presentation = nil }
    }

    /// Puts the container into the window and, for a removing style, the presenter's view into the container (C8).
    func installContainer(in window: UIWindow) {
        let container = madeContainer
        container.frame = window.bounds
        window.addSubview(container)
        controller.containerView = container
        guard removesPresenter, let view = presenter.view, let superview = view.superview else { return }
        home = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
        if World.current?.profile[.fullScreenContainerHoldsPresenter] ?? true { container.addSubview(view) }
    }

    /// The container; made at the first question, which may come before the start (ledger 1.14).
    var madeContainer: UITransitionView {
        if let container { return container }
        let made = UITransitionView(frame: presenter.viewIfLoaded?.window?.bounds ?? .zero)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.presentationController = controller
        container = made
        return made
    }

    /// Takes the presenter's view out of the window after a finished presentation (ledger 2.2).
    func removePresenterView() {
        guard removesPresenter else { return }
        presenter.viewIfLoaded?.removeFromSuperview()
    }

    /// Puts the presenter's view back to where it stood, as it is: no frame and no transform is repaired.
    ///
    /// After a cancelled presentation only a view that is still in the container comes back: what the client removed
    /// stays removed (ledger 2.9).
    func returnPresenterView(evenIfRemoved: Bool) {
        guard removesPresenter, let home, let view = presenter.viewIfLoaded else { return }
        let isInContainer = container.map { view.isDescendant(of: $0) } ?? false
        guard isInContainer || evenIfRemoved, view.superview !== home.superview else { return }
        home.superview.insertSubview(view, at: min(home.index, home.superview.subviews.count))
    }

    /// Removes the container with all that is left in it (ledger 2.8, 2.9).
    func removeContainer() {
        container?.removeFromSuperview()
        container = nil
    }
}
