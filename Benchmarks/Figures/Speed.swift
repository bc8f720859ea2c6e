import ArgumentParser
import Foundation
import SampleTransitions
import TransitionTesting

/// Scripts per second of a scene, performed alone and with every check.
struct Speed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Scripts per second, and seconds of virtual time per second of the wall clock.")

    @Argument(help: "Names of sample scenes.")
    var scenes = ["contacts-modal", "contacts-modal-repaired", "slide", "slide-repaired"]

    @Option(help: "Scripts of each measurement.")
    var scripts = 5_000

    @Option(help: "Steps of each script.")
    var steps = 20

    @MainActor
    func run() async throws {
        print("scene                        worlds/s  virtual s/s   scripts/s with all checks")
        for name in scenes {
            guard let scene = SampleScenes.all.first(where: { $0.name == name }) else {
                throw ValidationError("There is no scene \"\(name)\".")
            }
            let sampled = sampleScripts(of: scene, count: scripts, seed: 1, maxSteps: steps)
            var frames = 0
            let clock = ContinuousClock()
            let performing = clock.measure {
                for script in sampled { frames += trace(of: script, in: scene).events.last?.time.frame ?? 0 }
            }
            let judge = Judge(scene: scene)
            let checking = clock.measure {
                for script in sampled { _ = judge.judge(script) }
            }
            let worlds = Double(scripts) / performing.inSeconds
            let virtual = Double(frames) / 60 / performing.inSeconds
            let checked = Double(scripts) / checking.inSeconds
            print(
                name.padding(toLength: 26, withPad: " ", startingAt: 0),
                String(format: "%10.0f %12.0f %12.0f", worlds, virtual, checked))
        }
    }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
