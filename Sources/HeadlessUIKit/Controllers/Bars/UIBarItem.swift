/// What stands in a bar: a title, and whether it can be tapped.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    @Held open var title: String?
    @Held open var image: UIImage?
    @Held open var imageInsets = UIEdgeInsets.zero
    @Held open var isEnabled = true
    @Held open var tag = 0
    @Held open var accessibilityIdentifier: String?
    @Held open var accessibilityLabel: String?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }
}

/// The state of a bar, by which looks are told apart.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}
