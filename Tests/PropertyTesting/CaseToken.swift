import Foundation
import TransitionChoices

/// A case as one word that can be copied out of a log: the decoded value, or only its choices.
///
/// A token of a value outlives every change of the generator; one of choices says when they no longer fit. Both have a
/// version and a checksum, so that a token that was cut off or comes from elsewhere is named as what it is.
public enum CaseToken {
    private static let version = 1
    private static let valueMark = "V"
    private static let choiceMark = "C"

    /// A token that holds a value.
    ///
    /// - Throws: the value's own encoding error.
    public static func token(of value: some Encodable) throws -> String {
        // A list around it, since not every coder takes a lone number.
        let data = try encoder.encode([value])
        return token(valueMark, [UInt8](data))
    }

    /// A token that holds choices, for values that cannot be encoded.
    public static func token(of sequence: ChoiceSequence) -> String {
        token(choiceMark, sequence.encoded())
    }

    /// The value in a token.
    public static func value<Value: Decodable>(
        of token: String, as type: Value.Type = Value.self
    ) throws(CaseTokenError) -> Value {
        let bytes = try payload(of: token, mark: valueMark)
        let values: [Value]
        do {
            values = try JSONDecoder().decode([Value].self, from: Data(bytes))
        } catch {
            throw .otherType(expected: "\(Value.self)", reason: "\(error)")
        }
        guard let value = values.first else { throw .otherType(expected: "\(Value.self)", reason: "it is empty") }
        return value
    }

    /// The choices in a token.
    public static func sequence(of token: String) throws(CaseTokenError) -> ChoiceSequence {
        let bytes = try payload(of: token, mark: choiceMark)
        do {
            return try ChoiceSequence(decoding: bytes)
        } catch {
            throw .otherType(expected: "a choice sequence", reason: "\(error)")
        }
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    // MARK: - Form

    private static func token(_ mark: String, _ bytes: [UInt8]) -> String {
        let sum = checksum(bytes)
        let sumBytes = (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
        let text = Data(bytes + sumBytes).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return "\(mark)\(version)-\(text)"
    }

    private static func payload(of token: String, mark: String) throws(CaseTokenError) -> [UInt8] {
        let parts = token.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].first, let found = Int(parts[0].dropFirst()),
            [valueMark, choiceMark].contains(String(first))
        else { throw .notAToken(token) }
        guard found == version else { throw .otherVersion(found: found, readable: version) }
        guard String(first) == mark else {
            throw .otherContent(expected: mark == valueMark ? "a value" : "choices")
        }
        var text = parts[1].replacing("-", with: "+").replacing("_", with: "/")
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        guard let data = Data(base64Encoded: String(text)), data.count >= 4 else { throw .damaged }
        let bytes = [UInt8](data.dropLast(4))
        let sum = data.suffix(4).reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        guard sum == checksum(bytes) else { throw .damaged }
        return bytes
    }

    /// FNV-1a.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}

/// Why a token, or a file, is no case.
public enum CaseTokenError: Error, Hashable, Sendable, CustomStringConvertible {
    case notAToken(String)
    /// A text that is no file of a case.
    case notASavedCase
    case otherVersion(found: Int, readable: Int)
    case damaged
    case otherContent(expected: String)
    case otherType(expected: String, reason: String)

    public var description: String {
        switch self {
        case .notAToken(let text):
            "\"\(text.prefix(20))\" is no case token: one begins with V1- or C1-. Copy it whole out of the report."
        case .notASavedCase:
            "The text is no saved case, which is a JSON object with a version, a property, a failure, a value and "
                + "choices. Read the whole file that SavedCase.text() made; a token is read with CaseToken."
        case .otherVersion(let found, let readable):
            "The case has format version \(found), this program reads \(readable). Replay it with the version that "
                + "wrote it, or search again."
        case .damaged:
            "The token is damaged: its checksum does not match. Copy it whole, from the letter before the version to "
                + "its last character."
        case .otherContent(let expected):
            "The token does not hold \(expected). V1- is a token of a value and C1- one of choices: replay it as "
                + "what it is."
        case .otherType(let expected, let reason):
            "The case is no \(expected): \(Self.sentence(reason)) The type has changed since it was saved, or it "
                + "belongs to another property: decode it as the type that was saved, or search again."
        }
    }

    /// With one full stop at its end, which some errors bring along.
    private static func sentence(_ reason: String) -> String {
        reason.hasSuffix(".") ? reason : reason + "."
    }
}
