import Foundation
import Testing
import TransitionCore
import TransitionRunner

@MainActor
@Suite struct ZooCommandTests {
    @Test("Every entry is searched with each seed, its repair once, and all is summed up")
    func all() {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(session.run("zoo", "--runs", "7", "--twin-runs", "9", "--seeds", "2") == 0)
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
        let session = Session()
        session.willSearch = { name in
            let isSecond = name.hasPrefix("zoo-B12")
            #expect(session.output.contains("\nB02 ") == isSecond)
            #expect(session.output.hasPrefix("entry  scripts"))
        }
        #expect(session.run("zoo", "--seeds", "1") == 1)
        #expect(session.output.components(separatedBy: "entry  scripts").count == 2)
    }

    @Test("A bug that is not found ends with 1")
    func missed() {
        let session = Session()
        #expect(session.run("zoo", "B12") == 1)
        #expect(session.searches.map { $0.prefix(13) }.last == "zoo-B12-repai")
        #expect(session.searches.count == 6)
        #expect(session.output.contains("B12          -"))
    }

    @Test("A repair that is blamed ends with 1")
    func blamed() {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        session.repairIsBlamed = true
        #expect(session.run("zoo", "B02") == 1)
        #expect(session.output.contains("  B02: no-crash · the app · trap\n"))
    }

    @Test("The document of --json is all that is printed")
    func json() throws {
        let session = Session()
        #expect(session.run("zoo", "B02", "--json") == 1)
        let object = try JSONSerialization.jsonObject(with: Data(session.output.utf8)) as? [String: Any]
        #expect((object?["entries"] as? [[String: Any]])?.first?["id"] as? String == "B02")
    }

    @Test("Progress is shown on a terminal only, and wiped at the end")
    func progress() {
        let session = Session()
        session.isTerminal = true
        #expect(session.run("zoo", "B02", "--seeds", "1", "--runs", "9") == 1)
        #expect(
            session.shown == [
                "zoo: B02, 1 of 1: searching, 5 of 9 scripts, seed 1",
                "zoo: B02, 1 of 1, repaired: searching, 5 of 20000 scripts, seed 1", "",
            ])
    }

    @Test("A scene of the zoo can be searched and replayed by its name")
    func scene() {
        let session = Session()
        #expect(session.run("run", "zoo-B02-repaired", "--seed", "1") == 0)
        #expect(session.searches == ["zoo-B02-repaired 20000 1"])
    }

    @Test("A command without a zoo says how to give it one")
    func none() {
        let session = Session()
        session.zoo = []
        #expect(session.run("zoo") == 64)
        #expect(
            session.errors == "tool: this command has no zoo; give its entries to runTransitionCheck(scenes:zoo:)\n")
    }
}
