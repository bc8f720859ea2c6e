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
        case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
    }

    struct Segue {
        let destination: String
        let kind: SegueKind
    }

    private(set) var initialIdentifier: String?
    private var makers: [String: () -> UIViewController] = [:]
    private var segues: [String: Segue] = [:]

    /// A scene: how a controller of that identifier is made.
    public func scene(_ identifier: String, isInitial: Bool = false, make: @escaping () -> UIViewController) {
        makers[identifier] = make
        if isInitial { initialIdentifier = identifier }
    }

    /// A segue between two scenes.
    public func segue(_ identifier: String, from source: String, to destination: String, _ kind: SegueKind) {
        segues["\(source)\n\(identifier)"] = Segue(destination: destination, kind: kind)
    }

    func has(_ identifier: String) -> Bool { makers[identifier] != nil }

    func make(_ identifier: String) -> UIViewController? { makers[identifier]?() }

    func segue(_ identifier: String, from source: String?) -> Segue? {
        source.flatMap { segues["\($0)\n\(identifier)"] }
    }
}
