import Testing
import TransitionCore
import UIKit

@Suite("7.9 scroll views in sheets")
@MainActor
final class ScrollInSheetTests {
    // Made by the test itself, and not in whatever world is the current one when the suite is made.
    private lazy var scroll = UIScrollView()

    private func shown(_ change: (UISheetPresentationController) -> Void = { _ in }) -> PresentationFixture {
        let fixture = PresentationFixture(style: .pageSheet, usesAnimator: false)
        if let sheet = fixture.presented.sheetPresentationController { change(sheet) }
        fixture.presented.view.addSubview(scroll)
        fixture.show()
        scroll.frame = fixture.presented.view.bounds
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
        scroll.contentInsetAdjustmentBehavior = .never
        fixture.app.advanceToRest()
        return fixture
    }

    private func drag(_ fixture: PresentationFixture, by way: CGFloat) {
        fixture.app.pan(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: way), frames: 60)
        fixture.app.advanceToRest()
    }

    @Test("7.9 a drag down from the top of the content moves the sheet")
    func atTop() {
        let fixture = shown()
        fixture.app.pan(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 600), frames: 60)
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController == nil)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("7.9 content that has been scrolled is scrolled back first")
    func scrolled() {
        let fixture = shown()
        scroll.contentOffset.y = 500
        fixture.app.pan(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 600), frames: 60)
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test(
        "7.9 a drag up makes the sheet larger before it scrolls, unless the sheet prefers scrolling",
        arguments: [true, false])
    func upwards(expands: Bool) {
        let fixture = shown {
            $0.detents = [.medium(), .large()]
            $0.prefersScrollingExpandsWhenScrolledToEdge = expands
        }
        drag(fixture, by: -300)
        let sheet = fixture.presented.sheetPresentationController
        #expect((sheet?.selectedDetentIdentifier == .large) == expands)
        #expect((scroll.contentOffset.y == 0) == expands)
        fixture.app.pan(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -200), frames: 60)
        fixture.app.advanceToRest()
        #expect(scroll.contentOffset.y > 0, "at the largest height the content scrolls")
    }
}
