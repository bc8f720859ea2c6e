import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionReports

@testable import TransitionRunner
@testable import TransitionTesting

@MainActor
@Suite final class TransitionCheckTests {
    private var searchCount = 0
    private var pageFolder: String?
    private var successes: [String] = []
    private var explained: [Script] = []
    private var failing: [Counterexample] = []
    private var found: [Counterexample] = []
    private var uses: [AllowanceUse] = []
    private var problems: [String] = []
    private var explainingProblems: [String] = []
    private var remarks: [String] = []
    private var known: [ToleratedFailure] = []
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test("A search that finds nothing has nothing to say")
    func passes() {
        #expect(findings() == [])
        #expect(searchCount == 1)
    }

    @Test("A new failure is reported with its commands and saved beside the test")
    func newFailure() throws {
        found = [Self.counterexample(.lift)]
        let findings = findings()
        let report = try #require(findings.first)
        #expect(findings.count == 1 && report.isFailure)
        #expect(report.text.hasPrefix("✘ no-crash · new\n"))
        #expect(report.text.contains("TRANSITION_REPLAY=T1-"))
        #expect(report.text.contains(" swift test --filter contacts\n"))
        // Nobody knows what the command of the user's scenes is called.
        #expect(!report.text.contains("transition-check"))
        let name = SavedScript.name(of: found[0].identity)
        #expect(report.text.contains("  Saved       \(folder)/Regressions/\(name)\n"))
        #expect(try ScriptSource.read("\(folder)/Regressions/\(name)") == found[0].script)
    }

    @Test("A search tells first what is needed first, and all that is known where that is asked for or replayed")
    func detail() throws {
        found = [Self.counterexample(.lift)]
        found[0].nearestPassing = NearestPassing(step: .wait(frames: 1), index: 1)
        let brief = try #require(findings().first)
        #expect(brief.text.contains("  More        the nearest script that passes: TRANSITION_VERBOSE=1\n"))
        let full = try #require(findings(isVerbose: true).first)
        #expect(full.text.contains("  Passes with ") && !full.text.contains("  More "))
        failing = found
        let replayed = try #require(findings(replayed: found[0].replayToken).first)
        #expect(replayed.text.contains("  Passes with ") && !replayed.text.contains("  More "))
    }

    @Test(
        "What needs a guess about UIKit is a warning, saved nowhere; a saved script of it too, unless asked otherwise")
    func warning() throws {
        var warning = Self.counterexample(.lift)
        warning.severity = .warning
        warning.script.profile = UIKitProfile(flipping: [.fullUpdateStillCompletes])
        found = [warning]
        #expect(findings().map(\.kind) == [.warning])
        #expect(findings().first?.text.hasPrefix("⚠ no-crash · a warning") == true)
        #expect(!FileManager.default.fileExists(atPath: folder + "/Regressions"))
        _ = try SavedScript.write(warning, toFolder: folder + "/Regressions")
        failing = [warning]
        #expect(findings().map(\.kind) == [.warning])
        #expect(findings(contested: .fail).map(\.kind) == [.failure])
        explained = []
        found = []
        #expect(findings(contested: .off) == [])
        #expect(explained == [warning.script.unflipped])
    }

    @Test("A search that could not be carried out whole fails the test and says why")
    func problemsOfTheSearch() {
        problems = ["The machine gave no child process."]
        let findings = findings()
        #expect(findings.map(\.kind) == [.failure])
        #expect(findings.first?.text == "The search of contacts is not whole: The machine gave no child process.")
    }

    @Test("Saved scripts that cannot be read, or not be performed, are a failure")
    func problemsOfSavedScripts() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: folder + "/Regressions"))
        #expect(findings().map(\.kind) == [.failure])
        try FileManager.default.removeItem(atPath: folder + "/Regressions")
        _ = try SavedScript.write(Self.counterexample(.lift), toFolder: folder + "/Regressions")
        #expect(findings().isEmpty)
        explainingProblems = ["The machine gave no child process."]
        #expect(findings().map(\.kind) == [.failure])
        #expect(
            findings(replayed: folder + "/Regressions/" + SavedScript.name(of: Self.counterexample(.lift).identity))
                .map(\.kind) == [.failure])
    }

    @Test("What did not go as asked for and lost nothing is a warning")
    func remarksOfTheSearch() {
        remarks = ["Fewer parts were performed at once."]
        let findings = findings()
        #expect(findings.map(\.kind) == [.warning])
        #expect(findings.first?.text == "The search of contacts: Fewer parts were performed at once.")
    }

    @Test("A saved script is replayed first, and its failure is reported once, as seen before")
    func failureSeenBefore() throws {
        let failure = Self.counterexample(.lift)
        let path = try SavedScript.write(failure, toFolder: folder + "/Regressions")
        failing = [failure]
        found = [failure]
        let findings = findings()
        #expect(explained == [failure.script])
        #expect(findings.count == 1)
        #expect(findings.first?.text.hasPrefix("✘ no-crash · seen before\n") == true)
        #expect(findings.first?.text.contains("  Saved       \(path)\n") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/Regressions").count == 1)
    }

    @Test("A script that is saved for two rules is performed once, and neither rule is new")
    func oneScriptForTwoRules() throws {
        var failure = Self.counterexample(.lift)
        failure.violations.append(Self.violation("no-residue"))
        var other = failure
        other.violations.reverse()
        for saved in [failure, other] { _ = try SavedScript.write(saved, toFolder: folder + "/Regressions") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/Regressions").count == 2)
        failing = [failure]
        found = [failure, other]
        #expect(findings().count == 1)
        #expect(explained.count == 1)
    }

    @Test("Two saved scripts of one failure are one issue")
    func twoScriptsForOneRule() throws {
        failing = [Self.counterexample(.lift), Self.counterexample(.background)]
        for saved in failing { _ = try SavedScript.write(saved, toFolder: folder + "/Regressions") }
        #expect(findings().count == 1)
        #expect(explained.count == 2)
    }

    @Test("A saved script that passes again says nothing, and those of other scenes are left to them")
    func repaired() throws {
        _ = try SavedScript.write(Self.counterexample(.lift), toFolder: folder + "/Regressions")
        _ = try SavedScript.write(Self.counterexample(.lift, scene: "other"), toFolder: folder + "/Regressions")
        #expect(findings() == [])
        #expect(explained == [Self.counterexample(.lift).script])
    }

    @Test("A malformed saved script fails the test, with its place")
    func malformedRegression() throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/Regressions", withIntermediateDirectories: true)
        let path = folder + "/Regressions/a.transition"
        try Data("transition-script 1\nscene contacts\nwalk\n".utf8).write(to: URL(fileURLWithPath: path))
        let findings = findings()
        #expect(findings.count == 1)
        #expect(findings.first?.isFailure == true)
        #expect(findings.first?.text.hasPrefix("\(path):3:1: expected a step (") == true)
        #expect(searchCount == 1)
    }

    @Test("A saved script that names an action that is gone is a warning")
    func missingAction() throws {
        _ = try SavedScript.write(Self.counterexample(.act("gone")), toFolder: folder + "/Regressions")
        let findings = findings()
        #expect(findings.count == 1)
        #expect(findings.first?.isFailure == false)
        #expect(
            findings.first?.text.contains("step 1 is skipped, since the scene contacts has no action \"gone\"") == true)
    }

    @Test("With a script to replay nothing else is performed")
    func replay() {
        let failure = Self.counterexample(.lift)
        let other = Self.counterexample(.lift, scene: "other")
        failing = [failure, other]
        let findings = findings(replayed: failure.replayToken)
        #expect(findings.count == 1)
        #expect(findings.first?.text.hasPrefix("✘ no-crash\n") == true)
        #expect(searchCount == 0)
        let foreign = self.findings(replayed: other.replayToken)
        #expect(foreign.count == 1 && foreign[0].kind == .warning && foreign[0].text.contains("nothing was replayed"))
        #expect(
            self.findings(replayed: "T1-AAAA") == [
                .failure(
                    "TRANSITION_REPLAY: a damaged replay token: its checksum does not fit; copy it again, whole")
            ])
        #expect(searchCount == 0)
    }

    @Test("A check that could test nothing fails")
    func misuse() {
        #expect(
            findings(runs: 0) == [
                .failure("checkTransitions needs runs of 1 or more, not 0: nothing would be tested")
            ])
        #expect(
            findings(maxSteps: 0) == [.failure("checkTransitions needs maxSteps from 1 to 10000, not 0")])
        #expect(findings(jobs: 0) == [.failure("checkTransitions needs jobs from 1 to 1024, not 0")])
        #expect(searchCount == 0)
    }

    @Test("A vacuous search is a warning, not a failure")
    func vacuity() {
        let findings = findings(coverage: [])
        #expect(findings.count == 1)
        #expect(findings.first?.isFailure == false)
        #expect(findings.first?.text.contains("VACUOUS: no transition was ever started") == true)
    }

    @Test("What was allowed is a warning, with the reason, and so is an allowance that did nothing")
    func allowances() {
        let allowance = Allowance(invariant: "no-crash", reason: "a release is near")
        uses = [AllowanceUse(allowance: allowance, state: .inForce)]
        #expect(findings().map(\.isFailure) == [false])
        #expect(
            findings().first?.text.contains("because \"a release is near\", allowed nothing in this search") == true)
        uses = [AllowanceUse(allowance: allowance, state: .notExamined)]
        #expect(findings() == [])
    }

    @Test("A scene that cannot be tested fails, and nothing is performed")
    func faultyScene() {
        let scene = TransitionScene("contacts") { UIViewController() }
            .allowing("no-crash", because: "a release is near", until: "2027-02-30")
        let findings = findings(of: scene)
        #expect(findings.map(\.isFailure) == [true])
        #expect(
            findings.first?.text.hasPrefix("the scene contacts cannot be tested: the allowance of no-crash for") == true
        )
        #expect(searchCount == 0)
    }

    @Test("A failure of the baseline is a known issue, once, seen by a search or by a saved script")
    func baseline() throws {
        let failure = Self.counterexample(.lift)
        _ = try SavedScript.write(failure, toFolder: folder + "/Regressions")
        _ = try BaselineFile.add([failure.identity], ofScene: "contacts", to: folder + "/Known.baseline")
        failing = [failure]
        known = [ToleratedFailure(identity: failure.identity, summary: "Broken.", scriptCount: 3)]
        let text = """
            Known: no-crash · the app · trap
              Broken.
              Listed in \(folder)/Known.baseline; delete its line when it is repaired.

            """
        #expect(findings() == [.known(text)])
        failing = []
        #expect(findings() == [.known(text)])
        #expect(searchCount == 2)
    }

    @Test("A script that is replayed by hand is told in full even if it is known, and fails nothing then")
    func replayOfKnown() throws {
        let failure = Self.counterexample(.lift)
        _ = try BaselineFile.add([failure.identity], ofScene: "contacts", to: folder + "/Known.baseline")
        failing = [failure]
        let findings = findings(replayed: failure.replayToken)
        #expect(findings.map(\.kind) == [.known] && findings[0].text.contains("Script (1 step)"))
    }

    @Test("A malformed baseline fails the test, with its place, and nothing is searched")
    func malformedBaseline() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("transition-baseline 1\n?\n".utf8).write(to: URL(fileURLWithPath: folder + "/Known.baseline"))
        let findings = findings()
        #expect(findings.map(\.kind) == [.failure])
        #expect(findings.first?.text.hasPrefix("\(folder)/Known.baseline:2:1: expected the scene's name") == true)
        #expect(searchCount == 0)
    }

    @Test("A failure that cannot be saved is reported all the same")
    func unwritable() throws {
        try Data().write(to: URL(fileURLWithPath: folder))
        found = [Self.counterexample(.lift)]
        let text = try #require(findings().first).text
        #expect(text.hasPrefix("✘ no-crash · new\n"))
        #expect(text.hasSuffix("  Not saved: cannot write into '\(folder)/Regressions': '\(folder)' is not a folder\n"))
    }

    @Test("A misuse is recorded as an issue of the calling test")
    func misuseIsAnIssue() {
        let scene = TransitionScene("contacts") { UIViewController() }
        withKnownIssue {
            checkTransitions(scene, runs: -1)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("runs of 1 or more, not -1") }
        }
        withKnownIssue {
            checkTransitions(scene, jobs: -1)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("jobs from 1 to 1024, not -1") }
        }
    }

    @Test("A page of each failure is written where that is asked for, and what cannot be written is told")
    func pages() throws {
        found = [Self.counterexample(.lift)]
        pageFolder = folder + "/pages"
        let text = try #require(findings().first).text
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder + "/pages").first)
        #expect(name.hasSuffix(".html") && text.contains("  Look at     \(folder)/pages/\(name)\n"))
        pageFolder = "/dev/null/pages"
        let other = try #require(findings().first)
        #expect(other.isFailure && other.text.contains("Not shown: ") && other.text.contains("/dev/null"))
    }

    @Test("A check that finds nothing says in one line what it tried, and only then")
    func success() {
        _ = findings()
        let line = "✔ contacts: no failure found in 0 scripts, seed 1: 1 transition, 0 cancelled and 0 interrupted"
        #expect(successes == [line])
        successes = []
        found = [Self.counterexample(.lift)]
        _ = findings()
        #expect(successes.isEmpty)
    }

    private func findings(
        of scene: TransitionScene = TransitionScene("contacts") { UIViewController() }.action("show") { _ in },
        runs: Int = 10, maxSteps: Int = 24, jobs: Int = 2, replayed: String? = nil, isVerbose: Bool = false,
        contested: ContestedFailures = .warn,
        coverage: [TransitionCoverage] = [TransitionCoverage(subject: "a", startedCount: 1, finishedCount: 1)]
    ) -> [Finding] {
        var options = SearchOptions()
        options.runCount = runs
        options.maxSteps = maxSteps
        options.jobs = jobs
        options.contested = contested
        let engine = SearchEngine(
            search: { _, _ in
                self.searchCount += 1
                var statistics = SearchStatistics(seed: 1, coverage: coverage)
                statistics.allowances = self.uses
                statistics.known = self.known
                var result = SearchResult(counterexamples: self.found, statistics: statistics)
                result.problems = self.problems
                result.remarks = self.remarks
                return result
            },
            replay: { script, scene in
                let violations = self.failing.filter { $0.script == script }.flatMap(\.violations)
                return RunResult(
                    script: script, trace: Trace(), outcome: .rest, violations: [], allowed: [],
                    known: violations.filter { scene.baseline.contains($0.identity) })
            },
            explain: { script, scene, _ in
                self.explained.append(script)
                return ScriptExplanation(
                    found: self.failing.first {
                        $0.script == script && !scene.baseline.contains($0.identity)
                    }, problems: self.explainingProblems)
            })
        return TransitionCheck(
            scene: scene, options: options, regressions: RegressionFolder(path: folder + "/Regressions"),
            baselinePath: folder + "/Known.baseline", replayed: replayed, testFilter: "contacts",
            pageFolder: pageFolder, isVerbose: isVerbose, engine: engine, onSuccess: { self.successes.append($0) }
        ).findings()
    }

    private static func counterexample(_ step: Step, scene: String = "contacts") -> Counterexample {
        let script = Script(scene: scene, steps: [step])
        return Counterexample(
            script: script, violations: [violation("no-crash")], trace: Trace(), original: script,
            statistics: SearchStatistics(seed: 1))
    }

    private static func violation(_ invariant: InvariantID) -> Violation {
        Violation(
            identity: ViolationIdentity(invariant: invariant, subject: .app, cause: ViolationCause("trap")),
            summary: "Broken.",
            expected: "", seen: "", remedy: "", restsOn: [], decisions: [], time: VirtualTime(frame: 0))
    }
}
