import TransitionCore

/// Shows a part of a larger content, and moves it under the fingers.
///
/// The offset is the bounds' origin: setting it moves the content at once and tells the delegate. A drag pulls the
/// content beyond its edges against growing resistance; let go, it glides on and slows down, in closed form from the
/// virtual clock.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegateHolding, ContentScrolling {
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    let pan = ScrollPanGestureRecognizer()
    private(set) lazy var pinch = ScrollPinchGestureRecognizer()
    /// What moves the content: a drag, a glide, or nothing.
    var motion = ScrollMotion()
    private var isSettling = false
    private var insetsBefore = UIEdgeInsets.zero
    private var sizeBefore = CGSize.zero

    @Held open var bounces = true
    @Held open var alwaysBounceVertical = false
    @Held open var alwaysBounceHorizontal = false
    @Held open var bouncesZoom = true
    @Held open var isPagingEnabled = false
    @Held open var isDirectionalLockEnabled = false
    @Held open var showsHorizontalScrollIndicator = true
    @Held open var showsVerticalScrollIndicator = true
    @Held open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    @Held open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    @Held open var scrollIndicatorInsets = UIEdgeInsets.zero
    @Held open var automaticallyAdjustsScrollIndicatorInsets = true
    @Held open var indicatorStyle = IndicatorStyle.default
    @Held open var decelerationRate = DecelerationRate.normal
    @Held open var keyboardDismissMode = KeyboardDismissMode.none
    @Held open var indexDisplayMode = IndexDisplayMode.automatic
    @Held open var scrollsToTop = true
    @Held open var delaysContentTouches = true
    @Held open var canCancelContentTouches = true
    @Held open var minimumZoomScale: CGFloat = 1
    @Held open var maximumZoomScale: CGFloat = 1
    @Held open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }
    @Held open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { settleInsets() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(coder, as: UIScrollView.self)
    }

    override class var decoder: UIView.Type { UIScrollView.self }

    private func setUp() {
        layer.masksToBounds = true
        pan.own(by: self)
        addGestureRecognizer(pan)
        sizeBefore = bounds.size
    }

    /// Whether code that sets the offset is seen at it; not where UIKit turns pages with it.
    var notesOffset: Bool { true }

    override var asScrollView: (any ContentScrolling)? { self }
    /// What moves a row to the side; only tables have it.
    var rowSwipe: (any SidewaysDrag)? { nil }
    override var contentAreaSize: CGSize? { contentSize }
    override func takeContentAreaSize(_ size: CGSize) { contentSize = size }
    /// What its insets keep clear of is none of the content's concern: it would else grow and shrink as it scrolls.
    override var safeAreaInsetsOfContent: UIEdgeInsets {
        let (area, cleared) = (safeAreaInsets, insetsFromSafeArea)
        return UIEdgeInsets(
            top: area.top - cleared.top, left: area.left - cleared.left, bottom: area.bottom - cleared.bottom,
            right: area.right - cleared.right)
    }
    /// The edges of the content, for constraints.
    open var contentLayoutGuide: UILayoutGuide { madeConstraintState.contentGuide }
    /// The part of the content that is seen, for constraints.
    open var frameLayoutGuide: UILayoutGuide { madeConstraintState.frameGuide }

    /// The system's own; its delegate is the scroll view.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// Nil unless the delegate gives a view to zoom and the scales allow it.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { isZoomable ? pinch : nil }
    open var directionalPressGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer() }

    // MARK: Content

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard super.bounds.origin != old else { return }
            // What a finger moves, now or by its glide, is meant to stay; what limits move nobody has set.
            if notesOffset, !isSettling, motion.animation == nil {
                World.current?.noteSet(.offset, of: objectID, by: isDragging || isDecelerating ? .act : nil)
            }
            contentMoved()
        }
    }

    /// The point of the content that lies at the bounds' upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin, !World.isFrozen else { return }
            bounds.origin = newValue
        }
    }

    @Held open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            propertiesChanged()
            if isZoomable { offerPinch() }
            settleInsets()
            safeAreaMayChange()
            clampIfIdle()
        }
    }

    /// Room in points that is added around the content.
    @Held open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { settleInsets() } } }

    /// `contentInset` with what of the safe area the adjustment behaviour adds.
    open var adjustedContentInset: UIEdgeInsets {
        let area = insetsFromSafeArea
        return UIEdgeInsets(
            top: contentInset.top + area.top, left: contentInset.left + area.left,
            bottom: contentInset.bottom + area.bottom, right: contentInset.right + area.right)
    }

    open func adjustedContentInsetDidChange() {}

    /// Turning it off ends a drag.
    open var isScrollEnabled: Bool {
        get { pan.isEnabled }
        set { if !World.isFrozen { pan.isEnabled = newValue } }
    }

    // MARK: Motion

    /// Whether a finger is down, dragging or not.
    open var isTracking: Bool { motion.isTracking }
    open var isDragging: Bool { motion.isDragging }
    open var isDecelerating: Bool { motion.glide != nil }
    /// Whether a call with `animated` moves the content.
    open var isScrollAnimating: Bool { motion.animation != nil }

    /// Moves the content; animated it takes 0.3 s and tells the delegate of its end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard !World.isFrozen else { return }
        stopMotion()
        if animated, contentOffset != self.contentOffset, window != nil, UIView.areAnimationsEnabled {
            if notesOffset { World.current?.noteSet(.offset, of: objectID) }
            animateOffset(to: contentOffset)
        } else {
            self.contentOffset = contentOffset
        }
    }

    /// Moves the content as little as needed to show a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offsetShowing(rect), animated: animated)
    }

    /// Stops what moves the content, where it is.
    open func stopScrollingAndZooming() {
        guard !World.isFrozen else { return }
        stopMotion()
    }

    open func flashScrollIndicators() {}

    // MARK: Content touches

    /// Whether the content's view gets a touch at all.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take a touch from the content's view that has it: not from a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Zoom

    open var zoomScale: CGFloat {
        get { zoomedView.map { $0.transform.a } ?? 1 }
        set { zoom(to: newValue, around: nil) }
    }

    open internal(set) var isZooming = false
    open var isZoomBouncing: Bool { false }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        settleInsets()
        if bounds.size != sizeBefore {
            sizeBefore = bounds.size
            clampIfIdle()
        }
    }

    private func contentMoved() {
        setNeedsLayout()
        // What is presented over the content stays over what is seen of it (ledger 2.1).
        for view in subviews where view.isTransitionContainer && view is any StandIn {
            view.frame.origin = bounds.origin
        }
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Keeps the content at its upper left edge when the room around it changes there.
    private func settleInsets() {
        let now = adjustedContentInset
        guard now != insetsBefore, !World.isFrozen else { return }
        let old = insetsBefore
        insetsBefore = now
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -now.top }
        if offset.x == -old.left { offset.x = -now.left }
        if !isDragging { settle(at: offset) }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func clampIfIdle() {
        guard !isDragging, motion.isIdle, !World.isFrozen else { return }
        let limits = offsetLimits
        // An offset that code has set beyond an empty content waits for the content.
        guard contentSize != .zero else { return }
        settle(
            at: CGPoint(x: min(contentOffset.x, limits.maximum.x), y: min(contentOffset.y, limits.maximum.y)))
    }

    private func settle(at offset: CGPoint) {
        let wasSettling = isSettling
        isSettling = true
        defer { isSettling = wasSettling }
        contentOffset = offset
    }
}
