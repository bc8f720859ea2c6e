/// What a page shows in place of content that it has not; held, and shown by no view of the model.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var attributedText: NSAttributedString?
    public var background = UIBackgroundConfiguration.clear()

    /// Nothing but what is set.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// That it is on its way.
    public static func loading() -> UIContentUnavailableConfiguration { made("Loading…") }
    /// That a search has found nothing.
    public static func search() -> UIContentUnavailableConfiguration { made("No Results") }

    private static func made(_ text: String) -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.text = text
        return made
    }

    public func makeContentView() -> any UIView & UIContentView { UnavailableContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// An empty view.
private final class UnavailableContentView: UIView, UIContentView {
    @Held var configuration: any UIContentConfiguration = UIContentUnavailableConfiguration()

    init(configuration: UIContentUnavailableConfiguration) {
        super.init(frame: .zero)
        self.configuration = configuration
    }

    required init?(coder: NSCoder) { nil }
}

extension UIViewController {
    /// What the page shows in place of content; held.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { existingRareState?.unavailableContent as? any UIContentConfiguration }
        set { if !World.isFrozen { rareState.unavailableContent = newValue } }
    }
}

/// What lies behind a cell's content; held.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
