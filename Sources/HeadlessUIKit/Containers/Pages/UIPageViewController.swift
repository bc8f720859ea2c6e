/// Shows one page of many, which a finger or the code turns (ledger 11.2).
///
/// Pages scroll beside each other, or curl. A turn is no transition with an animator: it has no coordinator, and its
/// appearance callbacks are the only thing that a page hears of it.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Points that the dots take below the pages.
    private static let dotsHeight: CGFloat = 37

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open private(set) var spineLocation: SpineLocation
    /// Whether a page has content on its back; with a spine in the middle each has.
    @Held open var isDoubleSided = false
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            mechanism.forgetNeighbours()
            followCount()
        }
    }

    let spacing: CGFloat
    /// The pages that are shown, one or two.
    var shown: [UIViewController] = []
    private(set) lazy var mechanism: any PageMechanism =
        transitionStyle == .scroll ? PageScroller(self) : PageCurler(self)
    private var dots: UIPageControl?
    private var wasWide: Bool?

    /// - Parameter options: the spine of pages that curl, the space between pages that scroll.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation].flatMap { Self.number($0) }.flatMap { SpineLocation(rawValue: Int($0)) }
        spineLocation = style == .scroll ? .none : spine ?? .min
        spacing = style == .scroll ? CGFloat(options?[.interPageSpacing].flatMap { Self.number($0) } ?? 0) : 0
        super.init(nibName: nil, bundle: nil)
        isDoubleSided = spineLocation == .mid
    }

    public required init?(coder: NSCoder) {
        transitionStyle = coder.interfaceValue(TransitionStyle.self) ?? .pageCurl
        navigationOrientation = coder.interfaceValue(NavigationOrientation.self) ?? .horizontal
        (spineLocation, spacing) = (.min, 0)
        super.init(coder: coder)
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Int: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let spine as SpineLocation: Double(spine.rawValue)
        default: nil
        }
    }

    /// The pages that are shown; during a turn those that it began with.
    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// Those of pages that curl; pages that scroll have a scroll view in `view` in their place.
    open var gestureRecognizers: [UIGestureRecognizer] { mechanism.recognizers }

    /// Shows other pages. The delegate is not told; a turn that is under way ends first, and its completion hears
    /// false.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard !World.isFrozen, let world = World.current else { return }
        let new = viewControllers ?? []
        guard new.count == shownCount else {
            world.raise(
                "NSInvalidArgumentException",
                "The number of view controllers provided (\(new.count)) doesn't match the number required "
                    + "(\(shownCount)) for the requested "
                    + (transitionStyle == .scroll ? "transition" : "spine location"),
                for: .givesWrongPageCount)
            return
        }
        mechanism.interrupt()
        mechanism.forgetNeighbours()
        let isSeen = isViewLoaded && view.window != nil && appearance.isOnScreen
        let isSame = new.elementsEqual(shown, by: ===)
        if animated, isSeen, !shown.isEmpty, !isSame, UIView.areAnimationsEnabled {
            mechanism.turn(to: new, direction, completion)
        } else {
            if !isSame { replaceAtOnce(with: new) }
            completion?(true)
        }
        followCount()
    }

    /// How many pages are shown beside each other.
    var shownCount: Int { spineLocation == .mid ? 2 : 1 }

    private func replaceAtOnce(with new: [UIViewController]) {
        let turn = PageTurn(in: self, to: new, animated: false)
        turn.begin()
        mechanism.place(new)
        turn.end(completed: true)
    }

    // MARK: Neighbours

    /// The pages of a turn in that direction; nil at the end of the book.
    func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let dataSource, !World.isFrozen else { return nil }
        var found: [UIViewController] = []
        var edge = direction == .forward ? shown.last : shown.first
        while found.count < shownCount, let page = edge {
            edge =
                direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
            guard let edge else { return nil }
            found.insert(edge, at: direction == .forward ? found.count : 0)
        }
        return found.isEmpty ? nil : found
    }

    // MARK: Dots

    private func followCount() {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, !World.isFrozen else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0 else {
            dots?.removeFromSuperview()
            dots = nil
            return
        }
        let dots = self.dots ?? UIPageControl()
        self.dots = dots
        // The finger turns pages; what a tap on a dot does is not modelled.
        dots.isUserInteractionEnabled = false
        dots.numberOfPages = count
        dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        viewIfLoaded?.setNeedsLayout()
    }

    /// A finger has turned a page.
    func moveDot(_ direction: NavigationDirection) {
        dots?.currentPage += direction == .forward ? 1 : -1
    }

    // MARK: As a container

    override var managesAppearanceOfChildren: Bool { true }
    open override var childForStatusBarStyle: UIViewController? { shown.first }
    open override var childForStatusBarHidden: UIViewController? { shown.first }

    open override func loadView() {
        let made = UILayoutContainerView(frame: defaultViewFrame)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.onLayout = { [weak self] in self?.layOutPages() }
        view = made
        mechanism.install(in: made)
    }

    override func beginAppearanceOfChildren(_ isAppearing: Bool, animated: Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        if isAppearing { layOutPages() } else { mechanism.interrupt() }
        beginAppearance(of: shown, isAppearing: isAppearing, animated: animated)
    }

    /// Where the pages are.
    var pageArea: CGRect {
        var area = view.bounds
        if dots != nil { area.size.height = max(0, area.height - Self.dotsHeight) }
        return area
    }

    private func layOutPages() {
        guard let view = viewIfLoaded else { return }
        if let dots {
            if dots.superview !== view { view.addSubview(dots) }
            let area = pageArea
            dots.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: view.bounds.height - area.height)
        }
        askForSpine()
        if !World.isFrozen { mechanism.layOut() }
    }

    private func askForSpine() {
        let isWide = view.bounds.width > view.bounds.height
        defer { wasWide = isWide }
        guard transitionStyle == .pageCurl, let wasWide, wasWide != isWide, let delegate else { return }
        spineLocation = delegate.pageViewController(self, spineLocationFor: isWide ? .landscapeLeft : .portrait)
        if spineLocation == .mid { isDoubleSided = true }
    }
}
