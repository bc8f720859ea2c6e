import TransitionCore

/// What holds what, from one controller on: stored properties, children, what it presents, and views.
@MainActor
struct HoldingGraph {
    private struct Step {
        let object: AnyObject
        /// The index of the step before; nil at the start.
        let before: Int?
        /// How the object before holds this one.
        let hold: Hold?
    }

    /// Enough for a page with all that is on it.
    private static let mostObjects = 2_000

    /// The shortest way by which the controller holds itself; empty if there is none.
    private(set) var cycle: [Hold] = []
    /// The properties on its ways that store closures: what those capture cannot be seen.
    private(set) var closures: [Hold] = []
    /// The other controllers that it holds.
    private(set) var controllers: [UIViewController] = []

    init(from start: UIViewController) {
        var steps = [Step(object: start, before: nil, hold: nil)]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(start)]
        var index = 0
        while steps.indices.contains(index), steps.count < Self.mostObjects {
            closures += Self.closures(of: steps[index].object)
            for (hold, object) in Self.holds(of: steps[index].object) {
                if object === start {
                    if cycle.isEmpty { cycle = Self.way(to: index, of: steps) + [hold] }
                } else if seen.insert(ObjectIdentifier(object)).inserted {
                    steps.append(Step(object: object, before: index, hold: hold))
                    if let controller = object as? UIViewController { controllers.append(controller) }
                }
            }
            index += 1
        }
    }

    private static func way(to index: Int, of steps: [Step]) -> [Hold] {
        var holds: [Hold] = []
        var next: Int? = index
        while let current = next {
            if let hold = steps[current].hold { holds.append(hold) }
            next = steps[current].before
        }
        return holds.reversed()
    }

    private static func closures(of object: AnyObject) -> [Hold] {
        let owner = TraceRecorder.name(of: type(of: object))
        return StrongFields.fields(of: object).filter { StrongFields.hasClosure($0.value) }
            .map { Hold(owner: owner, property: $0.name) }
    }

    /// What the object holds, its own properties first.
    private static func holds(of object: AnyObject) -> [(hold: Hold, object: AnyObject)] {
        let owner = TraceRecorder.name(of: type(of: object))
        var holds: [(hold: Hold, object: AnyObject)] = []
        func add(_ property: String, _ objects: [AnyObject], isOwn: Bool = false) {
            let hold = Hold(owner: owner, property: property, isOwn: isOwn)
            holds += objects.map { (hold, $0) }
        }
        for field in StrongFields.fields(of: object) {
            add(field.name, StrongFields.objects(in: field.value), isOwn: true)
        }
        switch object {
        case let controller as UIViewController:
            add("children", controller.children)
            if let presented = controller.heldPresentation?.presented { add("presentedViewController", [presented]) }
            if let view = controller.viewIfLoaded { add("view", [view]) }
        case let presentation as UIPresentationController:
            add("presentedViewController", presentation.heldControllers.presented.map { [$0] } ?? [])
            add("presentingViewController", presentation.heldControllers.presenting.map { [$0] } ?? [])
        case let view as UIView:
            add("subviews", view.subviews)
        default:
            break
        }
        return holds
    }
}

extension WatchList {
    /// What holds what from a controller on that is alive; nil for anything else.
    func holdingGraph(of id: ObjectID) -> HoldingGraph? {
        (object(id) as? UIViewController).map { HoldingGraph(from: $0) }
    }
}
