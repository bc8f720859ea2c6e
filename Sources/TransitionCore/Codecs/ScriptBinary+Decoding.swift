extension ScriptBinary {
    /// Reads a script; any bytes may be given.
    public static func decode(_ bytes: [UInt8]) throws(ScriptBinaryError) -> Script {
        var reader = ByteReader(bytes)
        let found = try reader.byte()
        guard found == version else { throw .otherVersion(Int(found)) }
        let scene = try reader.string("the scene's name")
        let profile = try decodeProfile(&reader)
        let count = try reader.count("steps", atMost: ScriptLimits.stepCount)
        var steps: [Step] = []
        var names: [String] = []
        for _ in 0..<count { steps.append(try decodeStep(&reader, names: &names)) }
        guard reader.remainingCount == 0 else { throw .trailingBytes(reader.remainingCount) }
        return Script(scene: scene, profile: profile, steps: steps)
    }

    private static func decodeProfile(_ reader: inout ByteReader) throws(ScriptBinaryError) -> UIKitProfile {
        let most = ContestedRule.allCases.count + Fault.allCases.count
        let count = try reader.count("contested rules and faults", atMost: most)
        var rules: [ContestedRule] = []
        var faults: [Fault] = []
        var last: UInt8 = 0
        for _ in 0..<count {
            let number = try reader.byte()
            if let rule = ContestedRule(rawValue: number) {
                rules.append(rule)
            } else if number >= firstFault, let fault = Fault(rawValue: number - firstFault) {
                faults.append(fault)
            } else {
                throw .unknownContent("the contested rule or fault \(number), which is not known")
            }
            guard number > last else { throw .unknownContent("contested rules and faults that are not in order") }
            last = number
        }
        return UIKitProfile(flipping: rules, injecting: faults)
    }

    private static func decodeStep(
        _ reader: inout ByteReader, names: inout [String]
    ) throws(ScriptBinaryError) -> Step {
        let number = try reader.byte()
        guard let code = Code(rawValue: number) else {
            throw .unknownContent("a step of kind \(number), which is not known")
        }
        switch code {
        case .wait: return .wait(frames: try frames(&reader))
        case .act: return .act(try decodeName(&reader, names: &names))
        case .pan: return .pan(try decodePan(&reader))
        case .pinch: return .pinch(try decodePinch(&reader))
        case .move:
            let (dx, dy) = (try points(&reader), try points(&reader))
            return .move(dx: dx, dy: dy, frames: try frames(&reader))
        case .lift: return .lift
        case .cancelTouches: return .cancelTouches
        case .tap: return .tap(x: try percent(&reader), y: try percent(&reader))
        case .hitch: return .hitch(frames: try frames(&reader))
        case .background: return .background
        case .foreground: return .foreground
        case .resize:
            let width = try reader.signed("a width of", in: ScriptLimits.windowSide)
            return .resize(width: width, height: try reader.signed("a height of", in: ScriptLimits.windowSide))
        }
    }

    private static func decodeName(
        _ reader: inout ByteReader, names: inout [String]
    ) throws(ScriptBinaryError) -> String {
        let number = try reader.unsigned()
        if number == 0 {
            let name = try reader.string("an action's name")
            if names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
                throw .unknownContent("the same action's name twice")
            }
            names.append(name)
            return name
        }
        guard number <= UInt64(names.count) else {
            throw .unknownContent("a reference to action \(number) of \(names.count)")
        }
        return names[Int(number) - 1]
    }

    private static func decodePan(_ reader: inout ByteReader) throws(ScriptBinaryError) -> PanStep {
        let start: TouchStart
        switch StartCode(rawValue: try reader.byte()) {
        case .leftEdge: start = .leftEdge
        case .rightEdge: start = .rightEdge
        case .topEdge: start = .topEdge
        case .bottomEdge: start = .bottomEdge
        case .point: start = .point(x: try percent(&reader), y: try percent(&reader))
        case nil: throw .unknownContent("a pan from a place that is not known")
        }
        let (dx, dy) = (try points(&reader), try points(&reader))
        let frames = try frames(&reader)
        return PanStep(start: start, dx: dx, dy: dy, frames: frames, ending: try ending("a pan", &reader))
    }

    private static func decodePinch(_ reader: inout ByteReader) throws(ScriptBinaryError) -> PinchStep {
        let (x, y) = (try percent(&reader), try percent(&reader))
        let scale = try reader.signed("a scale in percent of", in: ScriptLimits.scale)
        let frames = try frames(&reader)
        return PinchStep(x: x, y: y, scale: scale, frames: frames, ending: try ending("a pinch", &reader))
    }

    private static func ending(
        _ gesture: String, _ reader: inout ByteReader
    ) throws(ScriptBinaryError) -> GestureEnding {
        guard let ending = GestureEnding(rawValue: try reader.byte()) else {
            throw .unknownContent("\(gesture) with an ending that is not known")
        }
        return ending
    }

    private static func frames(_ reader: inout ByteReader) throws(ScriptBinaryError) -> Int {
        try reader.signed("a frame count of", in: ScriptLimits.frames)
    }

    private static func points(_ reader: inout ByteReader) throws(ScriptBinaryError) -> Int {
        try reader.signed("a distance in points of", in: ScriptLimits.points)
    }

    private static func percent(_ reader: inout ByteReader) throws(ScriptBinaryError) -> Int {
        try reader.signed("a percentage of", in: ScriptLimits.percent)
    }
}
