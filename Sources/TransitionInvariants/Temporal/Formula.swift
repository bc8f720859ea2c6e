/// A rule about what happens over time, built of conditions on what is observed.
///
/// Use it for a rule of your own app, and give it to a scene: `TransitionScene.invariant(_:_:)`.
///
/// ```swift
/// .always(.holds("a sheet is up") { … }.implies(.eventually(.holds("the page is dimmed") { … }, within: .seconds(1))))
/// ```
///
/// A formula is judged at one observation after the other. After the last one nothing changes any more: what holds
/// then holds for ever. So a rule that waits for something fails at the end of a run, and `next` at the last
/// observation looks at that observation again; all laws of temporal logic hold.
public struct Formula<Observed>: Sendable, CustomStringConvertible {
    /// A look at what is observed; one that throws is reported as an error of the condition itself.
    public typealias Condition = @Sendable (Observed) throws -> Bool

    indirect enum Shape: Sendable {
        case condition(String, Condition)
        case not(Formula)
        case and(Formula, Formula)
        case or(Formula, Formula)
        case implies(Formula, Formula)
        case next(Formula)
        case always(Formula)
        case eventually(Formula, within: Duration?)
        case until(Formula, Formula)
        case exactlyOnce(Formula)
    }

    let shape: Shape

    /// What is the case when the condition is true; the name is what reports say of it: `the sheet is visible`.
    ///
    /// A condition only looks: it must not change what it is given.
    @_disfavoredOverload
    public static func holds(_ name: String, _ condition: @escaping Condition) -> Formula {
        Formula(naming: name, condition)
    }

    package init(naming name: String, _ condition: @escaping Condition) {
        self.init(shape: .condition(name, condition))
    }

    private init(shape: Shape) {
        self.shape = shape
    }

    /// It holds at this and every later observation.
    public static func always(_ formula: Formula) -> Formula { Formula(shape: .always(formula)) }

    /// It holds at this or a later observation, which is not later than the limit in virtual time, if there is one.
    ///
    /// - Parameter within: 0 or more; counted in whole frames, 0 is this observation alone.
    public static func eventually(_ formula: Formula, within limit: Duration? = nil) -> Formula {
        Formula(shape: .eventually(formula, within: limit))
    }

    /// It holds at the next observation.
    public static func next(_ formula: Formula) -> Formula { Formula(shape: .next(formula)) }

    /// It comes to hold, stops or not, and never comes to hold again.
    ///
    /// Observations in a row at which it holds count as once.
    public static func exactlyOnce(_ formula: Formula) -> Formula { Formula(shape: .exactlyOnce(formula)) }

    /// The other one comes to hold, at this or a later observation, and this one holds until then.
    public func until(_ other: Formula) -> Formula { Formula(shape: .until(self, other)) }

    /// If this holds now, the other one holds now.
    public func implies(_ other: Formula) -> Formula { Formula(shape: .implies(self, other)) }

    public static func && (left: Formula, right: Formula) -> Formula { Formula(shape: .and(left, right)) }
    public static func || (left: Formula, right: Formula) -> Formula { Formula(shape: .or(left, right)) }
    public static prefix func ! (formula: Formula) -> Formula { Formula(shape: .not(formula)) }

    /// The formula as a sentence: `always (a sheet is up → eventually within 1 s (the page is dimmed))`.
    public var description: String {
        switch shape {
        case .condition(let name, _): name
        case .not(let formula): "not \(formula.inBrackets)"
        case .and(let left, let right): "\(left.inBrackets) and \(right.inBrackets)"
        case .or(let left, let right): "\(left.inBrackets) or \(right.inBrackets)"
        case .implies(let left, let right): "\(left.inBrackets) → \(right.inBrackets)"
        case .next(let formula): "next \(formula.inBrackets)"
        case .always(let formula): "always \(formula.inBrackets)"
        case .eventually(let formula, nil): "eventually \(formula.inBrackets)"
        case .eventually(let formula, let limit?): "eventually within \(limit) \(formula.inBrackets)"
        case .until(let left, let right): "\(left.inBrackets) until \(right.inBrackets)"
        case .exactlyOnce(let formula): "exactly once \(formula.inBrackets)"
        }
    }

    private var inBrackets: String { "(\(self))" }
}
