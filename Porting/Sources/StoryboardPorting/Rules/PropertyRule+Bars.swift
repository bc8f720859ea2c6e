extension PropertyRule {
    /// What every bar has.
    static let bar: [PropertyRule] = [
        PropertyRule("barStyle", .choice("default black blackOpaque=black blackTranslucent=black")),
        PropertyRule("translucent", "isTranslucent", .flag),
        PropertyRule("barTintColor", .value),
    ]

    static let navigationBar: [PropertyRule] = [
        PropertyRule("largeTitles", "prefersLargeTitles", .flag),
        PropertyRule("shadowImage", .image),
        PropertyRule("backIndicatorImage", .image),
        PropertyRule("backIndicatorTransitionMask", "backIndicatorTransitionMaskImage", .image),
    ]

    static let tabBar: [PropertyRule] = [
        PropertyRule("selectedImageTintColor", "tintColor", .value),
        PropertyRule("unselectedItemTintColor", .value),
        PropertyRule("backgroundImage", .image),
        PropertyRule("shadowImage", .image),
    ]

    static let searchBar: [PropertyRule] = [
        PropertyRule("text", .text),
        PropertyRule("placeholder", .text),
        PropertyRule("prompt", .text),
        PropertyRule("barStyle", .choice("default black")),
        PropertyRule("searchBarStyle", .choice("default prominent minimal")),
        PropertyRule("barTintColor", .value),
        PropertyRule("translucent", "isTranslucent", .flag),
        PropertyRule("showsCancelButton", .flag),
        PropertyRule("showsScopeBar", .flag),
        PropertyRule("selectedScopeButtonIndex", .integer),
    ]

    static let navigationItem: [PropertyRule] = [
        PropertyRule("title", .text),
        PropertyRule("prompt", .text),
        PropertyRule("backButtonTitle", .text),
        PropertyRule("hidesBackButton", .flag),
        PropertyRule("leftItemsSupplementBackButton", .flag),
        PropertyRule("largeTitleDisplayMode", .choice("automatic always never")),
        PropertyRule("backButtonDisplayMode", .choice("default generic minimal")),
    ]

    /// What bar buttons and tabs have.
    static let barItem: [PropertyRule] = [
        PropertyRule("title", .text),
        PropertyRule("image", .image),
        PropertyRule("imageInsets", .value),
        PropertyRule("enabled", "isEnabled", .flag),
        PropertyRule("tag", .integer),
    ]

    static let barButton: [PropertyRule] =
        barItem + [
            PropertyRule("style", .choice("plain bordered done"), standard: ".plain"),
            PropertyRule("width", .number),
            PropertyRule("tintColor", .value),
        ]

    static let tabBarItem: [PropertyRule] =
        barItem + [
            PropertyRule("selectedImage", .image),
            PropertyRule("badgeValue", .text),
            PropertyRule("badgeColor", .value),
        ]
}
