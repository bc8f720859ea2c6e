/// What a search did: counts only, no times, so that equal searches have equal statistics.
public struct SearchStatistics: Hashable, Codable, Sendable {
    public var seed: UInt64
    /// Scripts that were performed to their end.
    public var scriptCount: Int
    /// Scripts that killed their process, counted apart: nothing else is known of them.
    public var crashedScriptCount = 0
    /// Of the scripts that killed their process, those that hung and were ended from outside.
    public var hungScriptCount = 0
    /// Whether the launch itself crashed, so that no script could be performed.
    public var launchCrashed = false
    /// Scripts that were asked for and never tried, because too many before them had crashed.
    public var untriedScriptCount = 0
    public var stepCount: Int
    public var skippedStepCount: Int
    /// Frames of virtual time in all worlds.
    public var frameCount: Int
    /// The first failing script of the counterexample, counted from 1; 0 when there is none.
    public var firstFailure: Int
    /// How often each kind of transition happened, and what came in its way, by its subject, in order of name.
    public var coverage: [TransitionCoverage]
    /// Gestures that began, but for those with which UIKit itself scrolls, zooms, or shows a menu.
    public var gestureCount = 0
    /// Scripts without a transition in which containers of the app's own changed their children.
    public var childChangeScriptCount = 0
    /// The steps of all scripts: those of each action, in the order of their declaration, then the others by kind.
    public var steps: [StepCoverage] = []
    /// Controls that were on screen after many scripts and that none of them touched, in order of name.
    public var untouchedControls: [UntouchedControl] = []
    /// After one script in so many it is looked which controls are on screen.
    public static let controlSampling = 8
    /// How many rests could be compared with the undisturbed twin.
    public var rests = RestCoverage()
    /// What is wrong with the scene before its first step.
    public var launchNotes: [LaunchNote] = []
    /// Views that change by themselves, and are not compared, by name.
    public var selfChanges: [SelfChange] = []
    /// Ways in which the app died in runs that scripts were compared with, or as it was freed.
    public var fatalAftermaths: [FatalAftermath] = []
    /// What was not performed for the scripts after these any more, since they were so many.
    public var stoppedAftermaths: Set<Aftermath> = []
    /// Actions in which scripts died, in the order of their declaration.
    public var fatalActions: [String] = []
    /// Those of them that were tried no more after the scripts that came later.
    public var untriedActions: [String] = []
    /// Those that scripts leave out since so many before them died in them, and hardly one did not.
    public var leftOutActions: [String] = []
    /// Uses of the API that the model only notes, the most frequent first.
    public var misuses: [CountedMisuse] = []
    /// What a search of all short scripts had before it; nil for a random one.
    public var exhaustion: Exhaustion?
    /// Whether the scripts were given, rather than thought of by the search: what they leave out tells nothing then.
    public var isOfGivenScripts = false
    /// What became of the scene's exceptions, in the order of their declaration.
    public var allowances: [AllowanceUse] = []
    /// Failures of the baseline that were seen, in order of identity.
    public var known: [ToleratedFailure] = []
    /// Failures of the baseline that were not seen, in order of identity. That does not mean that they are gone.
    public var unseenBaselineEntries: [ViolationIdentity] = []
    /// Those of them that no rule tells any more, for want of the rule or of the cause.
    public var goneBaselineEntries: [ViolationIdentity] = []

    public init(
        seed: UInt64, scriptCount: Int = 0, stepCount: Int = 0, skippedStepCount: Int = 0, frameCount: Int = 0,
        firstFailure: Int = 0, coverage: [TransitionCoverage] = []
    ) {
        self.seed = seed
        self.scriptCount = scriptCount
        self.stepCount = stepCount
        self.skippedStepCount = skippedStepCount
        self.frameCount = frameCount
        self.firstFailure = firstFailure
        self.coverage = coverage
    }
}

/// All scripts of a few steps, and whether a search came to their end.
public struct Exhaustion: Hashable, Codable, Sendable {
    /// The most steps of a script.
    public let stepLimit: Int
    /// How many different steps each of them can be.
    public let stepCount: Int
    /// How many scripts there are; `Int.max` if they cannot be counted.
    public let scriptCount: Int
    /// Whether all of them were performed.
    public let isComplete: Bool

    public init(stepLimit: Int, stepCount: Int, scriptCount: Int, isComplete: Bool) {
        self.stepLimit = stepLimit
        self.stepCount = stepCount
        self.scriptCount = scriptCount
        self.isComplete = isComplete
    }
}
