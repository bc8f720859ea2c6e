import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("no-crash")
struct NoCrashTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
    }

    private static let released = "It is an error to release a paused or stopped property animator."

    @Test("An exception is told with the transition that it killed, and once")
    mutating func exception() throws {
        _ = builder.request(.presentation, from: root, to: modal)
        builder.diagnose(.exception, "NSInternalInconsistencyException", Self.released, .releasesActiveAnimator)
        builder.diagnose(.exception, "NSInternalInconsistencyException", Self.released, .releasesActiveAnimator)
        let found = NoCrash.check(builder.evidence())
        #expect(found.count == 1)
        let violation = try #require(found.first)
        #expect(violation.subject == "presentation of SecondViewController")
        #expect(violation.identity.cause == ViolationCause("releases-active-animator"))
        #expect(violation.restsOn == ["5.11"])
    }

    @Test("The first line says which exception came where, and the first sentence of what it says")
    mutating func firstLine() {
        _ = builder.request(.presentation, from: root, to: modal)
        builder.diagnose(.exception, "NSInternalInconsistencyException", Self.released + " Finish it first.")
        let found = NoCrash.check(builder.evidence())
        let name = builder.trace.name(of: builder.trace.transitions[0])
        let line = "NSInternalInconsistencyException ended the app during \(name): \(Self.released)"
        #expect(found.map(\.summary) == [line])
        #expect(found.map(\.seen) == [Self.released + " Finish it first."])
    }

    @Test("Each mistake that UIKit raises for has a remedy of its own")
    func remedies() {
        let mistakes = Diagnostic.Mistake.allCases.filter { $0 != .startsSecondLayoutChange }
        #expect(Set(mistakes.map(\.remedy)).count == mistakes.count)
        #expect(mistakes.allSatisfy { !$0.rules.isEmpty })
    }

    @Test("The remedy follows from what was done, whatever the words of the exception")
    mutating func remedyByMistake() {
        builder.diagnose(.exception, "NSInvalidArgumentException", Self.released, .pushesTwice)
        #expect(NoCrash.check(builder.evidence()).map(\.remedy) == [Diagnostic.Mistake.pushesTwice.remedy])
    }

    @Test("Serials and numbers are folded, so that the identity survives another script")
    mutating func folding() throws {
        let id = builder.perform(.presentation, from: root, to: modal)
        #expect(builder.trace.record(of: id).id == id)
        builder.diagnose(
            .exception, "NSInvalidArgumentException",
            "Tried to present <Modal#12> after 1375 turns")
        let violation = try #require(NoCrash.check(builder.evidence()).first)
        #expect(violation.identity.subject == .app)
        #expect(violation.cause == "NSInvalidArgumentException: Tried to present <Modal> after 0 turns")
        #expect(violation.restsOn == ["appendix B"])
    }

    @Test("A known mistake is named by what was done, and by the classes with which, whatever UIKit says of them")
    mutating func namedMistakes() throws {
        let name = builder.trace.object(modal.id).typeName
        builder.diagnose(
            .exception, "NSInvalidArgumentException", "Who presents what to <SomeoneElse#12>?",
            .presentsActiveController, with: modal.id, .none, modal.id)
        let violation = try #require(NoCrash.check(builder.evidence()).first)
        #expect(
            violation.identity.cause == ViolationCause("presents-active-controller", [.controller(name)]))
        #expect(violation.restsOn == ["9.6"])
    }

    @Test("An address is folded whole, letters and all: it differs from run to run")
    func foldedAddress() {
        let texts = ["object 0x7f54a0c1b2d0 was destroyed", "object 0x55e8ff00 was destroyed"]
        #expect(Set(texts.map(NoCrash.folded)) == ["object 0x was destroyed"])
    }

    @Test("A trap is told by the line that says why, and by the file and line that stand before it")
    mutating func trap() {
        _ = builder.request(.dismissal, from: modal, to: root)
        let crash = CrashRecord(
            reason: .signal("SIGILL"),
            message: "\n/home/me/App/HideAnimator.swift:58: Fatal error: Unexpectedly found nil\nCurrent stack\n",
            step: 2)
        let violation = NoCrash.violation(for: crash, trace: builder.trace)
        #expect(violation.subject == "dismissal of SecondViewController")
        #expect(violation.cause == "trapped at HideAnimator.swift:58")
        #expect(violation.seen == "SIGILL in step 3: Fatal error: Unexpectedly found nil")
    }

    @Test("Two traps in two places are two failures; one is itself however it is built, and whatever Swift says of it")
    func places() {
        func crash(
            _ line: Int, _ message: String = "", trap: String? = nil, of signal: String = "SIGILL"
        ) -> CrashRecord {
            CrashRecord(
                reason: .signal(signal), message: message, step: 0, trapReason: trap,
                stack: [CallSite(file: "/app/Card.swift", line: line, function: "Card.show()", note: "")])
        }
        func cause(_ crash: CrashRecord) -> String { NoCrash.violation(for: crash, trace: nil).identity.causeWords }
        #expect(cause(crash(4)) == "trapped at Card.swift:4")
        let written = "note 1\n/lib/Array.swift:9: Fatal error: Index out of range\n"
        let forms = [
            crash(5), crash(5, written), crash(5, "note 2\n" + written), crash(5, trap: "Index out of range"),
            crash(5, of: "SIGTRAP"),
        ]
        #expect(Set(forms.map(cause)) == ["trapped at Card.swift:5"])
    }

    @Test(
        "What an earlier release called a trap or an exception is known by its name of today",
        arguments: [
            (
                "no-crash died-saying-at text SIGILL text \"Fatal error: nil\" text \"Card.swift:5\" of app",
                "no-crash trapped-at text \"Card.swift:5\" of app"
            ),
            (
                "no-crash died-at text SIGTRAP text \"Card.swift:5\" of app",
                "no-crash trapped-at text \"Card.swift:5\" of app"
            ),
            (
                "no-crash died-saying-at text \"exit 3\" text \"Out of disk\" text \"Card.swift:5\" of app",
                "no-crash died-at text \"exit 3\" text \"Card.swift:5\" of app"
            ),
            ("no-crash died-at text \"exit 3\" text \"Card.swift:5\" of app", nil),
            ("no-crash died-in text hang text \"Card.show()\" of app", nil),
            (
                "no-crash selects-stranger controller UITabBarController of app",
                "no-crash selects-stranger of app"
            ),
            ("no-crash pushes-twice controller Page of push Page", nil),
            (
                "no-crash exception text CALayerInvalid text \"The layer of Box is a part of cycle in its layer tree\" "
                    + "of app",
                "no-crash closes-layer-cycle view Box of app"
            ),
            ("no-crash exception text NSRangeException text \"index 0 of 0\" of app", nil),
            // It had a code of its own, so that the app itself said this.
            ("no-crash exception text NSInvalidArgumentException text \"Can't add self as subview\" of app", nil),
            ("other died-at text SIGTRAP text \"Card.swift:5\" of app", nil),
        ] as [(String, String?)])
    func formerNames(_ former: String, _ today: String?) throws {
        #expect(try IdentityText.parse(former).renamed.description == today ?? former)
        #expect(try IdentityText.parse(today ?? former).renamed == IdentityText.parse(today ?? former))
    }

    @Test("A loop is named by the function that UIKit called, wherever in it the watchdog came")
    func loops() {
        func cause(_ line: Int) -> String {
            let crash = CrashRecord(
                reason: .hang, message: "a note", step: 0,
                stack: [CallSite(file: "/app/Card.swift", line: line, function: "deeper()", note: "")],
                entry: "Card.viewDidLoad()")
            return NoCrash.violation(for: crash, trace: nil).identity.causeWords
        }
        #expect(cause(1) == "hang, in Card.viewDidLoad()" && cause(1) == cause(2))
    }

    @Test("A hang without a word and without a trace is still a violation")
    func hang() {
        let violation = NoCrash.violation(for: CrashRecord(reason: .hang, message: "", step: 0), trace: nil)
        #expect(violation.identity.words == "no-crash · the app · hang")
        #expect(violation.summary == "The code under test did not return; the app hangs.")
    }

    @Test(
        "Warnings, notes of misuse and a quiet run are left alone",
        arguments: [[], [.warning], [.misuse], [.misuse, .warning]] as [[Diagnostic.Severity]])
    mutating func survivable(_ severities: [Diagnostic.Severity]) {
        for severity in severities { builder.diagnose(severity, "", "Attempt to present <A> on <B>") }
        #expect(NoCrash.check(builder.evidence()).isEmpty)
    }

    @Test("What a sanitizer says is its first line, wherever its report ends, and never before a fatal error")
    func sanitizer() {
        let first = "ERROR: AddressSanitizer: heap-use-after-free on address 0x…"
        let report = "=====\n\(first)\nREAD of size 8\nERROR: AddressSanitizer: nested\nABORTING\n"
        #expect(CrashRecord(reason: .signal("SIGABRT"), message: report, step: 0).said == first)
        let trap = CrashRecord(reason: .signal("SIGILL"), message: "\(report)Fatal error: no page\n", step: 0)
        #expect(trap.said == "Fatal error: no page")
    }
}
