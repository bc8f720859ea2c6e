extension ValueWriter {
    /// Colours of UIKit's palette that the model has.
    private static let palette: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange",
        "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint",
        "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "label", "secondaryLabel",
        "tertiaryLabel", "quaternaryLabel", "separator", "opaqueSeparator", "tintColor", "systemFill",
        "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "placeholderText", "link", "lightText",
        "darkText",
    ]
    /// Older names of colours in the palette.
    private static let renamed = ["groupTableViewBackground": "systemGroupedBackground"]

    /// A colour by its place in a palette, in a catalogue, or by its components.
    func color(_ element: InterfaceElement) throws -> String? {
        let system = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
            .compactMap { usage.text(element, $0) }
        for name in system {
            let short = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
            let current = Self.renamed[short] ?? short
            if Self.palette.contains(current) {
                _ = try? components(element)
                return "UIColor.\(current)"
            }
        }
        if let name = usage.text(element, "name") {
            let catalogue = "UIColor(named: \(SwiftText.literal(name)))"
            return try resource("namedColor", name).map { "(\(catalogue) ?? \($0))" } ?? catalogue
        }
        if let color = try components(element) { return color }
        if let name = system.first, let color = try resource("systemColor", name) { return color }
        usage.leaveOut(element, because: "the model has no such colour")
        return nil
    }

    private func resource(_ kind: String, _ name: String) throws -> String? {
        let all = context.file.root.first("resources")?.children ?? []
        guard let resource = all.first(where: { $0.name == kind && $0.attributes["name"] == name }),
            let color = resource.first("color")
        else { return nil }
        return try components(color)
    }

    private func components(_ element: InterfaceElement) throws -> String? {
        let alpha = element.attributes["alpha"] == nil ? "1" : try number(element, "alpha")
        if element.attributes["white"] != nil {
            return try "UIColor(white: \(number(element, "white")), alpha: \(alpha))"
        }
        if element.attributes["red"] != nil {
            let isWide = element.attributes["customColorSpace"] == "displayP3"
            return try "UIColor(\(isWide ? "displayP3Red" : "red"): \(number(element, "red")), "
                + "green: \(number(element, "green")), blue: \(number(element, "blue")), alpha: \(alpha))"
        }
        guard element.attributes["cyan"] != nil else { return nil }
        let black = try Double(number(element, "black")) ?? 0
        let parts = try ["cyan", "magenta", "yellow"].map { name in
            let ink = try Double(number(element, name)) ?? 0
            return SwiftText.number("\((1 - min(1, ink)) * (1 - min(1, black)))") ?? "0"
        }
        return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
    }
}
