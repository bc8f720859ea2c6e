import TransitionCore

/// One presentation, from the accepted request to the end of its dismissal.
@MainActor
final class ModalPresentation {
    let presenter: UIViewController
    let presented: UIViewController
    let style: PresentationStyle
    let controller: UIPresentationController
    /// The controller whose room it takes; the presenter itself but for custom styles in a context.
    private let context: UIViewController
    /// Whether the presenter's view leaves the window (ledger 2.2, 2.3).
    let removesPresenter: Bool
    private(set) var container: UITransitionView?
    /// Where the presenter's view stood before UIKit moved it into the container.
    private var home: (superview: UIView, index: Int)?
    /// The size of that place when the presenter's view left it.
    private var homeSize = CGSize.zero

    init(
        presenter: UIViewController, context: UIViewController, presented: UIViewController, style: PresentationStyle,
        controller: UIPresentationController
    ) {
        self.presenter = presenter
        self.context = context
        self.presented = presented
        self.style = style
        self.controller = controller
        removesPresenter = style.removesPresenter || controller.shouldRemovePresentersView
    }

    /// Ties the two controllers; readable as soon as `present` has returned (ledger 1.2).
    func establish() {
        controller.settle(presenter: presenter)
        presented.existingRareState?.plannedController = nil
        presenter.presentation = self
        presented.ownPresentation = self
    }

    func dissolve() {
        controller.containerView = nil
        if presented.ownPresentation === self { presented.ownPresentation = nil }
        if presenter.presentation === self { presenter.presentation = nil }
    }

    // MARK: The container (ledger 2.1)

    /// The container; made at the first question, which may come before the start (ledger 1.14).
    var madeContainer: UITransitionView {
        if let container { return container }
        let made = UITransitionView(frame: host?.bounds ?? .zero)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.presentationController = controller
        container = made
        return made
    }

    /// Where the container goes: the window, or for a style that stays in its context that controller's view. One
    /// that takes this view away goes beside it.
    private var host: UIView? {
        let view = context.viewIfLoaded
        guard !controller.shouldPresentInFullscreen || style.staysInContext, context.parent != nil else {
            return view?.window ?? World.current?.windows.first
        }
        return removesPresenter ? view?.superview : view
    }

    /// Puts the container into its host and, for a removing style, the presenter's view into the container (C8).
    func installContainer() {
        guard let host else { return }
        let container = madeContainer
        container.frame = host.bounds
        host.addSubview(container)
        controller.containerView = container
        guard removesPresenter, let view = presenter.view, let superview = view.superview else { return }
        home = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
        if World.current?.profile[.fullScreenContainerHoldsPresenter] ?? true { container.addSubview(view) }
    }

    /// Notes the size that the presenter's view had its place with: it has it no longer, or the animator gave it.
    func noteHomeSize() {
        homeSize = home?.superview.bounds.size ?? .zero
    }

    /// Takes the presenter's view out of the window after a finished presentation (ledger 2.2).
    func removePresenterView() {
        guard removesPresenter else { return }
        noteHomeSize()
        presenter.viewIfLoaded?.removeFromSuperview()
    }

    /// Gives the absent presenter's view the size that it would have if it had stayed: no animator sees to its frame.
    func resizePresenterView() {
        guard removesPresenter, let size = home?.superview.bounds.size, let view = presenter.viewIfLoaded,
            view.superview == nil
        else { return }
        if size != homeSize { view.autoresize(from: homeSize, to: size, mask: view.autoresizingMask) }
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
