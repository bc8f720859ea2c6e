import Foundation
import Testing
import TransitionCore

@testable import ZooCommand

@Suite("The zoo's matrix")
struct ZooMatrixTests {
    /// A failure of that rule, first shown by the script of that number, and of that many steps.
    private static func failure(_ rule: InvariantID, script number: Int, steps count: Int) -> Counterexample {
        var failure = ZooSession.counterexample
        let identity = ViolationIdentity(invariant: rule, subject: .object("page"), cause: ViolationCause("\(count)"))
        failure.violations = [
            Violation(
                identity: identity, summary: "", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
                time: VirtualTime(frame: 0))
        ]
        failure.script.steps = Array(repeating: .lift, count: count)
        failure.statistics.firstFailure = number
        return failure
    }

    private static func search(_ seed: UInt64, _ found: [Counterexample]) -> ZooMatrix.Search {
        ZooMatrix.Search(
            seed: seed, bugs: found.map { FoundBug($0) }, rules: ["no-residue", "no-crash"],
            rests: rests(10, uncompared: found.count - 1))
    }

    private static func rests(_ count: Int, uncompared: Int) -> RestCoverage {
        var rests = RestCoverage()
        for index in 0..<count { rests.note(index < uncompared ? .touchNotFound : nil) }
        // One beside a twin that breaks a rule itself is not counted among those that can be compared.
        rests.note(.twinBroken)
        return rests
    }

    private static func row(_ id: String, _ searches: [ZooMatrix.Search], alarms: [ZooMatrix.Alarm] = [])
        -> ZooMatrix.Row
    {
        ZooMatrix.Row(
            id: id, title: "Title of \(id).", searches: searches, repairScriptCount: 1_000, alarms: alarms,
            repairRests: rests(4, uncompared: alarms.count))
    }

    private static var matrix: ZooMatrix {
        var matrix = ZooMatrix()
        matrix.rows = [
            row(
                "B01",
                [
                    search(1, [failure("no-residue", script: 7, steps: 3)]),
                    search(
                        2, [failure("no-residue", script: 1_900, steps: 4), failure("no-crash", script: 8, steps: 3)]),
                    search(3, [failure("no-residue", script: 9, steps: 5)]),
                ]),
            row(
                "B02", [search(1, [failure("model-agrees", script: 1, steps: 1)])],
                alarms: [
                    ZooMatrix.Alarm(
                        identity: ViolationIdentity(
                            invariant: "no-crash", subject: .app, cause: ViolationCause("trap")),
                        script: Script(scene: "B02", steps: [.act("show"), .lift]))
                ]),
        ]
        return matrix
    }

    @Test("A search counts what the bug's own rules tell, and takes its smallest script")
    func search() {
        let search = Self.matrix.rows[0].searches[1]
        #expect(search.scriptsToFind == 8)
        #expect(search.foundBy == "no-crash")
        #expect(search.smallestStepCount == 3)
        #expect(search.identities.count == 2)
        #expect(Self.matrix.rows[1].searches[0].scriptsToFind == nil)
    }

    @Test("A row has the median and the worst search, the smallest script, and who reached it")
    func row() throws {
        let row = Self.matrix.rows[0]
        #expect(row.isFound)
        #expect(row.foundBy == ["no-residue", "no-crash"])
        let scripts = try #require(row.scripts)
        #expect(scripts == (median: 8, worst: 9))
        #expect(row.smallestStepCount == 3)
        #expect(row.smallestCount == 2)
        #expect(row.largestSplit == 2)
        #expect(!Self.matrix.rows[1].isFound)
        #expect(Self.matrix.rows[1].smallestCount == 0)
    }

    @Test("The table has a line for each bug, then the sums, then every false alarm")
    func table() {
        #expect(
            ZooTable.render(Self.matrix) == """
                entry  scripts    worst  steps  smallest  repair  uncompared  found by
                B01          8        9      3    2 of 3   clean       3.3 %  no-residue, no-crash
                B02          -        -      -    0 of 1  BLAMED       0.0 %  NOT FOUND by 1 of 1

                Found         1 of 2
                Scripts       median 8, worst 9
                Smallest      2 of 4 searches (50.0 %)
                Split         1 of 2 told as several failures: B01 (2)
                Uncompared    2.5 % of the rests of the bugs, 12.5 % of the repairs'
                False alarms  1 in 2,000 scripts of 2 repairs
                  B02: no-crash · the app · trap, by  act "show" · lift every finger

                """)
    }

    @Test("The matrix is clean only when all is found, each as one bug, and no repair is blamed")
    func clean() {
        var matrix = Self.matrix
        #expect(!matrix.isClean)
        let blamed = matrix.rows.removeLast()
        // One search took B01 for two.
        #expect(!matrix.isClean)
        let searches = matrix.rows[0].searches.filter { $0.identities.count == 1 }
        matrix.rows = [Self.row("B03", searches)]
        #expect(matrix.isClean)
        matrix.rows = [Self.row("B03", searches, alarms: blamed.alarms)]
        #expect(!matrix.isClean)
    }

    @Test("The document for programs has the same figures")
    func json() throws {
        let text = ZooDocument(Self.matrix).text
        let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["format"] as? String == "transition-check-zoo")
        #expect(object["found"] as? Int == 1)
        #expect(object["worstScripts"] as? Int == 9)
        #expect(object["split"] as? [String] == ["B01"])
        let entries = try #require(object["entries"] as? [[String: Any]])
        #expect(entries.map { $0["isFound"] as? Bool } == [true, false])
        #expect(entries[0]["foundBy"] as? [String] == ["no-residue", "no-crash"])
        #expect(entries[1]["falseAlarms"] as? [String] == ["no-crash · the app · trap"])
        #expect(entries[1]["medianScripts"] == nil)
        #expect(entries[0]["rests"] as? Int == 30)
        #expect(entries[0]["uncomparedRests"] as? Int == 1)
        #expect(entries[1]["uncomparedRepairRests"] as? Int == 1)
    }
}
