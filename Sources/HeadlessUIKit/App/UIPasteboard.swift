/// What was copied, in one world: an app begins with nothing to paste.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private enum Contents {
        case nothing
        case strings([String])
        case images([UIImage])
        case urls([URL])
    }

    /// The pasteboard of the current world.
    public class var general: UIPasteboard { AppEnvironment.current.pasteboard }

    /// What is set takes the place of all else.
    @Held private var contents = Contents.nothing { didSet { if !World.isFrozen { changeCount += 1 } } }
    /// How often the contents have been set.
    open private(set) var changeCount = 0

    open var strings: [String]? {
        get { if case .strings(let strings) = contents { strings } else { nil } }
        set { contents = newValue.map { .strings($0) } ?? .nothing }
    }

    open var images: [UIImage]? {
        get { if case .images(let images) = contents { images } else { nil } }
        set { contents = newValue.map { .images($0) } ?? .nothing }
    }

    open var urls: [URL]? {
        get { if case .urls(let urls) = contents { urls } else { nil } }
        set { contents = newValue.map { .urls($0) } ?? .nothing }
    }

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    open var hasImages: Bool { !(images ?? []).isEmpty }
    open var hasURLs: Bool { !(urls ?? []).isEmpty }
}
