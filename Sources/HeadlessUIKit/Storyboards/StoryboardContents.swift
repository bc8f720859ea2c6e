/// The scenes and segues of one storyboard, as code instead of an archive.
@MainActor
public final class StoryboardContents {
    /// How a segue shows its destination.
    public enum SegueKind {
        case show
        case showDetail
        /// Sets the two styles, then presents.
        case present(UIModalPresentationStyle = .automatic, UIModalTransitionStyle = .coverVertical)
        /// Performs an object of the app's own class: `.custom(FadeSegue.init(identifier:source:destination:))`.
        case custom(SegueMaker)
    }

    struct Segue {
        let destination: String
        let kind: SegueKind
    }

    /// A way back: the handlers that it may end at, and the class that performs it.
    struct UnwindSegue {
        let actions: [Selector]
        let make: SegueMaker?
    }

    /// Makes a segue of the app's own class.
    public typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    private(set) var initialIdentifier: String?
    private var makers: [String: () -> UIViewController] = [:]
    private var segues: [String: Segue] = [:]
    private var unwindSegues: [String: UnwindSegue] = [:]

    /// A scene: how a controller of that identifier is made.
    public func scene(_ identifier: String, isInitial: Bool = false, make: @escaping () -> UIViewController) {
        makers[identifier] = make
        if isInitial { initialIdentifier = identifier }
    }

    /// A segue between two scenes.
    public func segue(_ identifier: String, from source: String, to destination: String, _ kind: SegueKind) {
        segues["\(source)\n\(identifier)"] = Segue(destination: destination, kind: kind)
    }

    /// A segue from a scene to its exit: back to the nearest controller that has the handler (ledger 11.1).
    ///
    /// Objective-C finds a handler by its name in whatever class has it; here each class names its own:
    /// `.unwind("done", from: "editor", to: Selector("done(_:)", List.done))`. `make` is given for a segue of the app's
    /// own class.
    public func unwind(
        _ identifier: String, from source: String, to actions: Selector..., make: SegueMaker? = nil
    ) {
        unwindSegues["\(source)\n\(identifier)"] = UnwindSegue(actions: actions, make: make)
    }

    func has(_ identifier: String) -> Bool { makers[identifier] != nil }

    func make(_ identifier: String) -> UIViewController? { makers[identifier]?() }

    func segue(_ identifier: String, from source: String?) -> Segue? {
        source.flatMap { segues["\($0)\n\(identifier)"] }
    }

    func unwindSegue(_ identifier: String, from source: String?) -> UnwindSegue? {
        source.flatMap { unwindSegues["\($0)\n\(identifier)"] }
    }
}

@MainActor
private final class StoryboardsInWorld: WorldPart {
    static let slot = WorldSlot.storyboards

    var contents: [String: StoryboardContents] = [:]
}

extension World {
    /// What the app's storyboards hold, by name.
    var storyboards: [String: StoryboardContents] {
        get { partIfMade(StoryboardsInWorld.self)?.contents ?? [:] }
        set { part(StoryboardsInWorld.self).contents = newValue }
    }
}
