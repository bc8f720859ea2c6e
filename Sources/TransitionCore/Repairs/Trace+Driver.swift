extension Trace {
    /// The class that drives a transition: that of the interaction controller, or of the delegate that hands out a
    /// plain `UIPercentDrivenInteractiveTransition`; nil without an interaction controller.
    public func driver(_ answer: ObjectID, vendedBy delegate: ObjectID) -> String? {
        guard answer != .none else { return nil }
        let name = object(answer).typeName
        return name == "UIPercentDrivenInteractiveTransition" ? object(delegate).typeName : name
    }

    /// The class that last drove a transition of that kind and controller; nil when none did.
    public func driver(of subject: ViolationSubject) -> String? {
        for event in events.reversed() {
            guard case .interactionControllerAsked(let id, let delegate, let answer) = event.kind else { continue }
            let record = record(of: id)
            guard .transition(record.kind, of: object(record.presented).typeName) == subject,
                let driver = driver(answer, vendedBy: delegate)
            else { continue }
            return driver
        }
        return nil
    }
}
