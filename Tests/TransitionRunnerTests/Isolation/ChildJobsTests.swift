import Foundation
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("Work that is done side by side")
@MainActor
struct ChildJobsTests {
    private func values(_ outcomes: [ChildJobs.Outcome<Int>]) -> [Int?] {
        outcomes.map { outcome in
            if case .finished(let value) = outcome { value } else { nil }
        }
    }

    @Test("comes back in its order, whichever ends first, and changes nothing here", arguments: [1, 2, 7])
    func order(jobs: Int) {
        var calls = 0
        var reports = 0
        let outcomes = ChildJobs(jobs: jobs).outcomes(of: 5, report: { reports += 1 }) { index in
            calls += 1
            usleep(UInt32(5 - index) * 10_000)
            return index * calls
        }
        #expect(values(outcomes) == [0, 1, 2, 3, 4])
        #expect(calls == 0 && reports == 5)
        #expect(ChildJobs(jobs: jobs).outcomes(of: 0) { $0 }.isEmpty)
    }

    @Test("may have children of its own")
    func nested() throws {
        let outcomes = ChildJobs(jobs: 2).outcomes(of: 2) { index in
            let outcome = try? runInChild(timeout: 5) { _ in Data([UInt8(index) + 7]) }
            guard case .finished(let data) = outcome else { return -1 }
            return Int(data.first ?? 0)
        }
        #expect(values(outcomes) == [7, 8])
    }

    @Test("is told to have died, with the reason, and the rest comes to its end")
    func death() throws {
        let jobs = ChildJobs(jobs: 2)
        let outcomes = jobs.outcomes(of: 3) { index in
            if index == 1 { exit(3) }
            return index
        }
        #expect(values(outcomes) == [0, nil, 2] && jobs.killedCount == 0)
        guard case .died(let reason) = outcomes[1] else { return }
        #expect(reason.contains("exit 3"))
    }

    @Test("begins again where something outside has killed it, but not for ever")
    func killed() throws {
        let file = URL.temporaryDirectory.appending(path: "begun-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let jobs = ChildJobs(jobs: 2)
        let outcomes = jobs.outcomes(of: 3) { index in
            if index == 0 || index == 1 && !FileManager.default.fileExists(atPath: file.path) {
                if index == 1 { try? Data().write(to: file) }
                kill(getpid(), SIGKILL)
            }
            return index
        }
        #expect(values(outcomes) == [nil, 1, 2] && jobs.killedCount == 3)
    }
}
