/// The causes that a rule declares: an enumeration whose raw values are the stable codes.
///
/// A code goes into baselines, saved scripts and reports for machines, and is never changed; the words may be, at any
/// time. Declare one beside each rule, with a case for each way in which the rule can be broken.
public protocol CauseCode: RawRepresentable<String>, CaseIterable, Sendable {
    /// What a report says, with a name's kind in braces where it stands: `{view} keeps an old layout`.
    ///
    /// `{view}` stands for the view of a controller too.
    var words: String { get }
    /// The numbers of all rules of UIKit that a verdict may rest on, in the order in which a report cites them.
    ///
    /// As `RuleConfidence.ofRule(_:)` knows them: `1.4`, `C16`. State them where the rule rests on what UIKit does, so
    /// that a report says how sure that is; none for a rule about your app alone.
    var rules: [String] { get }
    /// Those of `rules` that only some verdicts rest on: a violation names which, the others hold for each.
    var rulesByDetail: [String] { get }
    /// What an experiment puts right to learn what the failure leads to: the first that takes it away counts; none, as
    /// without an answer, where nothing can.
    var repairs: [Repair.Kind] { get }
}

extension CauseCode {
    public var rules: [String] { [] }
    public var rulesByDetail: [String] { [] }
    public var repairs: [Repair.Kind] { [] }
}

/// One cause that a rule declares.
public struct CauseDeclaration: Hashable, Sendable {
    public let code: String
    /// With a name's kind in braces where it stands.
    public let words: String
    /// All rules of UIKit that a verdict may rest on, in the order in which a report cites them.
    public let rules: [String]
    /// Those of them that only some verdicts rest on.
    public let rulesByDetail: [String]
    /// What puts it right in an experiment, the most particular first.
    public let repairs: [Repair.Kind]

    public init(
        code: String, words: String, rules: [String] = [], rulesByDetail: [String] = [], repairs: [Repair.Kind] = []
    ) {
        self.code = code
        self.words = words
        self.rules = rules
        self.rulesByDetail = rulesByDetail
        self.repairs = repairs
    }

    /// All causes of an enumeration, in its order.
    public static func all(of causes: (some CauseCode).Type) -> [CauseDeclaration] {
        causes.allCases.map {
            CauseDeclaration(
                code: $0.rawValue, words: $0.words, rules: $0.rules, rulesByDetail: $0.rulesByDetail,
                repairs: $0.repairs)
        }
    }

    /// The rules that one verdict rests on: those of every verdict, and of the others those that it names.
    ///
    /// What it names and the cause does not declare stands at the end.
    public func rules(with details: [String]) -> [String] {
        rules.filter { !rulesByDetail.contains($0) || details.contains($0) } + details.filter { !rules.contains($0) }
    }

    /// The words with these names where they belong; those that belong nowhere stand at the end.
    public func words(naming names: [CauseName]) -> String {
        var text = ""
        var rest = names[...]
        for part in parts {
            switch part {
            case .words(let words): text += words
            case .name: text += rest.popFirst()?.words ?? "…"
            }
        }
        return rest.isEmpty ? text : "\(text) (\(rest.map(\.words).joined(separator: ", ")))"
    }

    /// What stands for a cause that its rule does not declare: the words of its code.
    public init(undeclared cause: ViolationCause) {
        self.init(code: cause.code, words: cause.code.split(separator: "-").joined(separator: " "))
    }

    /// How many characters of the words are no name's.
    public var ownLength: Int {
        parts.reduce(0) { sum, part in
            if case .words(let words) = part { sum + words.count } else { sum }
        }
    }

    enum Part: Hashable {
        case words(String)
        case name(CauseName.Kind)
    }

    /// The words and the names in their order.
    var parts: [Part] {
        var parts: [Part] = []
        var rest = words[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}"),
            let kind = CauseName.Kind(rawValue: String(rest[rest.index(after: open)..<close]))
        {
            parts += [.words(String(rest[..<open])), .name(kind)]
            rest = rest[rest.index(after: close)...]
        }
        return parts + [.words(String(rest))]
    }
}

extension CauseDeclaration {
    /// The names that a sentence has where this cause's words have none; nil when it is not this cause's sentence.
    ///
    /// The shortest name that fits is taken: names have no words of a cause in them.
    public func names(in sentence: String) -> [CauseName]? {
        var rest = sentence[...]
        var names: [CauseName] = []
        var open: CauseName.Kind?
        for (index, part) in parts.enumerated() {
            guard case .words(let words) = part else {
                if case .name(let kind) = part { open = kind }
                continue
            }
            let isLast = index == parts.count - 1
            let range =
                open == nil
                ? (rest.hasPrefix(words) ? rest.startIndex..<rest.index(rest.startIndex, offsetBy: words.count) : nil)
                : isLast ? rest.suffixRange(words) : rest.firstRange(of: words)
            guard let range else { return nil }
            if let kind = open {
                let text = String(rest[..<range.lowerBound])
                guard !text.isEmpty else { return nil }
                guard let name = CauseName(kind, reading: text) else { return nil }
                names.append(name)
            }
            open = nil
            rest = rest[range.upperBound...]
        }
        return rest.isEmpty ? names : nil
    }
}

extension CauseName {
    /// The name that a sentence gives in place of one of a kind: a view may be a page, or play a part; a part that is
    /// asked for is that of a bar.
    fileprivate init?(_ kind: Kind, reading words: String) {
        let roles: [CauseName] = [.window, .transitionContainer, .snapshotView, .presenterView, .presentedView]
        if kind == .view, let role = roles.first(where: { $0.words == words }) {
            self = role
        } else if kind == .view, words.hasPrefix("the view of ") {
            self = .page(String(words.dropFirst("the view of ".count)))
        } else if kind == .role {
            guard words.hasSuffix("bar") else { return nil }
            self = .bar(words)
        } else {
            self.init(kind, words)
        }
    }
}

extension Substring {
    fileprivate func suffixRange(_ suffix: String) -> Range<Index>? {
        hasSuffix(suffix) ? index(endIndex, offsetBy: -suffix.count)..<endIndex : nil
    }
}
