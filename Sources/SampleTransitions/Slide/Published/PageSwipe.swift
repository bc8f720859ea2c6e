import UIKit

/// Presents the next page by a swipe from the right edge and dismisses its own by one from the left.
final class PageSwipe: UIPercentDrivenInteractiveTransition {
    private(set) var isSwiping = false
    private var isFarEnough = false
    private weak var page: SlideViewController?

    init(of page: SlideViewController) {
        self.page = page
        super.init()
        addEdge(.left, Selector("swipeBack(_:)", PageSwipe.swipeBack(_:)))
        addEdge(.right, Selector("swipeOn(_:)", PageSwipe.swipeOn(_:)))
    }

    private func addEdge(_ edge: UIRectEdge, _ action: Selector) {
        let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: action)
        swipe.edges = edge
        page?.view.addGestureRecognizer(swipe)
    }

    func swipeBack(_ swipe: UIScreenEdgePanGestureRecognizer) {
        if swipe.state == .began { request { $0.dismiss(animated: true) } }
        follow(swipe, share: way(of: swipe) / 1000)
    }

    func swipeOn(_ swipe: UIScreenEdgePanGestureRecognizer) {
        if swipe.state == .began { request { $0.presentNext() } }
        follow(swipe, share: abs(way(of: swipe)) / 400)
    }

    /// Points to the right, as the page's surroundings see it.
    private func way(of swipe: UIScreenEdgePanGestureRecognizer) -> CGFloat {
        let surroundings = swipe.view!.superview!
        return swipe.translation(in: surroundings).x
    }

    private func request(_ ask: (SlideViewController) -> Void) {
        isSwiping = true
        if let page { ask(page) }
    }

    private func follow(_ swipe: UIGestureRecognizer, share: CGFloat) {
        if swipe.state == .changed {
            let progress = max(0, min(share, 1))
            update(progress)
            isFarEnough = progress > 0.35
        } else if swipe.state != .began {
            isSwiping = false
            swipe.state == .ended && isFarEnough ? finish() : cancel()
        }
    }
}
