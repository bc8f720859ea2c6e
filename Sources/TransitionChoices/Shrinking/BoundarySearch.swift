/// Looks for the smallest failing number below one that fails, when 0 is known to pass.
///
/// First it is asked whether anything just below fails, so that a number that is stuck costs two runs. Then it goes up
/// from 0 and down from the number by growing steps, in turn: most minima are small, and some numbers can only follow
/// others a little way. What lies between the last that passed and the last that failed is halved.
struct BoundarySearch {
    /// The number as it is now, which a success has lowered; nil if it is gone.
    let from: () -> UInt64?
    /// Whether the failure stays with this number.
    let accepts: (UInt64) -> Bool

    /// Halving a number like these costs no more than steps.
    private static let halvedAtOnce: ClosedRange<UInt64> = 16...255

    func run() {
        guard let start = from(), start > 1, accepts(start - 1) || (start > 2 && accepts(start - 2)) else { return }
        var passing: UInt64 = 0
        guard !Self.halvedAtOnce.contains(start) else { return halve(&passing) }
        // 1 and 3, then numbers of more bits; they alternate with steps down.
        guard goesOn(above: 1, &passing), start > 3, goesOn(above: 3, &passing), start > Self.halvedAtOnce.lowerBound
        else { return halve(&passing) }
        for power in [4, 8, 16, 32] as [UInt64] {
            guard descends(by: 1 << (power - 2), &passing) else { break }
            guard goesOn(above: (1 << power) - 1, &passing) else { break }
        }
        halveBitCount(&passing)
        halve(&passing)
        while let value = from(), value > passing + 1, accepts(value - 1) || accepts(value - 2) {}
    }

    /// Tries a number and says whether the smallest is above it.
    private func goesOn(above number: UInt64, _ passing: inout UInt64) -> Bool {
        guard let failing = from(), number < failing, number > passing, !accepts(number) else { return false }
        passing = number
        return true
    }

    /// Tries a step down and says whether it could be taken.
    private func descends(by step: UInt64, _ passing: inout UInt64) -> Bool {
        guard let failing = from(), failing > passing, failing - passing > step else { return false }
        if accepts(failing - step) { return true }
        passing = failing - step
        return false
    }

    private func halveBitCount(_ passing: inout UInt64) {
        while let failing = from(), passing < failing {
            let low = passing.bitWidth - passing.leadingZeroBitCount
            let high = failing.bitWidth - failing.leadingZeroBitCount
            guard high - low > 1 else { return }
            let middle = ((1 as UInt64) << UInt64((low + high) / 2)) - 1
            if !accepts(middle) { passing = middle }
        }
    }

    private func halve(_ passing: inout UInt64) {
        while let failing = from(), passing < failing, failing - passing > 1 {
            let middle = roundest(above: passing, below: failing)
            if !accepts(middle) { passing = middle }
        }
    }

    /// The number between two others that is divisible by the largest power of two.
    ///
    /// It halves the way as well as the middle does, and a search from a lower start asks for the same numbers again,
    /// which cost no second run.
    private func roundest(above lower: UInt64, below upper: UInt64) -> UInt64 {
        var number = upper - 1
        while number & (number - 1) > lower { number &= number - 1 }
        return number
    }
}
