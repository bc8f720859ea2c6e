import TransitionCore

/// Which controllers heard of their last appearance change from the client's own begin call, and not from UIKit.
struct AppearanceByHand {
    private var announced: Set<ObjectID> = []
    private var told: Set<ObjectID> = []
    private var begins: [ObjectID: Int] = [:]

    /// Takes note of the next event of a trace, the one of that index.
    mutating func note(_ event: TraceEvent.Kind, at index: Int) {
        switch event {
        case .appearanceBegun(let controller, _):
            announced.insert(controller)
            begins[controller] = index
        case .appearance(let controller, .willAppear, _), .appearance(let controller, .willDisappear, _):
            if announced.remove(controller) != nil { told.insert(controller) } else { told.remove(controller) }
        default:
            break
        }
    }

    /// Whether the last change that began for the controller was the client's.
    func hasLastTold(_ controller: ObjectID) -> Bool { told.contains(controller) }

    /// The event in which the client began the last change; nil if that was UIKit.
    func lastBegin(of controller: ObjectID) -> Int? { hasLastTold(controller) ? begins[controller] : nil }
}
