import Testing
import TransitionCore
import UIKit

/// A launched app with tabs `A`, `B` and `C`, of which the first is selected.
@MainActor
struct TabFixture {
    let log = CallLog()
    let app: HeadlessApp
    let tabs: UITabBarController
    let delegate: TabRecorder
    let a: RecordingController
    let b: RecordingController
    let c: RecordingController
    let animator: ContainerAnimator

    init(usesAnimator: Bool = false, profile: UIKitProfile = .default) {
        let log = self.log
        var tabs: UITabBarController!
        app = HeadlessApp(
            profile: profile,
            root: {
                tabs = UITabBarController()
                tabs.viewControllers = ["A", "B", "C"].map { RecordingController($0, log) }
                return tabs
            }())
        self.tabs = tabs
        let controllers = tabs.viewControllers!.map { $0 as! RecordingController }
        (a, b, c) = (controllers[0], controllers[1], controllers[2])
        delegate = TabRecorder(log)
        animator = ContainerAnimator(log)
        tabs.delegate = delegate
        if usesAnimator { delegate.animator = animator }
        app.advanceToRest()
        _ = log.take()
    }

    /// Taps the tab at a place, from 0.
    func tap(_ place: Int) {
        let bar = tabs.tabBar.frame
        app.tap(at: CGPoint(x: bar.width * (CGFloat(place) + 0.5) / 3, y: bar.minY + 20))
        app.advance()
    }
}

/// Vends what it is given for a tab bar controller and writes down what it is told.
final class TabRecorder: NSObject, UITabBarControllerDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
    var allows = true

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log("shouldSelect")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log("didSelect")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactionControllerFor")
        return driver
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animationControllerForTransition")
        return animator
    }
}

@Suite("1.11 Order of callbacks: tabs")
@MainActor
struct TabOrderTests {
    @Test("1.11 the user's tap: shouldSelect, questions, will calls, didSelect; then the animation")
    func tap() {
        let fixture = TabFixture(usesAnimator: true)
        fixture.tap(1)
        #expect(
            fixture.log.take() == [
                "shouldSelect", "animationControllerForTransition", "interactionControllerFor", "B.viewDidLoad",
                "A.viewWillDisappear", "B.viewWillAppear", "didSelect", "animate", "B.viewIsAppearing",
            ])
        fixture.app.advanceToRest()
        #expect(fixture.log.take() == ["A.viewDidDisappear", "B.viewDidAppear", "animationEnded(true)"])
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("1.11 a choice that the delegate refuses changes nothing")
    func refused() {
        let fixture = TabFixture(usesAnimator: true)
        fixture.delegate.allows = false
        fixture.tap(1)
        fixture.app.advanceToRest()
        #expect(fixture.log.take() == ["shouldSelect"])
        #expect(fixture.tabs.selectedIndex == 0)
    }

    @Test("1.11 a selection in code asks for the animation, but neither shouldSelect nor didSelect")
    func inCode() {
        let fixture = TabFixture(usesAnimator: true)
        fixture.tabs.selectedIndex = 2
        #expect(fixture.tabs.selectedViewController === fixture.c)
        fixture.app.advanceToRest()
        let lines = fixture.log.take()
        #expect(lines.contains("animationControllerForTransition"))
        #expect(!lines.contains("shouldSelect") && !lines.contains("didSelect"))
    }

    @Test("1.11 without an animator all callbacks come inside the setter, the will calls of the one that comes first")
    func unanimated() {
        let fixture = TabFixture()
        fixture.tabs.selectedIndex = 1
        #expect(
            fixture.log.take() == [
                "animationControllerForTransition", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
                "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
            ])
        #expect(fixture.b.view.window != nil)
        #expect(fixture.a.view.superview == nil)
    }

    @Test("1.11 selecting the current tab does nothing")
    func same() {
        let fixture = TabFixture(usesAnimator: true)
        fixture.tabs.selectedIndex = 0
        fixture.tabs.selectedViewController = fixture.a
        fixture.app.advanceToRest()
        #expect(fixture.log.take().isEmpty)
    }

    @Test("1.2, 1.14 the coordinator is there inside and right after the setter")
    func coordinator() {
        let fixture = TabFixture(usesAnimator: true)
        fixture.tabs.selectedIndex = 1
        #expect(fixture.tabs.transitionCoordinator != nil)
        #expect(fixture.b.transitionCoordinator != nil)
        fixture.app.advanceToRest()
        #expect(fixture.tabs.transitionCoordinator == nil)
    }

    @Test("1.11, 1.12 a cancelled interactive selection goes back, and completions hear of it")
    func cancelled() {
        let fixture = TabFixture(usesAnimator: true)
        let log = fixture.log
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        fixture.tabs.selectedIndex = 1
        fixture.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { log("cancelled: \($0.isCancelled)") }
        fixture.app.advance()
        driver.update(0.5)
        _ = log.take()
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(
            log.take() == [
                "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing",
                "A.viewDidAppear", "cancelled: true", "animationEnded(false)",
            ])
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.a.view.window != nil)
        #expect(fixture.b.view.superview == nil)
    }

    @Test("C12 animationEnded comes once; flipped, twice for a tab transition", arguments: [false, true])
    func animationEnded(flips: Bool) {
        let fixture = TabFixture(
            usesAnimator: true, profile: UIKitProfile(flipping: flips ? [.animationEndedRunsOnce] : []))
        fixture.tabs.selectedIndex = 1
        fixture.app.advanceToRest()
        #expect(fixture.log.take().count { $0 == "animationEnded(true)" } == (flips ? 2 : 1))
    }
}
