extension Step {
    /// How the step reads in a report: `pan from the left edge, 200 pt right, over 12 frames, lift`.
    public var phrase: String { form.phrase(ofStep: self) }

    /// The virtual time that the step takes, in frames; nil for steps that take none by themselves.
    public var frameCount: Int? { form.frameCount(ofStep: self) }

    /// How fast the finger moves, in points a second; nil for steps without a finger or without time.
    public var pointsPerSecond: Int? { form.pointsPerSecond(ofStep: self) }

    /// The first word of the step as scripts spell it.
    package var word: String { form.word }

    var form: any StepForm.Type { StepKind(self).form }
}
