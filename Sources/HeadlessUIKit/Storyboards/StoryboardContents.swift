/// The scenes and segues of one storyboard, as code instead of an archive.
@MainActor
public final class StoryboardContents {
    /// How a segue shows its destination.
    public enum SegueKind {
        case show
        case showDetail
        /// Sets the styles that are given, then presents.
        case present(UIModalPresentationStyle? = nil, UIModalTransitionStyle? = nil)
        /// Performs an object of the app's own class: `.custom(FadeSegue.init(identifier:source:destination:))`.
        case custom(SegueMaker)
    }

    struct Segue {
        let destination: String
        let kind: SegueKind
        /// Whether the app's code sees no identifier.
        let isAnonymous: Bool
    }

    /// A scene that gets what the file says however its controller is made.
    struct Scene {
        let coder: () -> InterfaceCoder
        let make: (NSCoder) -> UIViewController
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
    private var scenes: [String: Scene] = [:]
    private var references: [String: (storyboard: String, identifier: String?)] = [:]
    private var segues: [String: Segue] = [:]
    private var unwindSegues: [String: UnwindSegue] = [:]

    /// A scene: how a controller of that identifier is made.
    public func scene(_ identifier: String, isInitial: Bool = false, make: @escaping () -> UIViewController) {
        makers[identifier] = make
        if isInitial { initialIdentifier = identifier }
    }

    /// A scene of a file: `make` gives the coder to `init(coder:)`, which has `fill` set what the file says of the
    /// controller; `view` makes the view and connects its outlets when UIKit would load it. A controller that the
    /// app's own creator makes gets the same.
    public func scene<Controller: UIViewController>(
        _ identifier: String, isInitial: Bool = false, values: InterfaceValues = InterfaceValues(),
        make: @escaping (NSCoder) -> Controller, fill: @escaping (Controller) -> Void,
        view: ((Controller) -> Void)? = nil
    ) {
        scenes[identifier] = Scene(
            coder: {
                InterfaceCoder(values) { (controller: Controller) in
                    if let view {
                        controller.rareState.viewLoader = { if let controller = $0 as? Controller { view(controller) } }
                    }
                    fill(controller)
                }
            }, make: make)
        if isInitial { initialIdentifier = identifier }
    }

    /// A place for a scene of another storyboard; nil stands for its initial one.
    public func reference(_ identifier: String, to storyboard: String, _ other: String?, isInitial: Bool = false) {
        references[identifier] = (storyboard, other)
        if isInitial { initialIdentifier = identifier }
    }

    func madeScene(_ identifier: String) -> Scene? { scenes[identifier] }
    func reference(_ identifier: String) -> (storyboard: String, identifier: String?)? { references[identifier] }

    /// A segue between two scenes; an anonymous one has an identifier only here, not for the app's code.
    public func segue(
        _ identifier: String, from source: String, to destination: String, _ kind: SegueKind, isAnonymous: Bool = false
    ) {
        segues["\(source)\n\(identifier)"] = Segue(destination: destination, kind: kind, isAnonymous: isAnonymous)
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

    func has(_ identifier: String) -> Bool {
        makers[identifier] != nil || scenes[identifier] != nil || references[identifier] != nil
    }

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
