import Testing
import TransitionCore
import UIKit

@Suite("1.3–1.5, 1.12, 1.17 questions, starts and cancels")
@MainActor
struct QuestionTests {
    @Test("1.3 a dismissal asks for the animator, then the driver, and for no presentation controller")
    func dismissal() {
        let fixture = PresentationFixture(style: .custom)
        fixture.show()
        fixture.dismiss()
        #expect(
            fixture.log.take() == ["animationController(forDismissed)", "interactionControllerForDismissal"])
    }

    @Test("1.3 the delegate is weak: one that is gone means UIKit's own animation")
    func lostDelegate() {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.presented.transitioningDelegate = RecordingDelegate(fixture.log)
        fixture.present()
        #expect(!fixture.log.take().contains { $0.hasPrefix("animationController") })
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController === fixture.presented)
    }

    @Test("1.4, C27 UIKit starts one of the two, the animator alone or the driver", arguments: [true, false])
    func oneStart(hasDriver: Bool) {
        let fixture = PresentationFixture(style: .custom)
        let driver = LoggingDriver(fixture.log)
        if hasDriver { fixture.delegate.driver = driver }
        fixture.present()
        fixture.app.advance(frames: 1)
        let starts = fixture.log.take().filter { $0.hasSuffix("Transition") && !$0.hasPrefix("present") }
        #expect(starts == (hasDriver ? ["startInteractiveTransition", "animateTransition"] : ["animateTransition"]))
        driver.finish()
        fixture.app.advanceToRest()
    }

    @Test("4.1 the duration is asked before the animation, and is the driver's")
    func durationFirst() {
        let fixture = PresentationFixture(style: .custom)
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        fixture.animator.duration = 0.8
        fixture.present()
        fixture.app.advance(frames: 1)
        let lines = fixture.log.take().filter { $0.hasPrefix("transitionDuration") || $0.hasPrefix("animateT") }
        #expect(lines == ["transitionDuration", "animateTransition"])
        #expect(driver.duration == 0.8)
        driver.finish()
        fixture.app.advanceToRest()
    }

    @Test(
        "1.12 a cancelled presentation: each controller's calls come back to where they began",
        arguments: [true, false])
    func cancelledPresentation(isFullScreen: Bool) {
        let fixture = PresentationFixture(style: isFullScreen ? .fullScreen : .custom)
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        fixture.present()
        fixture.app.advance(frames: 1)
        driver.update(0.4)
        driver.cancel()
        fixture.app.advanceToRest()
        let lines = fixture.log.take()
        let presented = lines.filter { $0.hasPrefix("C.view") && $0 != "C.viewDidLoad" }
        #expect(presented == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(
            lines.filter { $0.hasPrefix("P.") }
                == (isFullScreen
                    ? ["P.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"] : []))
        #expect(!lines.contains("completion"))
    }

    @Test(
        "1.17 animationEnded is told what completeTransition was told, after everything else", arguments: [true, false])
    func animationEnded(completes: Bool) {
        let fixture = PresentationFixture(style: .custom)
        fixture.animator.result = completes
        fixture.present()
        fixture.app.advanceToRest()
        #expect(fixture.log.take().last == "animationEnded(\(completes))")
    }

    @Test("1.10 a presentation at once: its completion comes in a later turn, callbacks say not animated")
    func unanimated() {
        final class Telling: RecordingController {
            override func viewWillAppear(_ animated: Bool) { log("animated \(animated)") }
        }
        let fixture = PresentationFixture(style: .fullScreen)
        let controller = Telling("T", fixture.log)
        controller.modalPresentationStyle = .fullScreen
        fixture.root.present(controller, animated: false) { fixture.log("completion") }
        #expect(!fixture.log.lines.contains("completion"))
        fixture.app.advance(frames: 1)
        #expect(fixture.log.lines.contains("animated false") && fixture.log.lines.last == "completion")
    }

    @Test("1.1 viewWillAppear may be followed by viewWillDisappear, and no did call comes without its will call")
    func appearanceStates() {
        let fixture = PresentationFixture(style: .custom)
        fixture.animator.result = false
        fixture.present()
        fixture.app.advanceToRest()
        fixture.animator.result = true
        fixture.present()
        fixture.app.advanceToRest()
        fixture.dismiss()
        fixture.app.advanceToRest()
        var state = "disappeared"
        let edges = [
            "disappeared viewWillAppear": "appearing", "disappearing viewWillAppear": "appearing",
            "appearing viewDidAppear": "appeared", "appearing viewWillDisappear": "disappearing",
            "appeared viewWillDisappear": "disappearing", "disappearing viewDidDisappear": "disappeared",
        ]
        for line in fixture.log.take() where line.hasPrefix("C.view") {
            let callback = String(line.dropFirst(2))
            if callback == "viewDidLoad" || callback == "viewIsAppearing" { continue }
            guard let next = edges["\(state) \(callback)"] else {
                Issue.record("\(callback) while \(state)")
                return
            }
            state = next
        }
        #expect(state == "disappeared")
        #expect(fixture.app.diagnostics.isEmpty)
    }
}
