/// A control, by what a reader would call it.
public struct ControlName: Hashable, Codable, Comparable, Sendable {
    /// Its title, or else its class.
    public let title: String
    /// The class of the controller in whose view it is; empty where it is in none.
    public let controller: String

    public init(_ title: String, in controller: String) {
        self.title = title
        self.controller = controller
    }

    /// As a sentence names it: `"Buy" in CartController`.
    public var words: String { controller.isEmpty ? "\"\(title)\"" : "\"\(title)\" in \(controller)" }

    public static func < (left: ControlName, right: ControlName) -> Bool {
        (left.controller, left.title) < (right.controller, right.title)
    }
}

/// A control that was on screen at the end of scripts and that no finger of any script came down on.
public struct UntouchedControl: Hashable, Codable, Sendable {
    public let name: ControlName
    /// After how many scripts it was seen, of those after which it was looked for: one in
    /// ``SearchStatistics/controlSampling``.
    public let scriptCount: Int

    public init(name: ControlName, scriptCount: Int) {
        self.name = name
        self.scriptCount = scriptCount
    }
}

extension Trace {
    /// The controls that fingers came down on.
    public var touchedControls: Set<ControlName> {
        Set(
            deeds.compactMap { deed in
                guard case .touch(let view?) = deed.kind, view.isControl else { return nil }
                return ControlName(view.label.isEmpty ? view.typeName : view.label, in: view.controllerType)
            })
    }
}
