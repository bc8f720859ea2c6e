extension ValueWriter {
    private static let weights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    private static let styles = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
        "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
        "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
        "UICTFontTextStyleCaption2": "caption2",
    ]

    /// A font by its style, its role in the system, or its name.
    func font(_ element: InterfaceElement) throws -> String? {
        if let style = usage.text(element, "style") {
            if let known = Self.styles[style] { return "UIFont.preferredFont(forTextStyle: .\(known))" }
            usage.leaveOut(element, because: "the model has no such text style")
            return nil
        }
        let size = element.attributes["pointSize"] == nil ? "17" : try number(element, "pointSize")
        if let name = usage.text(element, "name") {
            _ = usage.text(element, "family")
            return "UIFont(name: \(SwiftText.literal(name)), size: \(size))"
        }
        switch usage.text(element, "type") {
        case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
        case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
        default:
            guard let weight = usage.text(element, "weight"), Self.weights.contains(weight) else {
                return "UIFont.systemFont(ofSize: \(size))"
            }
            return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
        }
    }
}
