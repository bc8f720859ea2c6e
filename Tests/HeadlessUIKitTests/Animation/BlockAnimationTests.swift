import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct BlockAnimationTests {
    @Test("6.1 a completion comes once, with true, at the first frame that covers the duration")
    func completesOnce() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: 0.26, animations: { stage.view.alpha = 0 }, completion: log.block())
            stage.turn(frames: 15)
            #expect(log.entries.isEmpty)
            stage.turn(frames: 30)
            #expect(log.entries == ["done true @16"])
        }
    }

    @Test("6.1 a duration of whole frames does not last a frame longer for its rounding", arguments: 1...120)
    func wholeFrames(frames: Int) {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            stage.turn(frames: 7)
            UIView.animate(
                withDuration: Double(frames) / 60, animations: { stage.view.alpha = 0 }, completion: log.block())
            stage.turn(frames: frames + 5)
            #expect(log.entries == ["done true @\(frames + 7)"])
        }
    }

    @Test(
        "6.2 without a duration the changes are made at once and the completion comes in the next turn",
        arguments: [0, -1.0])
    func noDuration(duration: Double) {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: duration, animations: { stage.view.center.x = 300 }, completion: log.block())
            #expect(stage.shownX == 300)
            stage.engine.finishDue()
            #expect(log.entries.isEmpty)
            stage.turn()
            #expect(log.entries == ["done true @1"])
        }
    }

    @Test("6.3 nothing to animate: the completion comes in the next turn, whatever the duration")
    func nothingToAnimate() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: 5, animations: {}, completion: log.block("empty"))
            UIView.animate(
                withDuration: 5, animations: { stage.view.alpha = stage.view.alpha }, completion: log.block("same"))
            stage.turn(frames: 3)
            #expect(log.entries == ["empty true @1", "same true @1"])
        }
    }

    @Test("6.4 a view that leaves the window ends its animation early with false, and keeps the target")
    func removedView() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: log.block())
            stage.turn(frames: 10)
            stage.view.removeFromSuperview()
            #expect(stage.engine.nextDueFrame == 10)
            stage.turn()
            #expect(log.entries == ["done false @11"])
            #expect(stage.view.center.x == 300)
        }
    }

    @Test("6.4 moving a view within one turn from superview to superview does not end its animation")
    func movedView() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let other = UIView(frame: stage.window.bounds)
            stage.window.addSubview(other)
            UIView.animate(withDuration: 0.5, animations: { stage.view.center.x = 300 }, completion: log.block())
            stage.turn(frames: 10)
            other.addSubview(stage.view)
            stage.turn(frames: 30)
            #expect(log.entries == ["done true @30"])
        }
    }

    @Test("6.4 a block with two views waits for the other one, and says false when one was removed")
    func oneOfTwoRemoved() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(other)
            UIView.animate(
                withDuration: 0.5,
                animations: {
                    stage.view.alpha = 0
                    other.alpha = 0
                }, completion: log.block())
            stage.turn(frames: 5)
            other.removeFromSuperview()
            stage.turn(frames: 40)
            #expect(log.entries == ["done false @30"])
        }
    }

    @Test("6.4 removeAllAnimations ends with false and jumps to the target")
    func removeAll() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: log.block())
            stage.turn(frames: 10)
            #expect(stage.view.layer.animationKeys() == ["position"])
            stage.view.layer.removeAllAnimations()
            #expect(stage.shownX == 300)
            #expect(stage.view.layer.animationKeys() == nil)
            stage.turn()
            #expect(log.entries == ["done false @11"])
        }
    }

    @Test("6.5 a view that was never in a window: the completion is prompt")
    func neverInWindow() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let loose = UIView()
            UIView.animate(withDuration: 3, animations: { loose.alpha = 0 }, completion: log.block())
            // A clock that jumped to the end would not be prompt.
            #expect(stage.engine.nextDueFrame == 0)
            stage.turn(frames: 2)
            #expect(log.entries == ["done true @1"])
            #expect(loose.layer.presentation() == nil)
        }
    }

    @Test("6.5 a view that enters the window in the same turn does animate")
    func addedAfterwards() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            UIView.animate(withDuration: 0.5, animations: { late.alpha = 0 }, completion: log.block())
            stage.window.addSubview(late)
            stage.turn(frames: 40)
            #expect(log.entries == ["done true @30"])
        }
    }

    @Test("6.6 entering the background ends what runs with false; what starts there ends in the next turn")
    func background() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: log.block("before"))
            stage.turn(frames: 10)
            stage.world.isInBackground = true
            stage.engine.enterBackground()
            #expect(log.entries == ["before false @10"])
            UIView.animate(withDuration: 1, animations: { stage.view.alpha = 1 }, completion: log.block("inside"))
            #expect(stage.shownAlpha == 1)
            stage.turn(frames: 3)
            #expect(log.entries.last == "inside true @11")
        }
    }

    @Test("6.9 while animations are off changes are immediate and the completion still comes")
    func animationsOff() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 2, animations: { stage.view.alpha = 0 }, completion: log.block("off"))
            UIView.setAnimationsEnabled(true)
            #expect(stage.shownAlpha == 0)
            UIView.animate(withDuration: 0.5) {
                UIView.performWithoutAnimation { stage.view.center.x = 300 }
                stage.view.alpha = 1
            }
            #expect(UIView.areAnimationsEnabled)
            stage.jump(toFrame: 1)
            #expect(stage.shownX == 300)
            #expect(stage.shownAlpha < 0.5)
            stage.turn()
            #expect(log.entries == ["off true @2"])
        }
    }

    @Test("6.12 a finite repetition ends after all of its ways; autoreverse comes back and jumps to the target")
    func autoreverse() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(
                withDuration: 0.5, delay: 0, options: [.autoreverse, .curveLinear],
                animations: { stage.view.center.x = 200 }, completion: log.block())
            stage.jump(toFrame: 15)
            #expect(isClose(stage.shownX, 150))
            stage.jump(toFrame: 45)
            #expect(isClose(stage.shownX, 150))
            stage.jump(toFrame: 57)
            #expect(isClose(stage.shownX, 110))
            stage.turn(frames: 5)
            #expect(log.entries == ["done true @60"])
            #expect(stage.shownX == 200)
        }
    }

    @Test("6.12 an endless repetition never completes by itself and keeps nobody waiting")
    func endless() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(
                withDuration: 0.2, delay: 0, options: [.repeat], animations: { stage.view.alpha = 0 },
                completion: log.block())
            stage.turn(frames: 200)
            #expect(log.entries.isEmpty)
            #expect(stage.engine.isIdle)
            #expect(stage.engine.nextDueFrame == nil)
            stage.view.removeFromSuperview()
            stage.turn()
            #expect(log.entries == ["done false @201"])
        }
    }

    @Test("6.13 the model has its target at once while what is shown lags; a frame animates as bounds and centre")
    func modelAndShown() {
        AnimationStage.run { stage in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
            }
            #expect(stage.view.frame == CGRect(x: 100, y: 100, width: 200, height: 200))
            #expect(stage.view.layer.animationKeys() == ["bounds", "position"])
            stage.jump(toFrame: 30)
            #expect(stage.view.layer.presentation()?.frame == CGRect(x: 75, y: 75, width: 150, height: 150))
        }
    }

    @Test("6.1 a delay holds the start and counts for the end; the clock may jump there")
    func delay() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(
                withDuration: 0.5, delay: 0.5, animations: { stage.view.center.x = 300 }, completion: log.block())
            stage.turn()
            #expect(stage.engine.nextDueFrame == 60)
            #expect(!stage.engine.isIdle)
            stage.jump(toFrame: 29)
            #expect(stage.shownX == 100)
            stage.jump(toFrame: 59)
            stage.turn()
            #expect(log.entries == ["done true @60"])
            #expect(stage.engine.isIdle)
        }
    }

    @Test("completions run in the order of insertion, and one made by a completion waits for its own end")
    func order() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            for name in ["first", "second"] {
                UIView.animate(
                    withDuration: 0.5, animations: { stage.view.alpha -= 0.3 },
                    completion: {
                        log.block(name)($0)
                        UIView.animate(withDuration: 0, animations: {}, completion: log.block("after \(name)"))
                    })
            }
            stage.turn(frames: 40)
            #expect(
                log.entries == ["first true @30", "second true @30", "after first true @31", "after second true @31"])
        }
    }

    @Test("a frozen world takes no animation and completes none")
    func frozen() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: 0.1, animations: { stage.view.alpha = 0.5 }, completion: log.block())
            stage.world.raise("NSGenericException", "for the test", for: nil)
            UIView.animate(withDuration: 0.1, animations: { stage.view.alpha = 0 }, completion: log.block())
            stage.view.isHidden = true
            stage.turn(frames: 20)
            #expect(log.entries.isEmpty)
            #expect(stage.view.alpha == 0.5)
            #expect(!stage.view.isHidden)
        }
    }

    @Test("outside a world animations apply at once")
    func noWorld() {
        World.current = nil
        let view = UIView()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.25 }, completion: { finished.append($0) })
        #expect(view.alpha == 0.25)
        #expect(finished == [true])
    }
}
