import TransitionCore

/// Pages of which one curls away from the next. The curl itself is not drawn: both views stay in place (ledger 11.2).
@MainActor
final class PageCurler: NSObject, PageMechanism, UIGestureRecognizerDelegate {
    /// Seconds of a whole curl.
    private static let duration = 0.7
    /// The part of the width at either edge where a tap turns the page.
    private static let tapArea: CGFloat = 0.2
    /// Seconds that the finger's velocity is carried on to see where the page would land.
    private static let projection: CGFloat = 0.25

    private weak var container: UIPageViewController?
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var turn: PageTurn?
    private var direction = UIPageViewController.NavigationDirection.forward
    private var pending: [UIViewController] = []
    private var completion: ((Bool) -> Void)?
    private var isByCode = false
    private var progress: CGFloat = 0
    /// Tells the present curl's end from that of one that was interrupted.
    private var serial = 0
    private var isRunning = false

    init(_ container: UIPageViewController) {
        self.container = container
        super.init()
        for recognizer in [pan, tap] { recognizer.delegate = self }
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: Selector("drag(_:)", PageCurler.drag))
        tap.addTarget(self, action: Selector("tapped(_:)", PageCurler.tapped))
    }

    var recognizers: [UIGestureRecognizer] { [pan, tap] }
    private var isHorizontal: Bool { container?.navigationOrientation == .horizontal }

    // MARK: Places

    func install(in view: UIView) {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    func layOut() {
        guard let container else { return }
        if turn == nil { place(container.shown) } else { place(container.shown + pending) }
    }

    func place(_ pages: [UIViewController]) {
        guard let container, let view = container.viewIfLoaded else { return }
        let area = container.pageArea
        let count = CGFloat(container.shownCount)
        for (index, page) in pages.enumerated() {
            guard let content = page.viewInPlace else { continue }
            let part = CGFloat(index % container.shownCount)
            let frame =
                isHorizontal
                ? CGRect(x: area.width / count * part, y: 0, width: area.width / count, height: area.height)
                : CGRect(x: 0, y: area.height / count * part, width: area.width, height: area.height / count)
            if content.superview !== view { view.insertSubview(content, at: 0) }
            content.place(at: frame)
        }
    }

    func forgetNeighbours() {}

    // MARK: Gestures

    /// Not during a turn, and not without a page to turn to.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let container, let view = container.viewIfLoaded, turn == nil, !container.shown.isEmpty else {
            return false
        }
        if gestureRecognizer === pan {
            let way = pan.translation(in: view)
            let (along, across) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
            guard abs(along) > abs(across) else { return false }
            direction = along < 0 ? .forward : .reverse
        } else {
            let point = gestureRecognizer.location(in: view)
            let part = isHorizontal ? point.x / view.bounds.width : point.y / view.bounds.height
            guard part < Self.tapArea || part > 1 - Self.tapArea else { return false }
            direction = part > 0.5 ? .forward : .reverse
        }
        pending = container.neighbours(direction) ?? []
        return !pending.isEmpty && !World.isFrozen
    }

    private func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let view = container?.viewIfLoaded else { return }
        let length = isHorizontal ? view.bounds.width : view.bounds.height
        guard length > 0 else { return }
        func along(_ point: CGPoint) -> CGFloat {
            (isHorizontal ? point.x : point.y) * (direction == .forward ? -1 : 1) / length
        }
        if recognizer.state == .began { beginByHand() }
        guard turn != nil, !isByCode, !isRunning else { return }
        let way = along(recognizer.translation(in: view))
        switch recognizer.state {
        case .changed: progress = min(max(way, 0), 1)
        case .ended: run(toEnd: way + along(recognizer.velocity(in: view)) * Self.projection > 0.5)
        case .cancelled: run(toEnd: false)
        default: break
        }
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        beginByHand()
        if turn != nil { run(toEnd: true) }
    }

    private func beginByHand() {
        guard let container, turn == nil, !pending.isEmpty else { return }
        container.delegate?.pageViewController(container, willTransitionTo: pending)
        if !World.isFrozen { begin(pending) }
    }

    // MARK: The turn

    private func begin(_ pages: [UIViewController]) {
        guard let container else { return }
        let turn = PageTurn(in: container, to: pages, animated: true)
        (self.turn, pending, progress) = (turn, pages, 0)
        turn.begin()
        guard !World.isFrozen else { return }
        place(pages)
        for page in pages { page.sendIsAppearingIfShown() }
    }

    func turn(
        to pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
        _ completion: ((Bool) -> Void)?
    ) {
        self.direction = direction
        self.completion = completion
        isByCode = true
        begin(pages)
        if !World.isFrozen { run(toEnd: true) }
    }

    private func run(toEnd: Bool) {
        guard let world = World.current else { return }
        isRunning = true
        serial += 1
        let serial = serial
        let seconds = Self.duration * Double(toEnd ? 1 - progress : progress)
        world.work.enqueue(atFrame: world.frame + FrameCount.covering(seconds: seconds)) { [weak self] in
            if let self, self.serial == serial { self.end(completed: toEnd, finished: true) }
        }
    }

    private func end(completed: Bool, finished: Bool) {
        guard let container, let turn else { return }
        let (previous, completion, wasByCode) = (container.shown, completion, isByCode)
        serial += 1
        (self.turn, self.completion, pending) = (nil, nil, [])
        (isByCode, isRunning) = (false, false)
        turn.end(completed: completed)
        place(container.shown)
        guard !World.isFrozen else { return }
        if wasByCode {
            completion?(finished)
        } else {
            container.delegate?.pageViewController(
                container, didFinishAnimating: finished, previousViewControllers: previous,
                transitionCompleted: completed)
        }
    }

    func interrupt() {
        if turn != nil { end(completed: isByCode, finished: false) }
    }
}
