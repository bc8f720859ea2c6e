import ArgumentParser
import Foundation
import TransitionTesting

/// What a script costs in a scene of many views.
struct Views: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Processor time of a script with every check, as the pages of a scene have more views.",
        discussion: "At most linear means that twice the views take at most twice the time.")

    @Option(parsing: .upToNextOption, help: "Views of each page.")
    var counts = [25, 50, 100, 200, 400]

    @Option(help: "Scripts of each measurement, 1 or more.")
    var scripts = 300

    func validate() throws {
        if scripts < 1 || counts.contains(where: { $0 < 1 }) {
            throw ValidationError("Give 1 or more views and scripts.")
        }
    }

    func run() throws {
        // Commands run on the main thread.
        MainActor.assumeIsolated {
            print("views of a page  microseconds a script  by the line before")
            var before: Double?
            for count in counts {
                let seconds = measure(views: count)
                let microseconds = seconds / Double(scripts) * 1e6
                print(
                    String(format: "%15d %22.0f", count, microseconds),
                    before.map { String(format: "%16.2f", microseconds / $0) } ?? "")
                before = microseconds
            }
        }
    }

    @MainActor
    private func measure(views count: Int) -> Double {
        let scene = TransitionScene("views") { CrowdedPage(viewCount: count) }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = CrowdedPage(viewCount: count)
                page.modalPresentationStyle = .fullScreen
                app.topViewController?.present(page, animated: true)
            }
            .action("hide") { app in app.topViewController?.dismiss(animated: true) }
        let sampled = sampleScripts(of: scene, count: scripts, seed: 1, maxSteps: 20)
        let judge = Judge(scene: scene)
        // Twins are made once.
        for script in sampled.prefix(20) { _ = judge.judge(script) }
        return processorSeconds { for script in sampled { _ = judge.judge(script) } }
    }
}
