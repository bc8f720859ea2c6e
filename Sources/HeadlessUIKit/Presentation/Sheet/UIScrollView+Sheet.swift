extension UITransitionView: DragTaking {
    /// Whether a vertical drag is the sheet's in which the scroll view stands: down from the top of the content it
    /// moves the sheet, and up it makes the sheet larger before anything scrolls (ledger 7.9).
    func takesDrag(in scrollView: UIScrollView, downwards: Bool) -> Bool {
        guard let sheet = presentationController as? UISheetPresentationController, sheet.takesDrags,
            scrollView.contentOffset.y <= scrollView.offsetLimits.minimum.y
        else { return false }
        return downwards || (sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.isAtLargestHeight)
    }
}
