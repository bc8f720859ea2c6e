/// A layer property that animates.
enum LayerKey: UInt8, Sendable {
    case bounds, position, transform, opacity, backgroundColor, cornerRadius, zPosition, borderWidth, borderColor
    case shadowOpacity, shadowRadius, shadowColor, anchorPoint
    /// Values that most layers leave alone.
    case shadowOffset, shadowPath, sublayerTransform
    /// What a view transition fades: it has no value.
    case contents

    /// Whether animations of the property add up rather than replace each other (ledger 6.8).
    var isAdditive: Bool { self == .bounds || self == .position || self == .transform }

    /// Whether it says where the layer is.
    var isGeometry: Bool { self == .bounds || self == .position }

    /// Whether the value is among a layer's extras.
    var isRare: Bool { self == .shadowOffset || self == .shadowPath || self == .sublayerTransform }

    /// The key as Core Animation writes it.
    var name: String {
        switch self {
        case .bounds: "bounds"
        case .position: "position"
        case .transform: "transform"
        case .opacity: "opacity"
        case .backgroundColor: "backgroundColor"
        case .cornerRadius: "cornerRadius"
        case .zPosition: "zPosition"
        case .borderWidth: "borderWidth"
        case .borderColor: "borderColor"
        case .shadowOpacity: "shadowOpacity"
        case .shadowRadius: "shadowRadius"
        case .shadowColor: "shadowColor"
        case .anchorPoint: "anchorPoint"
        case .shadowOffset: "shadowOffset"
        case .shadowPath: "shadowPath"
        case .sublayerTransform: "sublayerTransform"
        case .contents: "contents"
        }
    }
}

/// The value of one property.
enum LayerValue: Equatable, Sendable {
    case number(Double)
    case point(CGPoint)
    case rect(CGRect)
    case affine(CGAffineTransform)
    case size(CGSize)
    case color(CGColor?)
    case path(CGPath?)
    case list([LayerValue])
    /// A transform with depth or perspective.
    indirect case matrix(CATransform3D)
    case none
}
