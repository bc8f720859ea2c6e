/// What a cell shows, as a value: it makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one when it is given one.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration of that kind; if not, the cell makes another view.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state that a configuration may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isEditing = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// Shows the content of one cell: a view of its configuration in the place of the plain one.
@MainActor
struct CellContent {
    /// What is shown; the cell's own plain view where no configuration was set.
    private(set) var view: UIView
    private(set) var configuration: (any UIContentConfiguration)?

    init(plain: UIView) { view = plain }

    /// Gives the view that is shown another configuration, or makes the view for it in the same place.
    mutating func show(_ configuration: (any UIContentConfiguration)?, in cell: UIView) {
        guard !World.isFrozen else { return }
        self.configuration = configuration
        if let configuration, let shown = view as? any UIContentView, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        let made: UIView = configuration?.makeContentView() ?? UIView()
        made.frame = cell.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(made, aboveSubview: view)
        view.removeFromSuperview()
        view = made
    }
}
