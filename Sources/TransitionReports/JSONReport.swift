import Foundation
import TransitionCore

/// A search or a replay as one JSON document, for programs.
///
/// The failures stand bug by bug, as in the text: the bug that most scripts showed first, led by the failure that says
/// most. `problems` has what went wrong with the search or replay itself, in sentences, and is there only if something
/// did: that `counterexamples` is empty means nothing then.
///
/// Keys are sorted and nothing in it depends on time or place, so equal searches give equal documents.
public enum JSONReport {
    /// The version of the document's form.
    public static let version = 2

    /// - Parameters:
    ///   - statistics: What the search did; nil for a replay.
    ///   - allowed: What a replay showed and the scene allows; a search has it in its statistics.
    ///   - known: What a replay showed and a baseline lists, likewise.
    ///   - problems: What went wrong with the search or replay itself.
    ///   - fatalAftermaths: How the app died beside the run that a replay judged; a search has it in its statistics.
    ///   - includesTrace: Whether every counterexample carries its trace as text lines.
    public static func render(
        scene: String, statistics: SearchStatistics?, bugs: [FoundBug],
        allowed: [Violation]? = nil, known: [Violation]? = nil, problems: [String] = [],
        fatalAftermaths: [FatalAftermath]? = nil, includesTrace: Bool = false
    ) -> String {
        render(
            scene: scene, statistics: statistics, bugs: bugs, allowed: allowed, known: known, problems: problems,
            fatalAftermaths: fatalAftermaths, includesTrace: includesTrace, work: [])
    }

    /// - Parameter work: what engines did before, of which the search judged what they left.
    package static func render(
        scene: String, statistics: SearchStatistics?, bugs: [FoundBug],
        allowed: [Violation]? = nil, known: [Violation]? = nil, problems: [String] = [],
        fatalAftermaths: [FatalAftermath]? = nil, includesTrace: Bool = false, work: [EngineWork]
    ) -> String {
        let document = Document(
            scene: scene, statistics: statistics.map(Statistics.init),
            counterexamples: bugs.flatMap { bug in
                [Failure(bug.leader, includesTrace: includesTrace)]
                    + bug.others.map {
                        Failure($0.failure, SameBug($0, as: bug.leader), includesTrace: includesTrace)
                    }
            },
            allowed: allowed?.map(BrokenRule.init), known: known?.map(BrokenRule.init),
            problems: problems.isEmpty ? nil : problems, engines: work.isEmpty ? nil : work,
            deathsInComparison: fatalAftermaths.map { Noted.deaths($0, asFreed: false) },
            deathsWhenFreed: fatalAftermaths.map { Noted.deaths($0, asFreed: true) })
        return text(of: document)
    }

    package static func text(of document: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        } catch {
            // Strings, integers and booleans always encode.
            preconditionFailure("the report could not be written as JSON: \(error)")
        }
    }

    private struct Document: Encodable {
        let format = "transition-check-report"
        let version = JSONReport.version
        let scene: String
        let statistics: Statistics?
        let counterexamples: [Failure]
        let allowed, known: [BrokenRule]?
        /// What went wrong with the search or replay itself; left out if nothing did.
        let problems: [String]?
        /// What engines did before; left out for a search by itself.
        let engines: [EngineWork]?
        /// Of a replay; a search's statistics have them.
        let deathsInComparison, deathsWhenFreed: [Noted]?
    }

    private struct Statistics: Encodable {
        let seed: UInt64
        let scripts, crashedScripts, hungScripts, untriedScripts, gestures, steps, skippedSteps, frames,
            firstFailure: Int
        let exhaustion: AllScripts?
        let launchCrashed: Bool
        let coverage: [Coverage]
        let stepKinds: [Steps]
        let rests: Rests
        let launch: [String]
        let allowances: [UsedAllowance]
        let known: [Tolerated]
        let unseenBaselineEntries: [Identity]
        let misuses, deathsInComparison, deathsWhenFreed: [Noted]
        let untriedActions, leftOutActions, changingByThemselves, vacuity: [String]

        init(_ statistics: SearchStatistics) {
            seed = statistics.seed
            scripts = statistics.scriptCount
            crashedScripts = statistics.crashedScriptCount
            hungScripts = statistics.hungScriptCount
            gestures = statistics.gestureCount
            untriedScripts = statistics.untriedScriptCount
            steps = statistics.stepCount
            skippedSteps = statistics.skippedStepCount
            frames = statistics.frameCount
            firstFailure = statistics.firstFailure
            exhaustion = statistics.exhaustion.map(AllScripts.init)
            launchCrashed = statistics.launchCrashed
            coverage = statistics.coverage.map(Coverage.init)
            stepKinds = statistics.steps.map(Steps.init)
            rests = Rests(statistics.rests)
            launch = statistics.launchNotes.map(\.name)
            allowances = statistics.allowances.map(UsedAllowance.init)
            known = statistics.known.map(Tolerated.init)
            unseenBaselineEntries = statistics.unseenBaselineEntries.map(Identity.init)
            misuses = statistics.misuses.map {
                Noted(text: $0.text, scripts: $0.scriptCount, token: $0.script.map { ReplayToken.encode($0) })
            }
            deathsInComparison = Noted.deaths(statistics.fatalAftermaths, asFreed: false)
            deathsWhenFreed = Noted.deaths(statistics.fatalAftermaths, asFreed: true)
            untriedActions = statistics.untriedActions
            leftOutActions = statistics.leftOutActions
            changingByThemselves = statistics.selfChanges.map(\.view)
            vacuity = Vacuity.findings(statistics)
        }
    }

    /// What a search of all short scripts had before it.
    private struct AllScripts: Encodable {
        let maxSteps, differentSteps, scripts: Int
        let isComplete: Bool

        init(_ exhaustion: Exhaustion) {
            maxSteps = exhaustion.stepLimit
            differentSteps = exhaustion.stepCount
            scripts = exhaustion.scriptCount
            isComplete = exhaustion.isComplete
        }
    }
}
