import TransitionCore

/// All that scripts for one scene may say.
///
/// The same choices mean the same script only under the same vocabulary.
public struct ScriptVocabulary: Hashable, Sendable {
    public let scene: String
    /// The scene's actions; shrinking prefers earlier ones.
    public let actionNames: [String]
    /// How often each action is drawn, beside the others; 1 for each unless the scene says more.
    public let actionWeights: [Int]
    /// Where the scene's views take taps and are dragged, as a calibration run saw it; other places are less likely.
    public let tapPoints: [TouchPoint]
    public let dragPoints: [TouchPoint]
    /// Where views take long presses; without any, none are drawn but by chance.
    public let pressPoints: [TouchPoint]
    /// Whether a drag up or down asks for a transition, as a calibration run saw it: then scripts drag that way, too.
    public let hasVerticalDrags: Bool
    /// How long the scene's transitions take, in frames, as a calibration run saw it; waits gather around their ends.
    public let durations: [Int]
    /// The contested rules that the scene came upon in a calibration run: scripts flip these more often than others.
    public let askedRules: [ContestedRule]
    /// The window's size in points.
    public let windowWidth: Int
    public let windowHeight: Int
    /// The kinds of steps that may occur, simplest first. `wait` always may; `act` only if there are actions.
    public let kinds: [StepKind]
    /// The profiles that a script may ask for; shrinking prefers earlier ones.
    public let profiles: [UIKitProfile]

    /// A vocabulary; lengths below 1 count as 1, and without profiles there is the default one.
    public init(
        scene: String, actionNames: [String], actionWeights: [Int]? = nil, tapPoints: [TouchPoint] = [],
        dragPoints: [TouchPoint] = [], pressPoints: [TouchPoint] = [], hasVerticalDrags: Bool = false,
        durations: [Int] = [], askedRules: [ContestedRule] = [], windowWidth: Int = 390, windowHeight: Int = 844,
        kinds: [StepKind] = StepKind.standard, profiles: [UIKitProfile] = [.default]
    ) {
        self.scene = scene
        self.actionNames = actionNames
        self.actionWeights = actionNames.indices.map { index in
            max(1, (actionWeights ?? []).indices.contains(index) ? actionWeights![index] : 1)
        }
        self.tapPoints = tapPoints
        self.dragPoints = dragPoints
        self.pressPoints = pressPoints
        self.hasVerticalDrags = hasVerticalDrags
        self.durations = durations.filter { $0 > 0 }
        self.askedRules = askedRules
        self.windowWidth = max(1, windowWidth)
        self.windowHeight = max(1, windowHeight)
        self.kinds = StepKind.allCases.filter { kind in
            kind.maker.isPossible(isAskedFor: kinds.contains(kind), actionNames: actionNames)
        }
        self.profiles = profiles.isEmpty ? [.default] : profiles
    }

    /// The same words under one profile alone.
    public func only(_ profile: UIKitProfile) -> ScriptVocabulary {
        ScriptVocabulary(
            scene: scene, actionNames: actionNames, actionWeights: actionWeights, tapPoints: tapPoints,
            dragPoints: dragPoints, pressPoints: pressPoints, hasVerticalDrags: hasVerticalDrags, durations: durations,
            askedRules: askedRules, windowWidth: windowWidth, windowHeight: windowHeight, kinds: kinds,
            profiles: [profile])
    }

    /// The same words, with drags up and down among the likely ones or not.
    public func withVerticalDrags(_ hasVerticalDrags: Bool) -> ScriptVocabulary {
        ScriptVocabulary(
            scene: scene, actionNames: actionNames, actionWeights: actionWeights, tapPoints: tapPoints,
            dragPoints: dragPoints, pressPoints: pressPoints, hasVerticalDrags: hasVerticalDrags, durations: durations,
            askedRules: askedRules, windowWidth: windowWidth, windowHeight: windowHeight, kinds: kinds,
            profiles: profiles)
    }

    /// The longest wait in frames: 200, or well past the longest transition.
    public var longestWait: Int { max(200, (durations.max() ?? 0) * 2) }

    /// The longest gesture or hitch in frames.
    public static let longestGesture = 60

    /// The sides that a window may be given, in points: none below the smallest phone's, unless the scene's is.
    var sides: ClosedRange<Int> { min(320, windowWidth, windowHeight)...max(2_048, windowWidth, windowHeight) }
}
