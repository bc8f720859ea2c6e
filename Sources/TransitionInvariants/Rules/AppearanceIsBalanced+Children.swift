import TransitionCore

/// A child that its parent shows and never tells of it.
extension AppearanceIsBalanced {
    /// Whether the child can be seen, in a parent that has appeared itself and that tells its children by hand.
    ///
    /// A parent may keep the views of children that it does not show: hidden, aside, or behind the one that it shows.
    static func isSeenInParent(
        _ controller: ControllerState, _ states: [AppearanceState], _ snapshot: Snapshot
    ) -> Bool {
        guard let parent = snapshot.controller(controller.parent), parent.tellsChildren,
            states[Int(parent.id.rawValue)] == .appeared,
            let index = snapshot.index(of: controller.view), let outer = snapshot.index(of: parent.view)
        else { return false }
        return outer < index && index < snapshot.subtreeEnd(of: outer) && snapshot.isShown(at: index)
            && snapshot.coveringView(of: index) == nil
    }

    static func neverTold(_ controller: ControllerState, _ snapshot: Snapshot, _ trace: Trace) -> Violation {
        let (name, parent) = (trace.object(controller.id).typeName, trace.object(controller.parent).typeName)
        let gone = lastDisappearance(of: controller.id, before: snapshot.time, trace)
        return invariant.violation(
            of: .appearance(of: name), cause: ViolationCause(Cause.seenAndNotTold),
            summary: gone == nil
                ? "\(name) can be seen in \(parent), which has appeared, and was not told that it appears."
                : "\(name) can be seen in \(parent), which has appeared, and was told that it disappears.",
            expected: "viewWillAppear(_:) and viewDidAppear(_:), as its parent got them",
            seen: gone.map { "at \(trace.events[$0].time.text) viewDidDisappear(_:), and nothing after it" }
                ?? "none of them",
            remedy: gone == nil
                ? "Call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on a child as its view "
                    + "comes and goes, and in the parent's own appearance callbacks; or let UIKit forward them."
                : "Where a child that was going stays, begin its appearance again with the opposite flag, and end it "
                    + "once: beginAppearanceTransition(true, animated: …), endAppearanceTransition().",
            decisions: gone.map { [DecisionNote(.event($0), "told it that it has disappeared")] } ?? [],
            time: snapshot.time)
    }

    private static func lastDisappearance(of child: ObjectID, before time: VirtualTime, _ trace: Trace) -> Int? {
        trace.events.lastIndex { event in
            guard case .appearance(child, .didDisappear, _) = event.kind else { return false }
            return event.time <= time
        }
    }
}
