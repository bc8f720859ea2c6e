import TransitionCore

/// A storyboard. There are no archives here: the app says what each holds with `define`, and the porting tool writes
/// that from the app's own files.
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

    /// The same with the class that it has, made by `creator` if that makes one.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        if let made = make(identifier, creator) as? Controller { return made }
        raiseMissing(identifier)
        // Nothing is done with it any more, but there has to be one.
        guard let stopgap = Controller(coder: NSCoder()) else {
            fatalError("\(self) doesn't contain a \(Controller.self) with identifier '\(identifier)'")
        }
        return stopgap
    }

    private func make<Controller: UIViewController>(
        _ identifier: String, _ creator: ((NSCoder) -> Controller?)?
    ) -> UIViewController? {
        guard let creator, let contents, contents.has(identifier) else { return make(identifier) }
        if let made = creator(coder(of: identifier)) { return finish(made, identifier) }
        return make(identifier)
    }

    private func make(_ identifier: String) -> UIViewController? {
        if let other = contents?.reference(identifier) {
            let storyboard = UIStoryboard(name: other.storyboard, bundle: nil)
            guard !World.isFrozen else { return nil }
            return other.identifier.map(storyboard.instantiateViewController(withIdentifier:))
                ?? storyboard.instantiateInitialViewController()
        }
        if let scene = contents?.madeScene(identifier) { return finish(scene.make(coder(of: identifier)), identifier) }
        guard let made = contents?.make(identifier) else { return nil }
        return finish(made, identifier)
    }

    private func coder(of identifier: String) -> NSCoder {
        guard let coder = contents?.madeScene(identifier)?.coder() else { return NSCoder() }
        coder.values.append(SceneOrigin(storyboard: self, identifier: identifier))
        return coder
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
