import TransitionChoices

extension Shrinker {
    /// A shrinker for the values of a generator, with the passes to use.
    public init(passes: [any ShrinkPass] = standardShrinkPasses, generator: Generator<Value>) {
        self.init(replay: { source throws(DrawingError) in try generator.generate(from: source) }, passes: passes)
    }
}
