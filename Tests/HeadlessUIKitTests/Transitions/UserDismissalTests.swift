import Testing

@testable import HeadlessUIKit

@Suite("A dismissal by the user")
@MainActor
struct UserDismissalTests {
    @Test("is refused, in UIKit's words, while the sheet is on its way")
    func duringTransition() {
        let app = HeadlessApp(root: UIViewController())
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        app.window.rootViewController?.present(sheet, animated: true)
        app.advance(frames: 3)
        guard let controller = sheet.presentationController else {
            Issue.record("the sheet has no presentation controller")
            return
        }
        app.perform { _ in UserDismissal(controller: controller).begin() }
        let text = app.diagnostics.last?.text ?? ""
        #expect(text.hasPrefix("Trying to dismiss the presentation controller while transitioning already. (<"))
        #expect(app.advanceToRest() == .rest)
        #expect(sheet.presentingViewController != nil)
    }
}
