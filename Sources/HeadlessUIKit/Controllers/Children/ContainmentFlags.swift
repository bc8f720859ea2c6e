/// What goes on between a controller and its parent.
struct ContainmentFlags: OptionSet {
    let rawValue: UInt8

    /// Added, and not yet appeared.
    static let movingToParent = ContainmentFlags(rawValue: 1 << 0)
    /// Told that it will leave, and not yet disappeared.
    static let movingFromParent = ContainmentFlags(rawValue: 1 << 1)
    /// The appearance change under way was begun by the parent, which ends it with its own.
    static let followsParent = ContainmentFlags(rawValue: 1 << 2)
    /// Takes part in an exchange of children that has not ended.
    static let isExchanged = ContainmentFlags(rawValue: 1 << 3)
}
