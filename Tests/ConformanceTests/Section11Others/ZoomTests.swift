import Testing
import TransitionCore
import UIKit

@Suite("11 Zooms")
@MainActor
struct ZoomTests {
    private static let thumbnail = CGRect(x: 20, y: 300, width: 78, height: 78)

    /// A stack whose first page has a thumbnail, and a page that zooms out of it.
    @MainActor
    private struct Stage {
        let launch = Launch(UINavigationController(rootViewController: UIViewController()))
        let thumbnail = UIView(frame: ZoomTests.thumbnail)
        let page = UIViewController()
        var root: UIViewController { launch.root.viewControllers[0] }
        var app: HeadlessApp { launch.app }
        var shown: CGRect { page.view.layer.presentation()?.frame ?? .null }

        init(_ options: UIViewController.Transition.ZoomOptions? = nil, hasSource: Bool = true) {
            root.view.addSubview(thumbnail)
            let thumbnail = hasSource ? thumbnail : nil
            page.preferredTransition = .zoom(options: options) { _ in thumbnail }
        }

        func push() {
            launch.root.pushViewController(page, animated: true)
            app.advanceToRest()
        }
    }

    @Test("11.8 a pushed controller grows out of its source, and a pop brings it back there")
    func pushAndPop() {
        let stage = Stage()
        stage.launch.root.pushViewController(stage.page, animated: true)
        stage.app.advance()
        #expect(abs(stage.shown.width - 78) < 12 && abs(stage.shown.minX - 20) < 12)
        stage.app.advanceToRest()
        #expect(stage.page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(stage.page.view.transform == .identity)
        stage.launch.root.popViewController(animated: true)
        stage.app.advance(frames: 29)
        #expect(abs(stage.shown.width - 78) < 2 && abs(stage.shown.midX - 59) < 2)
        stage.app.advanceToRest()
        #expect(stage.page.view.window == nil && stage.page.view.transform == .identity)
        #expect(stage.root.view.window != nil)
    }

    @Test("11.8 the source is asked for anew, with both controllers, when it grows and when it shrinks")
    func questions() {
        let stage = Stage()
        var asked: [UIViewController] = []
        stage.page.preferredTransition = .zoom { context in
            asked += [context.sourceViewController, context.zoomedViewController]
            return nil
        }
        stage.push()
        #expect(asked == [stage.root, stage.page])
        stage.launch.root.popViewController(animated: true)
        stage.app.advanceToRest()
        #expect(asked == [stage.root, stage.page, stage.root, stage.page])
    }

    @Test("11.8 without a source it grows out of the middle")
    func withoutSource() {
        let stage = Stage(hasSource: false)
        stage.launch.root.pushViewController(stage.page, animated: true)
        stage.app.advance()
        #expect(abs(stage.shown.midX - 195) < 1 && stage.shown.width < 60)
    }

    @Test("9.9, 11.8 the window may change its size while something zooms", arguments: [false, true])
    func resized(isPushed: Bool) {
        let stage = Stage()
        if isPushed {
            stage.launch.root.pushViewController(stage.page, animated: true)
        } else {
            stage.page.modalPresentationStyle = .fullScreen
            stage.root.present(stage.page, animated: true)
        }
        stage.app.advance(frames: 5)
        stage.app.resize(to: CGSize(width: 844, height: 390))
        stage.app.advanceToRest()
        #expect(stage.page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test("11.8 a presented controller zooms in and out too, and a delegate's animator goes before")
    func presentation() {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        let thumbnail = UIView(frame: Self.thumbnail)
        fixture.root.view.addSubview(thumbnail)
        fixture.presented.preferredTransition = .zoom { _ in thumbnail }
        fixture.present()
        fixture.app.advance()
        #expect(abs((fixture.presented.view.layer.presentation()?.frame.width ?? 0) - 78) < 12)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame == fixture.app.window.bounds)
        let own = PresentationFixture(style: .fullScreen)
        own.presented.preferredTransition = .zoom { _ in nil }
        own.present()
        own.app.advanceToRest()
        #expect(own.log.lines.contains("animateTransition"))
    }

    @Test("11.8 a drag down takes the controller back; one that ends early leaves it", arguments: [true, false])
    func drag(goes: Bool) {
        let stage = Stage()
        stage.push()
        let way = CGVector(dx: 0, dy: goes ? 600 : 60)
        stage.app.pan(from: CGPoint(x: 200, y: 150), by: way, frames: 60, ending: .lift)
        #expect(stage.app.advanceToRest() == .rest)
        #expect(stage.launch.root.viewControllers.count == (goes ? 1 : 2))
        #expect(stage.page.view.transform == .identity && (stage.root.view.window != nil) == goes)
        #expect(goes || stage.page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("11.8 the options may forbid a drag, and dim what is below while it moves")
    func options() {
        let options = UIViewController.Transition.ZoomOptions()
        var velocities: [CGVector] = []
        options.interactiveDismissShouldBegin = { context in
            velocities.append(context.velocity)
            return false
        }
        options.dimmingColor = .black
        let stage = Stage(options)
        stage.launch.root.pushViewController(stage.page, animated: true)
        stage.app.advance(frames: 2)
        #expect(stage.page.view.superview?.subviews.contains { $0.backgroundColor == .black } == true)
        stage.app.advanceToRest()
        #expect(stage.page.view.superview?.subviews.contains { $0.backgroundColor == .black } == false)
        stage.app.pan(from: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: 600), frames: 30, ending: .lift)
        stage.app.advanceToRest()
        #expect(stage.launch.root.viewControllers.count == 2)
        #expect(velocities.count == 1 && (velocities.first?.dy ?? 0) > 0)
    }

    @Test("11.8 the part of the page that the options name lies on the source at the small end")
    func alignment() {
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { _ in CGRect(x: 0, y: 0, width: 195, height: 195) }
        let stage = Stage(options)
        stage.push()
        stage.launch.root.popViewController(animated: true)
        stage.app.advance(frames: 29)
        #expect(abs(stage.shown.width - 156) < 4 && abs(stage.shown.minX - 20) < 2 && abs(stage.shown.minY - 300) < 2)
    }
}
