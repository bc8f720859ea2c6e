import HeadlessUIKit
import Testing
import TransitionCore

@MainActor
struct AskedRecognizerTests {
    /// Presents a page as soon as it is asked whether its gesture may begin.
    private final class Eager: UIViewController, UIGestureRecognizerDelegate {
        var begins = true

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            present(UIViewController(), animated: true)
            return begins
        }
    }

    private func request(begins: Bool) throws -> TransitionRecord {
        let page = Eager()
        page.begins = begins
        let app = HeadlessApp(root: page)
        let pan = UIPanGestureRecognizer()
        pan.delegate = page
        page.view.addGestureRecognizer(pan)
        app.pan(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 100, dy: 0), frames: 5, ending: .lift)
        page.present(UIViewController(), animated: true)
        app.advanceToRest()
        return try #require(app.trace.transitions.first)
    }

    @Test("What a recognizer's delegate asks for as it is asked whether to begin, the gesture asks for")
    func askedInShouldBegin() throws {
        for begins in [true, false] {
            let record = try request(begins: begins)
            #expect(record.isRequestedByGesture)
            #expect(record.cause.asker == .drag)
        }
    }
}
