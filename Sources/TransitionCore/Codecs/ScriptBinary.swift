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

    /// New codes come last, so that what was written before keeps its meaning.
    enum Code: UInt8 {
        case wait, act, pan, move, lift, cancelTouches, tap, hitch, background, foreground, resize, pinch
    }

    enum StartCode: UInt8 {
        case leftEdge, rightEdge, topEdge, bottomEdge, point
    }

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
        var names: [String] = []
        for step in script.steps { encode(step, to: &writer, names: &names) }
        return writer.bytes
    }

    private static func encode(_ step: Step, to writer: inout ByteWriter, names: inout [String]) {
        func put(_ code: Code, _ numbers: Int...) {
            writer.byte(code.rawValue)
            for number in numbers { writer.signed(number) }
        }
        switch step {
        case .wait(let frames): put(.wait, frames)
        case .act(let name):
            put(.act)
            // A name is written once; later it is its number, so that long scripts still fit a token.
            if let index = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
                writer.unsigned(UInt64(index + 1))
            } else {
                writer.unsigned(0)
                writer.string(name)
                names.append(name)
            }
        case .pan(let pan):
            put(.pan)
            encode(pan.start, to: &writer)
            for number in [pan.dx, pan.dy, pan.frames] { writer.signed(number) }
            writer.byte(pan.ending.rawValue)
        case .pinch(let pinch):
            put(.pinch, pinch.x, pinch.y, pinch.scale, pinch.frames)
            writer.byte(pinch.ending.rawValue)
        case .move(let dx, let dy, let frames): put(.move, dx, dy, frames)
        case .lift: put(.lift)
        case .cancelTouches: put(.cancelTouches)
        case .tap(let x, let y): put(.tap, x, y)
        case .hitch(let frames): put(.hitch, frames)
        case .background: put(.background)
        case .foreground: put(.foreground)
        case .resize(let width, let height): put(.resize, width, height)
        }
    }

    private static func encode(_ start: TouchStart, to writer: inout ByteWriter) {
        switch start {
        case .leftEdge: writer.byte(StartCode.leftEdge.rawValue)
        case .rightEdge: writer.byte(StartCode.rightEdge.rawValue)
        case .topEdge: writer.byte(StartCode.topEdge.rawValue)
        case .bottomEdge: writer.byte(StartCode.bottomEdge.rawValue)
        case .point(let x, let y):
            writer.byte(StartCode.point.rawValue)
            writer.signed(x)
            writer.signed(y)
        }
    }
}
