/// A menu that a long press on a view brings up. The menu is presented: until it has gone, its presenter presents
/// nothing else (ledger 11.11).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private let recognizer = UILongPressGestureRecognizer()
    private weak var menu: ContextMenuController?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.addTarget(self, action: Selector("press(_:)", UIContextMenuInteraction.press))
    }

    open func willMove(to view: UIView?) {
        if view == nil { self.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

    /// Takes the menu away, if it is shown.
    open func dismissMenu() { menu?.close() }

    private func press(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, menu == nil, let view, let presenter = view.nearestController else { return }
        let place = recognizer.location(in: view)
        guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place),
            !World.isFrozen
        else { return }
        let shown = ContextMenuController(configuration, of: self)
        menu = shown
        let animator = MenuAnimator(shown.preview)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        presenter.present(shown, animated: true) { animator.complete() }
        if shown.ownPresentation != nil { animator.animate(beside: shown) }
    }

    /// The menu is about to go.
    func willEnd(_ menu: ContextMenuController) {
        let animator = MenuAnimator(menu.preview)
        menu.ending = animator
        delegate?.contextMenuInteraction(self, willEndFor: menu.configuration, animator: animator)
    }

    /// The preview was tapped: it is to be shown for good.
    func commit(_ menu: ContextMenuController) {
        let animator = MenuAnimator(menu.preview)
        delegate?.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
        menu.close { animator.complete() }
        animator.animate(beside: menu)
    }
}

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: (any NSCopying)?
    let previewProvider: (() -> UIViewController?)?
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// What goes along with a menu as it comes or goes, and what follows it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for a preview that is to be shown for good.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// Gives the menu of a view, and is told when it comes and goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Nil for no menu there.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// Keeps what an app wants to happen along with a menu.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ preview: UIViewController?) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Along with the menu's own transition.
    func animate(beside menu: UIViewController) {
        let blocks = animations
        animations = []
        guard !blocks.isEmpty else { return }
        guard let coordinator = menu.transitionCoordinator else { return blocks.forEach { $0() } }
        coordinator.animate(alongsideTransition: { _ in blocks.forEach { $0() } })
    }

    func complete() {
        let blocks = completions
        completions = []
        for block in blocks where !World.isFrozen { block() }
    }
}
