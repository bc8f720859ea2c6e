/// What moves a part of a scroll view's content to the side, as a row of a table.
@MainActor
protocol SidewaysDrag: AnyObject {
    /// Whether a drag from that point is one that moves something.
    func takesDrag(from start: CGPoint, way: CGFloat) -> Bool
    func begin(at way: CGFloat)
    func drag(to way: CGFloat)
    func end(isCancelled: Bool)
    func close(animated: Bool)
}

/// A container that may be dragged itself, as a sheet.
@preconcurrency @MainActor
protocol DragTaking: UIView {
    /// Whether a vertical drag in the scroll view is the container's.
    func takesDrag(in scrollView: UIScrollView, downwards: Bool) -> Bool
}

extension UIScrollView {
    /// Whether a vertical drag is left to the container in which the scroll view stands.
    func leavesDrag(downwards: Bool) -> Bool {
        var view: UIView? = self
        while let superview = view?.superview {
            if superview.isTransitionContainer, let container = superview as? any DragTaking {
                return container.takesDrag(in: self, downwards: downwards)
            }
            view = superview
        }
        return false
    }
}
