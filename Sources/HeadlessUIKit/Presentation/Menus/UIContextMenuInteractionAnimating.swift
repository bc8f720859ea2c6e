/// What goes along with a menu as it comes or goes, and what follows it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for a preview that is to be shown for good.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Held for the caller: the menu goes in one way.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a menu goes whose preview is to be shown for good.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}

/// Keeps what an app wants to happen along with a menu.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    @Held var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
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
