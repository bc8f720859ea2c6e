import CFuzzerDriver
import TransitionRunner

/// The coverage of our own code, which tells an engine nothing.
///
/// What counts as new is what an input reached of the code under test, and what its trace shows. Of the places that an
/// engine counts visits of, nearly all are the model's: an engine that sees them keeps every input in which the model
/// does anything that it has not done in the same number before.
struct OwnCoverage {
    private let counters: UnsafeMutablePointer<UInt8>
    private let ranges: [Range<Int>]

    @MainActor
    init() {
        counters = fuzzer_driver_coverage_counters()
        let addresses = (0..<fuzzer_driver_coverage_count()).map(fuzzer_driver_coverage_address)
        var ranges: [Range<Int>] = []
        for (index, isOwn) in OwnFunctions.areOwn(addresses).enumerated() where isOwn {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<index + 1
            } else {
                ranges.append(index..<index + 1)
            }
        }
        self.ranges = ranges
    }

    /// How many places are left to the engine.
    var foreignCount: Int { fuzzer_driver_coverage_count() - ranges.reduce(0) { $0 + $1.count } }

    /// Makes it as if the current input had reached nothing of ours.
    func forget() {
        for range in ranges { (counters + range.lowerBound).update(repeating: 0, count: range.count) }
    }
}
