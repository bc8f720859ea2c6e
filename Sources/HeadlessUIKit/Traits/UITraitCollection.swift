/// What an interface knows of its surroundings: room, device, appearance.
@preconcurrency @MainActor
open class UITraitCollection: NSObject, NSCopying {
    /// The values; what is unspecified leaves the choice to others.
    struct Values: Equatable {
        var idiom = UIUserInterfaceIdiom.unspecified
        var style = UIUserInterfaceStyle.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var scale: CGFloat = 0
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var level = UIUserInterfaceLevel.unspecified
        var gamut = UIDisplayGamut.unspecified
        var force = UIForceTouchCapability.unknown
        var contrast = UIAccessibilityContrast.unspecified
        var contentSize = UIContentSizeCategory.unspecified
        var own = OwnTraits()
    }

    nonisolated let values: Values

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// Nothing is specified.
    public override convenience init() {
        self.init(values: Values())
    }

    public required init?(coder: NSCoder) {
        values = Values()
        super.init()
    }

    /// Later collections win over earlier ones.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(values: .with { $0.idiom = idiom })
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: .with { $0.style = userInterfaceStyle })
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: .with { $0.direction = layoutDirection })
    }
    public convenience init(displayScale scale: CGFloat) {
        self.init(values: .with { $0.scale = scale })
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: .with { $0.horizontal = horizontalSizeClass })
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: .with { $0.vertical = verticalSizeClass })
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(values: .with { $0.level = userInterfaceLevel })
    }
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(values: .with { $0.gamut = displayGamut })
    }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(values: .with { $0.force = capability })
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: .with { $0.contrast = accessibilityContrast })
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: .with { $0.contentSize = preferredContentSizeCategory })
    }

    /// Specifies what the block sets.
    public convenience init(mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) {
        self.init(values: Values().changed(by: mutations))
    }

    /// These traits with what the block sets.
    public func modifyingTraits(_ mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void)
        -> UITraitCollection
    {
        UITraitCollection(values: values.changed(by: mutations))
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    /// Pixels in a point.
    open var displayScale: CGFloat { values.scale }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.level }
    open var displayGamut: UIDisplayGamut { values.gamut }
    open var forceTouchCapability: UIForceTouchCapability { values.force }
    open var accessibilityContrast: UIAccessibilityContrast { values.contrast }

    /// The size of text that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }

    /// Whether everything that `trait` specifies holds here too.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether a dynamic colour may look different.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.style != other.style || values.contrast != other.contrast || values.level != other.level
            || values.gamut != other.gamut
    }

    /// The traits of the app's window.
    open class var current: UITraitCollection {
        get { World.current?.traits ?? UITraitCollection() }
        set { if !World.isFrozen { World.current?.traits = newValue } }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    nonisolated open override var hash: Int {
        values.horizontal.rawValue * 31 + values.vertical.rawValue * 7 + values.idiom.rawValue
    }
}

extension UITraitCollection.Values {
    fileprivate static func with(_ change: (inout Self) -> Void) -> Self {
        var values = Self()
        change(&values)
        return values
    }

    @MainActor
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
        var overrides = UITraitOverrides()
        overrides.values = self
        var traits: any UIMutableTraits = overrides
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }

    /// These values where `other` specifies none.
    func overridden(by other: Self) -> Self {
        var result = self
        if other.idiom != .unspecified { result.idiom = other.idiom }
        if other.style != .unspecified { result.style = other.style }
        if other.direction != .unspecified { result.direction = other.direction }
        if other.scale != 0 { result.scale = other.scale }
        if other.horizontal != .unspecified { result.horizontal = other.horizontal }
        if other.vertical != .unspecified { result.vertical = other.vertical }
        if other.level != .unspecified { result.level = other.level }
        if other.gamut != .unspecified { result.gamut = other.gamut }
        if other.force != .unknown { result.force = other.force }
        if other.contrast != .unspecified { result.contrast = other.contrast }
        if other.contentSize != .unspecified { result.contentSize = other.contentSize }
        result.own = own.overridden(by: other.own)
        return result
    }
}
