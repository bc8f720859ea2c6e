import Testing
import TransitionCore
import UIKit

@Suite("9 presentations that overlap, and what goes away meanwhile")
@MainActor
struct OverlapTests {
    @Test(
        "9.4, C17 a present during the dismissal is refused; flipped, it waits for the end", arguments: [false, true])
    func presentDuringDismissal(flips: Bool) {
        let fixture = PresentationFixture(
            style: .fullScreen, profile: UIKitProfile(flipping: flips ? [.concurrentPresentationIsRefused] : []))
        fixture.show()
        let next = UIViewController()
        fixture.dismiss()
        fixture.app.advance(frames: 3)
        fixture.root.present(next, animated: true)
        #expect(fixture.app.advanceToRest() == .rest)
        #expect((fixture.root.presentedViewController === next) == flips)
        let text = fixture.app.diagnostics.first?.text
        #expect((text?.hasSuffix("while a presentation is in progress.") ?? false) == !flips)
    }

    @Test("9.4 the words: who presents whom, from which root")
    func words() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        fixture.root.present(UIViewController(), animated: true)
        let text = fixture.app.diagnostics.last?.text ?? ""
        #expect(text.hasPrefix("Attempt to present <UIViewController#"))
        #expect(text.contains("> on <RecordingController#") && text.contains("> (from <RecordingController#"))
        #expect(text.hasSuffix(">) while a presentation is in progress."))
    }

    @Test("9.7 a controller that is being dismissed presents nothing")
    func presentFromDismissed() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        fixture.dismiss()
        fixture.app.advance(frames: 3)
        fixture.presented.present(UIViewController(), animated: true)
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.presented.presentedViewController == nil)
    }

    @Test("9.6 presenting a child raises, and so does presenting oneself")
    func activeController() {
        let fixture = PresentationFixture(style: .fullScreen)
        let child = UIViewController()
        fixture.presented.addChild(child)
        fixture.root.present(child, animated: true)
        #expect(
            fixture.app.diagnostics.last?.text.hasPrefix("Application tried to present modally an active controller <")
                == true)
        let other = PresentationFixture(style: .fullScreen)
        other.root.present(other.root, animated: true)
        #expect(
            other.app.diagnostics.last?.text.hasPrefix("Application tried to present modal view controller on itself")
                == true)
    }

    @Test("9.11 both controllers live until the end of their transition, and the dismissed one no longer")
    func lifetimes() {
        let log = CallLog()
        let root = RecordingController("P", log)
        let app = HeadlessApp(root: root)
        weak var presented: RecordingController?
        do {
            let made = RecordingController("C", log)
            made.modalPresentationStyle = .fullScreen
            presented = made
            root.present(made, animated: true)
        }
        app.advanceToRest()
        #expect(presented != nil)
        root.dismiss(animated: true)
        app.advance(frames: 5)
        #expect(presented != nil)
        app.advanceToRest()
        #expect(presented == nil)
        #expect(log.take().last == "C.viewDidDisappear")
    }

    @Test("9.13 when the root is exchanged in the middle the transition still completes, and nothing of it is left")
    func exchangedRoot() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        fixture.app.advance(frames: 5)
        let replacement = UIViewController()
        fixture.app.window.rootViewController = replacement
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.app.window.subviews == [replacement.view])
        #expect(fixture.presented.view.window == nil && fixture.root.view.window == nil)
    }

    @Test("9.14 a chain of styles goes at once: those that were seen disappear, the presenter comes back")
    func mixedChain() {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.show()
        let top = RecordingController("T", fixture.log)
        top.modalPresentationStyle = .overFullScreen
        fixture.presented.present(top, animated: true)
        fixture.app.advanceToRest()
        _ = fixture.log.take()
        fixture.root.dismiss(animated: true) { fixture.log("completion") }
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "T.viewWillDisappear", "C.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing",
                "P.viewDidAppear", "T.viewDidDisappear", "C.viewDidDisappear", "completion",
            ])
        #expect(fixture.app.window.subviews == [fixture.root.view])
    }

    @Test("1.7 dismiss on the top controller goes to its presenter; on one in the middle it takes what that presents")
    func forwarding() {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.show()
        let top = UIViewController()
        fixture.presented.present(top, animated: true)
        fixture.app.advanceToRest()
        fixture.presented.dismiss(animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.app.presentationChain == [fixture.root, fixture.presented])
        fixture.presented.dismiss(animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.app.presentationChain == [fixture.root])
    }

    @Test("C17, 1.19 a present during a push waits for its end", arguments: [true, false])
    func presentDuringPush(fromTop: Bool) {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let app = HeadlessApp(root: navigation)
        app.advanceToRest()
        let (pushed, presented) = (UIViewController(), UIViewController())
        navigation.pushViewController(pushed, animated: true)
        app.advance(frames: 3)
        (fromTop ? pushed : navigation).present(presented, animated: true)
        #expect(navigation.presentedViewController == nil)
        #expect(app.advanceToRest() == .rest)
        #expect(navigation.presentedViewController === presented)
        #expect(app.diagnostics.isEmpty)
    }

    @Test("6.9 with animations turned off a presentation is not animated")
    func animationsDisabled() {
        let fixture = PresentationFixture(style: .fullScreen)
        UIView.setAnimationsEnabled(false)
        fixture.present()
        UIView.setAnimationsEnabled(true)
        fixture.app.advance(frames: 1)
        let lines = fixture.log.take()
        #expect(lines.last == "completion" && !lines.contains("animateTransition"))
    }
}
