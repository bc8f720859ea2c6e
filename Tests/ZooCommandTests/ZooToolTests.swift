import Foundation
import Testing

@testable import ZooCommand

@MainActor
@Suite struct ZooToolTests {
    @Test("Every entry is searched with each seed, its repair once, and all is summed up")
    func all() {
        let session = ZooSession()
        session.counterexamples = [ZooSession.counterexample]
        #expect(session.run("--runs", "7", "--repair-runs", "9", "--seeds", "2") == 0)
        #expect(
            session.searches == [
                "zoo-B02 7 1", "zoo-B02 7 2", "zoo-B02-repaired 9 1",
                "zoo-B12 7 1", "zoo-B12 7 2", "zoo-B12-repaired 9 1",
            ])
        #expect(session.output.contains("\nFound         2 of 2\n"))
        #expect(session.errors == "")
    }

    @Test("The line of an entry is printed before the next is searched")
    func lines() {
        let session = ZooSession()
        session.willSearch = { name in
            let isSecond = name.hasPrefix("zoo-B12")
            #expect(session.output.contains("\nB02 ") == isSecond)
            #expect(session.output.hasPrefix("entry  scripts"))
        }
        #expect(session.run("--seeds", "1") == 1)
        #expect(session.output.components(separatedBy: "entry  scripts").count == 2)
    }

    @Test("A bug that is not found ends with 1")
    func missed() {
        let session = ZooSession()
        #expect(session.run("B12") == 1)
        #expect(session.searches.map { $0.prefix(13) }.last == "zoo-B12-repai")
        #expect(session.searches.count == 6)
        #expect(session.output.contains("B12          -"))
    }

    @Test("A search that was not whole ends with 71, of the bug or of its repair", arguments: ["", "-repaired"])
    func notWhole(suffix: String) {
        let session = ZooSession()
        session.counterexamples = [ZooSession.counterexample]
        #expect(session.run("B02") == 0)
        session.problems = ["zoo-B02\(suffix)": ["a child could not be started"]]
        #expect(session.run("B02") == 71)
        #expect(session.errors.contains("zoo-B02\(suffix): a child could not be started"))
    }

    @Test("A repair that is blamed ends with 1")
    func blamed() {
        let session = ZooSession()
        session.counterexamples = [ZooSession.counterexample]
        session.repairIsBlamed = true
        #expect(session.run("B02") == 1)
        #expect(session.output.contains("  B02: no-crash · the app · trap, by  lift every finger\n"))
    }

    @Test("The document of --json is all that is printed")
    func json() throws {
        let session = ZooSession()
        #expect(session.run("B02", "--json") == 1)
        let object = try JSONSerialization.jsonObject(with: Data(session.output.utf8)) as? [String: Any]
        #expect((object?["entries"] as? [[String: Any]])?.first?["id"] as? String == "B02")
    }

    @Test("Progress is shown on a terminal only, and wiped at the end")
    func progress() {
        let session = ZooSession()
        session.isTerminal = true
        #expect(session.run("B02", "--seeds", "1", "--runs", "9") == 1)
        #expect(
            session.shown == [
                "zoo: B02, 1 of 1: 5 of 9 scripts, 1 found so far, seed 1",
                "zoo: B02, 1 of 1, repaired: 5 of 20,000 scripts, 1 found so far, seed 1", "",
            ])
    }

    @Test(
        "Each wrong word gives exit code 64 and one line that names it and the remedy",
        arguments: [
            (["B2"], "the zoo has no entry 'B2'; did you mean 'B02' or 'B12'?"),
            (["--seeds", "0"], "--seeds takes a whole number from 1 to 10000, not '0'"),
            (["--repair-runs", "x"], "--repair-runs takes a whole number from 1 to 1000000000, not 'x'"),
            (["--seed", "1"], "Unknown option '--seed'. Did you mean '--seeds'? See 'transition-check zoo --help'"),
        ])
    func wrongUsage(arguments: [String], message: String) {
        let session = ZooSession()
        #expect(session.run(arguments) == 64)
        #expect(session.errors == "transition-check zoo: \(message)\n")
        #expect(session.output == "" && session.searches.isEmpty)
    }

    @Test("Help goes to the output and ends with 0")
    func help() {
        let session = ZooSession()
        #expect(session.run("--help") == 0)
        #expect(session.output.contains("USAGE: transition-check zoo ") && session.errors == "")
    }
}
