/// A menu that a long press on a view brings up. The menu is presented: until it has gone, its presenter presents
/// nothing else (ledger 11.11).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, MenuKeeper {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private let recognizer = MenuPressGestureRecognizer()
    /// What a press that is about to begin has been given to show.
    private var found: UIContextMenuConfiguration?
    private weak var menu: ContextMenuController?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.interaction = self
        recognizer.addTarget(self, action: Selector("press(_:)", UIContextMenuInteraction.press))
    }

    open func willMove(to view: UIView?) {
        if view == nil { self.view?.detachRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

    /// Takes the menu away, if it is shown.
    open func dismissMenu() { menu?.close() }

    /// Asks for the menu of a press that has lasted long enough; without one it is no press.
    func findMenu() -> Bool {
        found = nil
        guard menu == nil, let view, view.nearestController != nil else { return false }
        found = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: recognizer.location(in: view))
        return found != nil && !World.isFrozen
    }

    func forgetMenu() { found = nil }

    private func press(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, let configuration = found, let presenter = view?.nearestController else {
            return
        }
        found = nil
        let shown = ContextMenuController(configuration, of: self)
        // The press has begun, and comes to nothing.
        guard !shown.isEmpty, !World.isFrozen else { return }
        menu = shown
        askForPreview(highlighting: true, of: configuration)
        let animator = MenuAnimator(shown.preview)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        presenter.present(shown, animated: true) { animator.complete() }
        if shown.ownPresentation != nil { animator.animate(beside: shown) }
    }

    /// What is highlighted as the menu comes, and goes back into its place as the menu goes: nothing shows it in the
    /// model.
    private func askForPreview(highlighting: Bool, of configuration: UIContextMenuConfiguration) {
        guard !World.isFrozen else { return }
        let identifier: any NSCopying = configuration.identifier ?? NSString(string: "menu")
        if highlighting {
            _ = delegate?.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
        } else {
            _ = delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
        }
    }

    /// The menu is about to go.
    func willEnd(_ menu: ContextMenuController) {
        askForPreview(highlighting: false, of: menu.configuration)
        let animator = MenuAnimator(menu.preview)
        menu.ending = animator
        delegate?.contextMenuInteraction(self, willEndFor: menu.configuration, animator: animator)
    }

    /// The preview was tapped: it is to be shown for good, along with the menu that goes or afterwards.
    func commit(_ menu: ContextMenuController) {
        let animator = MenuAnimator(menu.preview)
        delegate?.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
        guard !World.isFrozen else { return }
        menu.letGoOfPreview()
        menu.close { animator.complete() }
        animator.animate(beside: menu)
    }
}

/// Gives the menu of a view, and is told when it comes and goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Nil for no menu there.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Asked where the method with an identifier is missing.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Asked where the method with an identifier is missing.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
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
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
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
