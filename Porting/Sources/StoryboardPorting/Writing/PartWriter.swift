/// Writes what single kinds of view have beside their properties.
struct PartWriter {
    let views: ViewWriter

    private var usage: Usage { views.usage }
    private var values: ValueWriter { ValueWriter(context: views.context) }

    /// Properties whose value is a view.
    private static let viewProperties: Set<String> = [
        "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "accessoryView", "leftView",
        "rightView",
    ]

    func statements(_ element: InterfaceElement, on receiver: String) throws -> [String] {
        var lines: [String] = []
        for child in element.children {
            guard let key = child.key, Self.viewProperties.contains(key), ViewKind.named(child.name) != nil else {
                continue
            }
            lines.append("\(receiver).\(key) = \(try views.make(child))")
        }
        lines += try content(element, on: receiver)
        switch element.name {
        case "button": lines += try ButtonWriter(context: views.context).statements(element, on: receiver)
        case "segmentedControl": lines += try segments(element, on: receiver)
        case "activityIndicatorView":
            if usage.text(element, "animating") == "YES" { lines.append("\(receiver).startAnimating()") }
        case "visualEffectView": lines += effect(element, on: receiver)
        case "toolbar", "navigationBar", "tabBar":
            lines += try BarWriter(context: views.context, block: views.block).items(of: element, on: receiver)
        case "textField", "textView", "searchBar":
            if element.name != "searchBar", let traits = usage.first(element, "textInputTraits") {
                lines += try views.properties.statements(traits, PropertyRule.textInput, on: receiver)
            }
        default: break
        }
        if let variation = element.first("variation"), variation.key == "default" { usage.takeAll(variation) }
        return lines
    }

    /// Subviews, and the content view that comes with some views.
    private func content(_ element: InterfaceElement, on receiver: String) throws -> [String] {
        let line = try TableLines(views: views).take(element)
        var lines = try subviews(of: element, on: receiver, besides: [])
        lines += try line.statements(receiver)
        guard let content = element.value(of: "contentView"), let kind = ViewKind.named(content.name) else {
            return lines
        }
        // The content view fills its view, whatever the file says.
        lines += try views.statementsBesidePlace(content, kind, on: "\(receiver).contentView")
        lines += try subviews(of: content, on: "\(receiver).contentView", besides: line.ids)
        return lines
    }

    private func subviews(
        of element: InterfaceElement, on receiver: String, besides others: Set<String>
    ) throws -> [String] {
        guard let subviews = element.first("subviews") else { return [] }
        let excluded = ViewWriter.excluded(element, "subviews")
        let adds = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
        return try subviews.children.compactMap { child in
            if others.contains(child.id ?? "") { return nil }
            if excluded.contains(child.id ?? "") {
                usage.leaveOut(child, because: "it is not installed for every size class")
                return nil
            }
            return "\(receiver).\(adds)(\(try views.make(child)))"
        }
    }

    private func segments(_ element: InterfaceElement, on receiver: String) throws -> [String] {
        var lines: [String] = []
        for (index, segment) in (element.first("segments")?.children ?? []).enumerated() {
            usage.take(segment)
            if let image = usage.text(segment, "image") {
                lines.append(
                    "\(receiver).insertSegment(with: UIImage(named: \(SwiftText.literal(image))), at: \(index), "
                        + "animated: false)")
            } else {
                let title = SwiftText.literal(usage.text(segment, "title") ?? "")
                lines.append("\(receiver).insertSegment(withTitle: \(title), at: \(index), animated: false)")
            }
            if usage.text(segment, "enabled") == "NO" {
                lines.append("\(receiver).setEnabled(false, forSegmentAt: \(index))")
            }
        }
        if let selected = usage.text(element, "selectedSegmentIndex") {
            guard let index = SwiftText.integer(selected) else {
                throw ValueWriter.fault(element, "selectedSegmentIndex", selected, "a whole number")
            }
            lines.append("\(receiver).selectedSegmentIndex = \(index)")
        }
        return lines
    }

    private static let materials =
        "extraLight light dark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial "
        + "systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight "
        + "systemMaterialLight systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark "
        + "systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark"

    private func effect(_ element: InterfaceElement, on receiver: String) -> [String] {
        if let blur = element.first("blurEffect") { return ["\(receiver).effect = \(self.blur(blur))"] }
        guard let vibrancy = usage.first(element, "vibrancyEffect") else { return [] }
        guard let blur = vibrancy.first("blurEffect") else {
            usage.leaveOut(vibrancy, because: "it says nothing of its blur")
            return []
        }
        return ["\(receiver).effect = UIVibrancyEffect(blurEffect: \(self.blur(blur)))"]
    }

    private func blur(_ element: InterfaceElement) -> String {
        usage.take(element)
        let style = usage.text(element, "style") ?? "extraLight"
        return "UIBlurEffect(style: \(PropertyRule.caseName(style, among: Self.materials) ?? ".regular"))"
    }
}
