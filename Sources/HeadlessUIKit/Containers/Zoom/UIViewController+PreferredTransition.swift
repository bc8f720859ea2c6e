extension UIViewController {
    /// The transition for this controller where no delegate gives an animator; nil for the usual one.
    public var preferredTransition: Transition? {
        get { zoomTransition }
        set {
            guard !World.isFrozen else { return }
            rareState.zoomDismissal?.remove()
            rareState.preferredTransition = newValue
            rareState.zoomDismissal = newValue.map { _ in ZoomDismissal(of: self) }
        }
    }
}
