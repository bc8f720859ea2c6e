import Testing

@testable import HeadlessUIKit

/// No order of calls closes a circle of controllers that contain or present each other.
@MainActor
@Suite
struct ControllerCircleTests {
    @Test("a controller cannot be a child of the one that it presents")
    func presenterAsChild() {
        let (root, presented) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: root)
        root.present(presented, animated: false)
        app.advance(frames: 2)
        presented.addChild(root)
        #expect(app.isFrozen && root.parent == nil)
        _ = app.tearDown()
    }

    @Test("a controller that presents the presenter is active, and is not presented by it")
    func presenterPresented() {
        let (root, presented) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: root)
        root.present(presented, animated: false)
        app.advance(frames: 2)
        presented.present(root, animated: false)
        #expect(app.isFrozen && root.presentingViewController == nil)
        #expect(app.diagnostics.last?.name == "NSInvalidArgumentException")
        _ = app.tearDown()
    }

    @Test("a container's view outlives its controller")
    func orphanedContainerView() {
        let app = HeadlessApp(root: UIViewController())
        for make in [{ UINavigationController() as UIViewController }, { UITabBarController() }] {
            let view = make().view!
            app.window.addSubview(view)
            app.advance(frames: 2)
            for inner in view.subviews { #expect(inner.safeAreaInsets.top >= 0) }
        }
    }
}
