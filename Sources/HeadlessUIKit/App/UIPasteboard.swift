/// What was copied, in one world: an app begins with nothing to paste.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The pasteboard of the current world.
    public class var general: UIPasteboard { AppEnvironment.current.pasteboard }

    @Held open var strings: [String]?
    @Held open var images: [UIImage]?
    @Held open var urls: [URL]?
    /// How often the contents have been set.
    open private(set) var changeCount = 0

    open var string: String? {
        get { strings?.first }
        set { set { $0.strings = newValue.map { [$0] } } }
    }

    open var image: UIImage? {
        get { images?.first }
        set { set { $0.images = newValue.map { [$0] } } }
    }

    open var url: URL? {
        get { urls?.first }
        set { set { $0.urls = newValue.map { [$0] } } }
    }

    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    open var hasImages: Bool { !(images ?? []).isEmpty }
    open var hasURLs: Bool { !(urls ?? []).isEmpty }

    /// What is set takes the place of all else.
    private func set(_ change: (UIPasteboard) -> Void) {
        guard !World.isFrozen else { return }
        (strings, images, urls) = (nil, nil, nil)
        change(self)
        changeCount += 1
    }
}
