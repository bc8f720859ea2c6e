/// A script as one word: `T1-` and base64url of its binary form with a checksum.
public enum ReplayToken {
    public static func encode(_ script: Script) -> String { "" }
}
