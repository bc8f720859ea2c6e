import TransitionCore

/// Which controllers heard of their last appearance change from the client's own begin call, and not from UIKit.
struct AppearanceByHand {
    private var announced: Set<ObjectID> = []
    private var told: Set<ObjectID> = []

    /// Takes note of the next event of a trace.
    mutating func note(_ event: TraceEvent.Kind) {
        switch event {
        case .appearanceBegun(let controller, _):
            announced.insert(controller)
        case .appearance(let controller, .willAppear, _), .appearance(let controller, .willDisappear, _):
            if announced.remove(controller) != nil { told.insert(controller) } else { told.remove(controller) }
        default:
            break
        }
    }

    /// Whether the last change that began for the controller was the client's.
    func hasLastTold(_ controller: ObjectID) -> Bool { told.contains(controller) }
}
