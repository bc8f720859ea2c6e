import TransitionCore

/// Pages beside each other in a scroll view of three pages' length, the shown one in the middle (ledger 11.2).
///
/// At rest the offset is one page's length, which apps subtract to see how far a finger has turned.
@MainActor
final class PageScroller: PageMechanism {
    /// Pages of one side: not asked for, or what the data source said.
    private typealias Neighbours = [UIViewController]?

    private weak var container: UIPageViewController?
    private let scrollView = UIQueuingScrollView()
    private var before: Neighbours?
    private var after: Neighbours?
    private var turn: PageTurn?
    private var direction = UIPageViewController.NavigationDirection.forward
    /// Set during a turn by code.
    private var completion: ((Bool) -> Void)?
    private var isByCode = false
    private var isPlacing = false
    private var isSettling = false

    init(_ container: UIPageViewController) {
        self.container = container
        scrollView.scroller = self
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.alwaysBounceHorizontal = isHorizontal
        scrollView.alwaysBounceVertical = !isHorizontal
    }

    let recognizers: [UIGestureRecognizer] = []

    private var isHorizontal: Bool { container?.navigationOrientation == .horizontal }
    private var length: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }
    private var offset: CGFloat { isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y }

    private func point(_ along: CGFloat) -> CGPoint { isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along) }

    // MARK: Places

    func install(in view: UIView) {
        view.insertSubview(scrollView, at: 0)
    }

    /// A change of size ends the turn at the nearest page.
    func layOut() {
        guard let container else { return }
        let spacing = container.spacing / 2
        let frame = container.pageArea.insetBy(dx: isHorizontal ? -spacing : 0, dy: isHorizontal ? 0 : -spacing)
        if scrollView.frame != frame {
            if turn != nil, length > 0 { end(completed: abs(offset - length) > length / 2, finished: false) }
            isPlacing = true
            scrollView.frame = frame
            scrollView.contentSize =
                isHorizontal
                ? CGSize(width: frame.width * 3, height: frame.height)
                : CGSize(width: frame.width, height: frame.height * 3)
            setLimits()
            isPlacing = false
        }
        if turn == nil { place(container.shown) }
    }

    func place(_ pages: [UIViewController]) {
        guard let page = pages.first?.viewInPlace, length > 0 else { return }
        isPlacing = true
        put(page, at: 1)
        if scrollView.motion.isIdle, !scrollView.isDragging { scrollView.contentOffset = point(length) }
        isPlacing = false
    }

    private func put(_ page: UIView, at position: CGFloat) {
        let spacing = (container?.spacing ?? 0) / 2
        let along = position * length + spacing
        let size = scrollView.bounds.size
        let frame =
            isHorizontal
            ? CGRect(x: along, y: 0, width: size.width - 2 * spacing, height: size.height)
            : CGRect(x: 0, y: along, width: size.width, height: size.height - 2 * spacing)
        if page.superview !== scrollView { scrollView.addSubview(page) }
        page.place(at: frame)
    }

    // MARK: Neighbours

    func forgetNeighbours() {
        (before, after) = (nil, nil)
    }

    /// Asked as a drag begins, and kept until the pages or the data source are set.
    func mayDrag() -> Bool {
        guard let container, container.dataSource != nil, !container.shown.isEmpty, !isByCode else { return false }
        if after == nil { after = .some(container.neighbours(.forward)) }
        if before == nil { before = .some(container.neighbours(.reverse)) }
        setLimits()
        return !World.isFrozen
    }

    /// Room for the neighbours that there are.
    private func setLimits() {
        func room(_ neighbours: Neighbours?) -> CGFloat {
            if case .some(.none) = neighbours { return -length }
            return 0
        }
        scrollView.keepsOffset = true
        scrollView.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: room(before), bottom: 0, right: room(after))
            : UIEdgeInsets(top: room(before), left: 0, bottom: room(after), right: 0)
        scrollView.keepsOffset = false
    }

    // MARK: A finger's turn

    /// The content has moved: what comes into sight is told that it appears.
    func contentMoved() {
        guard let container, !isPlacing, !isByCode, !World.isFrozen, length > 0, scrollView.isDragging else { return }
        let way = offset - length
        guard way != 0 else { return }
        let side = way > 0 ? UIPageViewController.NavigationDirection.forward : .reverse
        if turn != nil {
            guard side != direction else { return }
            endTurn(completed: false)
        }
        guard let pages = (side == .forward ? after : before) ?? nil else { return }
        direction = side
        container.delegate?.pageViewController(container, willTransitionTo: pages)
        if !World.isFrozen { begin(pages) }
    }

    private func begin(_ pages: [UIViewController]) {
        guard let container else { return }
        let turn = PageTurn(in: container, to: pages, animated: true)
        self.turn = turn
        turn.begin()
        guard !World.isFrozen, let page = pages.first?.viewInPlace else { return }
        isPlacing = true
        put(page, at: direction == .forward ? 2 : 0)
        isPlacing = false
        pages.first?.sendIsAppearingIfShown()
    }

    /// Something has stopped: looks at it after everyone has been told, in the same turn.
    func motionMayHaveEnded() {
        guard turn != nil, !isSettling, let world = World.current else { return }
        isSettling = true
        world.work.enqueue(atFrame: world.frame) { [weak self] in
            self?.isSettling = false
            self?.settle()
        }
    }

    private func settle() {
        let motion = scrollView.motion
        guard turn != nil, motion.isIdle, !motion.isDragging, !motion.isTracking, length > 0 else { return }
        let position = (offset / length).rounded()
        if abs(offset - position * length) > 0.5, scrollView.window != nil {
            // A finger has stopped it between two pages.
            return scrollView.setContentOffset(point(position * length), animated: true)
        }
        end(completed: isByCode || position != 1, finished: true)
    }

    /// Ends the turn and tells who waits for it: the delegate of a finger's, the completion of the code's.
    private func end(completed: Bool, finished: Bool) {
        guard let container, turn != nil else { return }
        let (previous, completion, wasByCode) = (container.shown, completion, isByCode)
        self.completion = nil
        isByCode = false
        scrollView.panGestureRecognizer.isEnabled = true
        endTurn(completed: completed)
        scrollView.motion.animation = nil
        scrollView.motion.glide = nil
        place(container.shown)
        guard !World.isFrozen else { return }
        if wasByCode {
            completion?(finished)
        } else {
            if completed { container.moveDot(direction) }
            container.delegate?.pageViewController(
                container, didFinishAnimating: finished, previousViewControllers: previous,
                transitionCompleted: completed)
        }
    }

    private func endTurn(completed: Bool) {
        guard let container, let turn else { return }
        self.turn = nil
        let previous = container.shown
        turn.end(completed: completed)
        guard completed else { return }
        // The page that was left is the neighbour on its side.
        (before, after) = direction == .forward ? (.some(previous), nil) : (nil, .some(previous))
    }

    // MARK: The code's turn

    func turn(
        to pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
        _ completion: ((Bool) -> Void)?
    ) {
        container?.view.layoutIfNeeded()
        self.direction = direction
        self.completion = completion
        isByCode = true
        scrollView.panGestureRecognizer.isEnabled = false
        begin(pages)
        guard !World.isFrozen else { return }
        setLimits()
        scrollView.setContentOffset(point(direction == .forward ? 2 * length : 0), animated: true)
        motionMayHaveEnded()
    }

    func interrupt() {
        guard turn != nil else { return }
        end(completed: isByCode, finished: false)
    }
}

/// The scroll view of pages; UIKit's class has this name with an underscore before it.
@MainActor
final class UIQueuingScrollView: UIScrollView {
    weak var scroller: PageScroller?
    /// While limits change the content stays.
    var keepsOffset = false

    override var notesOffset: Bool { false }

    override var motion: ScrollMotion {
        didSet { if motion.isIdle, !motion.isDragging { scroller?.motionMayHaveEnded() } }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = keepsOffset ? CGRect(origin: old, size: newValue.size) : newValue
            if super.bounds.origin != old { scroller?.contentMoved() }
        }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return scroller?.mayDrag() ?? false
    }
}
