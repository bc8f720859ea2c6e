import Testing
import UIKit

@Suite("11 Animations that are begun and committed")
@MainActor
struct BegunAnimationTests {
    @MainActor
    final class Listener: NSObject {
        var heard: [String] = []
        func started(_ name: String?, _ context: UnsafeMutableRawPointer?) { heard.append("start \(name ?? "nil")") }
        func stopped(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
            heard.append("stop \(name ?? "nil") \(finished.boolValue)")
        }
    }

    @Test("11.6 what is set between the two animates for as long as was said, 0.2 s unless it was")
    func animates() {
        let fixture = AnimationFixture()
        UIView.beginAnimations(nil, context: nil)
        fixture.view.center.x = 300
        UIView.commitAnimations()
        #expect(fixture.view.center.x == 300 && fixture.shownX == 100)
        fixture.advance(6)
        #expect(fixture.shownX == 200)
        fixture.advance(6)
        #expect(fixture.shownX == 300)

        UIView.beginAnimations("back", context: nil)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        fixture.view.center.x = 100
        UIView.commitAnimations()
        fixture.advance(30)
        #expect(fixture.shownX == 300)
        fixture.advance(30)
        #expect(abs(fixture.shownX - 200) < 1e-6)
    }

    @Test("11.6 each change has the settings of its moment; what follows the commit is not animated")
    func settings() {
        let fixture = AnimationFixture()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(1)
        fixture.view.center.x = 300
        UIView.setAnimationDuration(0.5)
        fixture.view.alpha = 0
        UIView.commitAnimations()
        fixture.view.center.y = 500
        fixture.advance(30)
        #expect(fixture.shownAlpha == 0 && fixture.shownX == 200)
        #expect(fixture.view.layer.presentation()?.position.y == 500)
    }

    @Test("11.6 the delegate hears of start and stop, with name and result")
    func delegate() {
        let fixture = AnimationFixture()
        let listener = Listener()
        func run(duration: TimeInterval) {
            UIView.beginAnimations("fade", context: nil)
            UIView.setAnimationDuration(duration)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationWillStart(Selector("started", Listener.started))
            UIView.setAnimationDidStop(Selector("stopped", Listener.stopped))
            fixture.view.alpha = fixture.view.alpha == 1 ? 0 : 1
            UIView.commitAnimations()
        }
        run(duration: 0.5)
        #expect(listener.heard.isEmpty)
        fixture.app.advanceToRest()
        #expect(listener.heard == ["start fade", "stop fade true"])
        run(duration: 0.5)
        fixture.advance(5)
        fixture.view.removeFromSuperview()
        fixture.app.advanceToRest()
        #expect(listener.heard.last == "stop fade false" && fixture.app.diagnostics.isEmpty)
    }

    @Test("11.6 an inner pair ends before the outer one, and neither disturbs the other; alone, commit does nothing")
    func nested() {
        let fixture = AnimationFixture()
        UIView.commitAnimations()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.linear)
        fixture.view.alpha = 0
        UIView.commitAnimations()
        fixture.view.center.x = 300
        UIView.commitAnimations()
        fixture.advance(30)
        #expect(fixture.shownAlpha == 0 && fixture.shownX == 200)
    }
}
