import ArgumentParser
import Foundation
import SampleTransitions
import TransitionTesting

/// Scripts per second of a scene, performed alone and with every check.
struct Speed: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Scripts and seconds of virtual time for each second of one core's time, and what twins cost.",
        discussion: "The thread's processor time is what counts: other work on the machine delays a run, and is not it."
    )

    @Argument(help: "Names of sample scenes whose code never traps: it runs in this process.")
    var scenes = ["contacts-modal", "contacts-modal-repaired", "slide-repaired", "interactive-push-repaired"]

    @Option(help: "Scripts of each measurement.")
    var scripts = 5_000

    @Option(help: "Steps of each script.")
    var steps = 20

    func run() throws {
        // Commands run on the main thread.
        try MainActor.assumeIsolated { try measureScenes() }
    }

    @MainActor
    private func measureScenes() throws {
        print("scene                        worlds/s  virtual s/s   scripts/s   compared   twins a script")
        for name in scenes {
            guard let scene = SampleScenes.all.first(where: { $0.name == name }) else {
                throw ValidationError("There is no scene \"\(name)\".")
            }
            let sampled = sampleScripts(of: scene, count: scripts, seed: 1, maxSteps: steps)
            var frames = 0
            let performing = processorSeconds {
                for script in sampled { frames += trace(of: script, in: scene).events.last?.time.frame ?? 0 }
            }
            let judge = Judge(scene: scene)
            let judging = processorSeconds {
                for script in sampled { _ = judge.judgeWithoutComparing(script) }
            }
            let checking = processorSeconds {
                for script in sampled { _ = judge.judge(script) }
            }
            let twins = Double(judge.twinExecutionCount) / Double(scripts)
            let worlds = Double(scripts) / performing
            let virtual = Double(frames) / 60 / performing
            let checked = Double(scripts) / checking
            print(
                name.padding(toLength: 26, withPad: " ", startingAt: 0),
                String(
                    format: "%10.0f %12.0f %11.0f %10.0f %16.2f", worlds, virtual, Double(scripts) / judging, checked,
                    twins))
        }
        print(
            """
            scripts/s: judged by what the run itself shows; compared: with undisturbed twins, probes after the run, and
            animators that are asked more often. Twins are the worlds launched for them.
            """)
    }
}

/// The processor time that the thread spends on a piece of work.
func processorSeconds(_ work: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
}
