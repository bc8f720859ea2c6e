internal import CDeterministicHashing
@_exported import Foundation
import TransitionCore

/// The state of one headless app that every part of the model shares: clock, recorder and queues.
///
/// It stands below all layers and knows none of them. What each keeps in a world is a `WorldPart`; what the world asks
/// of them, it asks of a small protocol. `World+Assembly` puts it together.
///
/// At most one world is current. A world never moves its clock by itself; `HeadlessApp` does, in whole frames.
///
/// Here and wherever a turn passes, stored properties are read and written millions of times a second, each time in one
/// go and never inside an access to themselves: `@exclusivity(unchecked)` spares the check of that.
@MainActor
final class World {
    /// The world that model objects made now belong to; nil outside a run, where views are plain values.
    // Asked at every turn of the model and changed between runs only.
    @exclusivity(unchecked) static var current: World? {
        didSet {
            isFrozen = current?.hasRaised ?? false
            currentSerial = Int32(truncatingIfNeeded: current?.serial ?? 0)
        }
    }
    /// The current world's serial; 0 without one.
    nonisolated(unsafe) private(set) static var currentSerial: Int32 = 0
    /// The serial of the last world that was torn down.
    @exclusivity(unchecked) static var lastEndedSerial = 0
    private static var count = 0

    /// Whether an exception has frozen the current world: every model call is inert from then on.
    @exclusivity(unchecked) private(set) static var isFrozen = false

    /// Tells worlds apart. A weak reference to the world would slow each retain of it.
    let serial: Int
    let profile: ProfileInUse
    /// Which of the app's objects UIKit's own stand in for.
    let substitution: Substitution
    /// Which mistakes of the app's code are put right.
    let repairs: RepairsInForce
    let recorder = TraceRecorder()
    /// What the fingers do now.
    let hand: any ActingHand
    /// The transitions that are open.
    let openTransitions: any OpenTransitions
    // Parts that are asked for many times a turn; their layers know of what class they are.
    let timePart: AnyObject
    let animationPart: AnyObject
    let viewPart: AnyObject
    let work = MainQueue()
    let commitWork = CommitQueue()
    let watch = WatchList()
    /// What else the layers above keep here, each in its slot.
    nonisolated(unsafe) private let parts: UnsafeMutablePointer<AnyObject?>

    /// Whole frames since launch.
    @exclusivity(unchecked) var frame = 0
    /// The frame up to which the main thread is blocked.
    @exclusivity(unchecked) var blockedUntil = 0
    /// The number of events at the last rest, to see whether anything has happened since.
    @exclusivity(unchecked) var eventCountAtRest = 0
    /// The count of effects then.
    @exclusivity(unchecked) var effectCountAtRest = 0
    @exclusivity(unchecked) var turnCount = 0
    /// Whether an act of the app's own code runs, between two turns.
    @exclusivity(unchecked) var isInAct = false
    /// Whether a controller is told of its appearance.
    @exclusivity(unchecked) var appearanceReceiver: AnyObject?
    var isSendingAppearance: Bool { appearanceReceiver != nil }
    /// Whose view has just been loaded, while it is told.
    @exclusivity(unchecked) var loadReceiver: AnyObject?
    /// Whether views follow what others have set, by layout or by their autoresizing masks.
    @exclusivity(unchecked) var isFollowing = false
    /// Whether a transition has ended since the last rest.
    @exclusivity(unchecked) var hasEndedTransitions = false
    /// Whether completions are called that hear of the end of a transition: what they set is still its doing.
    @exclusivity(unchecked) var isTellingEnd = false
    /// What was noted as set since the last rest.
    @exclusivity(unchecked) var valuesSet: Set<TraceEvent.Kind> = []
    /// What is called again and again and runs now.
    var endlessWork: EndlessWork?
    /// Whether a task has had a stretch run here.
    var hasRunTasks = false
    /// Who was on screen, or beneath it, as the world ended, where tasks have run: a task that waits may hold them.
    var controllersOfTasks: Set<ObjectID> = []
    /// How many objects there were as its present call began.
    var objectCountAtCall = 0
    /// The views that such work has changed.
    @exclusivity(unchecked) var changedByThemselves: [ObjectID: SelfMover] = [:]
    /// Whether a film of transitions is made.
    @exclusivity(unchecked) var filmsTransitions = false
    /// Whether a finger moved in this turn.
    @exclusivity(unchecked) var hasMovedFinger = false
    /// Looks on at the end of every turn, and in the frames between while something is under way.
    @exclusivity(unchecked) var frameObserver: (@MainActor () -> Void)?
    /// Called before every turn of any world.
    @exclusivity(unchecked) static var turnObserver: (@MainActor () -> Void)?
    /// Whether requests are made as if their flag said unanimated.
    @exclusivity(unchecked) var makesRequestsUnanimated = false
    /// Seconds since launch.
    var seconds: Double { Double(frame) / Double(VirtualTime.framesPerSecond) }
    @exclusivity(unchecked) var isInBackground = false
    /// Whether the app is in front and gets no touches, on its way to the background or back.
    @exclusivity(unchecked) var isInactive = false
    /// Whether a view's layer was ever added to another layer by hand, or made its mask, so that layers may be nested
    /// where views are not. Objects outlive worlds, so it does not belong to one; it only spares the search.
    @exclusivity(unchecked) static var nestsViewLayers = false
    @exclusivity(unchecked) var isTearingDown = false
    @exclusivity(unchecked) private(set) var hasRaised = false

    /// What only timers, display links and blocks of observers kept alive after the end.
    var heldByRegistrations: [LeakedObject] = []

    /// Requests that had to wait for another change's end, so far.
    @exclusivity(unchecked) var waitingRequestCount = 0
    /// Who made the request that has waited and is being made at last.
    var waitingOrigin: RequestOrigin?
    /// What is done now goes back to it.
    @exclusivity(unchecked) var cause = Cause()
    /// Counts the changes of values and whatever is left to be done later, to see whether a deed had any effect.
    @exclusivity(unchecked) static var effectCount = 0
    /// How many of these only showed that a finger is on a control.
    @exclusivity(unchecked) static var shownTouchCount = 0
    /// The window's size at launch, in points.
    var launchSize = CGSize.zero
    /// The screen's size, in points: the window may be a part of it.
    var screenSize = World.usualScreenSize
    static let usualScreenSize = CGSize(width: 390, height: 844)
    /// Whether views are being laid out now.
    @exclusivity(unchecked) var isLayingOut = false
    /// Whether somebody wants to know which views are given their frames now.
    @exclusivity(unchecked) var watchesFrames = false
    /// Whether constraints in a window have changed since they were last solved.
    @exclusivity(unchecked) var awaitsSolving = false

    init(
        profile: UIKitProfile, substitution: Substitution, repairs: [Repair], hand: any ActingHand,
        openTransitions: any OpenTransitions,
        time: AnyObject, animations: AnyObject, views: AnyObject
    ) {
        precondition(
            transition_hashing_is_deterministic(),
            "Swift's hashing has random seeds: link CDeterministicHashing into this executable")
        self.profile = ProfileInUse(profile)
        self.substitution = substitution
        self.repairs = RepairsInForce(repairs)
        self.hand = hand
        self.openTransitions = openTransitions
        (timePart, animationPart, viewPart) = (time, animations, views)
        parts = .allocate(capacity: WorldSlot.allCases.count)
        parts.initialize(repeating: nil, count: WorldSlot.allCases.count)
        Self.count += 1
        serial = Self.count
    }

    deinit {
        parts.deinitialize(count: WorldSlot.allCases.count)
        parts.deallocate()
    }

    /// What a layer keeps here, made when it is asked for first.
    func part<Part: WorldPart>(_ kind: Part.Type) -> Part {
        if let made = parts[kind.slot.rawValue] { return unsafeDowncast(made, to: kind) }
        let made = Part()
        parts[kind.slot.rawValue] = made
        return made
    }

    /// The same, if anything has asked for it.
    func partIfMade<Part: WorldPart>(_ kind: Part.Type) -> Part? {
        parts[kind.slot.rawValue].map { unsafeDowncast($0, to: kind) }
    }

    /// The current world if it is the one with that serial.
    static func current(serial: Int) -> World? {
        guard let current, current.serial == serial else { return nil }
        return current
    }

    func record(_ kind: TraceEvent.Kind) {
        guard !hasRaised, !isTearingDown else { return }
        recorder.record(kind, frame: frame)
    }

    /// Logs a warning in UIKit's words; the app goes on.
    @discardableResult
    func warn(_ text: String, of mistake: Diagnostic.Mistake? = nil, with objects: ObjectID...) -> Int {
        diagnose(Diagnostic(severity: .warning, text: text, mistake: mistake, objects: objects))
    }

    /// Notes API misuse about which UIKit says nothing.
    @discardableResult
    func noteMisuse(_ text: String, of mistake: Diagnostic.Mistake? = nil) -> Int {
        diagnose(Diagnostic(severity: .misuse, text: text, mistake: mistake))
    }

    /// Raises an exception: it is recorded, and the world is frozen from here on.
    ///
    /// - Parameters:
    ///   - mistake: what the app did; nil for an exception of the app's own.
    ///   - objects: those with which it did, in the order in which the text names them: rules read no text.
    func raise(_ name: String, _ text: String, for mistake: Diagnostic.Mistake?, with objects: ObjectID...) {
        diagnose(Diagnostic(severity: .exception, name: name, text: text, mistake: mistake, objects: objects))
        hasRaised = true
        if self === World.current { World.isFrozen = true }
    }

    @discardableResult
    private func diagnose(_ diagnostic: Diagnostic) -> Int {
        guard !hasRaised else { return -1 }
        let index = recorder.trace.diagnostics.count
        recorder.trace.diagnostics.append(diagnostic)
        record(.diagnosed(index))
        return index
    }
}
