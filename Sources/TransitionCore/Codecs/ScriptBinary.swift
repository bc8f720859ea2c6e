/// Why bytes are not a script.
public enum ScriptBinaryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes end in the middle of something.
    case truncated(offset: Int)
    case otherVersion(Int)
    /// Something that no build of this version writes, in words.
    case unknownContent(String)
    case trailingBytes(Int)

    public var description: String {
        switch self {
        case .truncated(let offset): "the script ends too early, after \(offset) bytes"
        case .otherVersion(let version): "the script has version \(version); this TransitionCheck reads version 1"
        case .unknownContent(let what): "the script holds \(what)"
        case .trailingBytes(let count): "\(count) bytes follow the script"
        }
    }
}

/// Scripts as few bytes, for tokens, journals and pipes.
///
/// A version byte, the scene's name, the flipped rules, the steps. Equal scripts have equal bytes; decoding refuses all
/// that encoding does not write.
public enum ScriptBinary {
    static let version: UInt8 = 1

    /// In binary form fault Fn follows the contested rules as this number plus n.
    static let firstFault: UInt8 = 64

    public static func encode(_ script: Script) -> [UInt8] {
        var writer = ByteWriter()
        writer.byte(version)
        writer.string(script.scene)
        let switches =
            script.profile.flippedRules.map(\.rawValue) + script.profile.faults.map { $0.rawValue + firstFault }
        writer.unsigned(UInt64(switches.count))
        for number in switches { writer.byte(number) }
        writer.unsigned(UInt64(script.steps.count))
        var steps = StepByteWriter(writer)
        for step in script.steps { steps.append(step) }
        return steps.bytes
    }
}
