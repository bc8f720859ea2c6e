/// After what a broken rule showed.
public enum ViolationPhase: String, Hashable, Sendable, Codable, CaseIterable {
    /// A transition that was completed with true.
    case finish
    /// A transition that was completed with false.
    case cancel
    /// A change of the window's size.
    case resize

    /// The end of a sentence: `after a cancel`.
    public var words: String {
        switch self {
        case .finish: "after a finish"
        case .cancel: "after a cancel"
        case .resize: "after a size change"
        }
    }
}
