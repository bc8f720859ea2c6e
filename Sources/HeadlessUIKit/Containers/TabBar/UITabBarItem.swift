/// A tab: its title, and the number that its controller goes by.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    @Held open var badgeValue: String?
    @Held open var badgeColor: UIColor?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: nil, tag: tag)
    }

    convenience init(title: String?, tag: Int) {
        self.init()
        self.title = title
        self.tag = tag
    }
}
