import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("The causes that rules declare")
struct CauseTests {
    private static let rules = InvariantSet.standard.invariants

    @Test("have short codes, each once in its rule", arguments: rules.map(\.id))
    func codes(_ id: InvariantID) throws {
        let causes = try #require(Self.rules.first { $0.id == id }).causes
        #expect(!causes.isEmpty)
        #expect(Set(causes.map(\.code)).count == causes.count)
        for cause in causes {
            let parts = cause.code.split(separator: "-", omittingEmptySubsequences: false)
            #expect(parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { "a"..."z" ~= $0 } }, "\(cause.code)")
            #expect(cause.code.count <= 40, "\(cause.code)")
        }
    }

    @Test("say different things, with nothing but the kinds of names in braces", arguments: rules.map(\.id))
    func words(_ id: InvariantID) throws {
        let causes = try #require(Self.rules.first { $0.id == id }).causes
        for cause in causes {
            let left = cause.words(naming: CauseName.Kind.allCases.map { CauseName($0, "Name") })
            #expect(!left.contains("{") && !left.contains("}"), "\(cause.words)")
            #expect(!cause.words.isEmpty)
        }
        // An exception says what it says, and so does a process that dies.
        let words = causes.filter { $0.code != "exception" }.map(\.words)
        #expect(Set(words).count == words.count)
    }

    @Test("rest on rules of UIKit that the ledger has, each of them on one at least", arguments: rules.map(\.id))
    func rulesOfUIKit(_ id: InvariantID) throws {
        let rule = try #require(Self.rules.first { $0.id == id })
        // A process dies by no rule of UIKit.
        for cause in rule.causes where !cause.code.hasPrefix("died") && cause.code != "trapped-at" {
            #expect(!cause.rules.isEmpty, "\(cause.code)")
            #expect(Set(cause.rulesByDetail).isSubset(of: cause.rules), "\(cause.code)")
            #expect(Set(cause.rules).count == cause.rules.count, "\(cause.code)")
        }
        for number in rule.rules { #expect(RuleConfidence.ofRule(number) != nil, "\(number)") }
        #expect(Set(rule.rules) == Set(rule.causes.flatMap(\.rules)) && rule.rules.count == Set(rule.rules).count)
    }

    private enum SheetCause: String, CauseCode {
        case sinks, tilts

        var words: String { "{view} \(rawValue)" }
        var rules: [String] { self == .sinks ? ["8.13", "4.7", "8.9"] : ["4.7"] }
        var rulesByDetail: [String] { self == .sinks ? ["8.13", "8.9"] : [] }
    }

    @Test("give a violation the rules of UIKit that it rests on, in the order declared")
    func rulesOfViolation() {
        let rule = Invariant(id: "sheet-is-level", summary: "It is.", causes: SheetCause.self) { _ in [] }
        func restsOn(_ cause: ViolationCause, _ details: [String] = []) -> [String] {
            rule.violation(
                of: .app, cause: cause, summary: "", expected: "", seen: "", remedy: "", alsoRestingOn: details,
                decisions: [], time: VirtualTime(frame: 0)
            ).restsOn
        }
        #expect(rule.rules == ["8.13", "4.7", "8.9"])
        #expect(restsOn(ViolationCause(SheetCause.sinks)) == ["4.7"])
        #expect(restsOn(ViolationCause(SheetCause.sinks), ["8.9", "8.13"]) == ["8.13", "4.7", "8.9"])
        // What is not declared is not hidden either.
        #expect(restsOn(ViolationCause(SheetCause.tilts), ["1.2"]) == ["4.7", "1.2"])
        #expect(restsOn(ViolationCause("burns")) == [])
    }

    @Test("rest on no rule of UIKit where a rule of one's own says nothing of it")
    func noRulesOfUIKit() {
        let rule = Invariant(id: "page-is-steady", summary: "It is.", causes: LightCause.self) { _ in [] }
        #expect(rule.rules.isEmpty)
        #expect(rule.causes.map(\.rulesByDetail) == [[]])
    }

    @Test("put names where their words have room for them, and the others behind")
    func naming() {
        let cause = CauseDeclaration(code: "taken-out", words: "{view} was taken out of {view}")
        #expect(
            cause.words(naming: [.page("Page"), .view("Box")]) == "the view of Page was taken out of Box")
        #expect(cause.words(naming: [.window]) == "the window was taken out of …")
        #expect(cause.words(naming: [.view("A"), .view("B"), .type("C")]) == "A was taken out of B (C)")
    }

    @Test("are told by the words of their code where a rule declares none")
    func undeclared() {
        let identity = ViolationIdentity(
            invariant: "page-is-lit", subject: .app, cause: ViolationCause("stays-dark", [.controller("Page")]),
            phase: .cancel)
        #expect(identity.words == "page-is-lit · the app · stays dark (Page) after a cancel")
        let formula = ViolationIdentity(
            invariant: "page-is-lit", subject: .app, cause: ViolationCause(FormulaFailure.Cause.held, .text("dark")))
        #expect(formula.causeWords == "dark: held")
    }

    private enum LightCause: String, CauseCode {
        case flickers

        var words: String { "{view} is lit and dark by turns" }
    }

    @Test("are told by the words of a rule of one's own, once it is declared")
    func declared() {
        let rule = Invariant(id: "page-is-steady", summary: "It is.", causes: LightCause.self) { _ in [] }
        let identity = ViolationIdentity(
            invariant: rule.id, subject: .app, cause: ViolationCause(LightCause.flickers, .page("Page")), phase: .finish
        )
        #expect(identity.causeWords == "flickers (the view of Page) after a finish")
        DeclaredCauses.declare(InvariantSet([rule]))
        #expect(identity.causeWords == "the view of Page is lit and dark by turns after a finish")
        #expect(identity.description == "page-is-steady flickers page Page of app after finish")
    }

    @Test("are read from what version 1 said of them", arguments: FirstVersionLines.all)
    func firstVersion(_ line: FirstVersionLines.Line) {
        let read = ViolationIdentity(firstVersion: line.rule, subject: line.subject, cause: line.cause)
        #expect(read?.description == line.today)
    }

    @Test("are not read from words that version 1 never said", arguments: rules.map(\.id))
    func neverSaid(_ id: InvariantID) {
        let blank = ViolationIdentity(
            invariant: id, subject: .transition(.pop, of: "Page"), cause: ViolationCause(RenamedIdentity.blankCode))
        let words = "went to the moon"
        #expect(RenamedIdentity(firstVersion: id, subject: "pop of Page", cause: words) == .oneOf([blank]))
        #expect(ViolationIdentity(firstVersion: id, subject: "pop of Page", cause: words) == nil)
    }

    @Test(
        "are not guessed where the sentence of an exception does not tell them whole",
        arguments: [
            (
                "NSInvalidArgumentException: Application tried to present modally an active controller Page0.",
                ["no-crash presents-active-controller controller CLASS of app"]
            ),
            (
                "CALayerInvalid: The layer of RingLayer is a part of cycle in its layer tree",
                ["no-crash closes-layer-cycle view RingLayer of app", "no-crash closes-layer-cycle of app"]
            ),
            (
                "NSRangeException: index 0 of 0",
                ["no-crash exception text NSRangeException text \"index 0 of 0\" of app"]
            ),
        ])
    func severalNames(_ cause: String, _ today: [String]) throws {
        let identities = try today.map { text in try IdentityText.parse(text) }
        #expect(RenamedIdentity(firstVersion: "no-crash", subject: "app", cause: cause) == .oneOf(identities))
    }

    /// As such lists stand in repositories of users: a rule that is reworded must still know them.
    @Test(
        "are known by the very lines that version 1 wrote",
        arguments: [
            (
                "completes-exactly-once", "dismissal of Modal", "gesture ended before the start",
                "completes-exactly-once gesture-ended-before-start of dismissal Modal"
            ),
            (
                "view-state-is-restored", "pop of Page", "presenter's view is displaced after a cancel",
                "view-state-is-restored displaced role presenter-view of pop Page after cancel"
            ),
            (
                "view-state-is-restored", "pop of Page", "UILabel in the view of Page stays hidden after a cancel",
                "view-state-is-restored stays-hidden-inside view UILabel page Page of pop Page after cancel"
            ),
            (
                "no-residue", "presentation of Card", "DimmingView in a transition container left",
                "no-residue left-in-container view DimmingView of presentation Card"
            ),
            (
                "screen-is-not-blank", "dismissal of Card", "is outside the screen after a size change",
                "screen-is-not-blank outside-screen of dismissal Card after resize"
            ),
            (
                "delegate-is-alive", "transitioningDelegate of Card", "Transitions was freed",
                "delegate-is-alive freed type Transitions of delegate transitioningDelegate Card"
            ),
            (
                "no-crash", "app", "SIGILL: Fatal error: nil, at Card.swift:0",
                "no-crash trapped-at text \"Card.swift:0\" of app"
            ),
            (
                "works-again-afterwards", "action show modal", "is refused",
                "works-again-afterwards is-refused of action \"show modal\""
            ),
        ])
    func firstVersionLines(_ rule: String, _ subject: String, _ cause: String, _ today: String) {
        let read = ViolationIdentity(firstVersion: InvariantID(rule), subject: subject, cause: cause)
        #expect(read?.description == today)
    }
}
