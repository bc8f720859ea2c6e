import Testing
import TransitionCore
import UIKit

/// An app with a scroll view of the window's size over a content twice as high, and what its delegate is told.
@MainActor
struct ScrollStage {
    let app: HeadlessApp
    let scrollView: UIScrollView
    let log = ScrollLog()

    /// - Parameter make: makes the scroll view, once there is an app: before it an earlier test's may be in the way.
    init(
        _ make: @autoclosure () -> UIScrollView = UIScrollView(), content: CGSize = CGSize(width: 390, height: 1688)
    ) {
        let root = UIViewController()
        app = HeadlessApp(root: root)
        scrollView = make()
        scrollView.frame = root.view.bounds
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = content
        scrollView.delegate = log
        root.view.addSubview(scrollView)
        app.advanceToRest()
    }

    func drag(dx: CGFloat = 0, dy: CGFloat = 0, frames: Int = 5, ending: GestureEnding = .lift) {
        app.pan(from: CGPoint(x: 195, y: 422), by: CGVector(dx: dx, dy: dy), frames: frames, ending: ending)
    }

    /// Drags and rests before lifting, so that nothing glides.
    func dragAndRest(dx: CGFloat = 0, dy: CGFloat = 0) {
        drag(dx: dx, dy: dy, frames: 5, ending: .hold)
        app.advance(frames: 30)
        app.liftTouches()
        app.advance(frames: 2)
    }
}

/// Writes down what a scroll view tells its delegate; moves in a row count once.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var entries: [String] = []
    var velocity = CGPoint.zero
    var proposed = CGPoint.zero
    var chosen: CGPoint?
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if entries.last != "didScroll" { entries.append("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { entries.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        entries.append("willEndDragging")
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let chosen { targetContentOffset.pointee = chosen }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        entries.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { entries.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { entries.append("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { entries.append("willZoom") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if entries.last != "didZoom" { entries.append("didZoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        entries.append("didEndZooming \(scale)")
    }
}
