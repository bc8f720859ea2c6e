import TransitionChoices

extension Generator where Value == Int {
    /// Integers of a range; `simplest` is where shrinking leads, the member nearest to 0 unless told otherwise.
    public static func integer(in range: ClosedRange<Int>, simplest: Int? = nil, likely: [Int] = []) -> Generator {
        let order = NearestFirst(range, simplest: simplest ?? 0)
        let codes = likely.compactMap { order.code(for: $0) }
        let hint = codes.isEmpty ? ChoiceHint.quantity : .likely(LikelyValues(codes))
        return Generator { draw in draw.integer(order, hint: hint) }
    }

    /// Integers of a range, which must not be empty.
    public static func integer(in range: Range<Int>) -> Generator {
        precondition(!range.isEmpty, "No integer lies in \(range): give a range with at least one.")
        return integer(in: ClosedRange(range))
    }

    /// All integers, 0 the simplest.
    public static func integer() -> Generator { integer(in: .min ... .max) }
}

extension Generator where Value == Bool {
    /// True and false; false is simpler.
    public static func boolean() -> Generator { Generator { draw in draw.boolean() } }
}

extension Generator where Value == Double {
    /// Finite doubles of a range; whole numbers near 0 are simplest, then fractions.
    public static func real(
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    ) -> Generator {
        let order = RealOrder(range)
        return Generator { draw in draw.real(order) }
    }
}

extension Generator where Value: Sendable {
    /// Always the same value.
    public static func just(_ value: Value) -> Generator { Generator { _ in value } }

    /// One of the elements, earlier ones simpler. There must be one.
    public static func pick(_ elements: [Value]) -> Generator {
        precondition(!elements.isEmpty, "Nothing to pick from: give at least one element.")
        return Generator { draw in draw.pick(from: elements) }
    }
}
