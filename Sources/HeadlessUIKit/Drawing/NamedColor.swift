/// The colour by which a layer's value was set: it may depend on its surroundings, and a caller wants it back as it
/// was.
final class NamedColor {
    private let color: UIColor
    private let value: CGColor
    /// What was set before, for an animation that goes back to its start.
    private let last: (color: UIColor, value: CGColor)?

    init(_ color: UIColor, _ value: CGColor, after other: NamedColor?) {
        self.color = color
        self.value = value
        last = other?.color === color ? other?.last : other.map { ($0.color, $0.value) }
    }

    /// The colour that was set to this value; nil for a value that came otherwise.
    func name(of value: CGColor) -> UIColor? {
        if value == self.value { return color }
        if let last, value == last.value { return last.color }
        return nil
    }
}
