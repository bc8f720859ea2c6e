import TransitionCore

/// A storyboard. There are no archives here: the app says what each holds with `define`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// Looks up what was defined under that name; none at all raises, as a missing file does.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
        guard let world = World.current, !World.isFrozen, contents == nil else { return }
        world.raise(
            "NSInvalidArgumentException", "Could not find a storyboard named '\(name)' in bundle NSBundle",
            for: .wantsUnknownScene)
    }

    private var contents: StoryboardContents? { World.current?.storyboards[name] }

    /// A new initial controller; nil when the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let identifier = contents?.initialIdentifier else { return nil }
        return make(identifier)
    }

    /// A new initial controller, made by `creator` if that makes one.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? {
        guard let identifier = contents?.initialIdentifier else { return nil }
        return make(identifier, creator) as? Controller
    }

    /// A new controller of that identifier; one that the storyboard does not have raises.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let made = make(identifier) else {
            raiseMissing(identifier)
            return UIViewController()
        }
        return made
    }

    private func make<Controller: UIViewController>(
        _ identifier: String, _ creator: ((NSCoder) -> Controller?)?
    ) -> UIViewController? {
        if let creator, contents?.has(identifier) == true, let made = creator(NSCoder()) {
            return finish(made, identifier)
        }
        return make(identifier)
    }

    private func make(_ identifier: String) -> UIViewController? {
        guard let made = contents?.make(identifier) else { return nil }
        return finish(made, identifier)
    }

    private func finish(_ controller: UIViewController, _ identifier: String) -> UIViewController {
        controller.rareState.storyboard = self
        controller.rareState.storyboardIdentifier = identifier
        controller.awakeFromNib()
        return controller
    }

    private func raiseMissing(_ identifier: String) {
        World.current?.raise(
            "NSInvalidArgumentException",
            "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)'",
            for: .wantsUnknownScene)
    }

    /// What the segues of a controller are.
    final func segue(_ identifier: String, from source: String?) -> StoryboardContents.Segue? {
        contents?.segue(identifier, from: source)
    }

    final func unwindSegue(_ identifier: String, from source: String?) -> StoryboardContents.UnwindSegue? {
        contents?.unwindSegue(identifier, from: source)
    }

    /// Says what the storyboard of that name holds in this app. Call it where the root controller is made.
    public static func define(_ name: String, _ describe: (StoryboardContents) -> Void) {
        guard let world = World.current, !World.isFrozen else { return }
        let contents = StoryboardContents()
        describe(contents)
        world.storyboards[name] = contents
    }
}
