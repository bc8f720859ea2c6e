/// Bars around the controllers that a container holds.
public struct Bars: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let navigationBar = Bars(rawValue: 1 << 0)
    public static let toolbar = Bars(rawValue: 1 << 1)
    public static let tabBar = Bars(rawValue: 1 << 2)

    /// The bars as a sentence names them.
    public var names: [String] {
        var names: [String] = []
        if contains(.navigationBar) { names.append("navigation bar") }
        if contains(.toolbar) { names.append("toolbar") }
        if contains(.tabBar) { names.append("tab bar") }
        return names
    }
}
