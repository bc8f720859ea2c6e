/// What became of a candidate.
public enum ShrinkVerdict: Hashable, Sendable {
    /// It fails as the original does: the same identity.
    case fails
    case passes
    /// It fails, but for another reason; the shrinker must not slip from one bug to the next.
    case otherFailure
}
