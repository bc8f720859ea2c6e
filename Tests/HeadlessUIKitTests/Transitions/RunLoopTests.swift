import HeadlessUIKit
import Testing
import TransitionCore

@Suite("Virtual time")
@MainActor
struct RunLoopTests {
    private func app() -> HeadlessApp { HeadlessApp(root: UIViewController()) }

    @Test("The clock moves only when told, in whole frames")
    func wholeFrames() {
        let app = app()
        #expect(app.now == .zero)
        app.advance(frames: 60)
        #expect(app.now == .seconds(1))
        app.advance(by: .milliseconds(1))
        #expect(app.now == .seconds(61) / 60)
        app.advance(frames: -4)
        #expect(app.now == .seconds(61) / 60)
    }

    @Test("Sixty frame durations are sixty frames, though they do not add up to a second")
    func sumOfFrameDurations() {
        let app = app()
        app.advance(by: app.frameDuration * 60)
        #expect(app.now == .seconds(1))
    }

    @Test("Nothing due: a long wait costs no turn and still ends at its instant")
    func jumps() {
        let app = app()
        app.advance(frames: 1_000_000)
        #expect(app.now == .seconds(1_000_000) / 60)
        #expect(app.advanceToRest() == .rest)
    }

    @Test("A hitch keeps touches for one turn")
    func hitchGathersTouches() {
        let app = app()
        @MainActor final class Target: NSObject {
            var states: [(UIGestureRecognizer.State, Duration)] = []
            weak var app: HeadlessApp?
            func pan(_ recognizer: UIPanGestureRecognizer) { states.append((recognizer.state, app!.now)) }
        }
        let target = Target()
        target.app = app
        let pan = UIPanGestureRecognizer(target: target, action: Selector("pan(_:)", Target.pan))
        app.window.rootViewController?.view.addGestureRecognizer(pan)
        app.hitch(frames: 30)
        app.pan(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 100, dy: 0), frames: 12)
        #expect(target.states.isEmpty)
        app.advance(frames: 30)
        #expect(target.states.first?.0 == .began && target.states.last?.0 == .ended)
        #expect(Set(target.states.map(\.1)).count == 1)
    }

    @Test("What was changed in the background is seen at the rest after it, though the main thread is blocked then")
    func restAfterHitch() {
        let app = app()
        app.advanceToRest()
        app.enterBackground()
        app.perform { $0.window.rootViewController = UINavigationController() }
        app.advance(frames: 2)
        app.hitch(frames: 1)
        app.enterForeground()
        #expect(app.advanceToRest() == .rest)
        #expect(app.now == .seconds(3) / 60)
        #expect(app.trace.snapshots.last?.reason == .rest)
        let shown = app.trace.snapshots.last?.presentationChain.first.map { app.trace.object($0).typeName }
        #expect(shown == "UINavigationController")
    }

    @Test("tearDown lets the whole chain go and reports what a cycle keeps")
    func tearDownReportsLeaks() {
        final class Cyclic: UIViewController {
            var other: Cyclic?
        }
        let app = app()
        let clean = UIViewController()
        app.topViewController?.present(clean, animated: false)
        app.advanceToRest()
        var cyclic: Cyclic? = Cyclic()
        cyclic?.other = cyclic
        weak let leaked = cyclic
        app.topViewController?.present(cyclic!, animated: false)
        app.advanceToRest()
        cyclic = nil
        let leaks = app.tearDown()
        #expect(leaks.map(\.typeName).contains("Cyclic"))
        #expect(leaks.map(\.kind).contains(.viewController))
        leaked?.other = nil
        #expect(leaked == nil)
    }
}
