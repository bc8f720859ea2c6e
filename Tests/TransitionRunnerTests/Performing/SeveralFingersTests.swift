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

    /// Asks for a page with two fingers.
    private final class PinchedHost: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(
                UIPinchGestureRecognizer(target: self, action: Selector("pinched(_:)", PinchedHost.pinched(_:))))
        }

        func pinched(_ pinch: UIPinchGestureRecognizer) {
            if pinch.state == .began { present(UIViewController(), animated: true) }
        }
    }

    @Test("A twin pinches for what two fingers asked that came one by one")
    func pinchOneByOne() {
        let performer = ScriptPerformer(scene: TransitionScene("pinch") { PinchedHost() })
        let apart = PanStep(start: .point(x: 50, y: 50), dx: 0, dy: 200, frames: 20, ending: .lift)
        let script = Script(scene: "pinch", steps: [.pan(held), .pan(apart), .wait(frames: 60), .lift])
        let app = performer.launch(profile: .default)
        _ = performer.perform(script, in: app)
        let trace = app.trace
        _ = app.tearDown()
        #expect(trace.transitions.count == 1)
        #expect(TwinMaker(performer: performer).twin(of: TwinPlan(of: trace, script).moves).twin.end == nil)
    }
}
