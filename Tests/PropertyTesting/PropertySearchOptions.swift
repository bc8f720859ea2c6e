import TransitionChoices

/// How a property is searched.
public struct PropertySearchOptions: Sendable {
    /// The seed of all chance.
    public var seed: UInt64 = 0
    /// How many cases the property is run on before anything fails, discarded ones not counted.
    public var runCount = 1_000
    /// How many of these runs may go to pairs of boundary values.
    public var boundaryRunCount = 100
    /// After how many random cases lists and quantities have their full size; 0 for at once.
    public var growthRunCount = 100
    /// Whether three of four random cases leave some alternatives out.
    public var isSwarming = true
    /// How many failures of different identity end the search; those that are met while others are shrunk are taken up
    /// while there are fewer.
    public var failureLimit = 5
    /// How many runs the shrinking of one failure may take.
    public var shrinkBudget = 2_000
    /// After how many runs without progress shrinking gives up.
    public var shrinkStallBudget = 500
    /// How many runs may go to finding out which parts of a shrunk case do not matter; 0 for none.
    public var explainBudget = 100
    /// Labels that must come in at least that part of the cases, 0…1.
    public var requiredCoverage: [String: Double] = [:]

    public init() {}
}
