extension World {
    /// What a finger reaches at a point of the screen: in the foremost window that takes it.
    func hit(at point: CGPoint, with event: UIEvent? = nil) -> (view: UIView, window: UIWindow)? {
        for window in windowsByLevel.reversed() {
            let origin = window.frame.origin
            let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            if let view = window.hitTest(inside, with: event) { return (view, window) }
        }
        return nil
    }
}
