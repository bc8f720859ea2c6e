import Testing
import UIKit

@Suite("1.13 presentationControllerWillDismiss")
@MainActor
struct WillDismissTests {
    /// Drags a sheet down and lets it go; what was written into the log meanwhile comes back.
    private func log(
        ofDrag way: CGFloat, in fixture: PresentationFixture,
        _ onWillDismiss: @escaping (UIPresentationController) -> Void
    ) -> [String] {
        let listener = DismissalListener(fixture.log)
        listener.onWillDismiss = onWillDismiss
        fixture.presented.presentationController?.delegate = listener
        fixture.show()
        fixture.app.pan(
            from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: way), frames: Int(way / 8) + 1, ending: .lift)
        fixture.app.advanceToRest()
        return withExtendedLifetime(listener) { fixture.log.take() }
    }

    @Test("1.13 the coordinator of the dismissal is there, from both controllers, and nothing has moved yet")
    func coordinator() {
        let fixture = PresentationFixture(style: .pageSheet, usesAnimator: false)
        let log = log(ofDrag: 600, in: fixture) { [log = fixture.log] controller in
            let coordinator = controller.presentedViewController.transitionCoordinator
            #expect(coordinator != nil)
            #expect(controller.presentingViewController.transitionCoordinator === coordinator)
            #expect(coordinator?.isInteractive == true && coordinator?.isCancelled == false)
            log("told")
        }
        #expect(log.prefix(4) == ["shouldDismiss", "willDismiss", "told", "C.viewWillDisappear"])
    }

    @Test(
        "1.13 what is given to it there runs alongside, and hears of a swipe that is taken back", arguments: [60, 600])
    func alongside(way: CGFloat) {
        let fixture = PresentationFixture(style: .pageSheet, usesAnimator: false)
        let bar = UIView()
        fixture.root.view.addSubview(bar)
        let log = log(ofDrag: way, in: fixture) { [log = fixture.log] controller in
            let coordinator = controller.presentingViewController.transitionCoordinator
            coordinator?.animate { _ in
                bar.alpha = 0.5
            } completion: { context in
                if context.isCancelled { bar.alpha = 1 }
                log("completed, \(context.isCancelled ? "cancelled" : "finished")")
            }
            coordinator?.notifyWhenInteractionChanges { log("let go, \($0.isCancelled ? "back" : "on")") }
        }
        #expect(log.contains(way > 100 ? "let go, on" : "let go, back"), "\(log)")
        #expect(log.contains(way > 100 ? "completed, finished" : "completed, cancelled"), "\(log)")
        #expect(bar.alpha == (way > 100 ? 0.5 : 1))
    }
}
