import Testing
import TransitionCore
import UIKit

@Suite("9.14 several levels that go at once")
@MainActor
struct DismissedLevelsTests {
    private func tower(_ styles: [UIModalPresentationStyle]) -> (
        app: HeadlessApp, pages: [RecordingController], log: CallLog
    ) {
        let log = CallLog()
        var pages = [RecordingController("P", log)]
        let app = HeadlessApp(root: pages[0])
        app.advanceToRest()
        for (index, style) in styles.enumerated() {
            let page = RecordingController("\(index)", log)
            page.modalPresentationStyle = style
            pages[index].present(page, animated: true)
            pages.append(page)
            app.advanceToRest()
        }
        _ = log.take()
        return (app, pages, log)
    }

    @Test(
        "2.3, 9.14 a root that never left the window stays in it, whatever covered the pages above it",
        arguments: [
            [.pageSheet, .fullScreen], [.overFullScreen, .fullScreen], [.pageSheet, .fullScreen, .pageSheet],
        ]
            as [[UIModalPresentationStyle]], [true, false])
    func staying(styles: [UIModalPresentationStyle], animated: Bool) {
        let (app, pages, log) = tower(styles)
        #expect(pages[0].view.window != nil)
        pages[0].dismiss(animated: animated)
        app.advanceToRest()
        #expect(pages[0].view.window != nil)
        #expect(pages[0].presentedViewController == nil)
        #expect(log.take().allSatisfy { !$0.hasPrefix("P.") }, "nobody tells it of an appearance")
        #expect(app.diagnostics.isEmpty)
    }

    @Test("2.5, 9.14 a root that a full-screen page took out comes back", arguments: [true, false])
    func returning(animated: Bool) {
        let (app, pages, log) = tower([.fullScreen, .overFullScreen])
        #expect(pages[0].view.window == nil)
        pages[0].dismiss(animated: animated)
        app.advanceToRest()
        #expect(pages[0].view.superview === app.window)
        #expect(
            log.take().filter { $0.hasPrefix("P.") } == ["P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"])
        #expect(app.diagnostics.isEmpty)
    }
}

@Suite("9.7 dismissals of what is going already")
@MainActor
struct SecondDismissalTests {
    private func tower(_ profile: UIKitProfile) -> (app: HeadlessApp, middle: UIViewController, top: UIViewController) {
        let (root, middle, top) = (UIViewController(), UIViewController(), UIViewController())
        let app = HeadlessApp(profile: profile, root: root)
        app.advanceToRest()
        root.present(middle, animated: false)
        app.advanceToRest()
        middle.present(top, animated: false)
        app.advanceToRest()
        return (app, middle, top)
    }

    @Test("C33 the second dismissal reaches the controller itself; flipped, it is refused", arguments: [false, true])
    func second(flips: Bool) {
        let (app, middle, top) = tower(UIKitProfile(flipping: flips ? [.secondDismissalGoesFurther] : []))
        middle.dismiss(animated: true)
        middle.dismiss(animated: true)
        app.advanceToRest()
        #expect(top.presentingViewController == nil)
        #expect((middle.presentingViewController == nil) == !flips)
        #expect(app.diagnostics.isEmpty == !flips)
    }

    @Test("C34 isBeingDismissed is true from the start; flipped, when dismiss returns", arguments: [false, true])
    func flag(flips: Bool) {
        let (app, middle, top) = tower(UIKitProfile(flipping: flips ? [.dismissalFlagWaitsForStart] : []))
        middle.dismiss(animated: true)
        #expect(top.isBeingDismissed == flips)
        app.advance(frames: 2)
        #expect(top.isBeingDismissed)
        app.advanceToRest()
        #expect(!top.isBeingDismissed)
    }

    @Test("9.9 what is presented during a change of size is the presented controller at once, and comes afterwards")
    func duringSizeChange() {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.app.resize(to: CGSize(width: 844, height: 390))
        fixture.present()
        #expect(fixture.root.presentedViewController === fixture.presented)
        fixture.app.advance(frames: 1)
        #expect(!fixture.presented.isBeingPresented, "the change is not over")
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.window != nil)
        #expect(fixture.app.diagnostics.isEmpty)
    }
}
