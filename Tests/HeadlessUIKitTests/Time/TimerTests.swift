import Testing

@testable import HeadlessUIKit

@Suite("Timers and display links in virtual time")
@MainActor
struct TimerTests {
    @MainActor final class Target: NSObject {
        let stage: TimeStage
        var limit = Int.max
        init(_ stage: TimeStage) { self.stage = stage }

        func tick(_ timer: Timer) {
            stage.log("tick")
            limit -= 1
            if limit == 0 { timer.invalidate() }
        }

        func step(_ link: CADisplayLink) {
            stage.log("step \(Int((link.timestamp * 60).rounded())) \(Int((link.targetTimestamp * 60).rounded()))")
            limit -= 1
            if limit == 0 { link.invalidate() }
        }
    }

    @Test("A timer fires once, after its interval")
    func once() {
        let stage = TimeStage()
        stage.run(frames: 200) {
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { stage.log("fired") }
            }
        }
        #expect(stage.lines == ["fired @30"])
        #expect(stage.app.isAtRest)
    }

    @Test("A repeating timer fires at its interval until it is invalid; it keeps nobody from rest")
    func repeating() {
        let stage = TimeStage()
        let target = Target(stage)
        target.limit = 3
        stage.app.perform { _ in
            Timer.scheduledTimer(
                timeInterval: 0.5, target: target, selector: Selector("tick(_:)", Target.tick), userInfo: nil,
                repeats: true)
        }
        #expect(stage.app.isAtRest)
        stage.app.advance(frames: 300)
        #expect(stage.lines == ["tick @30", "tick @60", "tick @90"])
    }

    @Test("A timer that is not in a run loop does nothing; added, it counts from its making")
    func addedToRunLoop() {
        let stage = TimeStage()
        stage.app.perform { _ in
            let timer = Timer(timeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { stage.log("added") } }
            _ = Timer(timeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { stage.log("lost") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { RunLoop.main.add(timer, forMode: .common) }
        }
        stage.app.advance(frames: 100)
        #expect(stage.lines == ["added @60"])
    }

    @Test("An invalid timer does not fire, even in the turn in which it was due")
    func invalidated() {
        let stage = TimeStage()
        stage.run(frames: 100) {
            nonisolated(unsafe) var second: Timer?
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { second?.invalidate() }
            }
            second = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { stage.log("fired") }
            }
        }
        #expect(stage.lines.isEmpty)
    }

    @Test("A display link is called in every frame, with that frame's and the next one's time, until invalidated")
    func displayLink() {
        let stage = TimeStage()
        let target = Target(stage)
        target.limit = 3
        stage.run(frames: 20) {
            CADisplayLink(target: target, selector: Selector("step(_:)", Target.step)).add(to: .main, forMode: .common)
        }
        #expect(stage.lines == ["step 1 2 @1", "step 2 3 @2", "step 3 4 @3"])
    }

    @Test("A paused display link is silent; a preferred rate skips frames; the background silences it")
    func displayLinkRate() {
        let stage = TimeStage()
        let link = CADisplayLink(target: Target(stage), selector: Selector("step(_:)", Target.step))
        link.preferredFramesPerSecond = 30
        stage.run(frames: 4) { link.add(to: .current, forMode: .default) }
        #expect(stage.lines == ["step 1 3 @1", "step 3 5 @3"])
        link.isPaused = true
        stage.app.advance(frames: 10)
        link.isPaused = false
        stage.app.advance(frames: 1)
        #expect(stage.lines.last == "step 15 17 @15")
        stage.app.enterBackground()
        stage.app.advance(frames: 10)
        #expect(stage.lines.count == 3)
        #expect(stage.app.isAtRest)
    }

    @Test("A link keeps its target alive until it is invalidated")
    func retained() {
        let stage = TimeStage()
        weak var held: Target?
        let link: CADisplayLink
        do {
            let target = Target(stage)
            held = target
            link = CADisplayLink(target: target, selector: Selector("step(_:)", Target.step))
            link.add(to: .main, forMode: .common)
        }
        #expect(held != nil)
        link.invalidate()
        #expect(held == nil)
    }

    @Test("Without a link the clock still jumps over empty frames")
    func jumps() {
        let stage = TimeStage()
        let turns = stage.app.world.turnCount
        stage.app.advance(frames: 100_000)
        #expect(stage.app.world.turnCount == turns)
    }
}
