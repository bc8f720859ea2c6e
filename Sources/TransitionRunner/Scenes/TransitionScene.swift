import HeadlessUIKit
import TransitionCore
import TransitionInvariants

/// What to test: a root controller, the acts of its app, and the rules that must hold.
///
/// A scene is a value; each method returns a changed copy, so that scenes are written as one chain.
///
///     static let contacts = TransitionScene("contacts") { ContactsViewController() }
///         .action("show detail") { app in (app.topViewController as? ContactsViewController)?.showDetail() }
public struct TransitionScene: Sendable {
    /// The name that scripts, reports and regression files use.
    public private(set) var name: String
    /// The window's size in points.
    public private(set) var size: CGSize
    /// The window's safe area in points; that of a phone without a home button unless `safeArea` says otherwise.
    public private(set) var safeAreaInsets = HeadlessApp.phoneSafeAreaInsets
    let root: @MainActor () -> UIViewController
    private(set) var actions: [SceneAction] = []
    /// Actions that a later one of the same name has taken the place of.
    private(set) var replacedActionNames: [String] = []
    private var chosenInvariants: InvariantSet = .standard
    private(set) var formulas: [SceneFormula] = []
    private(set) var callbacks: [AppCallback] = []
    private(set) var allowances: [Allowance] = []
    /// Failures that fail nothing, since somebody knows of them.
    package var baseline: Set<ViolationIdentity> = []
    /// The day on which the last days of allowances are judged; nil when none is over.
    var today: CalendarDay?
    /// The kinds of steps that scripts have since it asks for them.
    private(set) var askedKinds: Set<StepKind> = []
    /// Whether each script has a process of its own.
    private(set) var hasFreshProcesses = false
    /// What cannot be compared; copies of the scene share it, but for those that are searched.
    private(set) var fatalAftermaths = FatalAftermaths()
    /// What is not tried after scripts; shared likewise.
    private(set) var fatalActions = FatalActions()

    /// - Parameters:
    ///   - name: unique among the scenes of a command or test target.
    ///   - size: the window's size in points.
    ///   - root: makes the root controller anew for every run.
    public init(
        _ name: String, size: CGSize = CGSize(width: 390, height: 844),
        root: @escaping @MainActor () -> UIViewController
    ) {
        self.name = name
        self.size = size
        self.root = root
    }

    /// The same scene in a window of another size, in points, under a name of its own.
    public func resized(to size: CGSize, as name: String) -> TransitionScene {
        var scene = self
        (scene.size, scene.name) = (size, name)
        return scene
    }

    /// The same scene on a device with another safe area, in points, under a name of its own.
    ///
    /// Use it for code that places views by the status bar or the home indicator. A phone with a home button has 20 at
    /// the top and nothing else.
    public func safeArea(_ insets: UIEdgeInsets, as name: String) -> TransitionScene {
        var scene = self
        (scene.safeAreaInsets, scene.name) = (insets, name)
        return scene
    }

    /// Adds an act of the app: what a button, a cell or a timer would do.
    ///
    /// An act that finds nothing to do does nothing; the step is then recorded as skipped. What a finger can do with
    /// the views on screen needs no action: controls, cells, tabs, bar items and gestures are found by themselves. One
    /// of a name that another has takes its place, which a search tells.
    ///
    /// - Parameter weight: how often scripts perform it, beside the other actions; 1 or more.
    public func action(
        _ name: String, weight: Int = 1, _ perform: @escaping @MainActor (HeadlessApp) -> Void
    ) -> TransitionScene {
        adding(SceneAction(name: name, weight: weight, applies: nil, perform: perform))
    }

    /// Adds an act that exists only at times, as a button of a controller that is shown only at times.
    public func action(
        _ name: String, weight: Int = 1, when applies: @escaping @MainActor (HeadlessApp) -> Bool,
        _ perform: @escaping @MainActor (HeadlessApp) -> Void
    ) -> TransitionScene {
        adding(SceneAction(name: name, weight: weight, applies: applies, perform: perform))
    }

    /// Replaces the rules that are checked; `.standard` without a call. Reports say what they declare of their causes.
    public func invariants(_ invariants: InvariantSet) -> TransitionScene {
        DeclaredCauses.declare(invariants)
        var scene = self
        scene.chosenInvariants = invariants
        return scene
    }

    /// Lets scripts pinch with two fingers even where no view is seen that takes a pinch or a turn.
    ///
    /// A search sees by itself which views do. A fuzz target, whose inputs have to keep their meaning, has to be told.
    public func pinches() -> TransitionScene { drawing(.pinch) }

    /// Lets scripts have steps of kinds that are drawn only where a scene asks for them; others they have in any case.
    public func drawing(_ kinds: StepKind...) -> TransitionScene {
        var scene = self
        scene.askedKinds.formUnion(kinds)
        return scene
    }

    /// Performs each script in a process of its own.
    ///
    /// Use it for code that keeps state from one run to the next, as a library with a singleton does. It costs time,
    /// some milliseconds a script.
    public func freshProcesses() -> TransitionScene {
        var scene = self
        scene.hasFreshProcesses = true
        return scene
    }

    /// The rules that are checked, the scene's own last.
    public var invariantSet: InvariantSet {
        let chosen = callbacks.isEmpty ? chosenInvariants : chosenInvariants.adding(.appCallbacks(callbacks))
        return formulas.reduce(chosen) { $0.adding(.formula($1.id, $1.formula.description, repairs: $1.repairs)) }
    }

    /// The names of the actions, in the order of their declaration.
    public var actionNames: [String] { actions.map(\.name) }
    var actionWeights: [Int] { actions.map(\.weight) }

    func action(named name: String) -> SceneAction? {
        actions.first { $0.name == name }
    }

    /// The scene with nothing known of what cannot be compared or tried, so that equal searches come to the same.
    func comparedAnew() -> TransitionScene {
        var scene = self
        scene.fatalAftermaths = FatalAftermaths()
        scene.fatalActions = FatalActions()
        return scene
    }

    /// The scene of which each action but these is tried after a script, whatever the app has died of.
    func trying(allBut names: Set<String>) -> TransitionScene {
        var scene = self
        scene.fatalActions = FatalActions(forbidden: names)
        return scene
    }

    /// The scene with no rule over the live app but these.
    func watching(only formulas: [SceneFormula]) -> TransitionScene {
        var scene = self
        scene.formulas = formulas
        return scene
    }

    func adding(_ formula: SceneFormula) -> TransitionScene {
        var scene = self
        scene.formulas.removeAll { $0.id == formula.id }
        scene.formulas.append(formula)
        return scene
    }

    func adding(_ callback: AppCallback) -> TransitionScene {
        guard !callbacks.contains(callback) else { return self }
        var scene = self
        scene.callbacks.append(callback)
        return scene
    }

    func adding(_ allowance: Allowance) -> TransitionScene {
        var scene = self
        scene.allowances.append(allowance)
        return scene
    }

    private func adding(_ action: SceneAction) -> TransitionScene {
        var scene = self
        if actions.contains(where: { $0.name == action.name }) { scene.replacedActionNames.append(action.name) }
        scene.actions.removeAll { $0.name == action.name }
        scene.actions.append(action)
        return scene
    }
}

/// One act of a scene.
struct SceneAction: Sendable {
    let name: String
    let weight: Int
    let applies: (@MainActor (HeadlessApp) -> Bool)?
    let perform: @MainActor (HeadlessApp) -> Void
}
