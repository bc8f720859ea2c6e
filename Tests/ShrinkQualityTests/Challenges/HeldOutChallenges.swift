import PropertyTesting
import TransitionChoices

extension Challenge {
    /// Challenges that were written when the passes stood, so that none was made for them.
    static let heldOut: [Challenge] = [
        hugeGap, gapOfOptionals, double, equalAcrossZero, equalAmongEight, waitsOnBothSides, holdForPairs,
        waitBesideLimit, waitsInGroups, productAndSum, ascendingApart, descendingWaits,
    ]

    private static let hugeGap = steps(
        "gap of up to a million of any integers", "start any integer, toggle, stop any integer, tick",
        .scripts(of: .step(.start, .min ... .max), .flag(.toggle), .step(.stop, .min ... .max), .step(.tick)),
        minimum: [Step(.start, 1_001), Step(.toggle, 1), Step(.stop, 1_002)]
    ) {
        $0.contain([.start, .toggle, .stop]) {
            $0[0] > 1_000 && $0[1] == 1 && $0[2] > $0[0] && $0[2] - $0[0] <= 1_000_000
        }
    }

    private static let gapOfOptionals: Challenge = {
        let record = Generator { draw throws(DrawingError) in
            (draw.pick(from: [0, 1, 2]), try draw(.optional(.integer(in: 0...300))), draw.boolean())
        }
        return Challenge(
            "gap of 40 of optional numbers", generator: "array of 0…50 of (pick of 3, optional 0…300, boolean)",
            minimum: "(0, 11, true), (1, 51, false)",
            Generator<[(Int, Int?, Bool)]>.array(of: record, count: 0...50),
            isExact: { $0.map { "\($0)" } == ["(0, Optional(11), true)", "(1, Optional(51), false)"] },
            property: { records, _ in
                !records.indices.contains { first in
                    guard let number = records[first].1, number >= 11, records[first].2 else { return false }
                    return records[first...].contains { $0.0 == 1 && $0.1 == number + 40 }
                }
            })
    }()

    private static let double = steps(
        "one twice the other", "start 0…100, toggle, stop 0…200",
        .scripts(of: .step(.start, 0...100), .flag(.toggle), .step(.stop, 0...200)),
        minimum: [Step(.start, 7), Step(.toggle, 1), Step(.stop, 14)]
    ) { $0.contain([.start, .toggle, .stop]) { $0[0] >= 7 && $0[1] == 1 && $0[2] == 2 * $0[0] } }

    private static let equalAcrossZero = steps(
        "four equal of ranges around and above 0", "open 0…60, select 3…60, wait -10…60, close 5…70, two likely",
        .scripts(
            of: .step(.open, 0...60, likely: [40, 52]), .step(.select, 3...60, likely: [40, 52]),
            .step(.wait, -10...60, likely: [40, 52]), .step(.close, 5...70, likely: [40, 52])),
        minimum: [Step(.open, 12), Step(.select, 12), Step(.wait, 12), Step(.close, 12)]
    ) {
        $0.contain([.open, .select, .wait, .close]) { numbers in
            numbers[0] >= 12 && numbers.allSatisfy { $0 == numbers[0] }
        }
    }

    private static let equalAmongEight = steps(
        "three equal among eight", "open, wait, select, close 0…12, width, height, depth, drag 0…50",
        .scripts(
            of: .step(.open, 0...12), .step(.wait, 0...12), .step(.select, 0...12), .step(.close, 0...12),
            .step(.width, 0...50), .step(.height, 0...50), .step(.depth, 0...50), .step(.drag, 0...50)),
        minimum: [
            Step(.open, 5), Step(.wait, 9), Step(.select, 5), Step(.close, 5), Step(.width, 11), Step(.height, 12),
            Step(.depth, 13), Step(.drag, 14),
        ]
    ) { steps in
        let least: [Step.Kind: Int] = [.wait: 9, .width: 11, .height: 12, .depth: 13, .drag: 14]
        return least.allSatisfy { kind, number in steps.numbers(kind).contains { $0 >= number } }
            && steps.contain([.open, .select, .close]) { $0[0] >= 5 && $0[1] == $0[0] && $0[2] == $0[0] }
    }

    private static let waitsOnBothSides = steps(
        "waits of 90 before a check and drags of 80 after it", "wait 0…100, toggle, check, drag 0…100",
        .scripts(of: .step(.wait, 0...100), .flag(.toggle), .step(.check), .step(.drag, 0...100)),
        minimum: [Step(.wait, 90), Step(.check), Step(.drag, 80)]
    ) { steps in
        steps.indices.contains { place in
            steps[place].kind == .check && Array(steps[..<place]).total(.wait) >= 90
                && Array(steps[place...]).total(.drag) >= 80
        }
    }

    /// Opening and closing does one of six things, a wait as many as it says.
    private static let holdForPairs = steps(
        "opened and closed or waited six times", "open, toggle, close, wait 0…100",
        .scripts(of: .step(.open), .flag(.toggle), .step(.close), .step(.wait, 0...100)), minimum: [Step(.wait, 6)]
    ) { steps in
        var (isOpen, count) = (false, steps.total(.wait))
        for step in steps {
            if step.kind == .open { isOpen = true }
            if step.kind == .close, isOpen { (isOpen, count) = (false, count + 1) }
        }
        return count >= 6
    }

    private static let waitBesideLimit = steps(
        "waits of 100 beside a number of 7…50", "wait 0…100, toggle, select 0…100",
        .scripts(of: .step(.wait, 0...100), .flag(.toggle), .step(.select, 0...100)),
        minimum: [Step(.wait, 100), Step(.select, 7)]
    ) { steps in
        steps.total(.wait) >= 100 && steps.numbers(.select).max().map { (7...50).contains($0) } ?? false
    }

    private static let waitsInGroups: Challenge = {
        let step = Generator<Step>.oneOf(.step(.wait, 0...100), .flag(.toggle), .step(.tick))
        return Challenge(
            "waits of 150 in groups", generator: "array of 0…10 of arrays of 0…10 of: wait 0…100, toggle, tick",
            minimum: "[[wait(50), wait(100)]]",
            Generator<[[Step]]>.array(of: .array(of: step, count: 0...10), count: 0...10),
            isExact: { $0 == [[Step(.wait, 50), Step(.wait, 100)]] },
            property: { groups, _ in groups.flatMap { $0 }.total(.wait) < 150 })
    }()

    private static let productAndSum = steps(
        "product and a third of 5000", "width 0…100, toggle, height 0…100, depth 0…100",
        .scripts(of: .step(.width, 0...100), .flag(.toggle), .step(.height, 0...100), .step(.depth, 0...100)),
        minimum: [Step(.width, 49), Step(.height, 100), Step(.depth, 100)]
    ) { $0.contain([.width, .height, .depth]) { $0[0] * $0[1] + $0[2] >= 5_000 } }

    private static let ascendingApart = steps(
        "ascending, the last 50 above the first", "width 0…100, toggle, height 0…100, depth 0…200",
        .scripts(of: .step(.width, 0...100), .flag(.toggle), .step(.height, 0...100), .step(.depth, 0...200)),
        minimum: [Step(.width, 5), Step(.height, 6), Step(.toggle, 1), Step(.depth, 55)]
    ) {
        $0.contain([.width, .height, .toggle, .depth]) {
            $0[0] >= 5 && $0[2] == 1 && $0[0] < $0[1] && $0[1] < $0[3] && $0[3] - $0[0] >= 50
        }
    }

    private static let descendingWaits = steps(
        "three descending waits", "wait 0…100, toggle, check",
        .scripts(of: .step(.wait, 0...100), .flag(.toggle), .step(.check)),
        minimum: [Step(.wait, 2), Step(.check), Step(.wait, 1), Step(.wait)]
    ) { $0.contain([.wait, .check, .wait, .wait]) { $0[0] > $0[2] && $0[2] > $0[3] } }
}
