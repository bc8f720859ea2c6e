/// Writes what controls, bar buttons, cells and recognizers do.
struct ActionWriter {
    let context: WritingContext
    let block: CodeBlock
    private var usage: Usage { context.usage }

    private static let events =
        "touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside "
        + "touchUpOutside touchCancel valueChanged primaryActionTriggered menuActionTriggered editingDidBegin "
        + "editingChanged editingDidEnd editingDidEndOnExit allEvents allTouchEvents allEditingEvents"

    /// An action with a target.
    func action(_ element: InterfaceElement, of object: CodeBlock.Object) throws {
        usage.take(element)
        let name = usage.text(element, "selector") ?? ""
        let id = usage.text(element, "destination") ?? ""
        var target = "nil"
        var className: String?
        if let destination = block.object(id) {
            target = destination.expression
            className = destination.isCustom ? destination.className : nil
        } else if context.file.index[id]?.attributes["placeholderIdentifier"] == "IBFirstResponder" {
            let owners = context.declarations?.owners(name) ?? []
            className = owners.count == 1 ? owners[0] : nil
        }
        guard let className else {
            return leaveOut(element, name, "the class that has the method is not known")
        }
        guard let selector = try context.selector(name, of: className, at: element) else {
            return leaveOut(element, name, "\(className) has no such method that another file can call")
        }
        context.note(.action, className, name, element)
        send(selector, to: target, of: object, for: element)
    }

    private func leaveOut(_ element: InterfaceElement, _ name: String, _ reason: String) {
        usage.leaveOut(element, "action \(SwiftText.comment(name))", because: reason)
        usage.takeAll(element)
    }

    /// A segue that the user starts. Segues of other objects are performed by code, and are only defined.
    func segue(_ element: InterfaceElement, of object: CodeBlock.Object) throws {
        guard let key = SegueWriter.key(of: element), SegueWriter.isStartedByHand(element),
            SegueWriter.isDefined(element, in: context)
        else { return }
        guard object.role != .controller else { return }
        if object.role == .cell {
            if usage.text(element, "trigger") == "accessoryAction" {
                return usage.leaveOut(
                    element, "segue trigger accessoryAction", because: "the model's cells have no accessory to tap")
            }
            return block.add(
                "\(object.expression).startsSegue(\(SwiftText.literal(key)), of: \(block.anchor))")
        }
        send(".segue(\(SwiftText.literal(key)))", to: block.anchor, of: object, for: element)
    }

    private func send(
        _ selector: String, to target: String, of object: CodeBlock.Object, for element: InterfaceElement
    ) {
        switch object.role {
        case .control:
            let standard = element.name == "segue" ? "touchUpInside" : "valueChanged"
            let text = usage.text(element, "eventType") ?? standard
            guard let event = PropertyRule.caseName(text, among: Self.events) else {
                return usage.leaveOut(
                    element, "\(element.name) eventType \(SwiftText.comment(text))",
                    because: "the model has no such event")
            }
            block.add("\(object.expression).addTarget(\(target), action: \(selector), for: \(event))")
        case .recognizer:
            guard target != "nil" else {
                return usage.leaveOut(
                    element, "\(element.name) of a recognizer", because: "it is sent to no object")
            }
            if target == block.anchor, block.owner.role == .owner {
                block.add("if let \(target) { \(object.expression).addTarget(\(target), action: \(selector)) }")
            } else {
                block.add("\(object.expression).addTarget(\(target), action: \(selector))")
            }
        case .barButton:
            block.add("\(object.expression).target = \(target)")
            block.add("\(object.expression).action = \(selector)")
        case .view, .cell, .controller, .owner, .other:
            usage.leaveOut(
                element, "\(element.name) of a \(object.element.name)", because: "it is no control that could start it")
        }
    }
}
