/// A failure's identity in six characters, such as `7MK2N9`, for the names of files.
///
/// Crockford's base 32 (no I, L, O, U) of a stable hash; equal identities have equal fingerprints in every build.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    public init(_ identity: ViolationIdentity) {
        let hash = Self.hash(IdentityText.print(identity).utf8)
        var bits = (hash ^ hash >> 30 ^ hash >> 60) & (1 << 30 - 1)
        var characters: [Character] = []
        for _ in 0..<6 {
            characters.append(Self.alphabet[Int(bits & 31)])
            bits >>= 5
        }
        text = String(characters.reversed())
    }

    public var description: String { text }

    /// Whether a text has the form of a fingerprint.
    public static func isOne(_ text: some StringProtocol) -> Bool {
        text.count == 6 && text.allSatisfy(alphabet.contains)
    }

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    /// FNV-1a with 64 bits.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

extension ViolationIdentity {
    public var fingerprint: Fingerprint { Fingerprint(self) }
}
