import TransitionChoices

/// A part of a shrunk case that does not matter: any other value of it fails in the same way, as far as was tried.
public struct FreePart: Hashable, Sendable, CustomStringConvertible {
    /// Its choices.
    public let range: Range<Int>
    /// Where it is: the spans that it lies in, from the outermost, each with its number among its siblings, from 1, and
    /// the number of the choice in the last one unless it is the whole of it.
    public let path: [String]
    /// How many other values were tried.
    public let triedCount: Int

    /// Such as `list 1 › element 2: any other value`.
    public var description: String {
        (path.isEmpty ? "the whole case" : path.joined(separator: " › ")) + ": any other value"
    }
}
