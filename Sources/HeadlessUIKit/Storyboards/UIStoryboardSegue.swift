/// The way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private var performHandler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Made by code: `performHandler` is what `perform()` does.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination. A subclass does it in its own way; `UIStoryboardSegue` itself has none.
    open func perform() {
        if !World.isFrozen { performHandler?() }
    }
}

extension UIViewController {
    /// The storyboard that the controller was made from.
    public var storyboard: UIStoryboard? { existingRareState?.storyboard ?? parent?.storyboard }

    /// Makes the destination, lets this controller prepare it, and performs the segue.
    func runSegue(_ identifier: String, sender: Any?) {
        guard let world = World.current, !World.isFrozen else { return }
        let state = existingRareState
        if let way = state?.storyboard?.unwindSegue(identifier, from: state?.storyboardIdentifier) {
            return unwind(by: way, identifier, sender: sender)
        }
        guard let storyboard = state?.storyboard,
            let segue = storyboard.segue(identifier, from: state?.storyboardIdentifier)
        else {
            world.raise(
                "NSInvalidArgumentException",
                "Receiver (\(world.label(self))) has no segue with identifier '\(identifier)'",
                for: .wantsUnknownScene)
            return
        }
        let destination = storyboard.instantiateViewController(withIdentifier: segue.destination)
        guard !World.isFrozen else { return }
        let made = self.segue(identifier, segue.kind, to: destination, sender: sender)
        prepare(for: made, sender: sender)
        made.perform()
    }

    private func segue(
        _ identifier: String, _ kind: StoryboardContents.SegueKind, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        let perform: () -> Void
        switch kind {
        case .custom(let make): return make(identifier, self, destination)
        case .show: perform = { self.show(destination, sender: sender) }
        case .showDetail: perform = { self.showDetailViewController(destination, sender: sender) }
        case .present(let style, let transitionStyle):
            destination.modalPresentationStyle = style
            destination.modalTransitionStyle = transitionStyle
            perform = { self.present(destination, animated: true) }
        }
        return UIStoryboardSegue(
            identifier: identifier, source: self, destination: destination, performHandler: perform)
    }
}
