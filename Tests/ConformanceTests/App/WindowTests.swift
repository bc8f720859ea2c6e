import Testing
import TransitionCore
import UIKit

@MainActor
struct WindowTests {
    @Test("The window of the higher level takes the touch, wherever it was shown first")
    func levels() {
        let stage = GestureStage()
        let high = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        high.windowLevel = .alert
        high.isHidden = false
        let low = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        low.isHidden = false
        #expect(UIApplication.shared.windows == [stage.app.window, low, high])
        _ = stage.add("app", UITapGestureRecognizer())
        _ = stage.add("low", UITapGestureRecognizer(), to: low)
        _ = stage.add("high", UITapGestureRecognizer(), to: high)
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        stage.app.advance(frames: 40)
        stage.app.tap(at: CGPoint(x: 50, y: 400))
        low.isHidden = true
        stage.app.advance(frames: 40)
        stage.app.tap(at: CGPoint(x: 50, y: 400))
        #expect(stage.log.entries == ["high ended", "low ended", "app ended"])
    }

    @Test("One window is key; when it is hidden the next one is")
    func keyWindow() {
        let stage = GestureStage()
        #expect(stage.app.window.isKeyWindow)
        let other = UIWindow(windowScene: UIApplication.shared.connectedScenes.first as! UIWindowScene)
        #expect(other.isHidden)
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === other)
        #expect(!stage.app.window.isKeyWindow)
        #expect(other.rootViewController?.view.window === other)
        other.isHidden = true
        #expect(UIApplication.shared.keyWindow === stage.app.window)
    }

    @Test("A touch in a window that is not at the origin has its place in that window")
    func offsetWindow() {
        let stage = GestureStage()
        let window = UIWindow(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
        window.windowLevel = .alert
        window.isHidden = false
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        window.addSubview(button)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.app.tap(at: CGPoint(x: 30, y: 330))
        #expect(presses == 1)
    }

    @Test("2.1 the end of the app lets go of what a second window presents too")
    func teardownOfSecondWindow() {
        final class Page: UIViewController {
            private var overlay: UIWindow?

            func showAlert() {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.windowLevel = .alert
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                overlay = window
                let alert = UIAlertController(title: "Over", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in window.isHidden = true })
                window.rootViewController?.present(alert, animated: true)
            }
        }
        let app = HeadlessApp(root: Page())
        app.advanceToRest()
        (app.window.rootViewController as? Page)?.showAlert()
        app.advanceToRest()
        #expect(app.tearDown().isEmpty)
    }

    @Test("2.1 a page that was popped is freed with what it presents in its context")
    func teardownOfPoppedPresenter() {
        let app = HeadlessApp(root: UINavigationController(rootViewController: UIViewController()))
        app.advanceToRest()
        do {
            let page = UIViewController()
            page.definesPresentationContext = true
            (app.window.rootViewController as? UINavigationController)?.pushViewController(page, animated: true)
            app.advanceToRest()
            let modal = UIViewController()
            modal.modalPresentationStyle = .currentContext
            page.present(modal, animated: true)
            app.advanceToRest()
            page.navigationController?.popViewController(animated: true)
            app.advanceToRest()
        }
        #expect(app.tearDown().isEmpty)
    }
}
