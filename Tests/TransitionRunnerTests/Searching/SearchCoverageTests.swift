import HeadlessUIKit
import Testing
import TransitionCore
import TransitionReports
import TransitionRunner

@Suite("What a search covered")
@MainActor
struct SearchCoverageTests {
    private static let scene = TransitionScene("pages") { UIViewController() }
        .action("show", when: { $0.presentationChain.count == 1 }) { app in
            let controller = UIViewController()
            controller.modalPresentationStyle = .fullScreen
            app.topViewController?.present(controller, animated: true)
        }
        .action("close", when: { $0.presentationChain.count > 1 }) { $0.topViewController?.dismiss(animated: true) }

    private func statistics(_ scene: TransitionScene, runs: Int = 60, hangTimeout: Double = 20) -> SearchStatistics {
        var options = SearchOptions()
        options.runCount = runs
        options.seed = 1
        options.hangTimeout = hangTimeout
        options.shrinkBudget = 0
        options.explainBudget = 0
        return search(scene, options: options).statistics
    }

    @Test("counts each action and kind of step, performed and skipped, and every step once")
    func steps() throws {
        let statistics = statistics(Self.scene)
        let steps = statistics.steps
        #expect(steps.prefix(2).map(\.subject) == ["act \"show\"", "act \"close\""])
        #expect(steps.reduce(0) { $0 + $1.performedCount + $1.skippedCount } == statistics.stepCount)
        #expect(steps.reduce(0) { $0 + $1.skippedCount } == statistics.skippedStepCount)
        #expect(steps[0].performedCount > 0 && steps[0].skippedCount > 0)
    }

    @Test("counts interruptions, and fullscreen pages leave no gap but gestures")
    func interruptions() throws {
        let statistics = statistics(Self.scene)
        let shown = try #require(statistics.coverage.first { $0.subject.hasPrefix("presentation") })
        #expect(shown.animatedCount == shown.startedCount && shown.interactiveCount == 0)
        #expect(shown.interruptions.waiting > 0 && shown.interruptions.animating > 0)
        #expect((1...shown.interruptions.waiting + shown.interruptions.animating).contains(shown.interruptedCount))
        #expect(Vacuity.findings(statistics) == [])
    }

    @Test("counts no gesture of UIKit's own with which a scroll view zooms")
    func zooming() {
        let scene = TransitionScene("zooming") {
            let controller = ZoomingPage()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.maximumZoomScale = 4
            scrollView.delegate = controller
            controller.zoomed.frame = scrollView.bounds
            scrollView.addSubview(controller.zoomed)
            controller.view.addSubview(scrollView)
            return controller
        }
        #expect(statistics(scene.pinches()).gestureCount == 0)
        let pinched = TransitionScene("pinched") {
            let controller = UIViewController()
            controller.view.addGestureRecognizer(UIPinchGestureRecognizer())
            return controller
        }
        #expect(statistics(pinched).gestureCount > 0)
    }

    private final class ZoomingPage: UIViewController, UIScrollViewDelegate {
        let zoomed = UIView()
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    @Test("counts the scripts in which the API was used in a way that the model only notes")
    func misuses() throws {
        let scene = Self.scene.action("decorate", when: { $0.presentationChain.count == 1 }) { app in
            let (badge, other) = (UIView(), UIView())
            for view in [badge, other] { app.topViewController?.view.addSubview(view) }
            other.layer.addSublayer(badge.layer)
        }
        let statistics = statistics(scene)
        let misuse = try #require(statistics.misuses.first)
        #expect(statistics.misuses.count == 1 && (5...60).contains(misuse.scriptCount))
        #expect(misuse.text.hasPrefix("The layer of a subview was added to another layer"))
        #expect(SearchNote.all(statistics).contains { $0.text.contains(misuse.text) })
        let script = try #require(misuse.script)
        let shown = replay(script, in: scene).trace.diagnostics.filter { $0.severity == .misuse }.map(\.text)
        #expect(shown.contains { $0.hasPrefix("The layer of a subview was added to another layer") })
    }

    @Test("names an action that does nothing in any script")
    func deadAction() {
        let findings = Vacuity.findings(statistics(Self.scene.action("turn") { _ in }))
        #expect(findings.count == 1 && findings[0].hasPrefix("the action \"turn\" was skipped in every script, "))
    }

    @Test("says that gestures drive nothing when a pan asks for nothing")
    func idleGesture() {
        let scene = TransitionScene("panned") {
            let root = UIViewController()
            root.view.addGestureRecognizer(UIPanGestureRecognizer())
            return root
        }
        .action("show", when: { $0.presentationChain.count == 1 }) { app in
            let controller = UIViewController()
            controller.modalPresentationStyle = .fullScreen
            app.topViewController?.present(controller, animated: true)
        }
        let findings = Vacuity.findings(statistics(scene))
        #expect(findings.contains { $0.hasPrefix("gestures began ") && $0.contains("none drove a transition") })
    }

    @Test("tells scripts that hung from those that crashed")
    func hangs() {
        let scene = Self.scene.action("hang", when: { $0.isInBackground }) { _ in while true {} }
        let statistics = statistics(scene, runs: 12, hangTimeout: 0.3)
        #expect(statistics.hungScriptCount > 0 && statistics.hungScriptCount == statistics.crashedScriptCount)
    }

    @Test("says that the launch crashed, and nothing else")
    func launchCrash() {
        let scene = TransitionScene("broken") { fatalError("no root today") }
        let statistics = statistics(scene)
        #expect(statistics.launchCrashed && statistics.crashedScriptCount == 1 && statistics.scriptCount == 0)
        #expect(Vacuity.findings(statistics).count == 1)
    }
}
