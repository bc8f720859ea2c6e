import CFuzzerDriver
import Foundation
import TransitionCore
import TransitionRunner

extension EngineRun {
    /// Takes out of the corpus what shorter inputs show as well, and ends the process.
    ///
    /// What an input shows is what the run alone does: what a comparison reaches depends on those before it. An input
    /// is deleted only when all that it shows has been seen in this run, in files that stay, so that nothing is lost
    /// whenever the process is killed. The status is 0 when it came to its end or the time is up.
    @MainActor
    public func minimize(_ scene: TransitionScene) -> Never {
        var sights = CorpusSights()
        onceEach(scene, work: "minimized") { target, script, path in
            fuzzer_driver_clear_coverage()
            // What kills the process shows nothing that could be built on.
            let isNew = target.perform(script, comparing: false).map { sights.addAll(of: $0) } ?? false
            if !isNew { try? FileManager.default.removeItem(atPath: path) }
            return sights.count
        }
    }
}

/// What inputs have reached of the code under test, and done to transitions.
@MainActor
struct CorpusSights {
    private var features: Set<UInt64> = []
    /// Of each place how often inputs have come by, one bit for about as often.
    private var visits = [UInt8](repeating: 0, count: fuzzer_driver_coverage_count())

    var count: Int { features.count + visits.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Adds what the script of that result has shown.
    ///
    /// - Returns: whether any of it is new.
    mutating func addAll(of result: RunResult) -> Bool {
        let before = features.count
        features.formUnion(result.features)
        var isNew = features.count > before
        let counters = fuzzer_driver_coverage_counters()
        for index in visits.indices {
            let bit: UInt8 = counters[index] > 0 ? 1 << Self.bucket(counters[index]) : 0
            isNew = isNew || visits[index] | bit != visits[index]
            visits[index] |= bit
        }
        return isNew
    }

    /// As engines count: 1, 2, 3, 4 to 7, 8 to 15, 16 to 31, 32 to 127, and more.
    private static func bucket(_ counter: UInt8) -> UInt8 {
        switch counter {
        case ...3: counter - 1
        case ...7: 3
        case ...15: 4
        case ...31: 5
        case ...127: 6
        default: 7
        }
    }
}
