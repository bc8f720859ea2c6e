import Testing
import UIKit

/// Code of the Swift 5 language mode, in which most apps are written: a class that is bound to no actor uses UIKit.
@Suite("Plain classes of the Swift 5 language mode")
struct PlainClassTests {
    private final class Settings {
        func apply(to list: UITableView, in stack: UINavigationController) {
            list.isScrollEnabled = false
            list.delaysContentTouches = false
            list.contentOffset = CGPoint(x: 0, y: 20)
            list.isUserInteractionEnabled = true
            list.allowsSelection = false
            stack.isNavigationBarHidden = true
            stack.delegate = nil
        }
    }

    private final class Listener: NSObject {
        static let name = Notification.Name("listened")
        private(set) var count = 0

        override init() {
            super.init()
            NotificationCenter.default.addObserver(
                self, selector: Selector("heard", Listener.heard), name: Self.name, object: nil)
        }

        func heard() { count += 1 }

        deinit { NotificationCenter.default.removeObserver(self) }
    }

    @Test("change views and controllers without saying where they run")
    @MainActor
    func settings() {
        let app = HeadlessApp(root: UIViewController())
        defer { _ = app.tearDown() }
        let (list, stack) = (UITableView(), UINavigationController())
        Settings().apply(to: list, in: stack)
        #expect(!list.isScrollEnabled && !list.allowsSelection && stack.isNavigationBarHidden)
    }

    @Test("hear notifications, and stop as they are let go")
    @MainActor
    func notifications() {
        let app = HeadlessApp(root: UIViewController())
        defer { _ = app.tearDown() }
        var listener: Listener? = Listener()
        NotificationCenter.default.post(name: Listener.name, object: nil)
        #expect(listener?.count == 1)
        listener = nil
        NotificationCenter.default.post(name: Listener.name, object: nil)
    }
}
