/// Finds the frames that the constraints of one tree of views come to.
///
/// Views with an autoresizing mask count as they are; the others get what the constraints say, and zero where they say
/// nothing.
@MainActor
final class LayoutEngine {
    var isDirty = true
    /// Whether views of the tree may wait for `updateConstraints()`.
    var awaitsUpdates = true
    /// The views whose frames were solved for.
    private var managed: [UIView] = []
    /// What the solution rests on: views as they were, with their frames, origins and insets.
    private var given: [(view: UIView, geometry: GivenGeometry)] = []
    /// The same of the outermost view, which has the engine and must not be held by it.
    private var givenRoot: GivenGeometry?

    /// Lets go of all views, since the tree changes.
    func forget() {
        isDirty = true
        managed = []
        given = []
        givenRoot = nil
    }

    private func isUpToDate(_ root: UIView) -> Bool {
        if isDirty { return false }
        if let givenRoot, givenRoot != GivenGeometry(of: root) { return false }
        return given.allSatisfy { $0.geometry == GivenGeometry(of: $0.view) }
    }

    func update(_ root: UIView) {
        guard !isUpToDate(root) else { return }
        isDirty = false
        let system = LayoutSystem(root: root)
        system.solve()
        for view in managed where system.index(of: view) == nil { view.constraintState?.solvedFrame = nil }
        managed = system.views
        given = system.given.filter { $0 !== root }.map { ($0, GivenGeometry(of: $0)) }
        givenRoot = system.given.contains { $0 === root } ? GivenGeometry(of: root) : nil
        for view in managed {
            let frame = system.frame(of: view)
            view.madeConstraintState.solvedFrame = frame
            if !view.stands(in: frame) { view.superview?.markForLayout() }
        }
        for guide in system.guides { guide.solvedFrame = system.frame(of: guide) }
        for view in system.contentViews { view.takeContentAreaSize(system.contentSize(of: view)) }
    }
}

/// The geometry of a view that constraints do not decide.
struct GivenGeometry: Equatable {
    private let frame: CGRect
    private let origin: CGPoint
    private let safeArea: UIEdgeInsets
    private let margins: UIEdgeInsets

    @MainActor
    init(of view: UIView) {
        frame = view.untransformedFrame
        origin = view.bounds.origin
        safeArea = view.safeAreaInsets
        margins = view.layoutMargins
    }
}
