import Testing
import TransitionCore

@testable import HeadlessUIKit

@MainActor
@Suite struct PropertyAnimatorEndTests {
    private func makeAnimator(_ stage: AnimationStage, _ log: CompletionLog) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 300 }
        animator.addCompletion(log.position())
        return animator
    }

    @Test("5.7 its natural end leaves the target, the position end, and an inactive animator")
    func naturalEnd() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage, log)
            animator.startAnimation()
            stage.turn(frames: 80)
            #expect(log.entries == ["done end @60"])
            #expect(animator.state == .inactive && !animator.isRunning)
            #expect(stage.view.center.x == 300 && stage.shownX == 300)
            #expect(stage.animatorChanges == [.started, .finished(.end)])
        }
    }

    @Test(
        "5.7 stopping makes what is shown the model value (C1), and flipped the value from the start",
        arguments: [true, false])
    func stop(keepsShown: Bool) {
        AnimationStage.run(profile: UIKitProfile(flipping: keepsShown ? [] : [.stopKeepsShownValue])) { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage, log)
            animator.startAnimation()
            stage.turn(frames: 15)
            animator.stopAnimation(true)
            #expect(isClose(Double(stage.view.center.x), keepsShown ? 150 : 100))
            #expect(stage.shownX == Double(stage.view.center.x))
            stage.turn(frames: 60)
            #expect(log.entries.isEmpty)
            #expect(stage.animatorChanges == [.started, .stopped])
        }
    }

    @Test(
        "5.7 finishing a stopped animator moves the model to the asked position",
        arguments: [(UIViewAnimatingPosition.end, 300.0), (.start, 100), (.current, 150)])
    func finish(position: UIViewAnimatingPosition, x: Double) {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage, log)
            animator.startAnimation()
            stage.turn(frames: 15)
            animator.stopAnimation(false)
            #expect(isClose(Double(stage.view.center.x), 150))
            #expect(log.entries.isEmpty)
            animator.finishAnimation(at: position)
            #expect(isClose(Double(stage.view.center.x), x))
            #expect(log.entries == ["done \(position) @15"])
            #expect(animator.state == .inactive)
        }
    }

    @Test("5.7 overlapping animators add up; the first one still ends at the end")
    func overlapping() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            makeAnimator(stage, log).startAnimation()
            stage.turn(frames: 30)
            let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 0 }
            second.addCompletion(log.position("second"))
            second.startAnimation()
            #expect(isClose(stage.shownX, 200))
            stage.turn(frames: 15)
            #expect(isClose(stage.shownX, 175))
            second.stopAnimation(true)
            // The first one still adds its rest: 300 − 0 of the second, shortened by a quarter, and 50 to come.
            #expect(isClose(stage.shownX, 175))
            #expect(isClose(Double(stage.view.center.x), 225))
            stage.turn(frames: 20)
            #expect(log.entries == ["done end @60"])
            #expect(isClose(stage.shownX, 225))
        }
    }

    @Test("5.8 completions run once each, in the order in which they were added")
    func completionOrder() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage, log)
            animator.addCompletion(log.position("second"))
            animator.startAnimation()
            animator.addCompletion(log.position("third"))
            stage.turn(frames: 100)
            #expect(log.entries == ["done end @60", "second end @60", "third end @60"])
        }
    }

    @Test("5.9 pausesOnCompletion stays active at the end, from where it can be reversed")
    func pausesOnCompletion() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage, log)
            animator.pausesOnCompletion = true
            animator.startAnimation()
            stage.turn(frames: 100)
            #expect(animator.state == .active && !animator.isRunning)
            #expect(animator.fractionComplete == 1)
            #expect(log.entries.isEmpty)
            #expect(stage.engine.isIdle)
            animator.isReversed = true
            animator.pausesOnCompletion = false
            animator.startAnimation()
            stage.turn(frames: 60)
            #expect(log.entries == ["done start @160"])
            #expect(stage.view.center.x == 100)
        }
    }

    @Test("5.10 started again after its end it waits, and runs with the next block (C19)")
    func startAgain() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage, log)
            animator.startAnimation()
            stage.turn(frames: 60)
            animator.startAnimation()
            stage.turn(frames: 30)
            #expect(animator.state == .active && !animator.isRunning)
            animator.addCompletion(log.position("again"))
            animator.addAnimations { stage.view.center.x = 100 }
            #expect(animator.isRunning)
            stage.turn(frames: 30)
            #expect(isClose(stage.shownX, 200))
            stage.turn(frames: 40)
            #expect(log.entries == ["done end @60", "again end @150"])
        }
    }

    @Test("5.10 its blocks are used up at the end: a second run repeats none of them")
    func blocksAreUsedUp() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage, log)
            animator.startAnimation()
            stage.turn(frames: 60)
            stage.view.center.x = 100
            animator.addAnimations { stage.view.alpha = 0 }
            animator.startAnimation()
            stage.turn(frames: 70)
            #expect(stage.view.center.x == 100 && stage.view.alpha == 0)
            #expect(log.entries == ["done end @60"])
        }
    }

    @Test(
        "5.11 releasing a paused or stopped animator raises; a running one is kept alive",
        arguments: ["running", "paused", "stopped", "ended"])
    func release(condition: String) {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            var animator: UIViewPropertyAnimator? = makeAnimator(stage, log)
            animator?.startAnimation()
            stage.turn(frames: 10)
            if condition == "paused" { animator?.pauseAnimation() }
            if condition == "stopped" { animator?.stopAnimation(false) }
            if condition == "ended" { animator?.stopAnimation(true) }
            animator = nil
            let raises = condition == "paused" || condition == "stopped"
            #expect(stage.exceptions == (raises ? ["NSInternalInconsistencyException"] : []))
            stage.turn(frames: 60)
            #expect(log.entries == (condition == "running" ? ["done end @60"] : []))
        }
    }

    @Test("5.11 an animator that ends is released, and so is what its blocks hold")
    func noLeak() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            weak var released: UIViewPropertyAnimator?
            do {
                let animator = makeAnimator(stage, log)
                released = animator
                animator.startAnimation()
            }
            #expect(released != nil)
            stage.turn(frames: 61)
            #expect(released == nil)
        }
    }

    @Test("5.11 a world that ends releases its animators without an exception")
    func tearDown() {
        weak var released: UIViewPropertyAnimator?
        AnimationStage.run { stage in
            let animator = makeAnimator(stage, CompletionLog(stage))
            animator.pauseAnimation()
            released = animator
            stage.world.isTearingDown = true
        }
        #expect(released == nil)
    }

    @Test("5.15 without a view in a window it ends in the next turn, even paused", arguments: [true, false])
    func noWindow(isPaused: Bool) {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let loose = UIView()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { loose.alpha = 0 }
            animator.addCompletion(log.position())
            if isPaused { animator.pauseAnimation() } else { animator.startAnimation() }
            #expect(stage.engine.nextDueFrame == 0)
            #expect(!stage.engine.isIdle)
            stage.turn(frames: 3)
            #expect(log.entries == ["done end @1"])
            #expect(animator.state == .inactive)
        }
    }

    @Test("5.15 an empty block ends in the next turn")
    func emptyBlock() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
            animator.addCompletion(log.position())
            animator.startAnimation()
            stage.turn(frames: 3)
            #expect(log.entries == ["done end @1"])
        }
    }

    @Test("C20 a duration of 0 ends in the next turn, and flipped lasts 0.2 s", arguments: [true, false])
    func zeroDuration(endsNextTurn: Bool) {
        AnimationStage.run(profile: UIKitProfile(flipping: endsNextTurn ? [] : [.zeroDurationEndsNextTurn])) { stage in
            let log = CompletionLog(stage)
            let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { stage.view.center.x = 300 }
            animator.addCompletion(log.position())
            animator.startAnimation()
            stage.turn(frames: 20)
            #expect(log.entries == ["done end @\(endsNextTurn ? 1 : 12)"])
        }
    }

    @Test("6.6 the background ends a running animator, and leaves a paused one to its hand")
    func background() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let running = makeAnimator(stage, log)
            running.startAnimation()
            let paused = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.alpha = 0 }
            paused.pauseAnimation()
            stage.turn(frames: 5)
            stage.world.isInBackground = true
            stage.engine.enterBackground()
            #expect(log.entries == ["done end @5"])
            #expect(paused.state == .active)
            stage.world.isTearingDown = true
        }
    }

    @Test("the optional spelling of UIKit's optional requirements reaches the animator")
    func optionalSpelling() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
            animator.addAnimations? { stage.view.center.x = 300 }
            animator.addCompletion?(log.position())
            animator.startAnimation()
            stage.turn(frames: 30)
            #expect(log.entries == ["done end @30"])
        }
    }
}
