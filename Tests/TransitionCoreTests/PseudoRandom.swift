import TransitionCore

/// A seeded generator, so that every run of these tests sees the same values.
struct PseudoRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }

    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        // Ends of ranges are where codecs break.
        switch integer(below: 6) {
        case 0: range.lowerBound
        case 1: range.upperBound
        default: Int.random(in: range, using: &self)
        }
    }

    mutating func integer(below limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &self)
    }

    /// A name with anything in it.
    mutating func name() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "Z", "0", "-", ".", "_", " ", "\"", "\\", "\n", "\r", "\t", "#", "%", "é", "\u{301}", "\u{0}",
            "\u{2028}", "\u{feff}", "👩", "\u{200d}", "\u{85}", "}", "{", "\u{10ffff}",
        ]
        var view = String.UnicodeScalarView()
        for _ in 0..<integer(below: 9) { view.append(scalars[integer(below: scalars.count)]) }
        return String(view)
    }

    mutating func script() -> Script {
        let rules = ContestedRule.allCases.filter { _ in integer(below: 5) == 0 }
        let faults = Fault.allCases.filter { _ in integer(below: 5) == 0 }
        return Script(
            scene: name(), profile: UIKitProfile(flipping: rules, injecting: faults),
            steps: (0..<integer(below: 30)).map { _ in step() })
    }

    mutating func step() -> Step {
        switch integer(below: 12) {
        case 0: .wait(frames: integer(ScriptLimits.frames))
        case 1: .act(name())
        case 2: .pan(pan())
        case 3:
            .move(
                dx: integer(ScriptLimits.points), dy: integer(ScriptLimits.points),
                frames: integer(ScriptLimits.frames))
        case 4: .lift
        case 5: .cancelTouches
        case 6: .tap(x: integer(ScriptLimits.percent), y: integer(ScriptLimits.percent))
        case 7: .hitch(frames: integer(ScriptLimits.frames))
        case 8: .background
        case 9: .foreground
        case 10:
            .pinch(
                PinchStep(
                    x: integer(ScriptLimits.percent), y: integer(ScriptLimits.percent),
                    scale: integer(ScriptLimits.scale), frames: integer(ScriptLimits.frames),
                    ending: GestureEnding.allCases[integer(below: GestureEnding.allCases.count)]))
        default: .resize(width: integer(ScriptLimits.windowSide), height: integer(ScriptLimits.windowSide))
        }
    }

    private mutating func pan() -> PanStep {
        let starts: [TouchStart] = [
            .leftEdge, .rightEdge, .topEdge, .bottomEdge,
            .point(x: integer(ScriptLimits.percent), y: integer(ScriptLimits.percent)),
        ]
        return PanStep(
            start: starts[integer(below: starts.count)], dx: integer(ScriptLimits.points),
            dy: integer(ScriptLimits.points), frames: integer(ScriptLimits.frames),
            ending: GestureEnding.allCases[integer(below: GestureEnding.allCases.count)])
    }
}
