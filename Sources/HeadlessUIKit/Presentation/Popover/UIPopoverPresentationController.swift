/// The sides on which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A popover beside its source; in compact width it is a sheet unless its delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    @Held open var sourceView: UIView?
    /// In the source view's points; the whole view when null.
    @Held open var sourceRect = CGRect.null
    @Held open var barButtonItem: UIBarButtonItem?
    /// A view or a bar item that the popover points at; sets one of the two above and clears the other.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem)
        }
    }
    @Held open var permittedArrowDirections = UIPopoverArrowDirection.any
    @Held open var canOverlapSourceViewRect = false
    @Held open var passthroughViews: [UIView]?
    @Held open var backgroundColor: UIColor?
    @Held open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    private static let usualSize = CGSize(width: 320, height: 480)
    private var dimmingView: DimmingView?
    /// The window's size when the source was named.
    private var sizeAtRequest: CGSize?

    /// The arrow points up from a popover below its source, else down.
    open var arrowDirection: UIPopoverArrowDirection {
        guard let source = sourceInContainer, containerView != nil else { return .unknown }
        return frameOfPresentedViewInContainerView.minY >= source.maxY ? .up : .down
    }

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let answer = AdaptiveStyle.answer(of: delegate, for: self, in: traitCollection) { return answer }
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return presentedViewController is UIAlertController ? .overFullScreen : .pageSheet
    }

    private var sourceInContainer: CGRect? {
        guard let containerView else { return nil }
        sourceView?.layOutAround()
        guard let sourceView else { return barButtonItem.map { _ in barCorner(of: containerView) } }
        return containerView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    /// Where a bar has its last button, in the container.
    private func barCorner(of container: UIView) -> CGRect {
        let side = UIBarButtonItem.standardWidth
        return CGRect(
            x: container.bounds.maxX - side, y: container.safeAreaInsets.top, width: side, height: side)
    }

    /// Below the source if there is room, else above, within the margins.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let room = containerView.bounds.inset(by: popoverLayoutMargins)
        let wish = preferredContentSize
        let size = CGSize(
            width: min(wish.width > 0 ? wish.width : Self.usualSize.width, room.width),
            height: min(wish.height > 0 ? wish.height : Self.usualSize.height, room.height))
        let source = sourceInContainer ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        let fitsBelow = source.maxY + size.height <= room.maxY
        let top = fitsBelow ? source.maxY : source.minY - size.height
        return CGRect(
            x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width),
            y: min(max(top, room.minY), room.maxY - size.height), width: size.width, height: size.height)
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard sourceView != nil || barButtonItem != nil else {
            World.current?.raise(
                "NSGenericException",
                "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the "
                    + "presentation occurs.",
                for: .hasNoPopoverSource)
            return
        }
        takeOver(containerView)
    }

    override func settle(presenter: UIViewController) {
        super.settle(presenter: presenter)
        sizeAtRequest = presenter.viewIfLoaded?.window?.bounds.size
    }

    override func takeOver(_ container: UIView) {
        if let sizeAtRequest, let window = container.window, window.bounds.size != sizeAtRequest { roomWillChange() }
        sizeAtRequest = nil
        let dimming = DimmingView(color: .clear) { [weak self] in self?.dismissByTap() }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        dimmingView = dimming
    }

    override func leave(_ container: UIView) {
        dimmingView?.removeFromSuperview()
        dimmingView = nil
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView = nil }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView = nil } else { followPreferredSize() }
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followPreferredSize()
    }

    /// The source may be elsewhere in a room of another size: the delegate says where, and for what it leaves as it is
    /// the popover points at the old place. Nobody is asked about a bar item.
    override func roomWillChange() {
        guard var view = sourceView, let delegate = delegate as? any UIPopoverPresentationControllerDelegate else {
            return
        }
        let (oldView, oldRect) = (view, sourceRect.isNull ? view.bounds : sourceRect)
        var rect = oldRect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        guard !World.isFrozen else { return }
        if view !== oldView { sourceView = view }
        if rect != oldRect { sourceRect = rect }
    }

    private func dismissByTap() {
        if let alert = presentedViewController as? UIAlertController { return alert.dismissByTapOutside() }
        let dismissal = UserDismissal(controller: self)
        if dismissal.isAllowed() { dismissal.begin() }
    }

    override var laysOutPresentedView: Bool { true }
}

/// Answers and hears what concerns a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// The popover is about to be laid out in a room of another size: names what it points at from now on.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
}

/// Swift has this pointer beside Objective-C alone.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// What a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
