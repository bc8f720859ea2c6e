import Testing
import TransitionCore

@Suite struct TraceTextTests {
    @Test("A trace reads as one line an event, with frame, time, step and labels")
    func lines() {
        let script = Script(scene: "s", steps: [.act("go"), .lift])
        #expect(
            TraceText.lines(of: Self.sample(), performing: script) == [
                "    0   0.000 s  launch  ListViewController#1 viewDidAppear",
                "    1   0.017 s  step 1  begins: act \"go\"",
                "    1   0.017 s  step 1  presentation #1 requested: ListViewController#1 to ModalViewController#2, "
                    + "custom, animated, by a gesture",
                "    2   0.033 s  step 1  presentation #1 asks ListViewController#1 for an animator: none",
                "    2   0.033 s  step 1  presentation #1 starts interactively for 36 frames",
                "   12   0.200 s  step 1  ModalViewController#2 viewWillAppear animated",
                "   13   0.217 s  step 2  step skipped: no touch is down",
                "   14   0.233 s  after   the script is over",
                "   14   0.233 s  after   presentation #1 completeTransition(false), call 2, was cancelled",
                "   14   0.233 s  after   exception NSError: two\\nlines",
                "   15   0.250 s  after   snapshot at rest: ModalViewController#2 on top, 1 views",
            ])
    }

    @Test("Without its script a trace numbers the steps")
    func linesWithoutScript() {
        let lines = TraceText.lines(of: Self.sample())
        #expect(lines[1] == "    1   0.017 s  step 1  step begins")
        #expect(lines[7] == "   14   0.233 s  step 3  step begins")
    }

    @Test("The whole text holds every table and every value of a snapshot")
    func wholeText() {
        let text = TraceText.print(Self.sample())
        #expect(text.hasPrefix("object 0 none none\nobject 1 viewController ListViewController\n"))
        #expect(text.contains("transition 1 presentation from ListViewController#1 to ModalViewController#2 custom"))
        #expect(text.contains("      UIView#3 in nothing 0.0,0.0 390.0×844.0 center 0.0,0.0 "))
        #expect(text.contains("      ModalViewController#2 presented by ListViewController#1 in the window\n"))
        #expect(text.contains("      the mask of UIView#3 lets through 10.0,20.0 30.0×40.0 with opacity 0.5\n"))
    }

    @Test("A percent driver is told from other objects, and a shown place is told in numbers")
    func driverAndPlace() {
        var trace = Trace()
        trace.objects += [
            TracedObject(kind: .interactionController, typeName: "Driver", isPercentDriver: true),
            TracedObject(kind: .view, typeName: "UIView"),
        ]
        let place = Rectangle(x: 0, y: 422, width: 390, height: 844)
        trace.events = [
            TraceEvent(time: VirtualTime(frame: 0), step: -1, kind: .shown(view: ObjectID(rawValue: 2), place))
        ]
        let text = TraceText.print(trace)
        #expect(text.contains("object 1 interactionController Driver, a percent driver\nobject 2 view UIView\n"))
        #expect(text.contains("UIView#2 is shown at 0.0,422.0 390.0×844.0"))
    }

    @Test("What is read has few digits, what is compared has all")
    func digits() {
        var trace = Trace()
        trace.objects.append(TracedObject(kind: .propertyAnimator, typeName: "Animator"))
        func scrubbed(_ fraction: Double) -> TraceEvent {
            TraceEvent(
                time: VirtualTime(frame: 0), step: -1,
                kind: .propertyAnimator(animator: ObjectID(rawValue: 1), .scrubbed(fraction)))
        }
        trace.events = [scrubbed(0.1 + 0.2), scrubbed(1), scrubbed(.nan)]
        #expect(
            (0...2).map { TraceText.phrase(ofEvent: $0, in: trace) }
                == ["0.3", "1", "nan"].map { "Animator#1 scrubbed to \($0)" })
        var other = trace
        other.events[0] = scrubbed(0.3)
        #expect(TraceText.firstDifference(trace, other)?.eventIndex == 0)
    }

    @Test("Equal traces have no difference")
    func same() {
        #expect(TraceText.firstDifference(Self.sample(), Self.sample()) == nil)
    }

    @Test("The first differing event is named with both its lines")
    func different() {
        var other = Self.sample()
        other.events[5] = TraceEvent(
            time: VirtualTime(frame: 12), step: 0,
            kind: .appearance(controller: ObjectID(rawValue: 2), .willAppear, isAnimated: false))
        other.events.removeLast()
        #expect(
            TraceText.firstDifference(Self.sample(), other)
                == Flakiness(
                    eventIndex: 5, first: "12   0.200 s  step 1  ModalViewController#2 viewWillAppear animated",
                    second: "12   0.200 s  step 1  ModalViewController#2 viewWillAppear"))
    }

    @Test("A trace that ends earlier differs at its end")
    func shorter() {
        var other = Self.sample()
        other.events.removeLast()
        let difference = TraceText.firstDifference(Self.sample(), other)
        #expect(difference?.eventIndex == 10)
        #expect(difference?.second == "nothing")
    }

    @Test("A value deep in a snapshot, and an object that no event names, count as well")
    func deepDifferences() {
        let snapshot = TraceText.firstDifference(Self.sample(), Self.sample(alpha: 0.25))
        #expect(snapshot?.eventIndex == 10)
        #expect(snapshot?.second.contains("alpha 0.25") == true)
        var other = Self.sample()
        other.objects.append(TracedObject(kind: .view, typeName: "Stranger"))
        let object = TraceText.firstDifference(Self.sample(), other)
        #expect(object == Flakiness(eventIndex: 11, first: "nothing", second: "object 4 view Stranger"))
    }

    private static func sample(alpha: Double = 1) -> Trace {
        let (list, modal, view) = (ObjectID(rawValue: 1), ObjectID(rawValue: 2), ObjectID(rawValue: 3))
        let transition = TransitionID(rawValue: 1)
        var trace = Trace()
        trace.objects += [
            TracedObject(kind: .viewController, typeName: "ListViewController"),
            TracedObject(kind: .viewController, typeName: "ModalViewController"),
            TracedObject(kind: .view, typeName: "UIView"),
        ]
        trace.transitions = [
            TransitionRecord(
                id: transition, kind: .presentation, from: list, to: modal, style: .custom, isAnimated: true,
                isRequestedByGesture: true, step: 0)
        ]
        trace.diagnostics = [Diagnostic(severity: .exception, name: "NSError", text: "two\nlines")]
        trace.snapshots = [snapshot(list: list, modal: modal, view: view, alpha: alpha)]
        let events: [(Int, Int32, TraceEvent.Kind)] = [
            (0, -1, .appearance(controller: list, .didAppear, isAnimated: false)),
            (1, 0, .stepBegan),
            (1, 0, .requested(transition)),
            (2, 0, .animatorAsked(transition, delegate: list, answer: .none)),
            (2, 0, .started(transition, isInteractive: true, durationFrames: 36)),
            (12, 0, .appearance(controller: modal, .willAppear, isAnimated: true)),
            (13, 1, .stepSkipped(.noTouchIsDown)),
            (14, 2, .stepBegan),
            (14, 2, .completeTransitionCalled(transition, didComplete: false, wasCancelled: true, count: 2)),
            (14, 2, .diagnosed(0)),
            (15, 2, .tookSnapshot(0)),
        ]
        trace.events = events.map { TraceEvent(time: VirtualTime(frame: $0.0), step: $0.1, kind: $0.2) }
        return trace
    }

    private static func snapshot(list: ObjectID, modal: ObjectID, view: ObjectID, alpha: Double) -> Snapshot {
        let window = Rectangle(x: 0, y: 0, width: 390, height: 844)
        let state = ViewState(
            id: view, parent: -1, controller: modal, role: .plain, isInWindow: true, frame: window,
            center: Point(x: 0, y: 0), bounds: window, transform: .identity, alpha: alpha, isHidden: false,
            zPosition: 0, cornerRadius: 0, hasMask: false, clipsToBounds: false, isUserInteractionEnabled: true,
            backgroundAlpha: 1, recognizerCount: 0)
        return Snapshot(
            reason: .rest, time: VirtualTime(frame: 15), windowSize: window, views: [state],
            controllers: [
                ControllerState(
                    id: modal, parent: .none, presenting: list, presented: .none, view: .none, isViewInWindow: true)
            ],
            presentationChain: [list, modal], openTransitions: [],
            masks: [MaskState(viewIndex: 0, frame: Rectangle(x: 10, y: 20, width: 30, height: 40), opacity: 0.5)])
    }
}
