import TransitionCore

/// The interventions of an experiment's world; none in any other.
@MainActor
final class RepairsInForce {
    private let repairs: Set<Repair>
    /// What was completed in the code's place: what the code calls later is no mistake of its own.
    private var completed: Set<TransitionID> = []
    /// Pages that follow the window's size, each with how it does.
    private var pages: [(controller: () -> AnyObject?, layOut: @MainActor () -> Void)] = []
    /// Where pages belonged at first, and the size of what held them.
    private var frames: [ObjectIdentifier: (frame: CGRect, size: CGSize)] = [:]
    /// Delegates that are kept alive.
    private var delegates: [AnyObject] = []

    init(_ repairs: [Repair]) {
        self.repairs = Set(repairs)
    }

    func contains(_ repair: @autoclosure () -> Repair) -> Bool { !repairs.isEmpty && repairs.contains(repair()) }

    /// Whether it is asked for; it is noted then.
    func takesPlace(_ repair: @autoclosure () -> Repair, in world: World) -> Bool {
        guard contains(repair()) else { return false }
        world.note(repair())
        return true
    }

    func noteCompletion(of transition: TransitionID) { completed.insert(transition) }

    func hasCompleted(_ transition: TransitionID) -> Bool { completed.contains(transition) }

    /// Has a page follow the window from now on.
    func note(page: AnyObject, layOut: @escaping @MainActor () -> Void) {
        pages.removeAll { $0.controller() == nil || $0.controller() === page }
        pages.append(({ [weak page] in page }, layOut))
    }

    /// Notes where a page belongs in a container of that size; what was noted first counts.
    func note(_ frame: CGRect, of page: AnyObject, in size: CGSize) {
        if frames[ObjectIdentifier(page)] == nil { frames[ObjectIdentifier(page)] = (frame, size) }
    }

    /// Where a page belongs: what the code tells, or the same part of the new size as of the old one where it tells the
    /// old place.
    func frame(of page: AnyObject, told: CGRect, in size: CGSize) -> CGRect {
        guard let old = frames[ObjectIdentifier(page)], old.frame == told, old.size != size, old.size.width > 0,
            old.size.height > 0
        else { return told }
        let (x, y) = (size.width / old.size.width, size.height / old.size.height)
        return CGRect(x: told.minX * x, y: told.minY * y, width: told.width * x, height: told.height * y)
    }

    /// The window has another size.
    func layOutPages() {
        for page in pages where page.controller() != nil { page.layOut() }
    }

    func keep(_ delegate: AnyObject) { delegates.append(delegate) }

    /// Lets go of what is held: the world ends.
    func discard() { (delegates, pages) = ([], []) }
}

extension World {
    /// Notes in the trace that something was put right.
    func note(_ repair: Repair) {
        if !recorder.trace.repairs.contains(repair) { recorder.trace.repairs.append(repair) }
    }

    /// Keeps a delegate alive, if that is asked for; nobody can tell before it is freed.
    func keepDelegate(_ delegate: AnyObject, in role: DelegateRole, of owner: AnyObject) {
        let repair = {
            Repair(
                .keepsDelegate,
                of: .delegate(property: role.property, of: TraceRecorder.name(of: Swift.type(of: owner))))
        }
        guard repairs.contains(repair()) else { return }
        repairs.keep(delegate)
        note(repair())
    }

    /// The intervention for a transition that has been asked for.
    func repair(_ kind: Repair.Kind, of transition: TransitionID) -> Repair {
        let record = recorder.trace.record(of: transition)
        let name = recorder.trace.object(record.presented).typeName
        return Repair(kind, of: .transition(record.kind, of: name))
    }
}
