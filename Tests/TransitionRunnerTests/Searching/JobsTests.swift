import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionReports

@testable import TransitionRunner

@Suite("Parts of a search that are performed at once")
@MainActor
struct JobsTests {
    private static func scene(_ name: String) -> TransitionScene {
        TransitionScene(name) { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                app.topViewController?.present(UIViewController(), animated: true)
            }
            .action("spill", when: { $0.presentationChain.count == 2 }) { app in
                app.window.rootViewController?.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
                app.topViewController?.dismiss(animated: true)
            }
            .invariant(
                "small",
                .always(
                    .holds("few subviews") { app in
                        app.window.rootViewController?.view.subviews.count ?? 0 < 2
                    }))
    }

    private static func options(runs: Int, jobs: Int) -> SearchOptions {
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps, options.jobs) = (runs, 3, 8, jobs)
        (options.shrinkBudget, options.explainBudget, options.invariants) = (40, 0, ["no-crash", "small"])
        return options
    }

    private static func report(_ result: SearchResult) -> String {
        JSONReport.render(scene: "scene", statistics: result.statistics, bugs: result.bugs)
            + result.problems.joined() + result.remarks.joined()
    }

    @Test("are told of in the same way, however many there are")
    func sound() throws {
        let one = search(Self.scene("jobs"), options: Self.options(runs: 700, jobs: 1))
        #expect(one.statistics.scriptCount == 700 && one.counterexamples.count == 1)
        for jobs in [2, 5] {
            let some = search(Self.scene("jobs"), options: Self.options(runs: 700, jobs: jobs))
            #expect(Self.report(some) == Self.report(one), "\(jobs) jobs")
        }
    }

    @Test("are begun anew where a crash before them has changed what comes next", arguments: [false, true])
    func crashes(inFreshProcesses isFresh: Bool) throws {
        let scene = Self.scene("jobs that trap").action("trap") { app in
            let absent: UIView? = app.isAtRest && !isFresh ? app.window : nil
            _ = absent!.bounds
        }
        let count = isFresh ? 80 : 600
        var reports: [String] = []
        for jobs in [1, 3] {
            let result = search(
                isFresh ? scene.freshProcesses() : scene, options: Self.options(runs: count, jobs: jobs))
            #expect(result.statistics.crashedScriptCount > 5 && result.statistics.scriptCount == count)
            reports.append(Self.report(result))
        }
        #expect(reports[0] == reports[1])
    }

    @Test("end a search at the failure at which it ends one by one")
    func firstFailure() {
        var results: [SearchResult] = []
        for jobs in [1, 4] {
            var options = Self.options(runs: 3_000, jobs: jobs)
            options.stopsAtFirstFailure = true
            results.append(search(Self.scene("jobs to the first"), options: options))
        }
        #expect(results[0].failures.count == 1 && results[0].statistics.scriptCount < 3_000)
        #expect(Self.report(results[0]) == Self.report(results[1]))
    }

    @Test(
        "are performed again if something outside of the search kills their process, however often, which is told",
        arguments: [["90", "140"], stride(from: 90, to: 890, by: 40).map { "\($0)" }])
    func killed(at counts: [String]) throws {
        // Folders outlive a child.
        let folder = URL.temporaryDirectory.appending(path: "killed-\(UUID().uuidString)")
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let scene = Self.scene("jobs that are killed").action("end") { _ in
            let place = folder.appending(path: "\((try? files.contentsOfDirectory(atPath: folder.path))?.count ?? 0)")
            try? files.createDirectory(at: place, withIntermediateDirectories: false)
            if counts.contains(place.lastPathComponent) { kill(getpid(), SIGKILL) }
        }
        let result = search(scene, options: Self.options(runs: 600, jobs: 2))
        #expect(result.statistics.scriptCount == 600 && result.statistics.crashedScriptCount == 0)
        #expect(result.problems.isEmpty && result.remarks.count == 1, "\(result.remarks)")
        let quiet = search(
            Self.scene("jobs that are killed").action("end") { _ in }, options: Self.options(runs: 600, jobs: 1))
        #expect(result.counterexamples.map(\.script) == quiet.counterexamples.map(\.script))
        #expect(result.statistics.frameCount == quiet.statistics.frameCount)
    }

    /// Grows with every launch in a process, and is what it was in the next child.
    private static var launchCount = 0

    @Test("end a search that lets none of them come to its end, and charge no script with that")
    func alwaysKilled() {
        let scene = TransitionScene("parts that are always killed") {
            JobsTests.launchCount += 1
            // More than one script comes to with all that it is compared with.
            if JobsTests.launchCount > 100 { kill(getpid(), SIGKILL) }
            return UIViewController()
        }
        .action("show", when: { $0.presentationChain.count == 1 }) { app in
            app.topViewController?.present(UIViewController(), animated: true)
        }
        var options = Self.options(runs: 2_000, jobs: 1)
        options.invariants = nil
        let result = search(scene, options: options)
        #expect(result.problems.count == 1, "\(result.problems)")
        #expect(result.counterexamples.isEmpty && result.statistics.crashedScriptCount == 0)
        #expect(result.statistics.untriedScriptCount > 0 && result.remarks.count == 1, "\(result.remarks)")
    }

    @Test("draw the same scripts where the process that looked at the scene was killed")
    func calibrationKilled() throws {
        let file = URL.temporaryDirectory.appending(path: "calibration-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        func scripts(isKilled: Bool) -> [Script] {
            let scene = Self.scene("calibration that is killed").action("end") { app in
                let button = UIButton(frame: CGRect(x: 20, y: 40, width: 80, height: 60))
                app.window.rootViewController?.view.addSubview(button)
                guard isKilled, !FileManager.default.fileExists(atPath: file.path) else { return }
                try? Data().write(to: file)
                kill(getpid(), SIGKILL)
            }
            let vocabulary = Calibration(scene: scene, options: Self.options(runs: 1, jobs: 1)).run().0
            let sampler = ScriptSampler(vocabulary: vocabulary, maxSteps: 8, seed: 1)
            return (0..<40).map { sampler.script(at: $0) }
        }
        let killedBefore = KilledChildren.count
        let scripts = [true, false].map(scripts(isKilled:))
        #expect(KilledChildren.count == killedBefore + 1)
        #expect(scripts[0] == scripts[1])
    }

    @Test("lose no failure where the process that explains it dies each time: it is told as it was found")
    func explainerDies() throws {
        let main = getpid()
        // A script of the search is performed by a child of this process, one that is shrunk by a child's child.
        let scene = Self.scene("jobs that die").action("end") { _ in
            if getppid() != main { kill(getppid(), SIGKILL) }
        }
        var options = Self.options(runs: 40, jobs: 2)
        options.invariants = ["small"]
        let result = search(scene, options: options)
        let failure = try #require(result.failures.first)
        #expect(failure.script == failure.original && failure.script.steps.count > 4)
        #expect(result.problems.count == 1 && result.remarks.count == 1, "\(result.problems)")
    }

    @Test("do a trial again that something outside has killed, and tell it")
    func trialKilled() throws {
        let file = URL.temporaryDirectory.appending(path: "trial-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let scene = Self.scene("a trial that is killed")
        let killedBefore = KilledChildren.count
        let outcome = try scene.performInChild(timeout: 5) { _ in
            if !FileManager.default.fileExists(atPath: file.path) {
                try? Data().write(to: file)
                kill(getpid(), SIGKILL)
            }
            return Data([7])
        }
        #expect(outcome == .finished(Data([7])) && KilledChildren.count == killedBefore + 1)
        let always = try scene.performInChild(timeout: 5) { _ in
            kill(getpid(), SIGKILL)
            return Data()
        }
        guard case .crashed(let crash) = always else {
            Issue.record("it ended: \(always)")
            return
        }
        #expect(crash.reason == .signal("SIGKILL"))
    }
}
