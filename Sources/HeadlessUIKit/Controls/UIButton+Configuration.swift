extension UIButton {
    /// The look of a button as one value. It is held; only title, image and insets show, in the button's size.
    public struct Configuration {
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var titleAlignment = TitleAlignment.automatic
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var showsActivityIndicator = false
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        @MainActor @preconcurrency public static func plain() -> Configuration { Configuration() }
        @MainActor @preconcurrency public static func tinted() -> Configuration { Configuration() }
        @MainActor @preconcurrency public static func gray() -> Configuration { Configuration() }
        @MainActor @preconcurrency public static func filled() -> Configuration { Configuration() }
        @MainActor @preconcurrency public static func borderless() -> Configuration { Configuration() }
        @MainActor @preconcurrency public static func bordered() -> Configuration { Configuration() }
        @MainActor @preconcurrency public static func borderedTinted() -> Configuration { Configuration() }
        @MainActor @preconcurrency public static func borderedProminent() -> Configuration { Configuration() }

        public func updated(for button: UIButton) -> Configuration { self }
    }
}

/// Edges by the direction of text.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
