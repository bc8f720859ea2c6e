import TransitionCore

/// One presentation, from the accepted request to the end of its dismissal.
@MainActor
final class ModalPresentation: Presentation {
    let presenter: UIViewController
    private(set) var presented: UIViewController
    private(set) var style: PresentationStyle
    private(set) var controller: UIPresentationController
    /// The presentation controller, if it shows a sheet.
    var sheet: UISheetPresentationController? { controller as? UISheetPresentationController }
    /// What was asked for, before it adapted.
    private let asked: AdaptedPresentation
    /// The controller whose room it takes; the presenter itself but for custom styles in a context.
    private let context: UIViewController
    /// Whether the presenter's view leaves the window (ledger 2.2, 2.3).
    private(set) var removesPresenter: Bool
    private(set) var container: UITransitionView?
    /// Where the presenter's view stood before UIKit moved it into the container.
    private var home: (superview: UIView, index: Int)?
    /// Whether there was no place for the container when the presentation began.
    private var beganWithoutHost = false
    /// Its frame there, and the size of that place, before anybody moved it.
    private var placeAtStart = (frame: CGRect.zero, size: CGSize.zero)
    /// To what it could not adapt while a transition was under way.
    private var missedTraits: UITraitCollection?
    /// Where UIKit took the presenter's view from; nil for a presenter that stays.
    var homeOfPresenter: UIView? { home?.superview }
    var containerOfViews: UIView? { container }
    var detent: Int? { sheet?.selectedIndex }
    /// How far the container moves the presenter's view, so that it stays where it was on screen.
    private var carriedBy = CGVector.zero
    /// The container whose terms those are.
    private weak var carrier: UIView?
    /// The size of that place when the presenter's view left it.
    private var homeSize = CGSize.zero

    init(
        presenter: UIViewController, context: UIViewController, asked: AdaptedPresentation,
        adapted: AdaptedPresentation
    ) {
        self.presenter = presenter
        self.context = context
        self.asked = asked
        presented = adapted.presented
        style = adapted.style
        controller = adapted.controller
        removesPresenter = style.removesPresenter || controller.shouldRemovePresentersView
    }

    /// Ties the two controllers; readable as soon as `present` has returned (ledger 1.2).
    func establish() {
        controller.settle(presenter: presenter)
        presented.existingRareState?.plannedController = nil
        presenter.presentation = self
        presented.ownPresentation = self
    }

    /// Unties them. The last hook still sees its container, which is out of the window by then (ledger 1.13).
    func untie() {
        if presented.ownPresentation === self { presented.ownPresentation = nil }
        if presenter.presentation === self { presenter.presentation = nil }
    }

    func dissolve() {
        controller.containerView = nil
        untie()
    }

    // MARK: The container (ledger 2.1)

    /// The container; made at the first question, which may come before the start (ledger 1.14).
    var madeContainer: UITransitionView {
        if let container { return container }
        let made = UITransitionView(frame: placeOfContainer ?? host?.bounds ?? context.viewIfLoaded?.frame ?? .zero)
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

    /// Puts the container into its host.
    ///
    /// - Parameter takesPresenter: whether the presenter's view of a removing style comes into the container (C8).
    func installContainer(takingPresenter takesPresenter: Bool) {
        let container = madeContainer
        // Where a tab or a page has gone since the request, the container is shown with it, when that comes back.
        if let host { place(container, in: host) } else { beganWithoutHost = true }
        controller.containerView = container
        guard removesPresenter, let view = presenter.view, let superview = view.superview else { return }
        home = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
        placeAtStart = (view.frame, superview.bounds.size)
        guard takesPresenter else { return }
        container.addSubview(view)
        carryPresenterView()
    }

    /// Places the presenter's view in the terms of the container, as it was in those of its home: the two need not
    /// begin at the same corner of the window.
    ///
    /// - Parameter other: the container in which it is shown; nil for the presentation's own.
    func carryPresenterView(in other: UIView? = nil) {
        guard removesPresenter, carriedBy == .zero, let home, let container = other ?? container,
            let view = presenter.viewIfLoaded, let window = container.window, home.superview.window === window
        else { return }
        carrier = container
        let corner = container.convert(CGPoint.zero, from: home.superview)
        carry(view, by: CGVector(dx: corner.x, dy: corner.y))
    }

    /// Places it in the terms of its home again.
    func carryPresenterViewBack() {
        guard let view = presenter.viewIfLoaded else { return }
        carry(view, by: CGVector(dx: -carriedBy.dx, dy: -carriedBy.dy))
    }

    private func carry(_ view: UIView, by way: CGVector) {
        guard way != .zero else { return }
        carriedBy = CGVector(dx: carriedBy.dx + way.dx, dy: carriedBy.dy + way.dy)
        view.center = CGPoint(x: view.center.x + way.dx, y: view.center.y + way.dy)
    }

    /// The frame of a container that stands in for a view beside others; nil for one that fills its host.
    private var placeOfContainer: CGRect? {
        guard removesPresenter, let view = context.viewIfLoaded, host === view.superview, host !== view.window else {
            return nil
        }
        return view.frame
    }

    /// Over all that the host shows, or in the place of the context's view.
    private func place(_ container: UITransitionView, in host: UIView) {
        guard let frame = placeOfContainer, let view = context.viewIfLoaded else {
            container.frame = host.bounds
            return host.addSubview(container)
        }
        container.frame = frame
        container.autoresizingMask = view.autoresizingMask
        container.standIn(for: view)
        host.insertSubview(container, aboveSubview: view)
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
        carryPresenterViewBack()
        container?.followPlace()
    }

    /// Where UIKit wants the presenter's view in the container at the end of a dismissal, wherever an animator has left
    /// it; nil while it stays where it is.
    func presenterFrame(in container: UIView) -> CGRect? {
        guard removesPresenter, let home, let view = presenter.viewIfLoaded else { return nil }
        if let own = self.container, own.standsIn(for: view) {
            return own.window === container.window ? container.convert(own.bounds, from: own) : container.bounds
        }
        let size = home.superview.bounds.size
        let frame =
            size == placeAtStart.size
            ? placeAtStart.frame
            : frameOfOwnPresentation(in: home.superview)
                ?? UIView.resized(
                    placeAtStart.frame, from: placeAtStart.size, to: size, mask: view.autoresizingMask)
        return container.convert(frame, from: home.superview)
    }

    /// Where the presenter's own presentation puts its view, if it is one of UIKit's.
    private func frameOfOwnPresentation(in superview: UIView) -> CGRect? {
        guard let own = presenter.ownPresentation, own.container === superview, own.controller.laysOutPresentedView
        else { return nil }
        return own.controller.frameOfPresentedViewInContainerView
    }

    /// The room has changed while UIKit's own transition shows the presenter's view in the container: one that is
    /// itself presented by UIKit goes where that presentation wants it, as a mask knows nothing of a sheet.
    func placePresenterView(in container: UITransitionView) {
        guard let view = presenter.viewIfLoaded, view.superview === container, view.transform.isIdentity, let home,
            let transition = World.current?.transitions.modalTransition(of: presented), transition.isBuiltIn,
            let frame = frameOfOwnPresentation(in: home.superview)
        else { return }
        view.frame = container.convert(frame, from: home.superview)
    }

    /// The container has been moved: on its way home the presenter's view goes as much farther.
    func noteMove(ofContainer way: CGVector) {
        carriedBy = CGVector(dx: carriedBy.dx - way.dx, dy: carriedBy.dy - way.dy)
    }

    /// Gives the absent presenter's view the size that it would have if it had stayed: no animator sees to its frame.
    func resizePresenterView() {
        guard removesPresenter, let home else { return }
        let isCarried = carriedBy != .zero
        carryPresenterViewBack()
        resizePresenterView(to: home.superview)
        if isCarried { carryPresenterView(in: carrier) }
    }

    private func resizePresenterView(to superview: UIView) {
        guard superview.bounds.size != homeSize, let view = presenter.viewIfLoaded, view.superview == nil else {
            return
        }
        view.frame =
            frameOfOwnPresentation(in: superview)
            ?? UIView.resized(view.frame, from: homeSize, to: superview.bounds.size, mask: view.autoresizingMask)
    }

    /// Puts the presenter's view back to where it stood, as it is: no frame and no transform is repaired.
    ///
    /// After a cancelled presentation only a view that is still in the container comes back: what the client removed
    /// stays removed (ledger 2.9).
    func returnPresenterView(evenIfRemoved: Bool) {
        guard removesPresenter, let view = presenter.viewIfLoaded else { return }
        guard let home else { return beganWithoutHost ? takePlaceOfContainer(view) : () }
        let isInContainer = container.map { view.isDescendant(of: $0) } ?? false
        guard isInContainer || evenIfRemoved, view.superview !== home.superview else { return }
        // A tab that has gone takes the container along, and gets its view when it is shown again.
        guard context.parent == nil || container?.superview === home.superview else { return }
        home.superview.insertSubview(view, at: min(home.index, home.superview.subviews.count))
        carryPresenterViewBack()
    }

    /// Puts the presenter's view where the container is: it was in no window when the presentation began, and the
    /// container alone has been shown in its place since.
    private func takePlaceOfContainer(_ view: UIView) {
        guard let container, let place = container.superview, view.superview !== place else { return }
        view.frame = container.frame
        place.insertSubview(view, aboveSubview: container)
    }

    /// Removes the container with all that is left in it (ledger 2.8, 2.9).
    func removeContainer() {
        container?.removeFromSuperview()
        container = nil
    }

    // MARK: Another size class

    /// Adapts anew when the room has changed, as a popover becomes a sheet and a popover again.
    func adaptAgain(to traits: UITraitCollection, with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard asked.style != .custom else { return }
        guard let container, World.current?.transitions.modalTransition(of: presented) == nil else {
            missedTraits = traits
            return
        }
        missedTraits = nil
        let style = asked.adaptedStyle(in: traits)
        guard style != self.style, !World.isFrozen else { return }
        let adapted = asked.adapted(to: traits)
        guard adapted.presented === presented || presented.presentation == nil, !World.isFrozen else { return }
        controller.delegate?.presentationController(
            asked.controller,
            willPresentWithAdaptiveStyle: style == asked.style ? .none : style.modalPresentationStyle,
            transitionCoordinator: coordinator)
        guard !World.isFrozen else { return }
        exchange(for: adapted, in: container)
    }

    /// Adapts at the end of a transition during which the room has changed.
    func adaptToMissedTraits() {
        if let missedTraits { adaptAgain(to: missedTraits, with: nil) }
    }

    private func exchange(for adapted: AdaptedPresentation, in container: UITransitionView) {
        controller.leave(container)
        controller.containerView = nil
        (style, controller) = (adapted.style, adapted.controller)
        controller.settle(presenter: presenter)
        controller.containerView = container
        container.presentationController = controller
        controller.takeOver(container)
        if adapted.presented !== presented { show(adapted.presented, in: container) }
        let removed = removesPresenter
        removesPresenter = style.removesPresenter || controller.shouldRemovePresentersView
        if removed != removesPresenter { movePresenter() }
        if let view = controller.presentedView { view.frame = controller.frameOfPresentedViewInContainerView }
    }

    /// Shows another controller in place of the presented one: a stack around it, or what the stack had around.
    private func show(_ substitute: UIViewController, in container: UITransitionView) {
        presented.beginAppearanceChange(false, animated: false)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.endAppearanceChange()
        if presented.ownPresentation === self { presented.ownPresentation = nil }
        substitute.leaveSubstitute()
        World.current?.record(.presentedInstead(of: presented.objectID, controller: substitute.objectID))
        presented = substitute
        substitute.ownPresentation = self
        guard !World.isFrozen, let view = controller.presentedView else { return }
        substitute.beginAppearanceChange(true, animated: false)
        container.addSubview(view)
        substitute.endAppearanceChange()
    }

    /// The presenter's view goes or comes back with the style.
    private func movePresenter() {
        presenter.beginAppearanceChange(!removesPresenter, animated: false)
        if removesPresenter {
            if let view = presenter.viewIfLoaded, let superview = view.superview {
                home = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
                placeAtStart = (view.frame, superview.bounds.size)
            }
            removePresenterView()
        } else if let home, let view = presenter.viewIfLoaded {
            resizePresenterView(to: home.superview)
            home.superview.insertSubview(view, at: min(home.index, home.superview.subviews.count))
        }
        presenter.endAppearanceChange()
    }
}

extension UIViewController {
    /// Leaves the controller that stood in for it.
    fileprivate func leaveSubstitute() {
        guard let parent else { return }
        parent.letGo(of: self)
        guard self.parent === parent else { return }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
