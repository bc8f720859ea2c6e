import Testing
import TransitionCore

@Suite struct StepPhraseTests {
    @Test(
        "Steps read as a person would say them",
        arguments: [
            (Step.wait(frames: 1), "wait 1 frame"),
            (.wait(frames: 37), "wait 37 frames"),
            (.act("show \"it\""), #"act "show \"it\"""#),
            (
                .pan(PanStep(start: .leftEdge, dx: 200, dy: 0, frames: 12, ending: .lift)),
                "pan from the left edge, 200 pt right, over 12 frames, lift"
            ),
            (
                .pan(PanStep(start: .point(x: 50, y: 5), dx: -3, dy: 40, frames: 0, ending: .cancel)),
                "pan from 50% 5%, 3 pt left and 40 pt down, all in one turn, cancel"
            ),
            (
                .pan(PanStep(start: .leftEdge, dx: 0, dy: 0, frames: 2, ending: .lift)),
                "tap at the left edge, over 2 frames, lift"
            ),
            (
                .pan(PanStep(start: .point(x: 50, y: 5), dx: 0, dy: 0, frames: 40, ending: .hold)),
                "press at 50% 5%, over 40 frames, hold"
            ),
            (
                .pinch(PinchStep(x: 50, y: 20, scale: 40, frames: 1, ending: .hold)),
                "pinch at 50% 20% to 40% of the distance, over 1 frame, hold"
            ),
            (.move(dx: 0, dy: 0, frames: 3), "move the finger, without moving, over 3 frames"),
            (.lift, "lift every finger"),
            (.cancelTouches, "the system cancels every touch"),
            (.tap(x: 1, y: 2), "tap at 1% 2%"),
            (.hitch(frames: 2), "the main thread is blocked for 2 frames"),
            (.background, "enter the background"),
            (.foreground, "enter the foreground"),
            (.resize(width: 844, height: 390), "resize the window to 844 × 390"),
        ])
    func phrases(step: Step, phrase: String) {
        #expect(step.phrase == phrase)
    }

    @Test("Only steps that take time have a length, and only fingers that move have a speed")
    func lengths() {
        let pan = Step.pan(PanStep(start: .topEdge, dx: 30, dy: -40, frames: 6, ending: .lift))
        #expect(pan.frameCount == 6)
        #expect(pan.pointsPerSecond == 500)
        let pinch = Step.pinch(PinchStep(x: 50, y: 50, scale: 40, frames: 7, ending: .lift))
        #expect(pinch.frameCount == 7)
        #expect(pinch.pointsPerSecond == nil)
        #expect(Step.lift.frameCount == nil)
        #expect(Step.move(dx: 1, dy: 0, frames: 0).pointsPerSecond == nil)
        #expect(Step.move(dx: .min, dy: .max, frames: 1).pointsPerSecond == nil)
    }

    @Test(
        "Virtual time reads in seconds with three decimals, rounded",
        arguments: [
            (0, "0.000 s"), (1, "0.017 s"), (37, "0.617 s"), (59, "0.983 s"), (60, "1.000 s"), (-1, "-0.017 s"),
            (6_003, "100.050 s"), (Int.max, "153722867280912930.117 s"),
        ])
    func time(frame: Int, text: String) {
        #expect(VirtualTime(frame: frame).text == text)
    }
}
