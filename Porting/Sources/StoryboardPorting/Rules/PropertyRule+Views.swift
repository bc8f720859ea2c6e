extension PropertyRule {
    /// What every view has.
    static let view: [PropertyRule] = [
        PropertyRule("frame", .value),
        PropertyRule("bounds", .value),
        PropertyRule("autoresizingMask", .value),
        PropertyRule("autoresizesSubviews", .flag, standard: "true"),
        PropertyRule("translatesAutoresizingMaskIntoConstraints", .flag, standard: "true"),
        PropertyRule(
            "contentMode",
            .choice(
                "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight "
                    + "bottomLeft bottomRight"), standard: ".scaleToFill"),
        PropertyRule("alpha", .number, standard: "1"),
        PropertyRule("hidden", "isHidden", .flag),
        PropertyRule("opaque", "isOpaque", .flag, standard: "true"),
        PropertyRule("clipsSubviews", "clipsToBounds", .flag),
        PropertyRule("userInteractionEnabled", "isUserInteractionEnabled", .flag),
        PropertyRule("multipleTouchEnabled", "isMultipleTouchEnabled", .flag, standard: "false"),
        PropertyRule("exclusiveTouch", "isExclusiveTouch", .flag, standard: "false"),
        PropertyRule("tag", .integer, standard: "0"),
        PropertyRule("backgroundColor", .value),
        PropertyRule("tintColor", .value),
        PropertyRule("tintAdjustmentMode", .choice("automatic normal dimmed")),
        PropertyRule("preservesSuperviewLayoutMargins", .flag),
        PropertyRule("insetsLayoutMarginsFromSafeArea", .flag),
        PropertyRule("layoutMargins", .value),
        PropertyRule("directionalLayoutMargins", .value),
        PropertyRule(
            "semanticContentAttribute",
            .choice("unspecified playback spatial forceLeftToRight forceRightToLeft")),
        PropertyRule("userInterfaceStyle", "overrideUserInterfaceStyle", .choice("light dark")),
        hugging("horizontal"),
        hugging("vertical"),
        resistance("horizontal"),
        resistance("vertical"),
    ]

    private static func hugging(_ axis: String) -> PropertyRule {
        PropertyRule(
            "\(axis)HuggingPriority", "setContentHuggingPriority(UILayoutPriority(%), for: .\(axis))", .number)
    }

    private static func resistance(_ axis: String) -> PropertyRule {
        PropertyRule(
            "\(axis)CompressionResistancePriority",
            "setContentCompressionResistancePriority(UILayoutPriority(%), for: .\(axis))", .number)
    }

    static let alignment = "left center right justified natural"
    static let lineBreaks =
        "wordWrap=byWordWrapping characterWrap=byCharWrapping clip=byClipping headTruncation=byTruncatingHead "
        + "tailTruncation=byTruncatingTail middleTruncation=byTruncatingMiddle"

    static let label: [PropertyRule] = [
        PropertyRule("text", .text),
        PropertyRule("attributedText", .value),
        PropertyRule("fontDescription", "font", .value),
        PropertyRule("textColor", .value),
        PropertyRule("highlightedColor", "highlightedTextColor", .value),
        PropertyRule("shadowColor", .value),
        PropertyRule("shadowOffset", .value),
        PropertyRule("numberOfLines", .integer, standard: "1"),
        PropertyRule("textAlignment", .choice(alignment), standard: ".natural"),
        PropertyRule("lineBreakMode", .choice(lineBreaks), standard: ".byTruncatingTail"),
        PropertyRule(
            "baselineAdjustment", .choice("alignBaselines alignCenters none"), standard: ".alignBaselines"),
        PropertyRule("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", .flag, standard: "false"),
        PropertyRule("adjustsFontForContentSizeCategory", .flag, standard: "false"),
        PropertyRule("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation", .flag),
        PropertyRule("minimumScaleFactor", .number, standard: "0"),
        PropertyRule("preferredMaxLayoutWidth", .number),
        PropertyRule("enabled", "isEnabled", .flag),
        PropertyRule("highlighted", "isHighlighted", .flag),
    ]

    static let imageView: [PropertyRule] = [
        PropertyRule("image", .image),
        PropertyRule("highlightedImage", .image),
        PropertyRule("highlighted", "isHighlighted", .flag),
    ]

    static let stack: [PropertyRule] = [
        PropertyRule("axis", .choice("horizontal vertical"), standard: ".horizontal"),
        PropertyRule(
            "distribution", .choice("fill fillEqually fillProportionally equalSpacing equalCentering"),
            standard: ".fill"),
        PropertyRule(
            "alignment", .choice("fill leading top firstBaseline center trailing bottom lastBaseline"),
            standard: ".fill"),
        PropertyRule("spacing", .number, standard: "0"),
        PropertyRule("baselineRelativeArrangement", "isBaselineRelativeArrangement", .flag),
        PropertyRule("layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement", .flag),
    ]

    static let progress: [PropertyRule] = [
        PropertyRule("progressViewStyle", .choice("default bar"), standard: ".default"),
        PropertyRule("progress", .number),
        PropertyRule("progressTintColor", .value),
        PropertyRule("trackTintColor", .value),
    ]

    static let indicator: [PropertyRule] = [
        PropertyRule("style", .choice("whiteLarge white gray medium large")),
        PropertyRule("color", .value),
        PropertyRule("hidesWhenStopped", .flag, standard: "true"),
    ]
}
