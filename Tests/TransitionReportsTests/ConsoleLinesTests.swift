import Testing
import TransitionCore

@testable import TransitionReports

@Suite("What UIKit warned of before a failure was seen")
struct ConsoleLinesTests {
    private let conflict = Diagnostic(
        severity: .warning,
        text: "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint a == b")

    /// - Parameter frames: when each of the diagnostics came.
    private func failure(_ diagnostics: [Diagnostic], at frames: [Int], seen: String = "elsewhere") -> Counterexample {
        var violation = SampleFailure.violation
        violation = Violation(
            identity: violation.identity, summary: violation.summary, expected: violation.expected, seen: seen,
            remedy: violation.remedy, restsOn: violation.restsOn, decisions: [], time: VirtualTime(frame: 600))
        var trace = Trace()
        trace.diagnostics = diagnostics
        trace.events = frames.enumerated().map {
            TraceEvent(time: VirtualTime(frame: $1), step: 0, kind: .diagnosed($0))
        }
        var failure = SampleFailure.full
        (failure.violations, failure.trace) = ([violation], trace)
        return failure
    }

    @Test("is told once, with its time, and stands in the first lines")
    func toldOnce() throws {
        let failure = failure([conflict, conflict], at: [30, 90])
        #expect(ConsoleLines.messages(failure).map(\.time.frame) == [30])
        let line = "  UIKit says  at \(VirtualTime(frame: 30).text): \(conflict.text)"
        for lines in [
            FailureLines(counterexample: failure, width: nil).brief,
            FailureLines(counterexample: failure, width: nil).all,
        ] {
            #expect(lines.contains { $0.text == line })
        }
    }

    @Test("is left out where it came later, is no warning, or is what a broken rule quotes")
    func leftOut() {
        #expect(ConsoleLines.messages(failure([conflict], at: [601])).isEmpty)
        let misuse = Diagnostic(severity: .misuse, text: "kept from an earlier run")
        #expect(ConsoleLines.messages(failure([misuse], at: [30])).isEmpty)
        #expect(ConsoleLines.messages(failure([conflict], at: [30], seen: "warned: \(conflict.text)")).isEmpty)
    }

    @Test("comes to programs in seconds")
    func json() throws {
        let report = JSONReport.Failure(failure([conflict], at: [30]), includesTrace: false)
        #expect(report.warnings.map(\.at) == [0.5] && report.warnings.map(\.text) == [conflict.text])
    }
}
