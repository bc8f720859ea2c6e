import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("The safe area of a scene")
@MainActor
struct SceneSafeAreaTests {
    private static let scene = TransitionScene("notched") { UIViewController() }

    private func insets(of scene: TransitionScene) -> UIEdgeInsets? {
        let app = ScriptPerformer(scene: scene).launch(profile: .default)
        defer { _ = app.tearDown() }
        return app.window.rootViewController?.view.safeAreaInsets
    }

    @Test("is that of a phone without a home button, or what the scene says")
    func chosen() {
        let old = Self.scene.safeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), as: "with a home button")
        #expect(insets(of: Self.scene) == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(insets(of: old) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(old.name == "with a home button" && old.size == Self.scene.size)
    }
}
