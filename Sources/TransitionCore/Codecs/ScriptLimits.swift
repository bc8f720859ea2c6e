/// The ranges that scripts from outside must keep: files, tokens and bytes are refused beyond them.
public enum ScriptLimits {
    /// Frames of a wait, a drag or a hitch.
    public static let frames = 0...100_000
    /// Points that a finger moves along one axis.
    public static let points = -100_000...100_000
    /// Percent of the window's width or height.
    public static let percent = 0...100
    /// Percent of the distance at which two fingers begin.
    public static let scale = 0...1_000
    /// Points of the window's width or height.
    public static let windowSide = 1...100_000
    /// The steps of one script, at most.
    public static let stepCount = 10_000
}
