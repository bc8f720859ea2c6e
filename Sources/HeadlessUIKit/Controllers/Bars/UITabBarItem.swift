/// A tab: its title, and the number that its controller goes by.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    @Held open var badgeValue: String?
    @Held open var selectedImage: UIImage?
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

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, tag: tag)
        self.image = image
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, tag: 0)
        self.image = image
        self.selectedImage = selectedImage
    }

    convenience init(title: String?, tag: Int) {
        self.init()
        self.title = title
        self.tag = tag
    }
}
