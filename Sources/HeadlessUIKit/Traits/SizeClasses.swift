@MainActor
extension UITraitCollection {
    /// The side in points from which a window is a tablet's.
    private static let leastTabletSide: CGFloat = 500
    /// The width in points from which a tablet's window is regular.
    private static let leastRegularWidth: CGFloat = 640
    /// The shorter side of the large phones, whose width is regular when they lie on their side.
    private static let largePhoneSide: CGFloat = 414

    /// The traits of a window of that size, as on the device that has it.
    static func traits(forWindowOf size: CGSize) -> UITraitCollection {
        let shortSide = min(size.width, size.height)
        let isTablet = shortSide >= leastTabletSide
        let liesOnItsSide = size.width > size.height
        let hasRegularWidth =
            isTablet ? size.width >= leastRegularWidth : liesOnItsSide && shortSide >= largePhoneSide
        return UITraitCollection(
            values: Values(
                idiom: isTablet ? .pad : .phone, style: .light, direction: .leftToRight, scale: isTablet ? 2 : 3,
                horizontal: hasRegularWidth ? .regular : .compact,
                vertical: !isTablet && liesOnItsSide ? .compact : .regular, level: .base, gamut: .P3,
                force: .unavailable, contrast: .normal, contentSize: .large))
    }

    /// These traits where `other` specifies none.
    func overridden(by other: UITraitCollection?) -> UITraitCollection {
        guard let other else { return self }
        let merged = values.overridden(by: other.values)
        return merged == values ? self : UITraitCollection(values: merged)
    }

    func overridden(by overrides: UITraitOverrides?) -> UITraitCollection {
        guard let overrides else { return self }
        let merged = values.overridden(by: overrides.values)
        return merged == values ? self : UITraitCollection(values: merged)
    }

    func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != values.style else { return self }
        var merged = values
        merged.style = style
        return UITraitCollection(values: merged)
    }
}

/// The traits that everything in a world's windows inherits.
@MainActor
final class TraitsInWorld: WorldPart {
    static let slot = WorldSlot.traits

    /// Nil until they are asked for: the launch decides them.
    fileprivate var traits: UITraitCollection?
}

extension World {
    var traits: UITraitCollection {
        get {
            let kept = part(TraitsInWorld.self)
            if let traits = kept.traits { return traits }
            let made = UITraitCollection.traits(forWindowOf: launchSize)
            kept.traits = made
            return made
        }
        set { part(TraitsInWorld.self).traits = newValue }
    }
}
