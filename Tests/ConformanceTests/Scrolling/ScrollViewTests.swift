import Testing
import TransitionCore
import UIKit

@MainActor
struct ScrollViewTests {
    @Test("A slow drag moves the content with the finger and ends where it was let go")
    func slowDrag() {
        let stage = ScrollStage()
        stage.dragAndRest(dy: -110)
        #expect(stage.log.entries == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        // The way before the drag began is not made up for.
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 88))
        #expect(!stage.scrollView.isDragging)
        #expect(!stage.scrollView.isTracking)
    }

    @Test("A flick glides on, tells its velocity and its target, and comes to rest there")
    func flick() {
        let stage = ScrollStage(content: CGSize(width: 390, height: 8440))
        stage.drag(dy: -100, frames: 5)
        #expect(stage.scrollView.isDecelerating)
        #expect(abs(stage.log.velocity.y - 1.2) < 1e-9)
        stage.app.advanceToRest()
        #expect(
            stage.log.entries == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        #expect(abs(stage.scrollView.contentOffset.y - stage.log.proposed.y) < 1e-6)
        #expect(abs(stage.log.proposed.y - (80 + 1200 * 0.4995)) < 0.5)
    }

    @Test("A delegate chooses where a glide ends")
    func chosenTarget() {
        let stage = ScrollStage(content: CGSize(width: 390, height: 8440))
        stage.log.chosen = CGPoint(x: 0, y: 300)
        stage.drag(dy: -100, frames: 5)
        stage.app.advanceToRest()
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 300))
    }

    @Test("What a finger scrolls in the very turn in which a presentation starts is its own, and stays after a cancel")
    func scrollAsPresentationStarts() {
        let stage = ScrollStage()
        let (page, delegate) = (UIViewController(), RecordingDelegate(CallLog()))
        let driver = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.driver) = (FadeAnimator(delegate.log), driver)
        (page.transitioningDelegate, page.modalPresentationStyle) = (delegate, .custom)
        let finger = stage.app.touchDown(at: CGPoint(x: 195, y: 422))
        stage.app.advance()
        finger.move(to: CGPoint(x: 195, y: 400))
        stage.app.advance()
        #expect(stage.scrollView.isDragging && stage.scrollView.contentOffset == .zero)
        stage.app.perform { $0.topViewController?.present(page, animated: true) }
        finger.move(to: CGPoint(x: 195, y: 300))
        stage.app.advance()
        #expect(page.isBeingPresented && page.transitionCoordinator?.isInteractive == true)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 100))
        driver.cancel()
        stage.app.advance(frames: 30)
        finger.lift()
        stage.app.advanceToRest()
        #expect(page.presentingViewController == nil && page.viewIfLoaded?.window == nil)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 100))
        // The trace tells it as the user's doing, which no cancel has to take back.
        let writers = stage.app.trace.events.compactMap { event -> ValueWriter? in
            if case .valueSet(_, .offset, let writer) = event.kind { writer } else { nil }
        }
        #expect(writers == [.act])
    }

    @Test("Pulled beyond its edge the content follows less and springs back")
    func rubberBand() {
        let stage = ScrollStage()
        stage.drag(dy: 211, frames: 5, ending: .hold)
        let way: CGFloat = 211 - 211.0 / 5
        let shown = (1 - 1 / (way * 0.55 / 844 + 1)) * 844
        #expect(abs(stage.scrollView.contentOffset.y + shown) < 1e-6)
        stage.app.advance(frames: 30)
        stage.app.liftTouches()
        stage.app.advanceToRest()
        #expect(stage.scrollView.contentOffset == .zero)
        #expect(stage.log.entries.last == "didEndDecelerating")
    }

    @Test("Without bouncing the content stops at its edge")
    func noBounce() {
        let stage = ScrollStage()
        stage.scrollView.bounces = false
        stage.drag(dy: 211, frames: 5)
        stage.app.advanceToRest()
        #expect(stage.scrollView.contentOffset == .zero)
        #expect(!stage.log.entries.contains("didScroll"))
    }

    @Test("A drag along an axis that cannot be scrolled is left to others")
    func otherAxis() {
        let stage = ScrollStage()
        let log = GestureLog()
        let pan = UIPanGestureRecognizer(target: log, action: Selector("note(_:)", GestureLog.note(_:)))
        stage.scrollView.superview?.addGestureRecognizer(pan)
        stage.drag(dx: 100, frames: 2)
        #expect(stage.log.entries.isEmpty)
        #expect(log.entries.count == 3)
        stage.drag(dy: -100, frames: 2)
        #expect(stage.log.entries.first == "willBeginDragging")
        #expect(log.entries.count == 3)
    }

    @Test("Content that fits is not dragged unless it always bounces", arguments: [true, false])
    func fittingContent(bounces: Bool) {
        let stage = ScrollStage(content: CGSize(width: 390, height: 300))
        stage.scrollView.alwaysBounceVertical = bounces
        stage.drag(dy: 100, frames: 2, ending: .hold)
        #expect(stage.scrollView.isDragging == bounces)
    }

    @Test("An animated move takes 18 frames and tells of its end")
    func animatedOffset() {
        let stage = ScrollStage()
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(stage.scrollView.contentOffset == .zero)
        stage.app.advance(frames: 9)
        #expect(abs(stage.scrollView.contentOffset.y - 200) < 1)
        stage.app.advance(frames: 9)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 400))
        #expect(stage.log.entries == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("Pages: a flick turns one page, a slow short drag goes back")
    func pages() {
        let stage = ScrollStage(content: CGSize(width: 1170, height: 844))
        stage.scrollView.isPagingEnabled = true
        stage.drag(dx: -100, frames: 3)
        stage.app.advanceToRest()
        #expect(stage.scrollView.contentOffset.x == 390)
        stage.dragAndRest(dx: -100)
        stage.app.advanceToRest()
        #expect(stage.scrollView.contentOffset.x == 390)
    }

    @Test("A finger on a gliding content stops it")
    func stoppingTouch() {
        let stage = ScrollStage(content: CGSize(width: 390, height: 8440))
        stage.drag(dy: -100, frames: 5)
        stage.app.advance(frames: 5)
        let finger = stage.app.touchDown(at: CGPoint(x: 195, y: 422))
        stage.app.advance()
        let offset = stage.scrollView.contentOffset
        #expect(!stage.scrollView.isDecelerating)
        #expect(stage.log.entries.last == "didEndDecelerating")
        stage.app.advance(frames: 5)
        #expect(stage.scrollView.contentOffset == offset)
        finger.lift()
        #expect(stage.app.advanceToRest() == .rest)
    }

    @Test("Insets that grow keep the content at its edge")
    func insets() {
        let stage = ScrollStage()
        stage.scrollView.contentInset.top = 50
        #expect(stage.scrollView.contentOffset.y == -50)
        stage.scrollView.contentInsetAdjustmentBehavior = .automatic
        #expect(stage.scrollView.adjustedContentInset.top == 97)
        #expect(stage.scrollView.contentOffset.y == -97)
    }

    @Test("A rectangle is shown by the shortest move")
    func rectangles() {
        let stage = ScrollStage()
        stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
        #expect(stage.scrollView.contentOffset.y == 156)
        stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 100), animated: false)
        #expect(stage.scrollView.contentOffset.y == 156)
        stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(stage.scrollView.contentOffset.y == 100)
    }

    @Test("A pinch zooms the delegate's view around the fingers")
    func zoom() {
        let stage = ScrollStage()
        let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.scrollView.addSubview(photo)
        stage.log.zoomed = photo
        stage.scrollView.maximumZoomScale = 4
        stage.scrollView.contentSize = photo.bounds.size
        #expect(stage.scrollView.pinchGestureRecognizer != nil)
        stage.scrollView.setZoomScale(2, animated: false)
        #expect(stage.scrollView.contentSize == CGSize(width: 780, height: 1688))
        #expect(stage.scrollView.contentOffset == CGPoint(x: 195, y: 422))
        #expect(stage.log.entries.contains("didZoom"))
        stage.scrollView.zoomScale = 9
        #expect(stage.scrollView.zoomScale == 4)
    }

    @Test("A button in the content hears of a quick tap, and of no touch that turns into a drag")
    func contentTouches() {
        let stage = ScrollStage()
        let log = ControlLog()
        let control = UIControl(frame: CGRect(x: 100, y: 400, width: 200, height: 60))
        control.addTarget(log, action: Selector("note(_:)", ControlLog.note(_:)), for: [.touchDown, .touchUpInside])
        stage.scrollView.addSubview(control)
        stage.app.tap(at: CGPoint(x: 195, y: 422))
        #expect(log.count == 2)
        stage.drag(dy: -100, frames: 2)
        #expect(log.count == 2)
        #expect(stage.log.entries.first == "willBeginDragging")
    }

    @Test("A finger that has rested on a control stays with it")
    func controlKeepsTouch() {
        let stage = ScrollStage()
        let control = UIControl(frame: CGRect(x: 100, y: 400, width: 200, height: 60))
        stage.scrollView.addSubview(control)
        let finger = stage.app.touchDown(at: CGPoint(x: 195, y: 422))
        stage.app.advance(frames: 20)
        #expect(control.isTracking)
        finger.move(to: CGPoint(x: 195, y: 322))
        stage.app.advance()
        #expect(control.isTracking)
        #expect(!stage.scrollView.isDragging)
    }

    @Test("The built-in drag has its scroll view as delegate, and no other")
    func delegateOfPan() throws {
        let stage = ScrollStage()
        stage.scrollView.panGestureRecognizer.delegate = GestureRules()
        let exception = try #require(stage.app.diagnostics.last)
        #expect(exception.name == "NSInvalidArgumentException")
    }

    @Test("A subclass that is a recognizer's delegate is asked by its own drag")
    func subclassAsDelegate() {
        let stage = ScrollStage(SharingScrollView())
        let log = GestureLog()
        let pan = UIPanGestureRecognizer(target: log, action: Selector("note(_:)", GestureLog.note(_:)))
        stage.scrollView.superview?.addGestureRecognizer(pan)
        stage.drag(dy: -100, frames: 2, ending: .hold)
        #expect(stage.scrollView.isDragging)
        #expect(log.entries.count == 2)
    }
}

private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
