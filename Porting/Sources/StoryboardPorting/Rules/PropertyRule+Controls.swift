extension PropertyRule {
    /// What every control has.
    static let control: [PropertyRule] = [
        PropertyRule("enabled", "isEnabled", .flag, standard: "true"),
        PropertyRule("selected", "isSelected", .flag, standard: "false"),
        PropertyRule("highlighted", "isHighlighted", .flag, standard: "false"),
        PropertyRule(
            "contentHorizontalAlignment", .choice("center left right fill leading trailing"), standard: ".center"),
        PropertyRule("contentVerticalAlignment", .choice("center top bottom fill"), standard: ".center"),
        PropertyRule("showsMenuAsPrimaryAction", .flag, standard: "false"),
        PropertyRule("toolTip", .text),
    ]

    static let button: [PropertyRule] = [
        PropertyRule("fontDescription", "titleLabel?.font", .value),
        PropertyRule(
            "lineBreakMode", "titleLabel?.lineBreakMode", .choice(lineBreaks), standard: ".byTruncatingMiddle"),
        PropertyRule("contentEdgeInsets", .value),
        PropertyRule("titleEdgeInsets", .value),
        PropertyRule("imageEdgeInsets", .value),
        PropertyRule("reversesTitleShadowWhenHighlighted", .flag),
        PropertyRule("adjustsImageWhenHighlighted", .flag),
        PropertyRule("adjustsImageWhenDisabled", .flag),
        PropertyRule("showsTouchWhenHighlighted", .flag),
        PropertyRule("changesSelectionAsPrimaryAction", .flag),
        PropertyRule("role", .choice("normal primary cancel destructive")),
    ]

    static let toggle: [PropertyRule] = [
        PropertyRule("on", "isOn", .flag),
        PropertyRule("onTintColor", .value),
        PropertyRule("thumbTintColor", .value),
        PropertyRule("title", .text),
    ]

    static let slider: [PropertyRule] = [
        PropertyRule("minValue", "minimumValue", .number, standard: "0"),
        PropertyRule("maxValue", "maximumValue", .number, standard: "1"),
        PropertyRule("value", .number, standard: "0"),
        PropertyRule("continuous", "isContinuous", .flag),
        PropertyRule("minimumTrackTintColor", .value),
        PropertyRule("maximumTrackTintColor", .value),
        PropertyRule("thumbTintColor", .value),
        PropertyRule("minimumValueImage", .image),
        PropertyRule("maximumValueImage", .image),
    ]

    static let stepper: [PropertyRule] = [
        PropertyRule("minimumValue", .number),
        PropertyRule("maximumValue", .number),
        PropertyRule("stepValue", .number),
        PropertyRule("value", .number),
        PropertyRule("wraps", .flag),
        PropertyRule("autorepeat", .flag),
        PropertyRule("continuous", "isContinuous", .flag),
    ]

    static let segments: [PropertyRule] = [
        PropertyRule("momentary", "isMomentary", .flag),
        PropertyRule("apportionsSegmentWidthsByContent", .flag),
        PropertyRule("selectedSegmentTintColor", .value),
    ]

    static let pages: [PropertyRule] = [
        PropertyRule("numberOfPages", .integer),
        PropertyRule("currentPage", .integer),
        PropertyRule("hidesForSinglePage", .flag),
        PropertyRule("pageIndicatorTintColor", .value),
        PropertyRule("currentPageIndicatorTintColor", .value),
    ]

    static let datePicker: [PropertyRule] = [
        PropertyRule("datePickerMode", .choice("time date dateAndTime countDownTimer")),
        PropertyRule("style", "preferredDatePickerStyle", .choice("automatic wheels compact inline")),
        PropertyRule("minuteInterval", .integer),
        PropertyRule("countDownDuration", .number),
    ]

    static let textField: [PropertyRule] = [
        PropertyRule("text", .text),
        PropertyRule("attributedText", .value),
        PropertyRule("placeholder", .text),
        PropertyRule("fontDescription", "font", .value),
        PropertyRule("textColor", .value),
        PropertyRule("textAlignment", .choice(alignment), standard: ".natural"),
        PropertyRule("borderStyle", .choice("none line bezel roundedRect")),
        PropertyRule("clearsOnBeginEditing", .flag),
        PropertyRule("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", .flag),
        PropertyRule("minimumFontSize", .number),
        PropertyRule("clearButtonMode", .choice("never whileEditing unlessEditing always")),
        PropertyRule("background", .image),
    ]

    static let textView: [PropertyRule] = [
        PropertyRule("text", .text),
        PropertyRule("attributedText", .value),
        PropertyRule("fontDescription", "font", .value),
        PropertyRule("textColor", .value),
        PropertyRule("textAlignment", .choice(alignment), standard: ".natural"),
        PropertyRule("editable", "isEditable", .flag),
        PropertyRule("selectable", "isSelectable", .flag),
    ]

    /// What the element `textInputTraits` says of a field.
    static let textInput: [PropertyRule] = [
        PropertyRule("autocapitalizationType", .choice("none words sentences allCharacters")),
        PropertyRule("autocorrectionType", .choice("default no yes")),
        PropertyRule("spellCheckingType", .choice("default no yes")),
        PropertyRule(
            "keyboardType",
            .choice(
                "default asciiCapable alphabet=asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad "
                    + "emailAddress decimalPad twitter webSearch")),
        PropertyRule("keyboardAppearance", .choice("default alert=dark dark light")),
        PropertyRule(
            "returnKeyType",
            .choice("default go google join next route search send yahoo done emergencyCall continue")),
        PropertyRule("enablesReturnKeyAutomatically", .flag),
        PropertyRule("secureTextEntry", "isSecureTextEntry", .flag),
    ]
}
