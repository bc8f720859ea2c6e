extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }

    /// By way of the window, whose place on the screen is its frame.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView, view.rootView === rootView {
            return layer.convert(rect, to: view.layer)
        }
        let onScreen = layer.convert(rect, to: rootView.layer).offsetBy(screenOffset)
        guard let view = coordinateSpace as? UIView else { return onScreen }
        return view.layer.convert(onScreen.offsetBy(view.screenOffset, -1), from: view.rootView.layer)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return view.convert(rect, to: self as any UICoordinateSpace) }
        return layer.convert(rect.offsetBy(screenOffset, -1), from: rootView.layer)
    }

    /// Where the outermost view lies on the screen.
    private var screenOffset: CGPoint {
        let root = rootView
        return CGPoint(x: root.frame.minX - root.bounds.minX, y: root.frame.minY - root.bounds.minY)
    }
}

extension CGRect {
    fileprivate func offsetBy(_ way: CGPoint, _ sign: CGFloat = 1) -> CGRect {
        offsetBy(dx: way.x * sign, dy: way.y * sign)
    }
}
