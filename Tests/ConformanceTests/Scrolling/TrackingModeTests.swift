import Testing
import UIKit

@Suite("7.10 the run loop's mode while a scroll view tracks")
@MainActor
struct TrackingModeTests {
    final class Target: NSObject {
        var log: [String] = []
        func tick(_ timer: Timer) { log.append("timer \(timer.userInfo ?? "nil")") }
        func step(_ link: CADisplayLink) { log.append("link") }
        func later(_ value: Any?) { log.append("later") }
    }

    private func scrolling() -> (app: HeadlessApp, finger: HeadlessTouch) {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        let scrollView = UIScrollView(frame: root.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 4000)
        root.view.addSubview(scrollView)
        app.advanceToRest()
        let finger = app.touchDown(at: CGPoint(x: 195, y: 600))
        app.advance(frames: 1)
        finger.move(to: CGPoint(x: 195, y: 500))
        app.advance(frames: 1)
        return (app, finger)
    }

    @Test("7.10 timers of the default mode wait for the lift; those of common modes and of tracking fire")
    func timers() {
        let (app, finger) = scrolling()
        var fired: [String] = []
        func note(_ name: String) -> @Sendable (Timer) -> Void {
            { _ in MainActor.assumeIsolated { fired.append(name) } }
        }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false, block: note("default"))
        RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false, block: note("common")), forMode: .common)
        RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false, block: note("tracking")), forMode: .tracking)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { fired.append("queue") }
        app.advance(frames: 30)
        #expect(fired == ["common", "tracking", "queue"])
        finger.lift()
        app.advance(frames: 1)
        #expect(fired.last == "default" && fired.count == 4)
    }

    @Test("7.10 a timer that was added for two modes fires once in either")
    func twoModes() {
        let (app, finger) = scrolling()
        var count = 0
        let timer = Timer(timeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated { count += 1 } }
        RunLoop.main.add(timer, forMode: .default)
        RunLoop.main.add(timer, forMode: .tracking)
        app.advance(frames: 30)
        finger.lift()
        app.advance(frames: 60)
        #expect(count == 1)
    }

    @Test("7.10 display links and delayed messages of the default mode wait too")
    func links() {
        let (app, finger) = scrolling()
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector("step(_:)", Target.step(_:)))
        link.add(to: .main, forMode: .default)
        target.perform(Selector("later(_:)", Target.later(_:)), with: nil, afterDelay: 0.05)
        app.advance(frames: 10)
        #expect(target.log.isEmpty)
        link.add(to: .main, forMode: .tracking)
        app.advance(frames: 2)
        #expect(target.log == ["link", "link"])
        finger.lift()
        app.advance(frames: 1)
        #expect(target.log.contains("later"))
        link.invalidate()
    }

    @Test("7.10 a timer hands over what it was made with")
    func userInfo() {
        let app = HeadlessApp(root: UIViewController())
        let target = Target()
        let selector = Selector("tick(_:)", Target.tick(_:))
        Timer.scheduledTimer(timeInterval: 0.1, target: target, selector: selector, userInfo: "a", repeats: false)
        let other = Timer(timeInterval: 0.2, target: target, selector: selector, userInfo: 7, repeats: false)
        RunLoop.main.add(other, forMode: .default)
        app.advance(frames: 30)
        #expect(target.log == ["timer a", "timer 7"])
    }
}
