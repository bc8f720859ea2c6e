import PropertyTesting

extension Challenge {
    /// Fewer steps at the price of a larger number: a step goes while a number elsewhere grows.
    static let fewerSteps: [Challenge] = [
        waitInOne, waitInThree, waitBeforeCheck, waitInsteadOfTicks, waitByDragging, waitExactly, waitAfterTheRest,
        factorInsteadOfTicks, progressInsteadOfPushes, waitOfAnotherUnit, waitInsteadOfTicksExactly, smallWaits,
        waitInWindow, waitsAlone, sumOfList,
    ]

    private static let waits = Generator<[Step]>.scripts(
        of: .step(.wait, 0...100), .flag(.toggle), .pick(.choose, of: 4), .step(.check))
    private static let waitsText = "wait 0…100, toggle, choose of 4, check"

    private static let waitInOne = steps(
        "waits of 100 in all", waitsText, waits, minimum: [Step(.wait, 100)]
    ) { $0.total(.wait) >= 100 }

    private static let waitInThree = steps(
        "waits of 250 in all", waitsText, waits, minimum: [Step(.wait, 50), Step(.wait, 100), Step(.wait, 100)]
    ) { $0.total(.wait) >= 250 }

    private static let waitBeforeCheck = steps(
        "waits of 80 with a toggle between start and check", "start, wait 0…100, toggle, choose of 4, check",
        .scripts(of: .step(.start), .step(.wait, 0...100), .flag(.toggle), .pick(.choose, of: 4), .step(.check)),
        minimum: [Step(.start), Step(.wait, 80), Step(.toggle, 1), Step(.check)]
    ) { steps in
        guard let start = steps.firstIndex(of: Step(.start)), let check = steps.lastIndex(of: Step(.check)),
            start < check
        else { return false }
        let between = Array(steps[start..<check])
        return between.contains(Step(.toggle, 1)) && between.total(.wait) >= 80
    }

    /// A wait of 0 takes as long as a tick.
    private static let waitInsteadOfTicks = steps(
        "ticks and waits of 5 in all", "tick, wait 0…100, toggle",
        .scripts(of: .step(.tick), .step(.wait, 0...100), .flag(.toggle)), minimum: [Step(.wait, 4)]
    ) { steps in
        steps.count { $0.kind == .tick } + steps.numbers(.wait).map { $0 + 1 }.reduce(0, +) >= 5
    }

    /// One drag may last longer than any wait.
    private static let waitByDragging = steps(
        "waits and drags of 150 in all", "wait 0…100, toggle, drag 0…200, check",
        .scripts(of: .step(.wait, 0...100), .flag(.toggle), .step(.drag, 0...200), .step(.check)),
        minimum: [Step(.drag, 150)]
    ) { $0.total(.wait) + $0.total(.drag) >= 150 }

    private static let waitExactly = steps(
        "waits of exactly 120", "wait 0…100, two of them likely, toggle",
        .scripts(of: .step(.wait, 0...100, likely: [10, 25]), .flag(.toggle)),
        minimum: [Step(.wait, 20), Step(.wait, 100)]
    ) { $0.total(.wait) == 120 }

    /// The step that stays stands behind one that has to stay too.
    private static let waitAfterTheRest = steps(
        "waits of 90 after the last check", waitsText, waits,
        minimum: [Step(.toggle, 1), Step(.check), Step(.wait, 90)]
    ) { steps in
        guard let check = steps.lastIndex(of: Step(.check)), steps[..<check].contains(Step(.toggle, 1)) else {
            return false
        }
        return Array(steps[check...]).total(.wait) >= 90
    }

    /// Each tick counts as often as the last number before it says.
    private static let factorInsteadOfTicks = steps(
        "ticks times a width of 270", "width 0…100, toggle, tick",
        .scripts(of: .step(.width, 0...100), .flag(.toggle), .step(.tick)),
        minimum: [Step(.width, 90), Step(.tick), Step(.tick), Step(.tick)]
    ) { steps in
        var (factor, sum) = (0, 0)
        for step in steps {
            if step.kind == .width { factor = step.number } else if step.kind == .tick { sum += factor }
        }
        return sum >= 270
    }

    /// Each push makes up for 20 of a drag.
    private static let progressInsteadOfPushes = steps(
        "drag of 100, less 20 for each open", "open 0…99, check, drag 0…100, toggle, close",
        .scripts(of: .step(.open, 0...99), .step(.check), .step(.drag, 0...100), .flag(.toggle), .step(.close)),
        minimum: [Step(.open), Step(.drag, 80), Step(.close)]
    ) { steps in
        var (openCount, progress) = (0, 0)
        return steps.contains { step in
            switch step.kind {
            case .open: openCount += 1
            case .check: openCount = max(0, openCount - 1)
            case .drag: progress = step.number
            default: break
            }
            return step.kind == .close && openCount > 0 && progress + 20 * openCount >= 100
        }
    }

    /// The simpler kind needs the larger number.
    private static let waitOfAnotherUnit = steps(
        "waits, and drags that count twice, of 90", "wait 0…100, toggle, drag 0…60, check",
        .scripts(of: .step(.wait, 0...100), .flag(.toggle), .step(.drag, 0...60), .step(.check)),
        minimum: [Step(.wait, 90)]
    ) { $0.total(.wait) + 2 * $0.total(.drag) >= 90 }

    private static let waitInsteadOfTicksExactly = steps(
        "ticks and waits of exactly 20", "tick, wait 0…30, toggle",
        .scripts(of: .step(.tick), .step(.wait, 0...30), .flag(.toggle)), minimum: [Step(.wait, 19)]
    ) { steps in
        steps.count { $0.kind == .tick } + steps.numbers(.wait).map { $0 + 1 }.reduce(0, +) == 20
    }

    private static let smallWaits = steps(
        "waits of at most 10, of 23 in all", "tick, wait 1…10, toggle",
        .scripts(of: .step(.tick), .step(.wait, 1...10), .flag(.toggle)),
        minimum: [Step(.wait, 3), Step(.wait, 10), Step(.wait, 10)]
    ) { $0.total(.wait) >= 23 }

    /// Each wait takes 5 besides what it says.
    private static let waitInWindow = steps(
        "waits of 60…65", "tick, wait 0…100, toggle",
        .scripts(of: .step(.tick), .step(.wait, 0...100), .flag(.toggle)), minimum: [Step(.wait, 55)]
    ) { (60...65).contains($0.numbers(.wait).map { $0 + 5 }.reduce(0, +)) }

    private static let waitsAlone = steps(
        "waits of 250 without other kinds", "wait 0…100", .scripts(of: .step(.wait, 0...100)),
        minimum: [Step(.wait, 50), Step(.wait, 100), Step(.wait, 100)]
    ) { $0.total(.wait) >= 250 }

    private static let sumOfList = Challenge(
        "list with a sum of 250", generator: "array of 0…50 of integers 0…100", minimum: "[50, 100, 100]",
        Generator<[Int]>.array(of: .integer(in: 0...100), count: 0...50), isExact: { $0 == [50, 100, 100] },
        property: { list, _ in list.reduce(0, +) < 250 })
}
