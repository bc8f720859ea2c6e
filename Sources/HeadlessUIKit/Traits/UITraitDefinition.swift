/// A trait: one of UIKit's, or one of the app's own with its default (ledger 11.3).
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { "\(Self.self)" }
    public static var identifier: String { "\(Self.self)" }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// One of UIKit's traits, by its key path among the values.
protocol StandardTrait: UITraitDefinition {
    static var keyPath: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

public enum UITraitUserInterfaceIdiom: StandardTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.idiom }
}

public enum UITraitUserInterfaceStyle: StandardTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.style }
}

public enum UITraitLayoutDirection: StandardTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.direction }
}

public enum UITraitDisplayScale: StandardTrait {
    public static var defaultValue: CGFloat { 0 }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.scale }
}

public enum UITraitHorizontalSizeClass: StandardTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontal }
}

public enum UITraitVerticalSizeClass: StandardTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.vertical }
}

public enum UITraitUserInterfaceLevel: StandardTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.level }
}

public enum UITraitDisplayGamut: StandardTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.gamut }
}

public enum UITraitForceTouchCapability: StandardTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> { \.force }
}

public enum UITraitAccessibilityContrast: StandardTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.contrast }
}

public enum UITraitPreferredContentSizeCategory: StandardTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var keyPath: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.contentSize }
}

/// The values of the app's own traits; what cannot be compared counts as changed. Read and written on the main actor.
struct OwnTraits: Equatable, @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]

    func value(of trait: any UITraitDefinition.Type) -> Any? { values[ObjectIdentifier(trait)] }

    mutating func set(_ value: Any?, of trait: any UITraitDefinition.Type) { values[ObjectIdentifier(trait)] = value }

    /// These values where `other` has none.
    func overridden(by other: OwnTraits) -> OwnTraits {
        guard !other.values.isEmpty else { return self }
        var result = self
        result.values.merge(other.values) { $1 }
        return result
    }

    static func == (left: OwnTraits, right: OwnTraits) -> Bool {
        left.values.count == right.values.count
            && left.values.allSatisfy { entry in right.values[entry.key].map { areEqual(entry.value, $0) } ?? false }
    }
}

extension UITraitCollection {
    /// The value of a trait here.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

    /// The traits on which dynamic colours depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self,
        ]
    }
}

extension UITraitCollection.Values {
    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
        if let standard = trait as? any StandardTrait.Type, let value = read(standard) as? Trait.Value { return value }
        return own.value(of: trait) as? Trait.Value ?? trait.defaultValue
    }

    private func read<Trait: StandardTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.keyPath] }

    mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, of trait: Trait.Type) {
        if let standard = trait as? any StandardTrait.Type {
            write(value, standard)
        } else {
            own.set(value, of: trait)
        }
    }

    private mutating func write<Trait: StandardTrait>(_ value: Any?, _ trait: Trait.Type) {
        self[keyPath: trait.keyPath] = value as? Trait.Value ?? trait.defaultValue
    }

    /// Whether a trait has another value than there.
    func differs(from other: Self, in trait: UITrait) -> Bool {
        func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            !areEqual(value(of: trait), other.value(of: trait))
        }
        return compare(trait)
    }
}
