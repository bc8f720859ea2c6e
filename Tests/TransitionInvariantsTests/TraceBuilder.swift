import TransitionCore

@testable import TransitionInvariants

/// Writes a trace by hand, event by event, as a world would record it.
struct TraceBuilder {
    private(set) var trace = Trace()
    private(set) var frame = 0
    private var step: Int32 = -1

    static let screen = Rectangle(x: 0, y: 0, width: 390, height: 844)

    mutating func object(
        _ kind: TracedObject.Kind, _ typeName: String, isPercentDriver: Bool = false
    ) -> ObjectID {
        trace.objects.append(TracedObject(kind: kind, typeName: typeName, isPercentDriver: isPercentDriver))
        return ObjectID(rawValue: UInt32(trace.objects.count - 1))
    }

    mutating func controller(_ typeName: String) -> Controller {
        Controller(id: object(.viewController, typeName), view: object(.view, "UIView"))
    }

    mutating func wait(_ frames: Int = 1) { frame += frames }

    /// Notes what is done to the app.
    mutating func note(_ deed: Deed.Kind) {
        trace.deeds.append(Deed(deed, step: 0, event: trace.events.count))
    }

    /// Records an event and gives its place.
    @discardableResult
    mutating func record(_ kind: TraceEvent.Kind) -> Int {
        trace.events.append(TraceEvent(time: VirtualTime(frame: frame), step: step, kind: kind))
        return trace.events.count - 1
    }

    mutating func beginStep() {
        step += 1
        record(.stepBegan)
    }

    @discardableResult
    mutating func diagnose(
        _ severity: Diagnostic.Severity, _ name: String = "", _ text: String, _ mistake: Diagnostic.Mistake? = nil,
        with objects: ObjectID...
    ) -> Int {
        trace.diagnostics.append(
            Diagnostic(severity: severity, name: name, text: text, mistake: mistake, objects: objects))
        return record(.diagnosed(trace.diagnostics.count - 1))
    }

    /// Records an accepted request; `askedIn` names the step for one that has waited.
    mutating func request(
        _ kind: TransitionKind, from: Controller, to: Controller, style: PresentationStyle = .fullScreen,
        byGesture: Bool = false, in container: ObjectID = .none, hasCompletion: Bool = false,
        askedIn asked: Int32? = nil, cause: RequestCause = RequestCause()
    ) -> TransitionID {
        let id = TransitionID(rawValue: Int32(trace.transitions.count + 1))
        trace.transitions.append(
            TransitionRecord(
                id: id, kind: kind, from: from.id, to: to.id, container: container, style: style, isAnimated: true,
                isRequestedByGesture: byGesture, step: Int(asked ?? step), hasCompletion: hasCompletion, cause: cause))
        record(.requested(id))
        return id
    }

    mutating func start(_ id: TransitionID, interactive: Bool = false, durationFrames: Int = 36) {
        record(.started(id, isInteractive: interactive, durationFrames: durationFrames))
    }

    /// Completes and ends a transition.
    mutating func complete(_ id: TransitionID, _ didComplete: Bool, wasCancelled: Bool? = nil) {
        record(
            .completeTransitionCalled(
                id, didComplete: didComplete, wasCancelled: wasCancelled ?? !didComplete, count: 1))
        record(.ended(id, didComplete: didComplete))
    }

    /// A whole transition by code, from request to end.
    mutating func perform(
        _ kind: TransitionKind, from: Controller, to: Controller, style: PresentationStyle = .fullScreen,
        didComplete: Bool = true
    ) -> TransitionID {
        let id = request(kind, from: from, to: to, style: style)
        wait()
        start(id, interactive: !didComplete)
        if !didComplete { record(.interactionChanged(id, .cancelled)) }
        wait(36)
        complete(id, didComplete)
        return id
    }

    /// Records a call of a container.
    mutating func call(_ container: Controller, _ change: ContainerCall.Change, by transition: TransitionID? = nil) {
        trace.containerCalls.append(
            ContainerCall(container: container.id, change: change, transition: transition))
        record(.containerCalled(trace.containerCalls.count - 1))
    }

    /// Takes a snapshot of a window with `views` in it.
    @discardableResult
    mutating func snapshot(
        _ reason: Snapshot.Reason = .rest, chain: [Controller], views: [Drawn], loose: [Drawn] = [],
        alive: [Controller] = [], open: [TransitionID] = [], size: Rectangle = TraceBuilder.screen,
        hits: [ObjectID] = [], ignoresTouches: Bool = false, windowBackground: UInt32 = 0
    ) -> Int {
        var states: [ViewState] = []
        var masks: [MaskState] = []
        let window = Drawn(id: windowID, role: .window, frame: size, background: windowBackground, children: views)
        window.append(to: &states, &masks, parent: -1, isInWindow: true)
        for drawn in loose { drawn.append(to: &states, &masks, parent: -1, isInWindow: false) }
        let controllers = (chain + alive).map { controller in
            let view = states.first { $0.id == controller.view }
            return ControllerState(
                id: controller.id, parent: controller.parent, presenting: .none, presented: .none,
                view: view == nil ? .none : controller.view, isViewInWindow: view?.isInWindow ?? false,
                viewControllers: controller.holds, selected: controller.selected, shownBars: controller.bars,
                tellsChildren: controller.tellsChildren)
        }
        trace.snapshots.append(
            Snapshot(
                reason: reason, time: VirtualTime(frame: frame), windowSize: size, views: states,
                controllers: controllers, presentationChain: chain.map(\.id), openTransitions: open, hits: hits,
                ignoresTouches: ignoresTouches, masks: masks))
        return record(.tookSnapshot(trace.snapshots.count - 1))
    }

    /// Takes the last snapshot once more, with other transforms, and elsewhere if that is told.
    mutating func repeatLastSnapshot(at place: Rectangle? = nil, _ transform: (ViewState) -> Transform?) {
        guard let last = trace.snapshots.last else { return }
        let views = last.views.map { view in
            guard let other = transform(view) else { return view }
            return ViewState(
                id: view.id, parent: view.parent, controller: view.controller, role: view.role,
                isInWindow: view.isInWindow, frame: place ?? view.frame, center: view.center, bounds: view.bounds,
                transform: other, alpha: view.alpha, isHidden: view.isHidden, zPosition: view.zPosition,
                cornerRadius: view.cornerRadius, hasMask: view.hasMask, clipsToBounds: view.clipsToBounds,
                isUserInteractionEnabled: view.isUserInteractionEnabled, backgroundAlpha: view.backgroundAlpha,
                recognizerCount: view.recognizerCount)
        }
        trace.snapshots.append(
            Snapshot(
                reason: .rest, time: VirtualTime(frame: frame), windowSize: last.windowSize, views: views,
                controllers: last.controllers, presentationChain: last.presentationChain, openTransitions: []))
        record(.tookSnapshot(trace.snapshots.count - 1))
    }

    /// The window's serial: the first object of every trace here.
    let windowID = ObjectID(rawValue: 1)

    init() {
        _ = object(.view, "UIWindow")
    }

    /// The evidence of a run that came to rest.
    func evidence(
        outcome: RestOutcome = .rest, twin: Twin? = nil, probes: [Probe] = [], leaks: [LeakedObject] = [],
        repeatedLeaks: [LeakedObject]? = nil
    ) -> Evidence {
        Evidence(
            trace: trace, outcome: outcome, twin: twin, probes: probes, leaks: leaks, repeatedLeaks: repeatedLeaks)
    }

    /// This trace as a twin whose rests are all its snapshots.
    func twin(probes: [Probe] = []) -> Twin {
        Twin(trace: trace, restSnapshots: Array(trace.snapshots.indices), probes: probes)
    }
}

struct Controller {
    let id: ObjectID
    let view: ObjectID
    var parent = ObjectID.none
    var holds: [ObjectID] = []
    var selected = ObjectID.none
    var bars: Bars = []
    var tellsChildren = false

    /// The controller's view, filling the screen unless told otherwise.
    func drawn(_ change: (inout Drawn) -> Void = { _ in }) -> Drawn {
        var drawn = Drawn(id: view, controller: id)
        change(&drawn)
        return drawn
    }
}

/// A view as a test draws it; everything has the value that a fresh opaque view has.
struct Drawn {
    var id: ObjectID
    var controller = ObjectID.none
    var role = ViewState.Role.plain
    var frame = TraceBuilder.screen
    var transform = Transform.identity
    var alpha = 1.0
    var isHidden = false
    var zPosition = 0.0
    var cornerRadius = 0.0
    var hasMask = false
    /// What its mask lets through, in the window.
    var shownThroughMask: Rectangle?
    var maskOpacity = 1.0
    var clipsToBounds = false
    var isUserInteractionEnabled = true
    var backgroundAlpha = 1.0
    var recognizerCount = 0
    var disabledRecognizerCount = 0
    var background: UInt32 = 0
    var unusual: [UnusualValue] = []
    /// What a scroll view shows.
    var offset = Point(x: 0, y: 0)
    var children: [Drawn] = []

    fileprivate func append(
        to states: inout [ViewState], _ masks: inout [MaskState], parent: Int, isInWindow: Bool
    ) {
        let place = states.count
        if let shownThroughMask {
            masks.append(MaskState(viewIndex: place, frame: shownThroughMask, opacity: maskOpacity))
        }
        states.append(
            ViewState(
                id: id, parent: parent, controller: controller, role: role, isInWindow: isInWindow, frame: frame,
                center: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2),
                bounds: Rectangle(x: offset.x, y: offset.y, width: frame.width, height: frame.height),
                transform: transform,
                alpha: alpha, isHidden: isHidden, zPosition: zPosition, cornerRadius: cornerRadius,
                hasMask: hasMask || shownThroughMask != nil,
                clipsToBounds: clipsToBounds, isUserInteractionEnabled: isUserInteractionEnabled,
                backgroundAlpha: backgroundAlpha, recognizerCount: recognizerCount,
                disabledRecognizerCount: disabledRecognizerCount, background: background, unusual: unusual))
        for child in children { child.append(to: &states, &masks, parent: place, isInWindow: isInWindow) }
    }
}

extension Violation {
    var cause: String { identity.causeWords }
    var subject: String { identity.subject.words }
}
