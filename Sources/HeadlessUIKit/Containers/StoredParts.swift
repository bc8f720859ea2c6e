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
            for field in StrongFields.fields(of: controller) {
                StrongFields.objects(in: field.value).forEach { add($0) }
            }
        }
    }

    private mutating func add(_ object: AnyObject) {
        guard let kind = Self.kind(of: object), !parts.contains(where: { $0.object === object }) else { return }
        parts.append((object, kind))
    }

    private static func kind(of value: AnyObject) -> TracedObject.Kind? {
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
