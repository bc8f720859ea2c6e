import Benchmark
import SampleTransitions
import TransitionTesting

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(metrics: [.wallClock, .throughput, .instructions], maxIterations: 2_000)
    for scene in SampleScenes.all {
        Benchmark("\(scene.name): perform and trace") { benchmark in
            await MainActor.run {
                let scripts = sampleScripts(of: scene, count: 64, seed: 1, maxSteps: 20)
                for index in benchmark.scaledIterations {
                    blackHole(trace(of: scripts[index % scripts.count], in: scene))
                }
            }
        }
        Benchmark("\(scene.name): all checks") { benchmark in
            await MainActor.run {
                let scripts = sampleScripts(of: scene, count: 64, seed: 1, maxSteps: 20)
                let judge = Judge(scene: scene)
                for index in benchmark.scaledIterations {
                    blackHole(judge.judge(scripts[index % scripts.count]))
                }
            }
        }
    }
}
