extension UISheetPresentationController {
    /// A height at which a sheet may stop.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolve = resolve
            super.init()
        }

        /// About half of the room.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// All of the room.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height in points, without the safe area; nil leaves the detent out.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? unusedIdentifier(), resolver)
        }

        /// Two heights without names are two heights.
        private static func unusedIdentifier() -> Identifier {
            guard let sheets = World.current?.part(SheetsInWorld.self) else { return Identifier("custom") }
            sheets.unnamedDetentCount += 1
            return Identifier("custom \(sheets.unnamedDetentCount)")
        }

        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            height(in: context)
        }

        final func height(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            World.isFrozen ? nil : resolve(context)
        }
    }
}

/// What a custom detent may ask for its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// Points, without the safe area.
    var maximumDetentValue: CGFloat { get }
}

/// The room that a sheet has.
@MainActor
final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, height: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = height
        super.init()
    }
}

@MainActor
private final class SheetsInWorld: WorldPart {
    static let slot = WorldSlot.sheets

    /// Heights that were made without a name.
    var unnamedDetentCount = 0
}
