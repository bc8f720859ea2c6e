/// A use of the API that the model only notes, and in how many scripts of a search it came up.
///
/// UIKit says nothing of it, or the model cannot honour it. It breaks no rule by itself, but makes a pass prove less.
public struct CountedMisuse: Hashable, Codable, Sendable {
    /// What was used and how, without the serials of objects.
    public let text: String
    /// 1 or more.
    public let scriptCount: Int

    public init(text: String, scriptCount: Int) {
        self.text = text
        self.scriptCount = scriptCount
    }
}
