/// What a failure is called today that an earlier release wrote down.
public enum RenamedIdentity: Hashable, Sendable {
    case known(ViolationIdentity)
    /// It cannot be told: one of these, as far as the old name says, with the blanks where it says nothing.
    case oneOf([ViolationIdentity])

    /// What stands for the code of a cause that an old name does not tell.
    public static let blankCode = "CODE"
    /// What stands for the name of a class that an old name does not tell.
    public static let blankClass = "CLASS"

    /// One name that leaves nothing open is known.
    public init(oneOf identities: [ViolationIdentity]) {
        guard identities.count == 1, let only = identities.first, !only.hasBlanks else {
            self = .oneOf(identities)
            return
        }
        self = .known(only)
    }
}

extension ViolationIdentity {
    var hasBlanks: Bool {
        cause.code == RenamedIdentity.blankCode || cause.names.contains { $0.name == RenamedIdentity.blankClass }
    }
}
