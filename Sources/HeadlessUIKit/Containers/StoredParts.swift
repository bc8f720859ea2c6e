import TransitionCore

/// The transition objects that a controller stores and that UIKit has not asked for yet.
///
/// An interaction controller that is made with its page and holds it strongly keeps it alive before it has driven
/// anything: nobody has handed it to the model by then.
@MainActor
struct StoredParts {
    /// Each once, in the order of the controllers and their properties.
    private(set) var parts: [(object: AnyObject, kind: TracedObject.Kind)] = []

    init(of controllers: [UIViewController]) {
        for controller in controllers {
            var mirror: Mirror? = Mirror(reflecting: controller)
            // What UIKit's own classes store is UIKit's, or has been mentioned.
            while let level = mirror, !String(reflecting: level.subjectType).hasPrefix("HeadlessUIKit.") {
                for child in level.children { add(child.value) }
                mirror = level.superclassMirror
            }
        }
    }

    private mutating func add(_ value: Any) {
        guard let value = Self.unwrapped(value), let kind = Self.kind(of: value) else { return }
        let object = value as AnyObject
        if !parts.contains(where: { $0.object === object }) { parts.append((object, kind)) }
    }

    /// What an optional holds, if it is one.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }

    private static func kind(of value: Any) -> TracedObject.Kind? {
        switch value {
        case is UIResponder: nil
        case is any UIViewControllerInteractiveTransitioning: .interactionController
        case is any UIViewControllerAnimatedTransitioning: .animator
        case is any UIViewControllerTransitioningDelegate, is any UINavigationControllerDelegate,
            is any UITabBarControllerDelegate:
            .delegate
        default: nil
        }
    }
}

extension WatchList {
    /// What survivors that are controllers store and nobody has mentioned.
    func unmentionedParts(unknownTo later: WatchList?) -> [(object: AnyObject, kind: TracedObject.Kind)] {
        let controllers = ownObjects.compactMap { $0 as? UIViewController }
        return StoredParts(of: controllers).parts.filter { part in
            !knows(part.object) && !(later?.knows(part.object) ?? false)
        }
    }
}
