import Testing
import TransitionCore

@testable import TransitionReports

@Suite("The lanes of a run")
struct LaneTests {
    private static func lanes(
        _ kinds: [(frame: Int, kind: TraceEvent.Kind)], frameCount: Int = 100,
        fractions: [ObjectID: [(frame: Int, fraction: Double)]] = [:]
    ) -> [Lane] {
        var trace = Trace()
        trace.objects += [
            TracedObject(kind: .viewController, typeName: "Page"),
            TracedObject(kind: .propertyAnimator, typeName: "Animator"),
            TracedObject(kind: .gestureRecognizer, typeName: "Pan"),
        ]
        trace.transitions = [
            TransitionRecord(
                id: TransitionID(rawValue: 1), kind: .presentation, from: .none, to: ObjectID(rawValue: 1),
                style: .custom, isAnimated: true, isRequestedByGesture: true, step: 0)
        ]
        trace.events = kinds.map { TraceEvent(time: VirtualTime(frame: $0.frame), step: 0, kind: $0.kind) }
        var recording = Recording()
        recording.frameCount = frameCount
        recording.fractions = fractions.mapValues { keys in
            var track = FractionTrack()
            for key in keys { track.add(key.fraction, frame: key.frame) }
            return track
        }
        return Lanes(of: BugRecording.Run(recording: recording, trace: trace)).all
    }

    private static func words(_ lane: Lane?) -> [String] {
        (lane?.spans ?? []).map { "\($0.from)-\($0.to) \($0.label)" }
    }

    @Test("show a transition from its request to its end")
    func transition() {
        let id = TransitionID(rawValue: 1)
        let lanes = Self.lanes([
            (5, .requested(id)), (6, .started(id, isInteractive: true, durationFrames: 30)),
            (20, .interactionChanged(id, .cancelled)),
            (30, .completeTransitionCalled(id, didComplete: false, wasCancelled: true, count: 1)),
            (30, .ended(id, didComplete: false)),
        ])
        let lane = lanes.first { $0.name == "presentation of Page" }
        #expect(Self.words(lane) == ["5-6 requested", "6-20 interactive", "20-30 settling", "30-36 cancelled"])
    }

    @Test("say of a transition without an end that it never ends")
    func endless() {
        let id = TransitionID(rawValue: 1)
        let lanes = Self.lanes([(5, .requested(id)), (6, .started(id, isInteractive: false, durationFrames: 30))])
        let lane = lanes.first { $0.name == "presentation of Page" }
        #expect(Self.words(lane) == ["5-6 requested", "6-100 runs: never ends"])
        #expect(lane?.spans.last?.tone == .bad)
    }

    @Test("show how far a gesture drove a transition, and how far an animator had come")
    func curves() {
        let id = TransitionID(rawValue: 1)
        let lanes = Self.lanes(
            [
                (5, .started(id, isInteractive: true, durationFrames: 30)), (6, .progressed(id, 0)),
                (7, .progressed(id, 0.1)), (8, .progressed(id, 0.2)), (9, .progressed(id, 0.2)),
                (12, .progressed(id, 2)),
                (5, .propertyAnimator(animator: ObjectID(rawValue: 2), .started)),
            ],
            fractions: [ObjectID(rawValue: 2): [(5, 0), (6, 0.5), (7, 1)]])
        let driven = lanes.first { $0.name == "presentation of Page" }?.curve.keys
        #expect(driven?.map(\.frame) == [6, 8, 9, 12])
        #expect(driven?.map(\.fraction) == [0, 0.2, 0.2, 1])
        #expect(lanes.first { $0.name.hasPrefix("Animator") }?.curve.keys.map(\.frame) == [5, 7])
    }

    @Test("mark a second completion")
    func second() {
        let id = TransitionID(rawValue: 1)
        let lanes = Self.lanes([
            (5, .requested(id)), (30, .completeTransitionCalled(id, didComplete: true, wasCancelled: false, count: 2)),
        ])
        #expect(lanes.first { $0.name == "presentation of Page" }?.points.map(\.isBad) == [true])
    }

    @Test("show fingers, gestures, animators and appearance")
    func others() {
        let (page, animator, pan) = (ObjectID(rawValue: 1), ObjectID(rawValue: 2), ObjectID(rawValue: 3))
        let lanes = Self.lanes([
            (1, .appearance(controller: page, .willAppear, isAnimated: true)),
            (9, .appearance(controller: page, .didAppear, isAnimated: true)),
            (10, .touch(.began)), (11, .touch(.began)), (12, .gesture(recognizer: pan, state: .began)),
            (20, .touch(.ended)), (22, .touch(.cancelled)), (22, .gesture(recognizer: pan, state: .cancelled)),
            (30, .propertyAnimator(animator: animator, .started)),
            (40, .propertyAnimator(animator: animator, .paused)),
            (50, .propertyAnimator(animator: animator, .continued(isReversed: true))),
            (60, .propertyAnimator(animator: animator, .finished(.start))),
        ])
        let words = Dictionary(lanes.map { ($0.name, Self.words($0)) }, uniquingKeysWith: { first, _ in first })
        #expect(words["Fingers"] == ["10-22 down"])
        #expect(words["Pan#3"] == ["12-22 recognizes"])
        #expect(words["Animator#2"] == ["30-40 active", "40-50 paused", "50-60 runs back"])
        #expect(words["Page#1"] == ["1-9 appearing", "9-100 appeared"])
        #expect(lanes.first { $0.name == "Pan#3" }?.points.map(\.label) == ["cancelled"])
    }
}
