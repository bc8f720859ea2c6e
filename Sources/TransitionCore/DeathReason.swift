/// How the process of a run ended before the run did.
public enum DeathReason: Hashable, Codable, Sendable, CustomStringConvertible {
    /// It gave no sign of life for too long, and the watchdog ended it.
    case hang
    /// It took more memory than it may, and the watchdog ended it.
    case memory
    /// The code under test ended it with this status.
    case exit(Int32)
    /// A signal ended it, by its name: `SIGTRAP`.
    case signal(String)

    /// Whether the watchdog ended it, wherever in its code it was at that moment.
    public var isByWatchdog: Bool { self == .hang || self == .memory }

    /// As identities and reports write it: `hang`, `memory`, `exit 3`, `SIGTRAP`.
    public var description: String {
        switch self {
        case .hang: "hang"
        case .memory: "memory"
        case .exit(let status): "exit \(status)"
        case .signal(let name): name
        }
    }

    /// The reason of which this is the description; nil for what is none.
    public init?(_ description: String) {
        let parts = description.split(separator: " ")
        switch description {
        case "hang": self = .hang
        case "memory": self = .memory
        case _ where description.hasPrefix("SIG") || description.hasPrefix("signal "): self = .signal(description)
        case _ where parts.count == 2 && parts[0] == "exit":
            guard let status = Int32(parts[1]) else { return nil }
            self = .exit(status)
        default: return nil
        }
    }
}
