import TransitionCore

/// Collects the trace of one world. Objects are named by serial; their labels are made when a report is written.
@MainActor
final class TraceRecorder {
    @exclusivity(unchecked) var trace = Trace()
    /// The step that is being performed.
    @exclusivity(unchecked) var step: Int32 = -1
    /// Called with the index of each event as it is recorded, while the caller's frames are still on the stack.
    @exclusivity(unchecked) var observer: (@MainActor (Int) -> Void)?

    @exclusivity(unchecked) private static var typeNames: [ObjectIdentifier: String] = [:]
    @exclusivity(unchecked) private static var classes: [String: [AnyClass]] = [:]

    init() {
        // As many as most runs have, so that few arrays grow again and again.
        trace.events.reserveCapacity(256)
        trace.film.reserveCapacity(128)
        trace.snapshots.reserveCapacity(32)
        trace.objects.reserveCapacity(32)
    }

    func record(_ kind: TraceEvent.Kind, frame: Int) {
        trace.events.append(TraceEvent(time: VirtualTime(frame: frame), step: step, kind: kind))
        if let observer { observer(trace.events.count - 1) }
    }

    /// Gives the next serial to an object of that class.
    func register(_ kind: TracedObject.Kind, _ type: any Any.Type) -> ObjectID {
        let id = ObjectID(rawValue: UInt32(trace.objects.count))
        let mayDrive = kind == .interactionController || kind == .animator || kind == .delegate
        trace.objects.append(
            TracedObject(
                kind: kind, typeName: Self.name(of: type),
                isPercentDriver: mayDrive && type is any PercentDriver.Type))
        return id
    }

    static func name(of type: any Any.Type) -> String {
        let key = ObjectIdentifier(type)
        if let known = typeNames[key] { return known }
        // As `String(describing:)` has it, which first asks for conformances that no type has: slow in a new process.
        let name = _typeName(type, qualified: false)
        typeNames[key] = name
        if let known = type as? AnyClass { classes[name, default: []].append(known) }
        return name
    }

    /// What traces name from now on is all that `lineage(ofClassNamed:)` knows.
    static func forgetClasses() {
        typeNames = [:]
        classes = [:]
    }

    /// A class that a trace has named and its superclasses, from the nearest on, with their modules; nothing where
    /// several modules or types have a class of that name.
    static func lineage(ofClassNamed name: String) -> [String] {
        guard let known = classes[name], known.count == 1 else { return [] }
        return sequence(first: known[0], next: _getSuperclass).map { String(reflecting: $0) }
    }
}

/// UIKit's own driver by percents, and what is made of it: traces tell its kind from others.
protocol PercentDriver: AnyObject {}
