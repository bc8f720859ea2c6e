extension UIScrollView {
    /// Whether a vertical drag is the sheet's in which the scroll view stands: down from the top of the content it
    /// moves the sheet, and up it makes the sheet larger before anything scrolls (ledger 7.9).
    func leavesDragToSheet(downwards: Bool) -> Bool {
        guard let sheet = enclosingSheet, sheet.takesDrags, contentOffset.y <= offsetLimits.minimum.y else {
            return false
        }
        return downwards || (sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.isAtLargestHeight)
    }

    /// The sheet whose presented view this view is, or is inside.
    private var enclosingSheet: UISheetPresentationController? {
        var view: UIView? = self
        while let superview = view?.superview {
            if let container = superview as? UITransitionView {
                return container.presentationController as? UISheetPresentationController
            }
            view = superview
        }
        return nil
    }
}
