/// Why recorded choices are not a value of a generator.
public enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The generator read another number of choices than there are, or had a smaller maximum for some of them.
    case misfit(unreadCount: Int, missingCount: Int, clampedCount: Int)

    public var description: String {
        switch self {
        case .misfit(let unread, let missing, let clamped):
            "The choices no longer fit their generator: \(unread) were not read, \(missing) were missing and "
                + "\(clamped) were above their maximum. The generator has changed since they were saved: replay the "
                + "saved value, or search again and save anew."
        }
    }
}
