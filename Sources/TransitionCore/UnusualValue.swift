/// A value of a view that is not what a fresh view has, and that too few views set for a place in every `ViewState`.
public struct UnusualValue: Hashable, Sendable, Codable {
    public let value: WatchedValue
    /// What makes it up: of a shadow its opacity, radius and offset, of a switched off control nothing.
    public let numbers: [Double]

    public init(_ value: WatchedValue, _ numbers: [Double] = []) {
        self.value = value
        self.numbers = numbers
    }
}

extension ViewState {
    /// The numbers of a value that is unusual; nil for one that is as on a fresh view.
    public func unusual(_ value: WatchedValue) -> [Double]? {
        unusual.first { $0.value == value }?.numbers
    }
}
