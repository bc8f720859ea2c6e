/// Why a word is not a replay token.
public enum ReplayTokenError: Error, Hashable, Sendable, CustomStringConvertible {
    case notAToken
    /// It begins like a token of this other version.
    case otherVersion(String)
    /// Its checksum does not fit: something was cut off or mistyped.
    case damaged
    /// The checksum fits, but the script in it has something that this build does not know.
    case unknownContent(String)

    public var description: String {
        switch self {
        case .notAToken: "not a replay token: a token begins with \(ReplayToken.prefix)"
        case .otherVersion(let version):
            "a replay token of version \(version); this TransitionCheck reads version \(ReplayToken.version)"
        case .damaged: "a damaged replay token: its checksum does not fit; copy it again, whole"
        case .unknownContent(let what): "a replay token of another build: \(what)"
        }
    }
}

/// A script as one word, to be pasted into a command: `T1-` and base64url of its binary form with a checksum.
///
/// A point and six characters may follow: the fingerprint of the failure that the token was printed for.
public enum ReplayToken {
    static let version = 1
    static let prefix = "T\(version)-"

    public static func encode(_ script: Script, leadingWith failure: ViolationIdentity) -> String {
        "\(encode(script)).\(failure.fingerprint)"
    }

    /// The fingerprint of the failure that a token was printed for; nil for one that has none.
    public static func fingerprint(of token: String) -> String? {
        guard let point = token.lastIndex(of: "."), isLikely(token) else { return nil }
        let text = String(token[token.index(after: point)...])
        return Fingerprint.isOne(text) ? text : nil
    }

    public static func encode(_ script: Script) -> String {
        let bytes = ScriptBinary.encode(script)
        let sum = Checksum.crc32(bytes)
        return prefix + Base64URL.encode(bytes + (0..<4).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) })
    }

    /// Whether the word looks like a token of any version, rather than a file's name.
    public static func isLikely(_ word: String) -> Bool {
        versionText(word) != nil
    }

    /// Reads a token; any text may be given.
    public static func decode(_ token: String) throws(ReplayTokenError) -> Script {
        guard let found = versionText(token) else { throw .notAToken }
        guard found == String(version) else { throw .otherVersion(String(found.prefix(20))) }
        let word = fingerprint(of: token) == nil ? token[...] : token[..<(token.lastIndex(of: ".") ?? token.endIndex)]
        guard let bytes = Base64URL.decode(word.dropFirst(prefix.count)), bytes.count > 4 else {
            throw .damaged
        }
        let sum = bytes.suffix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard Checksum.crc32(bytes.dropLast(4)) == sum else { throw .damaged }
        do {
            return try ScriptBinary.decode(Array(bytes.dropLast(4)))
        } catch {
            throw .unknownContent(error.description)
        }
    }

    /// The digits between `T` and `-`.
    private static func versionText(_ word: String) -> Substring? {
        guard word.first == "T", let dash = word.firstIndex(of: "-") else { return nil }
        let digits = word[word.index(after: word.startIndex)..<dash]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return digits
    }
}
