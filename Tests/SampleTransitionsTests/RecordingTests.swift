import SampleTransitions
import Testing
import TransitionCore
import TransitionRunner

/// What pages show of failures, by failures of the samples.
@Suite("What there is to be seen of a failure")
@MainActor
struct RecordingTests {
    private static let freeze = Script(
        scene: "contacts-modal", steps: [.act("show modal"), .wait(frames: 37), .act("dismiss by button")])

    private static func recorded(_ script: Script, in scene: TransitionScene) throws -> (Counterexample, BugRecording) {
        let failure = try #require(explain(script, in: scene))
        let (recording, problems) = recording(of: failure, in: scene)
        #expect(problems.isEmpty)
        return (failure, try #require(recording))
    }

    @Test("is the run itself: looking on changes nothing")
    func looksOn() throws {
        let (failure, recording) = try Self.recorded(Self.freeze, in: .contactsModal)
        #expect(recording.run.trace.events == failure.trace.events)
        #expect(recording.run.trace.objects == failure.trace.objects)
        #expect(recording.run.recording.frameCount == failure.trace.events.last?.time.frame)
        #expect(!recording.endsInDeath)
    }

    @Test("is every view of the window in each of its frames, as animations show it")
    func views() throws {
        let (_, recording) = try Self.recorded(Self.freeze, in: .contactsModal)
        let run = recording.run
        let snapshot = try #require(run.trace.snapshots.last { $0.reason == .rest })
        let inWindow = snapshot.views.filter(\.isInWindow).map(\.id)
        let hierarchy = try #require(
            run.recording.hierarchies.last { $0.frame <= snapshot.time.frame }?.value)
        #expect(hierarchy.map { run.recording.views[$0.view].id } == inWindow)
        // The modal comes in over many frames, and its model value is there at once.
        let modal = try #require(
            run.recording.views.first { run.trace.object($0.controller).typeName == "ModalViewController" })
        #expect(modal.shown.keys.count > modal.model.keys.count)
    }

    @Test("is how far each property animator had come, from its start to its end")
    func fractions() throws {
        let (_, recording) = try Self.recorded(Self.freeze, in: .contactsModal)
        let run = recording.run
        #expect(!run.recording.fractions.isEmpty)
        for (animator, track) in run.recording.fractions {
            let changes = run.trace.events.compactMap { event -> PropertyAnimatorChange? in
                guard case .propertyAnimator(animator, let change) = event.kind else { return nil }
                return change
            }
            #expect(changes.contains(.started))
            #expect(zip(track.keys, track.keys.dropFirst()).allSatisfy { $0.fraction <= $1.fraction })
        }
        // The first comes to its end; the second waits for a gesture for ever.
        let ways = run.recording.fractions.values.map { $0.keys.last?.fraction ?? 0 }
        #expect(ways.contains { $0 > 0.9 } && ways.contains(0))
    }

    @Test("stands beside the twin, whose rests and transitions are those of the run")
    func twin() throws {
        let (failure, recording) = try Self.recorded(Self.freeze, in: .contactsModal)
        let twin = try #require(recording.twin)
        let presented = failure.trace.events.first { if case .ended(_, true) = $0.kind { true } else { false } }
        let frame = try #require(presented?.time.frame)
        #expect(twin.anchors.contains { $0.frame == frame })
        #expect(zip(twin.anchors, twin.anchors.dropFirst()).allSatisfy { $0.frame < $1.frame })
    }

    @Test("stands beside the run in which the model puts the failure right")
    func repaired() throws {
        let (failure, recording) = try Self.recorded(Self.freeze, in: .contactsModal)
        let repaired = try #require(recording.repaired)
        #expect(failure.repairTrials.contains { $0.repair == recording.repair })
        #expect(repaired.run.trace.repairs == [try #require(recording.repair)])
        #expect(repaired.run.trace.snapshots.last?.reason == .rest)
    }

    @Test("has the fingers, also of a gesture that is over in one turn, and none after it")
    func fingers() throws {
        let swipe = PanStep(start: .rightEdge, dx: -200, dy: 0, frames: 0, ending: .lift)
        let (_, recording) = try Self.recorded(Script(scene: "slide", steps: [.pan(swipe)]), in: .slide)
        let fingers = recording.run.recording.fingers
        let shown = try #require(fingers.first { !$0.value.isEmpty })
        #expect(shown.value == [Point(x: 189, y: 422)])
        let after = try #require(fingers.first { $0.frame > shown.frame })
        #expect(after.value.isEmpty && after.frame == shown.frame + 1)
    }

    /// A tap of which nothing comes: nobody looks at the frames after it.
    @Test("has no finger over the rest that follows a tap")
    func tap() throws {
        let swipe = PanStep(start: .rightEdge, dx: -200, dy: 0, frames: 0, ending: .lift)
        let script = Script(scene: "slide", steps: [.tap(x: 50, y: 50), .wait(frames: 60), .pan(swipe)])
        let (_, recording) = try Self.recorded(script, in: .slide)
        let fingers = recording.run.recording.fingers
        let first = try #require(fingers.firstIndex { !$0.value.isEmpty })
        let gone = try #require(fingers[first...].first { $0.value.isEmpty })
        #expect(gone.frame < fingers[first].frame + 10, "\(fingers)")
    }

    @Test("of a run that kills its process is what came before its last turn")
    func death() throws {
        let script = Script(
            scene: "slide",
            steps: [
                .act("next"), .pan(PanStep(start: .leftEdge, dx: 10, dy: 0, frames: 0, ending: .hold)),
                .wait(frames: 90),
            ])
        let (failure, recording) = try Self.recorded(script, in: .slide)
        #expect(failure.crash?.step == 2)
        #expect(recording.endsInDeath)
        // The last instant is within the step in which it dies.
        #expect(recording.run.trace.events.last?.step == 2)
        #expect(recording.run.recording.frameCount > 0)
    }
}
