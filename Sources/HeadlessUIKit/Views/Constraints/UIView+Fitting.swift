extension UIView {
    /// Asks for the smallest size that the constraints allow.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// Asks for the largest size that the constraints allow.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The size nearest to the target that the constraints inside the view and its content allow.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        guard !World.isFrozen else { return bounds.size }
        updateConstraintsIfNeeded()
        let system = LayoutSystem(
            root: self, fitting: FittingWish(size: target, horizontal: horizontal, vertical: vertical))
        system.solve()
        let size = system.frame(of: self).size
        return CGSize(width: PixelGrid.roundedUp(size.width), height: PixelGrid.roundedUp(size.height))
    }
}
