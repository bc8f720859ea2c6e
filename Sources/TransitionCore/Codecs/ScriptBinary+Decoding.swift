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
        var stepReader = StepByteReader(reader)
        for _ in 0..<count { steps.append(try stepReader.step()) }
        guard stepReader.remainingCount == 0 else { throw .trailingBytes(stepReader.remainingCount) }
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
}
