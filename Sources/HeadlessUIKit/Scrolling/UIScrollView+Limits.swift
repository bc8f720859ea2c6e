/// How far the content can go.
extension UIScrollView {
    /// The least and the greatest offset at which no empty room shows.
    var offsetLimits: (minimum: CGPoint, maximum: CGPoint) {
        let insets = adjustedContentInset
        let minimum = CGPoint(x: -insets.left, y: -insets.top)
        let maximum = CGPoint(
            x: max(minimum.x, contentSize.width + insets.right - bounds.width),
            y: max(minimum.y, contentSize.height + insets.bottom - bounds.height))
        return (minimum, maximum)
    }

    var canScrollHorizontally: Bool {
        let limits = offsetLimits
        return limits.maximum.x > limits.minimum.x || (bounces && alwaysBounceHorizontal)
    }

    var canScrollVertically: Bool {
        let limits = offsetLimits
        return limits.maximum.y > limits.minimum.y || (bounces && alwaysBounceVertical)
    }

    var insetsFromSafeArea: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return .zero }
        let area = safeAreaInsetsOfFrame
        guard contentInsetAdjustmentBehavior != .always, area != .zero else { return area }
        // Along an axis on which nothing can be scrolled there is nothing to clear.
        let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
        let isHigh =
            contentSize.height > bounds.height || alwaysBounceVertical
            || contentInsetAdjustmentBehavior == .automatic && isContentOfContainersPage
        return UIEdgeInsets(
            top: isHigh ? area.top : 0, left: isWide ? area.left : 0, bottom: isHigh ? area.bottom : 0,
            right: isWide ? area.right : 0)
    }

    private var safeAreaInsetsOfFrame: UIEdgeInsets { safeAreaInsets }

    /// Whether it is what a page in a stack or behind a tab scrolls: the page's view, or the first in it.
    private var isContentOfContainersPage: Bool {
        let isFirst = superview?.subviews.first === self
        guard let page = owner ?? (isFirst ? superview?.owner : nil) else { return false }
        return page.isAdjustingPage
    }

    /// The offset nearest to the present one that shows the rectangle, or as much of it as fits.
    func offsetShowing(_ rect: CGRect) -> CGPoint {
        let insets = adjustedContentInset
        let limits = offsetLimits
        func nearest(
            _ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ before: CGFloat, _ room: CGFloat,
            _ least: CGFloat, _ most: CGFloat
        ) -> CGFloat {
            var result = offset
            if start < offset + before || end - start > room {
                result = start - before
            } else if end > offset + before + room {
                result = end - before - room
            }
            return min(max(result, least), most)
        }
        return CGPoint(
            x: nearest(
                contentOffset.x, rect.minX, rect.maxX, insets.left, bounds.width - insets.left - insets.right,
                limits.minimum.x, limits.maximum.x),
            y: nearest(
                contentOffset.y, rect.minY, rect.maxY, insets.top, bounds.height - insets.top - insets.bottom,
                limits.minimum.y, limits.maximum.y))
    }
}
