import Testing
import TransitionCore

@testable import TransitionReports

@Suite("What is said of rests that could not be compared")
struct RestLinesTests {
    private func rests(_ scripts: [(count: Int, uncompared: Int, showsFailure: Bool)]) -> RestCoverage {
        var sum = RestCoverage()
        for script in scripts {
            var rests = RestCoverage()
            for index in 0..<script.count { rests.note(index < script.uncompared ? .requestMissing : nil) }
            sum.add(rests, showsFailure: script.showsFailure)
        }
        return sum
    }

    private let head = " of the rests had nothing to be compared with"
    private let reason = ": a request did not come undisturbed "

    @Test("counts those apart that lie in scripts in which something is broken anyhow")
    func besideFailures() {
        #expect(RestLines.sentence(rests([(20, 0, false), (20, 0, true)])) == nil)
        #expect(RestLines.sentence(rests([(20, 1, false), (20, 0, true)])) == "2.5 %\(head)\(reason)1")
        #expect(
            RestLines.sentence(rests([(20, 0, false), (20, 2, true)]))
                == "5.0 %\(head), all in scripts that show a failure\(reason)2")
        #expect(
            RestLines.sentence(rests([(20, 1, false), (20, 2, true)]))
                == "7.5 %\(head), 2 of 3 in scripts that show a failure\(reason)3")
    }

    @Test("is summed over the parts of a search")
    func parts() {
        var sum = rests([(4, 1, true)])
        sum.add(rests([(4, 2, true), (4, 4, false)]))
        #expect(sum.uncomparedBesideFailureCount == 3 && sum.uncomparedCount == 7)
    }
}
