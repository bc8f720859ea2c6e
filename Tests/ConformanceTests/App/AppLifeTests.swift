import Testing
import TransitionCore
import UIKit

@MainActor
struct AppLifeTests {
    @Test("8.10 An app that loses the touches without leaving the screen has its gestures cancelled")
    func inactive() {
        let stage = GestureStage()
        _ = stage.addPan()
        stage.drag(frames: 2, ending: .hold)
        stage.app.resignActive()
        #expect(stage.log.entries.last == "pan cancelled")
        #expect(UIApplication.shared.applicationState == .inactive)
        stage.drag(frames: 2)
        #expect(stage.log.entries.last == "pan cancelled")
        stage.app.becomeActive()
        stage.drag(frames: 2)
        #expect(stage.log.entries.last == "pan ended")
    }

    @Test("9.10 In the background a gesture is cancelled, and an animation ends unfinished")
    func background() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(frames: 2, ending: .hold)
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            stage.view.alpha = 0
        } completion: {
            finished = $0
        }
        stage.app.advance()
        stage.app.enterBackground()
        #expect(pan.state != .changed)
        stage.app.enterForeground()
        stage.app.advanceToRest()
        #expect(finished == false)
    }

    @Test("Going to the background and back is told in UIKit's order")
    func notifications() {
        let stage = GestureStage()
        let listener = Listener()
        let names: [NSNotification.Name] = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            UIScene.didEnterBackgroundNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(
                listener, selector: Selector("heard(_:)", Listener.heard(_:)), name: name, object: nil)
        }
        stage.app.enterBackground()
        #expect(UIApplication.shared.applicationState == .background)
        stage.app.enterForeground()
        #expect(
            listener.names == [
                "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
                "UISceneDidEnterBackgroundNotification", "UIApplicationWillEnterForegroundNotification",
                "UIApplicationDidBecomeActiveNotification",
            ])
        NotificationCenter.default.removeObserver(listener)
        stage.app.enterBackground()
        #expect(listener.names.count == 5)
    }

    @Test("Short memory reaches controllers, delegate and observers")
    func memory() {
        let controller = ForgetfulController()
        let app = HeadlessApp(root: controller)
        var heard = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { heard += 1 } }
        app.memoryWarning()
        NotificationCenter.default.removeObserver(token)
        app.memoryWarning()
        #expect(heard == 1)
        // The controller was made before its world, which does not know it.
        #expect(controller.warnings == 0)
        let other = HeadlessApp(root: ForgetfulController())
        other.memoryWarning()
        #expect((other.window.rootViewController as? ForgetfulController)?.warnings == 1)
    }

    @Test("Each world has its own application, screen, device and observers")
    func ownership() {
        let first = HeadlessApp(root: UIViewController())
        let listener = Listener()
        NotificationCenter.default.addObserver(
            listener, selector: Selector("heard(_:)", Listener.heard(_:)), name: nil, object: nil)
        let application = UIApplication.shared
        #expect(application === UIApplication.shared)
        #expect(UIScreen.main.bounds == first.window.bounds)
        let second = HeadlessApp(size: CGSize(width: 320, height: 568), root: UIViewController())
        #expect(application !== UIApplication.shared)
        #expect(UIScreen.main.bounds.width == 320)
        second.enterBackground()
        #expect(listener.names.isEmpty)
    }

    @Test("Touches are dropped while the app ignores them, and calls add up")
    func ignoring() {
        let stage = GestureStage()
        _ = stage.addPan()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.drag()
        #expect(stage.log.entries.isEmpty)
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.drag(frames: 1)
        #expect(stage.log.entries == ["pan began", "pan ended"])
    }

    @Test("Less motion is a setting of the app that is posted")
    func reducedMotion() {
        let stage = GestureStage()
        let listener = Listener()
        NotificationCenter.default.addObserver(
            listener, selector: Selector("heard", Listener.heardSomething),
            name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        stage.app.isReduceMotionEnabled = true
        stage.app.isReduceMotionEnabled = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(listener.names == ["something"])
    }
}

@MainActor
private final class Listener: NSObject {
    var names: [String] = []

    func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
    func heardSomething() { names.append("something") }
}

private final class ForgetfulController: UIViewController {
    var warnings = 0

    override func didReceiveMemoryWarning() { warnings += 1 }
}
