/// An option whose value is a whole number in a range.
package struct NumberOption {
    private let name: String
    private let range: ClosedRange<Int>

    package init(name: String, range: ClosedRange<Int>) {
        self.name = name
        self.range = range
    }

    package func read(_ text: String?) throws(CommandFailure) -> Int? {
        guard let text else { return nil }
        guard let value = Int(text), range.contains(value) else {
            throw CommandFailure.usage(
                "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return value
    }
}
