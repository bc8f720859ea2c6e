import PropertyTesting

extension Challenge {
    /// A second lot that was written when the passes stood.
    static let furtherHeldOut: [Challenge] = [
        gapBelowZero, fourByOnes, equalByTwos, speedTimesTime, balance, longPress, sumOfUnlikeRanges300, gapAndSum,
    ]

    private static let gapBelowZero = steps(
        "gap of 10 below 0", "start -99…99, toggle, stop -50…99, tick",
        .scripts(of: .step(.start, -99...99), .flag(.toggle), .step(.stop, -50...99), .step(.tick)),
        minimum: [Step(.start, -5), Step(.toggle, 1), Step(.stop, -15)]
    ) {
        $0.contain([.start, .toggle, .stop]) { $0[0] <= -5 && $0[1] == 1 && $0[0] - $0[2] == 10 }
    }

    private static let fourByOnes = steps(
        "four of which each is one more", "open 0…12, select 0…13, close 0…14, wait 0…15",
        .scripts(of: .step(.open, 0...12), .step(.select, 0...13), .step(.close, 0...14), .step(.wait, 0...15)),
        minimum: [Step(.open, 3), Step(.select, 4), Step(.close, 5), Step(.wait, 6)]
    ) {
        $0.contain([.open, .select, .close, .wait]) {
            $0[0] >= 3 && $0[1] == $0[0] + 1 && $0[2] == $0[0] + 2 && $0[3] == $0[0] + 3
        }
    }

    private static let equalByTwos = steps(
        "three equal and even", "open 0…40, toggle, select 0…50, close 0…60",
        .scripts(of: .step(.open, 0...40), .flag(.toggle), .step(.select, 0...50), .step(.close, 0...60)),
        minimum: [Step(.open, 4), Step(.select, 4), Step(.close, 4)]
    ) {
        $0.contain([.open, .select, .close]) { $0[0] >= 3 && $0[0] % 2 == 0 && $0[1] == $0[0] && $0[2] == $0[0] }
    }

    private static let speedTimesTime = steps(
        "way of 500 at a speed", "width 1…50, wait 0…100, toggle, tick",
        .scripts(of: .step(.width, 1...50), .step(.wait, 0...100), .flag(.toggle), .step(.tick)),
        minimum: [Step(.width, 5), Step(.wait, 100)]
    ) { steps in
        var (speed, way) = (0, 0)
        for step in steps {
            switch step.kind {
            case .width: speed = step.number
            case .wait: way += speed * step.number
            case .tick: way += speed
            default: break
            }
        }
        return way >= 500
    }

    /// What is closed is taken away from what was opened.
    private static let balance = steps(
        "close of 20 after a balance of 100", "tick, open 1…50, close 1…50, toggle",
        .scripts(of: .step(.tick), .step(.open, 1...50), .step(.close, 1...50), .flag(.toggle)),
        minimum: [Step(.open, 50), Step(.open, 50), Step(.close, 20)]
    ) { steps in
        var (balance, most) = (0, 0)
        return steps.contains { step in
            if step.kind == .open { balance += step.number }
            most = max(most, balance)
            guard step.kind == .close else { return false }
            balance = max(0, balance - step.number)
            return most >= 100 && step.number >= 20
        }
    }

    private static let longPress = steps(
        "a drag of 30 or three ticks", "tick, toggle, check, drag 0…200, stop",
        .scripts(of: .step(.tick), .flag(.toggle), .step(.check), .step(.drag, 0...200), .step(.stop)),
        minimum: [Step(.drag, 30), Step(.stop)]
    ) { steps in
        var progress = 0
        return steps.contains { step in
            if step.kind == .tick { progress += 10 }
            if step.kind == .drag { progress = max(progress, step.number) }
            return step.kind == .stop && progress >= 30
        }
    }

    private static let sumOfUnlikeRanges300 = steps(
        "sum of exactly 300 of three unlike ranges", "open 0…300, toggle, select 0…100, close 50…150",
        .scripts(of: .step(.open, 0...300), .flag(.toggle), .step(.select, 0...100), .step(.close, 50...150)),
        minimum: [Step(.open, 50), Step(.select, 100), Step(.close, 150)]
    ) { $0.contain([.open, .select, .close]) { $0[0] + $0[1] + $0[2] == 300 } }

    private static let gapAndSum = steps(
        "gap of 12 and sum of 90", "open, select, close 0…60, toggle, drag 0…80",
        .scripts(
            of: .step(.open, 0...60), .flag(.toggle), .step(.select, 0...60), .step(.close, 0...60),
            .step(.drag, 0...80)),
        minimum: [Step(.open), Step(.select, 12), Step(.close, 10), Step(.drag, 80)]
    ) { $0.contain([.open, .select, .close, .drag]) { abs($0[0] - $0[1]) == 12 && $0[2] + $0[3] == 90 } }
}
