import PropertyTesting
import TransitionChoices

extension Challenge {
    /// Two numbers in different steps that must keep a difference, with other choices between them.
    static let gaps: [Challenge] = [
        exactGap, leastGap, gapOfUnlikeRanges, gapAroundZero, gapOfWaits, gapEitherWay, gapInRecords, gapTwice,
        gapAmongTenKinds, twoGaps, smallGap, gapsInList,
    ]

    private static let marks = Generator<[Step]>.scripts(
        of: .step(.start, 0...1_000), .flag(.toggle), .pick(.choose, of: 4), .step(.stop, 0...1_000), .step(.tick))
    private static let marksText = "start 0…1000, toggle, choose of 4, stop 0…1000, tick"

    private static let exactGap = steps(
        "gap of 37", marksText, marks, minimum: [Step(.start, 20), Step(.toggle, 1), Step(.stop, 57)]
    ) {
        $0.contain([.start, .toggle, .stop]) { $0[1] == 1 && $0[0] >= 20 && $0[2] - $0[0] == 37 }
    }

    private static let leastGap = steps(
        "gap of at least 100", marksText, marks,
        minimum: [Step(.start, 50), Step(.choose, 2), Step(.tick), Step(.stop, 150)]
    ) {
        $0.contain([.start, .choose, .tick, .stop]) { $0[0] >= 50 && $0[1] >= 2 && $0[3] - $0[0] >= 100 }
    }

    /// The numbers of the two are counted from 0 and from 100.
    private static let gapOfUnlikeRanges = steps(
        "gap of 200…210 of unlike ranges", "start 0…1000, toggle, choose of 4, stop 100…2000",
        .scripts(of: .step(.start, 0...1_000), .flag(.toggle), .pick(.choose, of: 4), .step(.stop, 100...2_000)),
        minimum: [Step(.start, 30), Step(.toggle, 1), Step(.stop, 230)]
    ) {
        $0.contain([.start, .toggle, .stop]) { $0[1] == 1 && $0[0] >= 30 && (200...210).contains($0[2] - $0[0]) }
    }

    /// One is below 0 and the other above, so that one comes nearer to 0 as the other goes away from it.
    private static let gapAroundZero = steps(
        "gap of 300 around 0", "start -250…250, toggle, choose of 4, stop -300…300",
        .scripts(of: .step(.start, -250...250), .flag(.toggle), .pick(.choose, of: 4), .step(.stop, -300...300)),
        minimum: [Step(.start, -1), Step(.choose, 1), Step(.stop, 299)]
    ) {
        $0.contain([.start, .choose, .stop]) { $0[0] < 0 && $0[1] > 0 && $0[2] > 0 && $0[2] - $0[0] == 300 }
    }

    /// What is waited between makes the difference.
    private static let gapOfWaits = steps(
        "gap as long as the waits", "start 0…100, wait 0…50, toggle, stop 0…200",
        .scripts(of: .step(.start, 0...100), .step(.wait, 0...50), .flag(.toggle), .step(.stop, 0...200)),
        minimum: [Step(.start), Step(.wait, 20), Step(.stop, 20)]
    ) {
        $0.contain([.start, .wait, .stop]) { $0[1] >= 20 && $0[2] - $0[0] == $0[1] }
    }

    private static let gapEitherWay = steps(
        "gap of 5 either way", marksText, marks, minimum: [Step(.start, 10), Step(.tick), Step(.stop, 5)]
    ) {
        $0.contain([.start, .tick, .stop]) { $0[0] >= 10 && abs($0[2] - $0[0]) == 5 }
    }

    /// Each step has a switch and a pick beside its number.
    private static let gapInRecords: Challenge = {
        let record = Generator { draw throws(DrawingError) in
            [draw.boolean() ? 1 : 0, draw.integer(in: 0...500), draw.pick(from: [0, 1, 2])]
        }
        return Challenge(
            "gap of 25 in records", generator: "array of 0…50 of (boolean, integer 0…500, pick of 3)",
            minimum: "[[1, 8, 0], [0, 33, 2]]", Generator<[[Int]]>.array(of: record, count: 0...50),
            isExact: { $0 == [[1, 8, 0], [0, 33, 2]] },
            property: { records, _ in
                !records.indices.contains { first in
                    records[first][0] == 1 && records[first][1] >= 8
                        && records[(first + 1)...].contains { $0[2] == 2 && $0[1] - records[first][1] == 25 }
                }
            })
    }()

    /// A third number keeps its difference from the second.
    private static let gapTwice = steps(
        "gaps of 10 and 20", "start 0…30, toggle, select 0…40, stop 0…60",
        .scripts(of: .step(.start, 0...30), .flag(.toggle), .step(.select, 0...40), .step(.stop, 0...60)),
        minimum: [Step(.start, 7), Step(.toggle, 1), Step(.select, 17), Step(.stop, 37)]
    ) {
        $0.contain([.start, .toggle, .select, .stop]) {
            $0[0] >= 7 && $0[1] == 1 && $0[2] - $0[0] == 10 && $0[3] - $0[2] == 20
        }
    }

    private static let tenKinds = Generator<[Step]>.scripts(
        of: .step(.open, 0...99), .step(.tick), .step(.close, 0...99), .step(.check), .step(.stop),
        .step(.drag, 0...100), .step(.start), .step(.toggle), .pick(.choose, of: 5), .step(.select, 10...99))
    private static let tenKindsText =
        "open 0…99, tick, close 0…99, check, stop, drag 0…100, start, toggle, choose of 5, select 10…99"

    private static let gapAmongTenKinds = steps(
        "gap of 7 among ten kinds", tenKindsText, tenKinds,
        minimum: [Step(.open, 3), Step(.choose, 1), Step(.drag, 10)]
    ) {
        $0.contain([.open, .choose, .drag]) { $0[0] >= 3 && $0[1] > 0 && $0[2] - $0[0] == 7 }
    }

    private static let twoGaps = steps(
        "two gaps of 10 and 20", "open 0…60, drag 0…80, close 0…60, select 10…80",
        .scripts(of: .step(.open, 0...60), .step(.drag, 0...80), .step(.close, 0...60), .step(.select, 10...80)),
        minimum: [Step(.open, 5), Step(.drag, 15), Step(.close, 8), Step(.select, 28)]
    ) {
        $0.contain([.open, .drag, .close, .select]) {
            $0[0] >= 5 && $0[1] - $0[0] == 10 && $0[2] >= 8 && $0[3] - $0[2] == 20
        }
    }

    private static let smallGap = steps(
        "gap of 3 of small numbers", "start 0…10, toggle, select 0…12, stop 0…12, tick",
        .scripts(
            of: .step(.start, 0...10), .flag(.toggle), .step(.select, 0...12), .step(.stop, 0...12), .step(.tick)),
        minimum: [Step(.start, 2), Step(.toggle, 1), Step(.stop, 5)]
    ) {
        $0.contain([.start, .toggle, .stop]) { $0[0] >= 2 && $0[1] > 0 && $0[2] - $0[0] == 3 }
    }

    /// Without anything that says what a number is.
    private static let gapsInList = Challenge(
        "gaps of 10 and 20 in a list", generator: "array of 0…50 of integers 0…100", minimum: "[7, 17, 37]",
        Generator<[Int]>.array(of: .integer(in: 0...100), count: 0...50), isExact: { $0 == [7, 17, 37] },
        property: { list, _ in !list.contains { $0 >= 7 && list.contains($0 + 10) && list.contains($0 + 30) } })
}
