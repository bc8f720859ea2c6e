import Testing
import TransitionCore

@testable import HeadlessUIKit

@Suite("The bars that count as shown")
@MainActor
struct ShownBarsTests {
    private func launch() -> (app: HeadlessApp, stack: UINavigationController) {
        // Made in its own world: what another test's world has given a serial counts as kept from there.
        var stack: UINavigationController!
        let app = HeadlessApp(
            root: {
                stack = UINavigationController(rootViewController: UIViewController())
                return stack
            }())
        app.advanceToRest()
        return (app, stack)
    }

    @Test("are those that are neither hidden nor transparent, or are to be shown by the next layout")
    func ofStack() {
        let (app, stack) = launch()
        stack.isToolbarHidden = false
        #expect(stack.shownBars == [.navigationBar, .toolbar])
        app.advanceToRest()
        #expect(stack.shownBars == [.navigationBar, .toolbar])
        stack.navigationBar.alpha = 0
        #expect(stack.shownBars == [.toolbar])
        stack.toolbar.alpha = 0
        #expect(stack.shownBars == [])
        (stack.navigationBar.alpha, stack.toolbar.alpha) = (1, 1)
        stack.isNavigationBarHidden = true
        app.advanceToRest()
        #expect(stack.shownBars == [.toolbar])
        stack.isNavigationBarHidden = false
        #expect(stack.shownBars == [.navigationBar, .toolbar])
        app.advanceToRest()
        stack.navigationBar.isHidden = true
        #expect(stack.shownBars == [.toolbar])
    }

    @Test("are none of tabs whose bar is transparent")
    func ofTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        let app = HeadlessApp(root: tabs)
        app.advanceToRest()
        #expect(tabs.shownBars == .tabBar)
        tabs.tabBar.alpha = 0
        #expect(tabs.shownBars == [])
    }

    @Test("are noted as the controller's when one is hidden or made transparent during a transition")
    func noted() {
        let (app, stack) = launch()
        stack.isToolbarHidden = false
        app.advanceToRest()
        func count() -> Int {
            app.trace.events.count { event in
                guard case .valueSet(let object, .bars, by: .act) = event.kind else { return false }
                return object == stack.objectID
            }
        }
        stack.pushViewController(UIViewController(), animated: true)
        app.advance(frames: 3)
        app.perform { _ in stack.navigationBar.alpha = 0 }
        #expect(count() == 1)
        app.perform { _ in stack.toolbar.isHidden = true }
        #expect(count() == 2)
    }

    @Test("do not come with the layout after an animation where the app has hidden one as the animation ended")
    func hiddenAtTheEnd() {
        let (app, stack) = launch()
        stack.isNavigationBarHidden = true
        app.advanceToRest()
        let view = UIView()
        stack.view.addSubview(view)
        stack.setNavigationBarHidden(false, animated: true)
        stack.setToolbarHidden(false, animated: true)
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            view.alpha = 0
        } completion: { _ in
            stack.navigationBar.isHidden = true
            stack.toolbar.isHidden = true
        }
        app.advanceToRest()
        #expect(stack.navigationBar.isHidden && stack.toolbar.isHidden)
        #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
    }
}
