import Testing

/// Challenges about numbers in different steps that depend on each other, from 50 seeds each as in
/// `ShrinkQualityTests`: always the exact minimum, within a number of runs on average.
@Suite("Shrinking of dependent numbers")
struct DependentNumberTests {
    @Test(
        "reaches the minimum of two numbers that must keep a difference",
        arguments: zip(Challenge.gaps, [87, 108, 98, 185, 85, 92, 66, 125, 104, 185, 82, 83]))
    func gaps(challenge: Challenge, runLimit: Int) {
        expectExact(challenge, runLimit: runLimit)
    }

    @Test(
        "reaches the minimum of three and more equal numbers",
        arguments: zip(Challenge.equalNumbers, [133, 173, 137, 171, 112, 166, 139, 116, 260, 56]))
    func equalNumbers(challenge: Challenge, runLimit: Int) {
        expectExact(challenge, runLimit: runLimit)
    }

    @Test(
        "reaches fewer steps at the price of a larger number",
        arguments: zip(Challenge.fewerSteps, [18, 112, 67, 18, 32, 147, 59, 49, 57, 23, 62, 99, 78, 79, 82]))
    func fewerSteps(challenge: Challenge, runLimit: Int) {
        expectExact(challenge, runLimit: runLimit)
    }

    @Test(
        "reaches the minimum of numbers whose product, sum or order matters",
        arguments: zip(Challenge.combinedNumbers, [78, 80, 77, 74, 152, 100, 179, 194, 178, 154, 139]))
    func combinedNumbers(challenge: Challenge, runLimit: Int) {
        expectExact(challenge, runLimit: runLimit)
    }

    @Test(
        "reaches the minimum of challenges that no pass was made for",
        arguments: zip(Challenge.heldOut, [110, 73, 115, 155, 560, 116, 18, 77, 53, 118, 126, 147]))
    func heldOut(challenge: Challenge, runLimit: Int) {
        expectExact(challenge, runLimit: runLimit)
    }

    @Test(
        "reaches the minimum of a second lot that no pass was made for",
        arguments: zip(Challenge.furtherHeldOut, [81, 183, 138, 48, 221, 27, 110, 169]))
    func furtherHeldOut(challenge: Challenge, runLimit: Int) {
        expectExact(challenge, runLimit: runLimit)
    }

    private func expectExact(_ challenge: Challenge, runLimit: Int) {
        let summary = ChallengeSummary(challenge, seeds: 0..<50)
        #expect(summary.exactCount == 50, "\(challenge.name): \(summary.minima)")
        #expect(summary.meanRunCount <= Double(runLimit), "\(challenge.name): \(summary.meanRunCount) runs on average")
    }
}
