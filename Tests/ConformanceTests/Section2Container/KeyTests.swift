import Testing
import TransitionCore
import UIKit

@Suite("2.4, 2.6 keys and frames of each style, both ways")
@MainActor
struct KeyTests {
    /// What the context says when the animator starts.
    private struct Saying: Equatable {
        var from: Bool
        var to: Bool
        var finalFrom: CGRect
        var finalTo: CGRect
        var initialTo: CGRect
    }

    private func says(_ fixture: PresentationFixture) -> Saying? {
        fixture.app.advance(frames: 1)
        guard let context = fixture.animator.lastContext, let from = context.viewController(forKey: .from),
            let to = context.viewController(forKey: .to)
        else { return nil }
        defer { fixture.app.advanceToRest() }
        return Saying(
            from: context.view(forKey: .from) != nil, to: context.view(forKey: .to) != nil,
            finalFrom: context.finalFrame(for: from), finalTo: context.finalFrame(for: to),
            initialTo: context.initialFrame(for: to))
    }

    @Test(
        "2.4, 2.6 a style that takes the presenter away has both views, another one view",
        arguments: [
            UIModalPresentationStyle.fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
        ])
    func keys(style: UIModalPresentationStyle) {
        let removes = style == .fullScreen || style == .currentContext
        let fixture = PresentationFixture(style: style)
        let bounds = fixture.app.window.bounds
        fixture.present()
        #expect(
            says(fixture)
                == Saying(
                    from: removes, to: true, finalFrom: removes ? .zero : bounds, finalTo: bounds, initialTo: .zero))
        fixture.dismiss()
        #expect(
            says(fixture)
                == Saying(from: true, to: removes, finalFrom: bounds, finalTo: bounds, initialTo: .zero))
    }

    @Test("2.6 a custom style ends where its presentation controller says")
    func customFrame() {
        final class Half: RecordingPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 422, width: 390, height: 422) }
        }
        let fixture = PresentationFixture(style: .custom)
        fixture.delegate.makesPresentationController = { Half(fixture.log, $0, $1) }
        fixture.present()
        #expect(says(fixture)?.finalTo == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(fixture.presented.view.frame.minY == 422)
    }

    @Test("2.10 an interruptible transition lets its views be touched")
    func touchesInInterruptible() {
        let fixture = PresentationFixture(style: .custom)
        let animator = SlidingAnimator()
        fixture.delegate.animator = animator
        fixture.present()
        fixture.app.advance(frames: 10)
        #expect(fixture.app.window.hitTest(CGPoint(x: 100, y: 840), with: nil) === fixture.presented.view)
        #expect(fixture.app.advanceToRest() == .rest)
    }
}
