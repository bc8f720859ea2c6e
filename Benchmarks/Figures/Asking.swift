import ArgumentParser
import Foundation
import SampleTransitions
import TransitionTesting

/// Planted bugs by the way in which their transition is asked for, and the rests that have an undisturbed twin.
struct Asking: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Which rules find a bug however its transition is asked for; the share of rests with a twin.")

    @Option(help: "Scripts of each scene of the table, at most.")
    var scripts = 300

    @Option(help: "Scripts of each sample of which the share of rests is taken; 0 leaves it out.")
    var samples = 1_000

    func run() throws {
        MainActor.assumeIsolated {
            tabulate()
            if samples > 0 { measureRests() }
        }
    }

    @MainActor
    private func tabulate() {
        var found = 0
        for way in AskingWay.allCases {
            var cells: [String] = []
            for flaw in AskingFlaw.allCases {
                let place = firstFinding(of: flaw.rawValue, in: AskingScenes.scene(way, flaw))
                if place != nil { found += 1 }
                cells.append("\(flaw.rawValue) \(place.map(String.init) ?? "MISSED")")
            }
            let right = AskingScenes.scene(way, nil)
            let judge = Judge(scene: right)
            let alarms = sampleScripts(of: right, count: scripts, seed: 1, maxSteps: 24)
                .flatMap { judge.judge($0).violations.map(\.invariant.name) }
            let clean = alarms.isEmpty ? "clean" : "ALARMS \(Set(alarms).sorted())"
            print("\(way.rawValue): \(cells.joined(separator: ", ")); right: \(clean)")
            fflush(nil)
        }
        print("found \(found) of \(AskingWay.allCases.count * AskingFlaw.allCases.count)")
    }

    /// The first script, counted from 1, that breaks the rule.
    @MainActor
    private func firstFinding(of rule: String, in scene: TransitionScene) -> Int? {
        let judge = Judge(scene: scene)
        for (place, script) in sampleScripts(of: scene, count: scripts, seed: 1, maxSteps: 24).enumerated()
        where judge.judge(script).violations.contains(where: { $0.invariant.name == rule }) {
            return place + 1
        }
        return nil
    }

    @MainActor
    private func measureRests() {
        for scene in SampleScenes.all {
            // In children, since scripts of what was published kill the app.
            var options = SearchOptions()
            options.runCount = samples
            options.seed = 1
            (options.shrinkBudget, options.explainBudget) = (0, 0)
            let statistics = search(scene, options: options).statistics
            let rests = statistics.rests
            let share =
                rests.comparableCount > 0
                ? 100 - 100 * Double(rests.uncomparedCount) / Double(rests.comparableCount) : 100
            let hundredths = (share * 100).rounded() / 100
            let crashedCount = statistics.crashedScriptCount
            let cost = crashedCount == 0 ? "\(twinCount(of: scene)) twins" : "\(crashedCount) scripts crashed"
            print("\(scene.name): \(hundredths) % of \(rests.comparableCount) rests, \(cost)")
            fflush(nil)
        }
    }

    /// The worlds that twins take for the same scripts, none of which ends this process.
    @MainActor
    private func twinCount(of scene: TransitionScene) -> Int {
        let judge = Judge(scene: scene)
        for script in sampleScripts(of: scene, count: samples, seed: 1, maxSteps: 24) { _ = judge.judge(script) }
        return judge.twinExecutionCount
    }
}
