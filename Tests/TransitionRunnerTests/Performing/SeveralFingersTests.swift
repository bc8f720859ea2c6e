import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("Several fingers")
struct SeveralFingersTests {
    private let performer = ScriptPerformer(scene: TransitionScene("fingers") { UIViewController() })
    private let held = PanStep(start: .point(x: 50, y: 50), dx: 20, dy: 0, frames: 2, ending: .hold)

    @Test("A gesture takes fingers that are free, up to five; one that needs more is skipped and leaves all as it was")
    func fingers() {
        let app = performer.launch(profile: .default)
        for count in 1...5 {
            performer.perform(.pan(held), in: app)
            #expect(app.heldTouchCount == count)
        }
        performer.perform(.pan(held), in: app)
        performer.perform(.pinch(PinchStep(x: 50, y: 50, scale: 50, frames: 2, ending: .hold)), in: app)
        #expect(app.heldTouchCount == 5)
        #expect(app.trace.events.filter { $0.kind == .stepSkipped(.noFingerIsFree) }.count == 2)
        performer.perform(.lift, in: app)
        #expect(!app.hasHeldTouch)
    }

    @Test("A second finger that lifts leaves the first one down")
    func second() {
        let app = performer.launch(profile: .default)
        performer.perform(.pan(held), in: app)
        var second = held
        second.ending = .lift
        performer.perform(.pan(second), in: app)
        #expect(app.heldTouchCount == 1)
    }
}
