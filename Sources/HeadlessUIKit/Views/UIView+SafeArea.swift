// Who is told of a safe area that changes: controllers, and views whose class may ask to be told. Only these and what
// they are in carry a mark, so that no other view pays for a move.
extension UIView {
    /// The view, or one in it, has moved, or has other insets: those inside are compared before the next layout.
    func safeAreaMayChange() {
        guard hearsOfSafeArea, !awaitsSafeArea, !World.isFrozen, isInWindow, let world = World.current
        else { return }
        awaitsSafeArea = true
        world.views.safeAreaRoots.append(self)
    }

    /// Marks the views around one that carries the mark.
    func leadToSafeAreaListener() {
        var view: UIView? = self
        while let marked = view, !marked.hearsOfSafeArea {
            marked.hearsOfSafeArea = true
            view = marked.superview
        }
    }

    /// The view, which carries the mark, has come into its superview.
    func hasMovedIntoSafeArea() {
        superview?.leadToSafeAreaListener()
        safeAreaMayChange()
    }

    /// Tells of a safe area that is not as it was when it was told last, the view first; as layout begins.
    func noteSafeArea() -> Bool {
        guard owner != nil || isOfAppsClass else { return false }
        if !hearsOfSafeArea { leadToSafeAreaListener() }
        let insets = safeAreaInsets
        guard insets != attachments?.knownSafeAreaInsets ?? .zero else { return false }
        madeAttachments.knownSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        return true
    }

    /// Tells those inside whose insets have changed, superviews first; each lays out.
    fileprivate func noteSafeAreasInside() {
        guard hearsOfSafeArea, !World.isFrozen else { return }
        if noteSafeArea() { markForLayout() }
        for child in children where child.hearsOfSafeArea { child.noteSafeAreasInside() }
    }

    /// Whether its class may have overridden what UIKit's own do not.
    private var isOfAppsClass: Bool {
        let kind: UIView.Type = type(of: self)
        return kind != UIView.self && AppsClasses.contains(kind)
    }
}

/// Which classes are the app's: asked at each layout, and the same for as long as the process lasts.
@MainActor
private enum AppsClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]
    private static let ownModule = moduleName(of: UIView.self)

    static func contains(_ kind: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(kind)] { return answer }
        let answer = moduleName(of: kind) != ownModule
        known[ObjectIdentifier(kind)] = answer
        return answer
    }

    private static func moduleName(of kind: UIView.Type) -> Substring {
        String(reflecting: kind).prefix { $0 != "." }
    }
}

extension World {
    /// Compares the safe areas that may have changed.
    func noteSafeAreas() {
        guard !views.safeAreaRoots.isEmpty else { return }
        let roots = views.safeAreaRoots
        views.safeAreaRoots = []
        for root in roots { root.awaitsSafeArea = false }
        for root in roots where root.isInWindow { root.noteSafeAreasInside() }
    }
}
