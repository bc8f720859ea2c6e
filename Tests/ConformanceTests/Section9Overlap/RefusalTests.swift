import Testing
import TransitionCore
import UIKit

@Suite("Requests that UIKit refuses")
@MainActor
struct RefusalTests {
    private func another(_ fixture: PresentationFixture) -> UIViewController {
        let controller = RecordingController("X", fixture.log)
        controller.modalPresentationStyle = .fullScreen
        return controller
    }

    @Test("9.3 a presenter that already presents refuses, with UIKit's words")
    func alreadyPresenting() {
        let fixture = PresentationFixture(style: .custom)
        fixture.show()
        fixture.root.present(another(fixture), animated: true)
        fixture.app.advanceToRest()
        let text = fixture.app.diagnostics.last?.text ?? ""
        #expect(text.hasPrefix("Warning: Attempt to present <RecordingController#"))
        #expect(text.contains(" which is already presenting <RecordingController#"))
        #expect(fixture.root.presentedViewController === fixture.presented)
    }

    @Test("9.4 a dismissal during the presentation is refused and dropped")
    func dismissDuringPresent() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        fixture.presented.dismiss(animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(
            fixture.app.diagnostics.first?.text
                .hasPrefix("Warning: Attempt to dismiss from view controller <RecordingController#") == true)
    }

    @Test("9.5 a presenter outside the window refuses")
    func detachedPresenter() {
        let fixture = PresentationFixture(style: .fullScreen)
        let detached = RecordingController("Y", fixture.log)
        detached.present(another(fixture), animated: true)
        #expect(detached.presentedViewController == nil)
        #expect(
            fixture.app.diagnostics.last?.text.hasSuffix("whose view is not in the window hierarchy!") == true)
    }

    @Test(
        "9.5 a controller in a tab that is not selected refuses, and the selected one stays on screen",
        arguments: [false, true], [.fullScreen, .overCurrentContext] as [UIModalPresentationStyle])
    func hiddenTab(wasShown: Bool, style: UIModalPresentationStyle) throws {
        let app = HeadlessApp(root: UITabBarController())
        let tabs = try #require(app.window.rootViewController as? UITabBarController)
        let (shown, hidden) = (UIViewController(), UIViewController())
        tabs.viewControllers = [shown, hidden]
        hidden.definesPresentationContext = true
        app.advanceToRest()
        if wasShown {
            tabs.selectedIndex = 1
            app.advanceToRest()
            tabs.selectedIndex = 0
            app.advanceToRest()
        }
        let page = UIViewController()
        page.modalPresentationStyle = style
        var isCompleted = false
        hidden.present(page, animated: true) { isCompleted = true }
        app.advanceToRest()
        #expect(app.diagnostics.count == 1)
        #expect(app.diagnostics.last?.text.hasSuffix("whose view is not in the window hierarchy!") == true)
        #expect(!isCompleted && page.viewIfLoaded == nil && hidden.presentedViewController == nil)
        #expect(shown.view.window != nil && app.presentationChain.count == 1)
        tabs.selectedIndex = 1
        app.advanceToRest()
        #expect(hidden.view.window != nil && page.viewIfLoaded == nil)
    }

    @Test("9.6 presenting a presented controller raises and freezes the world")
    func presentedTwice() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        fixture.presented.present(fixture.presented, animated: true)
        #expect(fixture.app.diagnostics.last?.name == "NSInvalidArgumentException")
        #expect(fixture.app.diagnostics.last?.mistake == .presentsItself)
        #expect(fixture.app.isFrozen)
        let events = fixture.app.trace.events.count
        fixture.dismiss()
        fixture.app.advance(frames: 60)
        #expect(fixture.app.trace.events.count == events)
    }

    @Test("1.7, 9.14 dismissing the lowest presenter takes the whole chain away, with one transition")
    func chainIsDismissed() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        let top = another(fixture)
        fixture.presented.present(top, animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.app.presentationChain.count == 3)
        fixture.root.dismiss(animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.app.presentationChain.count == 1)
        #expect(fixture.root.view.superview === fixture.app.window)
        #expect(fixture.app.window.subviews.count == 1)
        #expect(fixture.app.trace.transitions.count == 3)
    }

    @Test("1.7 dismiss on a controller that presents nothing and is not presented does nothing")
    func nothingToDismiss() {
        let fixture = PresentationFixture(style: .fullScreen)
        let events = fixture.app.trace.events.count
        fixture.root.dismiss(animated: true)
        #expect(fixture.app.trace.events.count == events)
    }
}
