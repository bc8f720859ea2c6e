import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("progress-is-sane")
struct ProgressIsSaneTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn()])
        builder.wait(10)
    }

    private func check() -> [Violation] { ProgressIsSane.check(builder.evidence()) }

    private mutating func start() -> TransitionID {
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: true)
        builder.start(id, interactive: true)
        builder.wait()
        return id
    }

    // MARK: Values

    @Test(
        "Progress that is no fraction of the way is told once, with the report",
        arguments: [(1.2, "is above 1"), (-0.25, "is below 0"), (.nan, "is not finite"), (.infinity, "is not finite")])
    mutating func outside(progress: Double, fault: String) throws {
        let id = start()
        let place = builder.record(.progressed(id, progress))
        builder.record(.progressed(id, progress))
        #expect(check().count == 1)
        let violation = try #require(check().first)
        #expect(violation.subject == "dismissal of SecondViewController")
        #expect(violation.cause == "progress \(fault)")
        #expect(violation.decisions.map(\.decision) == [.event(place)])
        #expect(violation.time == VirtualTime(frame: 11))
    }

    @Test("Both ends, and what rounding makes of them, are sane")
    mutating func ends() {
        let id = start()
        for progress in [0, 1, -0.004, 1.004] { builder.record(.progressed(id, progress)) }
        #expect(check().isEmpty)
    }

    // MARK: The rest

    private mutating func letGo(
        _ change: InteractionChange = .finished, thenWaiting frames: Int, _ event: TraceEvent.Kind? = nil
    ) {
        let id = start()
        builder.record(.interactionChanged(id, change))
        if let event { builder.record(event) }
        builder.wait(frames)
        builder.complete(id, change == .finished)
    }

    @Test(
        "A rest of more than three seconds is told",
        arguments: [(InteractionChange.finished, "finish"), (.cancelled, "cancel")])
    mutating func slow(change: InteractionChange, word: String) throws {
        letGo(change, thenWaiting: 181)
        let violation = try #require(check().first)
        #expect(violation.cause == "the rest takes too long after a \(word)")
        #expect(violation.seen == "3.017 s")
        #expect(violation.expected.hasPrefix("at most 3.000 s"))
    }

    @Test("Three seconds, or three times a long duration, are in time")
    mutating func inTime() {
        letGo(thenWaiting: 180)
        let id = builder.request(.dismissal, from: modal, to: root)
        builder.start(id, interactive: true, durationFrames: 100)
        builder.record(.interactionChanged(id, .finished))
        builder.wait(300)
        builder.complete(id, true)
        #expect(check().isEmpty)
    }

    @Test("Time that the main thread, the background or a pause took is not the animation's")
    mutating func heldUp() {
        let animator = builder.object(.propertyAnimator, "UIViewPropertyAnimator")
        letGo(thenWaiting: 400, .environment(.hitched(frames: 300)))
        letGo(thenWaiting: 400, .environment(.enteredBackground))
        builder.record(.environment(.enteredForeground))
        letGo(thenWaiting: 400, .propertyAnimator(animator: animator, .paused))
        #expect(check().isEmpty)
    }

    @Test("A rest that another transition's hand holds up is none of its own", arguments: [false, true])
    mutating func otherHand(isDriven: Bool) {
        let inner = start()
        builder.record(.interactionChanged(inner, .finished))
        let outer = builder.request(.dismissal, from: modal, to: root, byGesture: isDriven)
        builder.start(outer, interactive: isDriven)
        builder.wait(400)
        builder.complete(inner, true)
        #expect(check().isEmpty == isDriven)
    }

    @Test("What is caught again, or never ends, is not judged by its rest")
    mutating func noRest() {
        let id = start()
        for change in [InteractionChange.finished, .paused] { builder.record(.interactionChanged(id, change)) }
        builder.wait(400)
        builder.complete(id, true)
        let open = start()
        builder.record(.interactionChanged(open, .finished))
        builder.wait(400)
        #expect(check().isEmpty)
    }

    // MARK: Jumps

    private let low = Rectangle(x: 0, y: 300, width: 390, height: 844)

    /// A dismissal that a finger has brought to that share of its way.
    private mutating func drag(to progress: Double = 0.4) -> TransitionID {
        let id = start()
        builder.record(.progressed(id, progress))
        builder.wait()
        return id
    }

    /// Lets a dismissal go with its view at `old`, which is at `new` at the end of the turn.
    private mutating func letGo(
        at old: Rectangle, showing new: Rectangle, with events: [TraceEvent.Kind] = [], after frames: Int = 0,
        progress: Double = 0.4, animator: ObjectID = .none
    ) {
        let id = drag(to: progress)
        if animator != .none { builder.record(.animatorAsked(id, delegate: modal.id, answer: animator)) }
        for event in events { builder.record(event) }
        builder.record(.shown(view: modal.view, old))
        builder.record(.interactionChanged(id, .cancelled))
        builder.complete(id, false)
        builder.wait(frames)
        builder.record(.shown(view: modal.view, new))
    }

    @Test("A view that is set back in the frame of the lift is told, with the call and the decision")
    mutating func jump() throws {
        letGo(at: low, showing: TraceBuilder.screen, with: [.touch(.ended)])
        let violation = try #require(check().first)
        #expect(violation.cause == "a view jumps as it is let go")
        #expect(
            violation.summary
                == "The view of SecondViewController jumped by 300 points as dismissal #1 of SecondViewController was "
                + "let go.")
        #expect(violation.decisions.map(\.note) == ["completed with the rest of the way left", "let it go"])
    }

    @Test("The remedy speaks of the animation only where it is the app's own")
    mutating func ownAnimation() throws {
        var own = self
        letGo(at: low, showing: TraceBuilder.screen)
        let animator = own.builder.object(.animator, "HideAnimator")
        own.letGo(at: low, showing: TraceBuilder.screen, animator: animator)
        let remedies = try [#require(check().first).remedy, #require(own.check().first).remedy]
        #expect(remedies[0] == TransitionHistory.remedyBesideUIKit)
        #expect(remedies[1] != remedies[0])
    }

    @Test("A view that grows on the spot jumps by its edges")
    mutating func grows() {
        letGo(at: Rectangle(x: 0, y: 0, width: 300, height: 844), showing: TraceBuilder.screen)
        #expect(check().count == 1)
    }

    @Test("At either end of the way there is nothing left to show", arguments: [0.0, 1.0])
    mutating func atAnEnd(progress: Double) {
        letGo(at: low, showing: TraceBuilder.screen, progress: progress)
        #expect(check().isEmpty)
    }

    @Test("A correction of 44 points is none")
    mutating func nearMiss() {
        letGo(at: Rectangle(x: 0, y: 44, width: 390, height: 844), showing: TraceBuilder.screen)
        #expect(check().isEmpty)
    }

    @Test(
        "Where a finger moved, the size changed or the app went away in that frame, nothing is said",
        arguments: [
            TraceEvent.Kind.touch(.moved), .environment(.resized(width: 320, height: 568)),
            .environment(.enteredBackground),
        ])
    mutating func disturbed(event: TraceEvent.Kind) {
        letGo(at: low, showing: TraceBuilder.screen, with: [event])
        #expect(check().isEmpty)
    }

    @Test("In the background every animation ends at once, and at the start nothing has been shown")
    mutating func backgroundAndStart() {
        builder.record(.environment(.enteredBackground))
        builder.wait()
        letGo(at: low, showing: TraceBuilder.screen)
        builder.record(.environment(.enteredForeground))
        builder.wait()
        letGo(at: low, showing: TraceBuilder.screen, with: [.progressed(TransitionID(rawValue: 1), 0)])
        letGo(
            at: low, showing: TraceBuilder.screen,
            with: [.started(TransitionID(rawValue: 1), isInteractive: true, durationFrames: 1)])
        #expect(check().isEmpty)
    }

    @Test("What the next hand does in the same turn is its own")
    mutating func takenAgain() {
        let id = drag()
        builder.record(.shown(view: modal.view, low))
        builder.record(.interactionChanged(id, .cancelled))
        let pan = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        builder.record(.gesture(recognizer: pan, state: .began))
        builder.record(.shown(view: modal.view, TraceBuilder.screen))
        #expect(check().isEmpty)
    }

    @Test("A place one frame later may be an animation's doing, and an unseen view has none")
    mutating func laterOrUnseen() {
        letGo(at: low, showing: TraceBuilder.screen, after: 1)
        let id = drag()
        builder.record(.shown(view: modal.view, low))
        builder.record(.interactionChanged(id, .finished))
        builder.complete(id, true)
        #expect(check().isEmpty)
    }
}
