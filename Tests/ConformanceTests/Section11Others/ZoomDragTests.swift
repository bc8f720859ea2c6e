import Testing
import TransitionCore
import UIKit

@Suite("11 Drags that take a zoomed controller back")
@MainActor
struct ZoomDragTests {
    /// A stack whose pages zoom, the last one out of a view of the one before it.
    @MainActor
    private struct Stage {
        let launch = Launch(UINavigationController(rootViewController: UIViewController()))
        let thumbnail = UIView(frame: CGRect(x: 20, y: 300, width: 78, height: 78))
        let page = UIViewController()
        let options = UIViewController.Transition.ZoomOptions()
        let asked = Asked()
        var app: HeadlessApp { launch.app }
        var root: UIViewController { launch.root.viewControllers[0] }
        var shown: CGRect { page.view.layer.presentation()?.frame ?? .null }

        final class Asked {
            var count = 0
        }

        init() {
            root.view.addSubview(thumbnail)
            let (thumbnail, asked) = (thumbnail, asked)
            options.interactiveDismissShouldBegin = { _ in
                asked.count += 1
                return true
            }
            for controller in [root, page] {
                controller.preferredTransition = .zoom(options: options) { _ in thumbnail }
            }
            launch.root.pushViewController(page, animated: true)
            app.advanceToRest()
        }

        func drag(by way: CGVector, frames: Int = 60, ending: GestureEnding = .lift) {
            app.pan(from: CGPoint(x: 200, y: 150), by: way, frames: frames, ending: ending)
            if ending == .lift { app.advanceToRest() }
        }
    }

    @Test("11.8 the page is as far on its way as the finger")
    func follows() {
        let stage = Stage()
        stage.drag(by: CGVector(dx: 0, dy: 422), ending: .hold)
        #expect(abs(stage.shown.width - 234) < 8)
        stage.app.liftTouches()
        stage.app.advanceToRest()
    }

    @Test("11.8 a short drag goes through if it is fast", arguments: [60, 6])
    func speed(frames: Int) {
        let stage = Stage()
        stage.drag(by: CGVector(dx: 0, dy: 300), frames: frames)
        #expect((stage.launch.root.viewControllers.count == 1) == (frames == 6))
    }

    @Test("11.8 only a drag down may take it, and none at the root of a stack")
    func mayBegin() {
        let stage = Stage()
        stage.drag(by: CGVector(dx: 300, dy: 20))
        #expect(stage.asked.count == 0)
        stage.launch.root.popViewController(animated: true)
        stage.app.advanceToRest()
        stage.drag(by: CGVector(dx: 0, dy: 600))
        #expect(stage.asked.count == 0)
    }

    @Test("11.8 without the transition there is no drag any more")
    func takenAway() {
        let stage = Stage()
        stage.page.preferredTransition = nil
        #expect(stage.page.view.gestureRecognizers?.isEmpty ?? true)
        stage.drag(by: CGVector(dx: 0, dy: 600))
        #expect(stage.launch.root.viewControllers.count == 2)
    }

    @Test("11.8 a source that has left the window is none: the page goes into the middle")
    func lostSource() {
        let stage = Stage()
        stage.thumbnail.removeFromSuperview()
        stage.launch.root.popViewController(animated: true)
        stage.app.advance(frames: 29)
        #expect(abs(stage.shown.midX - 195) < 2)
    }

    @Test("11.8 what comes back from below a zoomed page has the size that the window has got meanwhile")
    func turned() {
        let stage = Stage()
        stage.app.resize(to: CGSize(width: 844, height: 390))
        stage.app.advanceToRest()
        stage.launch.root.popViewController(animated: true)
        stage.app.advance(frames: 2)
        #expect(stage.root.view.frame.size == CGSize(width: 844, height: 390))
    }

    @Test("11.8 a presented page is dragged away too, unless it is modal", arguments: [false, true])
    func presented(isModal: Bool) {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.presented.preferredTransition = .zoom { _ in nil }
        fixture.presented.isModalInPresentation = isModal
        fixture.present()
        fixture.app.advanceToRest()
        fixture.app.pan(from: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: 600), frames: 60, ending: .lift)
        fixture.app.advanceToRest()
        #expect((fixture.root.presentedViewController != nil) == isModal)
    }
}
