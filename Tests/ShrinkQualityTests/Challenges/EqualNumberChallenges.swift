import PropertyTesting

extension Challenge {
    /// Three or more equal numbers in different steps.
    static let equalNumbers: [Challenge] = [
        threeEqual, fourEqual, equalOfUnlikeRanges, equalBesideAnother, equalBelowZero, fiveEqual, smallEqual,
        smallEqualOfOneKind, equalAmongThresholds, equalInList,
    ]

    private static let likely = [13, 170, 666, 901]

    private static let threeEqual = steps(
        "three equal", "open 0…1000, toggle, select 0…1000, tick, close 0…1000, four of them likely",
        .scripts(
            of: .step(.open, 0...1_000, likely: likely), .flag(.toggle), .step(.select, 0...1_000, likely: likely),
            .step(.tick), .step(.close, 0...1_000, likely: likely)),
        minimum: [Step(.open, 10), Step(.toggle, 1), Step(.select, 10), Step(.tick), Step(.close, 10)]
    ) {
        $0.contain([.open, .toggle, .select, .tick, .close]) {
            $0[0] >= 10 && $0[1] == 1 && $0[2] == $0[0] && $0[4] == $0[0]
        }
    }

    /// In any order: the simplest kinds come first.
    private static let fourEqual = steps(
        "four equal in any order", "open, select, close, check 0…1000, four of them likely",
        .scripts(
            of: .step(.open, 0...1_000, likely: likely), .step(.select, 0...1_000, likely: likely),
            .step(.close, 0...1_000, likely: likely), .step(.check, 0...1_000, likely: likely)),
        minimum: [Step(.open, 10), Step(.select, 10), Step(.close, 10), Step(.check, 10)]
    ) { steps in
        steps.numbers(.open).contains { number in
            number >= 10
                && [.select, .close, .check].allSatisfy { (kind: Step.Kind) in steps.numbers(kind).contains(number) }
        }
    }

    private static let equalOfUnlikeRanges = steps(
        "three equal of unlike ranges", "open 0…50, choose of 4, select 5…40, close 10…40",
        .scripts(of: .step(.open, 0...50), .pick(.choose, of: 4), .step(.select, 5...40), .step(.close, 10...40)),
        minimum: [Step(.open, 20), Step(.select, 20), Step(.choose, 2), Step(.close, 20)]
    ) {
        $0.contain([.open, .select, .choose, .close]) {
            $0[0] >= 20 && $0[1] == $0[0] && $0[2] >= 2 && $0[3] == $0[0]
        }
    }

    /// Another number of the same range stays where it is.
    private static let equalBesideAnother = steps(
        "three equal beside another", "open, wait, select, close 0…40, all of one range",
        .scripts(of: .step(.open, 0...40), .step(.wait, 0...40), .step(.select, 0...40), .step(.close, 0...40)),
        minimum: [Step(.open, 10), Step(.wait, 30), Step(.select, 10), Step(.close, 10)]
    ) {
        $0.contain([.open, .wait, .select, .close]) {
            $0[0] >= 10 && $0[1] >= 30 && $0[2] == $0[0] && $0[3] == $0[0]
        }
    }

    private static let equalBelowZero = steps(
        "three equal below 0", "open -12…12, toggle, select -12…12, close -12…12",
        .scripts(of: .step(.open, -12...12), .flag(.toggle), .step(.select, -12...12), .step(.close, -12...12)),
        minimum: [Step(.open, -6), Step(.select, -6), Step(.toggle, 1), Step(.close, -6)]
    ) {
        $0.contain([.open, .select, .toggle, .close]) {
            $0[0] <= -6 && $0[1] == $0[0] && $0[2] == 1 && $0[3] == $0[0]
        }
    }

    /// Steps of one kind alone.
    private static let fiveEqual = steps(
        "five equal of one kind", "tick, open 0…1000, four of them likely",
        .scripts(of: .step(.tick), .step(.open, 0...1_000, likely: likely)),
        minimum: [Step](repeating: Step(.open, 3), count: 5)
    ) { steps in
        Set(steps.numbers(.open)).contains { number in
            number >= 3 && steps.numbers(.open).count { $0 == number } >= 5
        }
    }

    private static let small = Generator<[Step]>.scripts(
        of: .step(.start, 0...10), .flag(.toggle), .step(.select, 0...12), .step(.stop, 0...12), .step(.tick))
    private static let smallText = "start 0…10, toggle, select 0…12, stop 0…12, tick"

    private static let smallEqual = steps(
        "three equal small numbers", smallText, small,
        minimum: [Step(.start, 3), Step(.toggle, 1), Step(.select, 3), Step(.stop, 3)]
    ) {
        $0.contain([.start, .toggle, .select, .stop]) {
            $0[0] >= 3 && $0[1] > 0 && $0[2] == $0[0] && $0[3] == $0[0]
        }
    }

    private static let smallEqualOfOneKind = steps(
        "three equal small numbers of one kind", smallText, small,
        minimum: [Step(.start, 3), Step(.start, 3), Step(.toggle, 1), Step(.start, 3)]
    ) {
        $0.contain([.start, .start, .toggle, .start]) {
            $0[0] >= 3 && $0[1] == $0[0] && $0[2] > 0 && $0[3] == $0[0]
        }
    }

    /// Two others have thresholds of their own.
    private static let equalAmongThresholds = steps(
        "three equal among thresholds", "open, wait, select 0…20, drag 0…40, close 0…20",
        .scripts(
            of: .step(.open, 0...20), .step(.wait, 0...20), .step(.select, 0...20), .step(.drag, 0...40),
            .step(.close, 0...20)),
        minimum: [Step(.open, 5), Step(.wait, 9), Step(.select, 5), Step(.drag, 17), Step(.close, 5)]
    ) {
        $0.contain([.open, .wait, .select, .drag, .close]) {
            $0[0] >= 5 && $0[1] >= 9 && $0[2] == $0[0] && $0[3] >= 17 && $0[4] == $0[0]
        }
    }

    private static let equalInList = Challenge(
        "three equal in a list", generator: "array of 0…50 of integers 0…100", minimum: "[7, 7, 7]",
        Generator<[Int]>.array(of: .integer(in: 0...100), count: 0...50), isExact: { $0 == [7, 7, 7] },
        property: { list, _ in !list.contains { number in number >= 7 && list.count { $0 == number } >= 3 } })
}
