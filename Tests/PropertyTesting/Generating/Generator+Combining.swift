import TransitionChoices

extension Generator {
    /// The values, each made into another.
    @inlinable
    public func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> Generator<Result> {
        Generator<Result> { [body] draw throws(DrawingError) in transform(try body(&draw)) }
    }

    /// Values of a generator that depends on a value of this one.
    @inlinable
    public func flatMap<Result>(
        _ transform: @escaping @Sendable (Value) -> Generator<Result>
    ) -> Generator<Result> {
        Generator<Result> { [body] draw throws(DrawingError) in try transform(try body(&draw)).body(&draw) }
    }

    /// The values that pass.
    ///
    /// Prefer `map` or a narrower range where most would not: a case whose attempts are all refused is discarded, and a
    /// search with many such cases says so.
    ///
    /// - Parameters:
    ///   - name: names the filter where it is reported.
    ///   - attempts: how many values are tried, at least 1.
    @inlinable
    public func filter(
        _ name: String = "without a name", attempts: Int = 100,
        _ isIncluded: @escaping @Sendable (Value) -> Bool
    ) -> Generator {
        Generator { [body] draw throws(DrawingError) in
            try draw.retrying(name, attempts: attempts) { draw throws(DrawingError) in
                let value = try body(&draw)
                return isIncluded(value) ? value : nil
            }
        }
    }

    /// Arrays; fewer elements are simpler.
    @inlinable
    public static func array<Element>(
        of element: Generator<Element>, count: ClosedRange<Int> = 0...32
    ) -> Generator where Value == [Element] {
        precondition(count.lowerBound >= 0, "An array cannot have \(count.lowerBound) elements.")
        return Generator { draw throws(DrawingError) in try draw.list(count: count, element.body) }
    }

    /// The values and nil, which is simpler.
    @inlinable
    public static func optional<Wrapped>(
        _ wrapped: Generator<Wrapped>
    ) -> Generator where Value == Wrapped? {
        Generator { draw throws(DrawingError) in draw.boolean() ? try wrapped.body(&draw) : nil }
    }

    /// Values of one of the generators, earlier ones simpler; a run of a search may leave some out. There must be one.
    @inlinable
    public static func oneOf(_ generators: Generator...) -> Generator { oneOf(generators) }

    /// Values of one of the generators, earlier ones simpler; a run of a search may leave some out. There must be one.
    public static func oneOf(_ generators: [Generator]) -> Generator {
        precondition(!generators.isEmpty, "Nothing to pick from: give at least one generator.")
        let maximum = UInt64(generators.count - 1)
        return Generator { draw throws(DrawingError) in
            try draw.span("alternative") { draw throws(DrawingError) in
                let index = draw.value(upTo: maximum, hint: .alternatives, kind: .pick)
                return try generators[Int(index)].body(&draw)
            }
        }
    }

    /// Values of one of the generators, by chance in proportion to their weights, earlier ones simpler.
    ///
    /// There must be one with a weight above 0.
    public static func frequency(_ generators: [(weight: Int, generator: Generator)]) -> Generator {
        let weights = ChoiceWeights(generators.map(\.weight))
        precondition(weights.total > 0, "Nothing to pick from: give at least one generator a weight above 0.")
        let bodies = generators.map(\.generator)
        return Generator { draw throws(DrawingError) in
            try draw.span("alternative") { draw throws(DrawingError) in
                let index = draw.value(upTo: UInt64(bodies.count - 1), hint: .weighted(weights), kind: .pick)
                return try bodies[Int(index)].body(&draw)
            }
        }
    }

    /// Values that hold values of their own kind.
    ///
    /// Every level is a span of the same shape, so that the shrinker can put any part in place of the whole.
    ///
    /// - Parameters:
    ///   - depth: how many levels there may be above the innermost.
    ///   - leaf: the simplest values, which hold no others.
    ///   - node: makes a generator of larger values from one of smaller ones.
    public static func recursive(
        depth: Int = 5, leaf: Generator, node: (Generator) -> Generator
    ) -> Generator {
        var level = Generator { draw throws(DrawingError) in
            try draw.span("recursion") { draw throws(DrawingError) in
                _ = draw.value(upTo: 0, kind: .pick)
                return try leaf.body(&draw)
            }
        }
        for _ in 0..<max(0, depth) {
            let larger = node(level)
            level = Generator { draw throws(DrawingError) in
                try draw.span("recursion") { draw throws(DrawingError) in
                    let isNode = draw.boolean()
                    return isNode ? try larger.body(&draw) : try leaf.body(&draw)
                }
            }
        }
        return level
    }
}

/// Pairs of values, the first drawn first.
@inlinable
public func zip<First, Second>(
    _ first: Generator<First>, _ second: Generator<Second>
) -> Generator<(First, Second)> {
    Generator { draw throws(DrawingError) in (try first.body(&draw), try second.body(&draw)) }
}
