/// Writes what a file sets by key path.
struct RuntimeAttributes {
    let context: WritingContext
    let block: CodeBlock
    private var usage: Usage { context.usage }

    /// Key paths that lead to UIKit's own properties, with their Swift names. Those of flags come with `?`.
    private static let standard = [
        "layer.cornerRadius": "layer.cornerRadius", "layer.borderWidth": "layer.borderWidth",
        "layer.masksToBounds": "layer.masksToBounds?", "layer.shadowRadius": "layer.shadowRadius",
        "layer.shadowOpacity": "layer.shadowOpacity", "layer.shadowOffset": "layer.shadowOffset",
        "layer.zPosition": "layer.zPosition", "layer.opacity": "layer.opacity", "clipsToBounds": "clipsToBounds?",
        "hidden": "isHidden?", "alpha": "alpha", "tag": "tag", "backgroundColor": "backgroundColor",
        "tintColor": "tintColor", "exclusiveTouch": "isExclusiveTouch?",
        "userInteractionEnabled": "isUserInteractionEnabled?",
        "accessibilityIdentifier": "accessibilityIdentifier", "accessibilityLabel": "accessibilityLabel",
        "isAccessibilityElement": "isAccessibilityElement?",
    ]

    func write(_ object: CodeBlock.Object) throws {
        guard let list = object.element.first("userDefinedRuntimeAttributes") else { return }
        for attribute in list.children where !usage.isTaken(attribute) {
            usage.take(attribute)
            let path = usage.text(attribute, "keyPath") ?? ""
            guard var property = try property(path, of: object, at: attribute) else {
                leaveOut(attribute, path, "\(object.className) has no such property, as far as is known")
                continue
            }
            guard var value = try value(attribute) else {
                leaveOut(attribute, path, "it has no value that can be set")
                continue
            }
            if property.hasSuffix("?") {
                property.removeLast()
                if let number = Double(value) { value = number == 0 ? "false" : "true" }
            }
            let receiver = object.role == .owner ? "\(object.expression)?" : object.expression
            block.add("\(receiver).\(property) = \(value)")
        }
    }

    private func leaveOut(_ attribute: InterfaceElement, _ path: String, _ reason: String) {
        usage.leaveOut(attribute, "runtime attribute \(SwiftText.comment(path))", because: reason)
        usage.takeAll(attribute)
    }

    private func property(
        _ path: String, of object: CodeBlock.Object, at attribute: InterfaceElement
    ) throws -> String? {
        let isView = [.view, .control, .cell].contains(object.role)
        if isView, let known = Self.standard[path] { return known }
        let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let names = try parts.map { try context.property($0, at: attribute) }
        guard names.count == 1, context.canSet(object.className, path, isCustom: object.isCustom) else { return nil }
        context.note(.outlet, object.className, path, attribute)
        return names[0]
    }

    private func value(_ attribute: InterfaceElement) throws -> String? {
        let type = usage.text(attribute, "type") ?? ""
        if let text = usage.text(attribute, "value") {
            switch type {
            case "boolean":
                guard let flag = SwiftText.flag(text) else {
                    throw ValueWriter.fault(attribute, "value", text, "YES or NO")
                }
                return flag
            case "string", "localizedString": return SwiftText.literal(text)
            case "image": return "UIImage(named: \(SwiftText.literal(text)))"
            default: return SwiftText.number(text) ?? SwiftText.literal(text)
            }
        }
        guard let value = usage.value(attribute, of: "value") else { return nil }
        return try ValueWriter(context: context).expression(of: value)
    }
}
