/// Failures that are known: each by its scene and identity, with room for what is known of it.
///
/// A known failure fails nothing and gets one line of a report. What is not in the list is new.
public struct Baseline: Hashable, Sendable {
    /// One known failure.
    public struct Entry: Hashable, Sendable {
        public let scene: String
        public let identity: ViolationIdentity
        /// What is known of it, line by line.
        public let remark: [String]

        public init(scene: String, identity: ViolationIdentity, remark: [String] = []) {
            self.scene = scene
            self.identity = identity
            self.remark = Baseline.lines(of: remark)
        }
    }

    /// What the list is about, line by line.
    public let preamble: [String]
    /// In order of scene and identity, each failure once.
    public private(set) var entries: [Entry]
    /// Remarks after the last entry.
    public let closing: [String]

    /// Of entries for one failure the first counts.
    public init(preamble: [String] = [], entries: [Entry] = [], closing: [String] = []) {
        self.preamble = Self.lines(of: preamble)
        self.closing = Self.lines(of: closing)
        self.entries = []
        for entry in entries { add(entry) }
    }

    /// The known failures of one scene.
    public func identities(in scene: String) -> Set<ViolationIdentity> {
        Set(entries.lazy.filter { $0.scene == scene }.map(\.identity))
    }

    /// Adds a failure where the order wants it; one that is there stays as it is, with its remark.
    public mutating func add(_ entry: Entry) {
        guard !entries.contains(where: { $0.scene == entry.scene && $0.identity == entry.identity }) else { return }
        let index = entries.firstIndex { Self.comes(entry, before: $0) } ?? entries.count
        entries.insert(entry, at: index)
    }

    /// Adds a failure; of one that is there the remarks stand together.
    mutating func merge(_ entry: Entry) {
        guard let index = entries.firstIndex(where: { $0.scene == entry.scene && $0.identity == entry.identity }) else {
            return add(entry)
        }
        entries[index] = Entry(
            scene: entry.scene, identity: entry.identity, remark: entries[index].remark + entry.remark)
    }

    private static func comes(_ entry: Entry, before other: Entry) -> Bool {
        (entry.scene, entry.identity) < (other.scene, other.identity)
    }

    /// A remark has no line ends but those between its lines.
    private static func lines(of remark: [String]) -> [String] {
        remark.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) }
    }
}
