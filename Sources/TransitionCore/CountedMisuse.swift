/// A use of the API that the model only notes, and in how many scripts of a search it came up.
///
/// UIKit says nothing of it, or the model cannot honour it. It breaks no rule by itself, but makes a pass prove less.
public struct CountedMisuse: Hashable, Codable, Sendable {
    /// What was used and how, without the serials of objects.
    public let text: String
    /// 1 or more.
    public private(set) var scriptCount: Int
    /// The shortest of them, and of those the first; nil where it is not known.
    public private(set) var script: Script?

    public init(text: String, scriptCount: Int, script: Script? = nil) {
        self.text = text
        self.scriptCount = scriptCount
        self.script = script
    }

    /// Counts what later scripts of the same search showed of it.
    public mutating func add(later other: CountedMisuse) {
        scriptCount += other.scriptCount
        guard let shorter = other.script, shorter.steps.count < script?.steps.count ?? .max else { return }
        script = shorter
    }
}
