import HeadlessUIKit
import Testing

@Suite("Dispatch in virtual time")
@MainActor
struct DispatchTests {
    @Test("A block waits for the next turn, in order, and one that it enqueues for the one after")
    func async() {
        let stage = TimeStage()
        stage.run(frames: 5) {
            DispatchQueue.main.async {
                stage.log("first")
                DispatchQueue.main.async { stage.log("third") }
            }
            DispatchQueue.main.async { stage.log("second") }
            stage.log("now")
        }
        #expect(stage.lines == ["now @0", "first @1", "second @1", "third @2"])
    }

    @Test("A delay lasts whole frames of virtual time, whatever the real clock does", arguments: [0.25, 0.3, 1, 2.5])
    func asyncAfter(seconds: Double) {
        let stage = TimeStage()
        stage.run(frames: 200) {
            let deadline = DispatchTime.now() + seconds
            usleep(40_000)
            DispatchQueue.main.asyncAfter(deadline: deadline) { stage.log("late") }
        }
        #expect(stage.lines == ["late @\(Int(seconds * 60))"])
    }

    @Test("A work item runs once unless it is cancelled before")
    func workItem() {
        let stage = TimeStage()
        stage.run(frames: 60) {
            let kept = DispatchWorkItem { MainActor.assumeIsolated { stage.log("kept") } }
            let dropped = DispatchWorkItem { MainActor.assumeIsolated { stage.log("dropped") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: kept)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: dropped)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { dropped.cancel() }
            DispatchQueue.main.async(execute: kept)
        }
        #expect(stage.lines == ["kept @1", "kept @30"])
    }

    @Test("Every form of handing work over waits in virtual time, whichever overload it is")
    func everyForm() {
        let stage = TimeStage()
        stage.run(frames: 60) {
            let main = DispatchQueue.main
            main.async(qos: .userInitiated) { stage.note("qos") }
            main.async(group: nil, qos: .background, flags: .barrier) { stage.note("flags") }
            main.asyncAfter(deadline: .now() + 0.1, qos: .userInitiated) { stage.note("after qos") }
            main.asyncAfter(deadline: .now() + 0.2, flags: .enforceQoS) { stage.note("after flags") }
            main.asyncAfter(deadline: .now() + 0.3, qos: .utility, flags: []) { stage.note("after both") }
            main.asyncAfter(wallDeadline: .now() + 0.4) { stage.note("wall") }
            main.asyncAfter(wallDeadline: .now() + 0.5, qos: .utility) { stage.note("wall qos") }
            main.asyncAfter(
                wallDeadline: .now() + 0.6, execute: DispatchWorkItem { stage.note("item") }
            )
            RunLoop.main.perform(inModes: [.common]) { stage.note("loop") }
            RunLoop.main.perform { stage.note("loop's default") }
            OperationQueue.main.addOperations(
                [BlockOperation { stage.note("operation") }], waitUntilFinished: false)
        }
        #expect(
            stage.lines == [
                "qos @1", "flags @1", "operation @1", "loop @1", "loop's default @1", "after qos @6", "after flags @12",
                "after both @18", "wall @24", "wall qos @30", "item @36",
            ])
    }

    @Test("Who waits for a work item is told in the turn after it, at once if it has ended, and cancelled ones too")
    func workItemsNotification() {
        let stage = TimeStage()
        let item = DispatchWorkItem { stage.note("item") }
        stage.run(frames: 60) {
            item.notify(queue: .main) { stage.note("told") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
        }
        stage.run(frames: 60) { item.notify(queue: .main) { stage.note("told again") } }
        #expect(stage.lines == ["item @30", "told @31", "told again @61"])
    }

    @Test("A timer source fires in virtual time, not while it is suspended nor once it is cancelled")
    func timerSource() {
        let stage = TimeStage()
        stage.run(frames: 120) {
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 0.5, repeating: 0.25)
            source.setEventHandler { stage.note("fired") }
            source.setCancelHandler { stage.note("cancelled") }
            source.resume()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { source.suspend() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { source.resume() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) { source.cancel() }
        }
        #expect(stage.lines == ["fired @30", "fired @45", "fired @91", "cancelled @97"])
    }

    @Test("A timer source that fires once keeps the app from rest until then; one that is let go never fires")
    func oneShotSource() {
        let stage = TimeStage()
        var kept: (any DispatchSourceTimer)?
        stage.app.perform { _ in
            let (once, lost) = (DispatchSource.makeTimerSource(), DispatchSource.makeTimerSource(queue: .main))
            for (source, word) in [(once, "once"), (lost, "lost")] {
                source.schedule(deadline: .now() + .seconds(1))
                source.setEventHandler { stage.note(word) }
                source.activate()
            }
            kept = once
        }
        #expect(!stage.app.isAtRest)
        #expect(stage.app.advanceToRest() == .rest)
        #expect(kept?.isCancelled == false)
        #expect(stage.lines == ["once @60"])
    }

    @Test("Work of other queues runs on the same loop, and so does what it brings back")
    func globalQueue() {
        let stage = TimeStage()
        stage.run(frames: 5) {
            DispatchQueue.global(qos: .userInitiated).async {
                #expect(CACurrentMediaTime() > 0)
                let value = DispatchQueue(label: "own").sync { 3 }
                DispatchQueue.main.async { stage.log("back with \(value)") }
            }
        }
        #expect(stage.lines == ["back with 3 @2"])
    }

    @Test("Operations run in the next turn, unless they are cancelled")
    func operations() {
        let stage = TimeStage()
        stage.run(frames: 5) {
            OperationQueue.main.addOperation { MainActor.assumeIsolated { stage.log("block") } }
            let operation = BlockOperation { MainActor.assumeIsolated { stage.log("cancelled") } }
            OperationQueue().addOperation(operation)
            operation.cancel()
        }
        #expect(stage.lines == ["block @1"])
    }

    @Test("A group's block comes after the last of its members has left")
    func group() {
        let stage = TimeStage()
        stage.run(frames: 60) {
            let group = DispatchGroup()
            for seconds in [0.5, 0.25] {
                group.enter()
                DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { group.leave() }
            }
            group.notify(queue: .main) { MainActor.assumeIsolated { stage.log("all") } }
        }
        #expect(stage.lines == ["all @31"])
    }

    @Test("A group whose last member leaves on the way to the background is told in the next turn")
    func groupLeftInBackground() {
        let stage = TimeStage()
        stage.app.perform { _ in
            let group = DispatchGroup()
            group.enter()
            UIView.animate(withDuration: 1) {
                stage.app.window.alpha = 0.5
            } completion: { _ in
                group.leave()
            }
            group.notify(queue: .main) { stage.note("all") }
        }
        stage.app.advance(frames: 5)
        stage.app.enterBackground()
        stage.app.advance(frames: 5)
        #expect(stage.frame(of: "all") == 6)
    }

    @Test("A group's work item comes after the last of its members, unless it is cancelled")
    func groupsWorkItem() {
        let stage = TimeStage()
        stage.run(frames: 60) {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { group.leave() }
            let taken = DispatchWorkItem { MainActor.assumeIsolated { stage.log("taken back") } }
            group.notify(queue: .main, work: taken)
            taken.cancel()
            group.notify(queue: .main, work: DispatchWorkItem { MainActor.assumeIsolated { stage.log("all") } })
        }
        #expect(stage.lines == ["all @31"])
    }

    @Test("What waits keeps the app from rest until it has run; what never comes does not")
    func rest() {
        let stage = TimeStage()
        stage.app.perform { _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { stage.log("done") }
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { stage.log("never") }
        }
        #expect(!stage.app.isAtRest)
        #expect(stage.app.advanceToRest() == .rest)
        #expect(stage.lines == ["done @120"])
    }

    @Test("A delayed message comes after its delay, and can be taken back alone or with all others")
    func delayedPerform() {
        @MainActor final class Target: NSObject {
            var heard: [String] = []
            func hear(_ word: String) { heard.append("\(word) @\(Int(CACurrentMediaTime() * 60))") }
            func stop() { heard.append("stop") }
        }
        let stage = TimeStage()
        let (target, other) = (Target(), Target())
        let hear = Selector("hear(_:)", Target.hear)
        stage.run(frames: 60) {
            for word in ["a", "b"] { target.perform(hear, with: word, afterDelay: 0.5) }
            target.perform(Selector("stop", Target.stop), with: nil, afterDelay: 0.5)
            other.perform(hear, with: "c", afterDelay: 0.5)
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: hear, object: "a")
            NSObject.cancelPreviousPerformRequests(withTarget: other)
            target.perform(hear, with: "now")
        }
        #expect(target.heard == ["now @0", "b @30", "stop"])
        #expect(other.heard.isEmpty)
    }

    @Test("A frozen world runs nothing that waits")
    func frozen() {
        let stage = TimeStage()
        // What waits for ever holds the app, and the frozen world would be that of the next test's views.
        defer { _ = stage.app.tearDown() }
        stage.run(frames: 10) {
            DispatchQueue.main.async { stage.log("lost") }
            UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1)
        }
        #expect(stage.app.isFrozen)
        #expect(stage.lines.isEmpty)
    }
}
