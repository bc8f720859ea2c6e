/// Identities as text: the rule, the cause's code and names, what it was broken for, and after what.
///
///     completes-exactly-once gesture-ended-before-start of dismissal ModalViewController
///     view-state-is-restored displaced page ModalViewController of dismissal ModalViewController after cancel
///
/// Parsing what was printed gives the same identity again.
public enum IdentityText {
    /// The version of the format, which what holds identities names beside its own.
    public static let version = 2

    static let subjectWord = "of"
    static let phaseWord = "after"

    public static func print(_ identity: ViolationIdentity) -> String {
        var words = [word(identity.invariant.name), word(identity.cause.code)]
        for name in identity.cause.names { words += [name.kind.rawValue, word(name.name)] }
        words += [subjectWord] + self.words(of: identity.subject)
        if let phase = identity.phase { words += [phaseWord, phase.rawValue] }
        return words.joined(separator: " ")
    }

    /// Reads one identity, which is the whole text.
    public static func parse(_ text: String) throws(ScriptParseError) -> ViolationIdentity {
        var line = ScriptLine(text.unicodeScalars, number: 1, file: "identity")
        let identity = try identity(&line)
        try line.expectEnd()
        return identity
    }

    /// Reads what is left of a line, a comment aside.
    static func identity(_ line: inout ScriptLine) throws(ScriptParseError) -> ViolationIdentity {
        let invariant = try line.name("the rule's name")
        let code = try line.name("the code of a cause")
        let kinds = CauseName.Kind.allCases.map(\.rawValue)
        var names: [CauseName] = []
        while true {
            let word = try line.keyword(
                kinds + [subjectWord],
                expected: "\"\(subjectWord)\" and what the rule was broken for, or a name: \(list(kinds))")
            guard let kind = CauseName.Kind(rawValue: word) else { break }
            names.append(CauseName(kind, try line.name("the name of the \(word)")))
        }
        let subject = try subject(&line)
        var phase: ViolationPhase?
        if line.peek() == phaseWord {
            try line.keyword(phaseWord)
            let phases = ViolationPhase.allCases.map(\.rawValue)
            phase = ViolationPhase(rawValue: try line.keyword(phases, expected: list(phases)))
        }
        return ViolationIdentity(
            invariant: InvariantID(invariant), subject: subject, cause: ViolationCause(code, names), phase: phase)
    }

    private static func word(_ text: String) -> String {
        QuotedText.isBareWord(text) ? text : QuotedText.quote(text)
    }

    static func list(_ words: [String]) -> String {
        words.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    // MARK: Subjects

    private static func words(of subject: ViolationSubject) -> [String] {
        switch subject {
        case .transition(let kind, let name): [kind.code, word(name)]
        case .appearance(let name): ["appearance", word(name)]
        case .presentationController(let name): ["presentation-controller", word(name)]
        case .delegate(let property, let name): ["delegate", word(property), word(name)]
        case .child(let name, let parent): ["child", word(name), word(parent)]
        case .object(let name): ["object", word(name)]
        case .action(let name): ["action", word(name)]
        case .tap(let name, let controller): ["tap", word(name), word(controller)]
        case .drag(let way, let controller): ["drag", way.rawValue, word(controller)]
        case .presentationChain: ["presentation-chain"]
        case .app: ["app"]
        case .scene: ["scene"]
        }
    }

    private static func subject(_ line: inout ScriptLine) throws(ScriptParseError) -> ViolationSubject {
        let others = [
            "appearance", "presentation-controller", "delegate", "child", "object", "action", "tap", "drag",
            "presentation-chain", "app", "scene",
        ]
        let kinds = TransitionKind.allCases.map(\.code) + others
        let word = try line.keyword(kinds, expected: "what the rule was broken for: \(list(kinds))")
        if let kind = TransitionKind.allCases.first(where: { $0.code == word }) {
            return .transition(kind, of: try line.name("the controller's class"))
        }
        switch word {
        case "appearance": return .appearance(of: try line.name("the controller's class"))
        case "presentation-controller": return .presentationController(of: try line.name("the controller's class"))
        case "delegate":
            let property = try line.name("the property that holds the delegate")
            return .delegate(property: property, of: try line.name("the class that has the property"))
        case "child":
            let name = try line.name("the child's class")
            return .child(name, in: try line.name("the parent's class"))
        case "object": return .object(try line.name("the class"))
        case "action": return .action(try line.name("the action's name"))
        case "tap":
            let name = try line.name("the title or class of what is tapped")
            return .tap(name, in: try line.name("the controller's class"))
        case "drag":
            let ways = DragWay.allCases.map(\.rawValue)
            let word = try line.keyword(ways, expected: "the way of the drag: \(list(ways))")
            return .drag(
                DragWay(rawValue: word) ?? .fromLeftEdge, in: try line.name("the class of the controller that is shown")
            )
        case "presentation-chain": return .presentationChain
        case "scene": return .scene
        default: return .app
        }
    }
}

extension TransitionKind {
    /// The stable word for it in what is written down.
    var code: String {
        switch self {
        case .presentation: "presentation"
        case .dismissal: "dismissal"
        case .push: "push"
        case .pop: "pop"
        case .stackChange: "stack-change"
        case .tabSelection: "tab-selection"
        }
    }
}
