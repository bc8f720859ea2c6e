extension PropertyRule {
    /// What every scroll view has.
    static let scroll: [PropertyRule] = [
        PropertyRule("bounces", .flag),
        PropertyRule("alwaysBounceVertical", .flag),
        PropertyRule("alwaysBounceHorizontal", .flag),
        PropertyRule("bouncesZoom", .flag),
        PropertyRule("pagingEnabled", "isPagingEnabled", .flag),
        PropertyRule("directionalLockEnabled", "isDirectionalLockEnabled", .flag),
        PropertyRule("showsHorizontalScrollIndicator", .flag),
        PropertyRule("showsVerticalScrollIndicator", .flag),
        PropertyRule("scrollEnabled", "isScrollEnabled", .flag),
        PropertyRule("scrollsToTop", .flag),
        PropertyRule("delaysContentTouches", .flag),
        PropertyRule("canCancelContentTouches", .flag),
        PropertyRule("indicatorStyle", .choice("default black white")),
        PropertyRule(
            "keyboardDismissMode",
            .choice("none onDrag interactive onDragWithAccessory interactiveWithAccessory")),
        PropertyRule("minimumZoomScale", .number),
        PropertyRule("maximumZoomScale", .number),
        PropertyRule(
            "contentInsetAdjustmentBehavior", .choice("automatic scrollableAxes never always"),
            standard: ".automatic"),
        PropertyRule("contentInset", .value),
        PropertyRule("scrollIndicatorInsets", .value),
        PropertyRule("contentSize", .value),
        PropertyRule("contentOffset", .value),
    ]

    static let table: [PropertyRule] = [
        PropertyRule("rowHeight", .number),
        PropertyRule("estimatedRowHeight", .number),
        PropertyRule("sectionHeaderHeight", .number),
        PropertyRule("sectionFooterHeight", .number),
        PropertyRule("estimatedSectionHeaderHeight", .number),
        PropertyRule("estimatedSectionFooterHeight", .number),
        PropertyRule("separatorStyle", .choice("none default=singleLine singleLine singleLineEtched=singleLine")),
        PropertyRule("separatorColor", .value),
        PropertyRule("separatorInset", .value),
        PropertyRule("allowsSelection", .flag),
        PropertyRule("allowsMultipleSelection", .flag),
        PropertyRule("allowsSelectionDuringEditing", .flag),
    ]

    static let cell: [PropertyRule] = [
        PropertyRule("selectionStyle", .choice("none blue gray default"), standard: ".default"),
        PropertyRule(
            "accessoryType", .choice("none disclosureIndicator detailDisclosureButton checkmark detailButton")),
        PropertyRule("indentationLevel", .integer),
        PropertyRule("showsReorderControl", .flag),
        PropertyRule("shouldIndentWhileEditing", .flag),
        PropertyRule("separatorInset", .value),
    ]

    static let collection: [PropertyRule] = [
        PropertyRule("allowsSelection", .flag),
        PropertyRule("allowsMultipleSelection", .flag),
        PropertyRule("prefetchingEnabled", "isPrefetchingEnabled", .flag),
    ]

    static let flowLayout: [PropertyRule] = [
        PropertyRule("scrollDirection", .choice("vertical horizontal"), standard: ".vertical"),
        PropertyRule("minimumLineSpacing", .number),
        PropertyRule("minimumInteritemSpacing", .number),
        PropertyRule("itemSize", .value),
        PropertyRule("estimatedItemSize", .value),
        PropertyRule("headerReferenceSize", .value),
        PropertyRule("footerReferenceSize", .value),
        PropertyRule("sectionInset", .value),
        PropertyRule("sectionHeadersPinToVisibleBounds", .flag),
        PropertyRule("sectionFootersPinToVisibleBounds", .flag),
    ]
}
