/// Why a generator came to no value.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No value of that many passed the filter.
    case unsatisfied(filter: String, attemptCount: Int)

    public var description: String {
        switch self {
        case .unsatisfied(let filter, let count):
            "The filter \"\(filter)\" refused all of \(count) values. Draw values that pass it in the first place, by "
                + "map or by a narrower range, or give it more attempts."
        }
    }
}
