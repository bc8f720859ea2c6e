import TransitionCore

/// A row of segments, one of which is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0
    }

    public nonisolated static let noSegment = -1
    private var segments: [Segment] = []
    private var touchX: CGFloat = 0

    /// Setting it by code sends no event.
    @Held open var selectedSegmentIndex = UISegmentedControl.noSegment
    @Held open var isMomentary = false
    @Held open var apportionsSegmentWidthsByContent = false
    @Held open var selectedSegmentTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Strings and images, one a segment.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            segments.append(Segment(title: item as? String, image: item as? UIImage))
        }
        bounds.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ new: Segment, at index: Int) {
        guard !World.isFrozen else { return }
        segments.insert(new, at: min(max(index, 0), segments.count))
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !World.isFrozen, segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
    }

    open func removeAllSegments() {
        guard !World.isFrozen else { return }
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    open func titleForSegment(at segment: Int) -> String? { existing(segment)?.title }
    open func imageForSegment(at segment: Int) -> UIImage? { existing(segment)?.image }
    open func isEnabledForSegment(at segment: Int) -> Bool { existing(segment)?.isEnabled ?? false }

    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        guard !World.isFrozen, segments.indices.contains(index) else { return }
        change(&segments[index])
        World.effectCount += 1
    }

    private func existing(_ index: Int) -> Segment? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { segment in
            TextMeasure(font: .systemFont(ofSize: 13)).width(of: segment.title ?? "") + 20
        }
        return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: 31)
    }

    override var keepsTapsToItself: Bool { true }
    override var tappedParts: [CGRect] { parts(segments.count) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        touchX = touch?.location(in: self).x ?? 0
    }

    /// A tap on the segment that is chosen already says nothing.
    override func triggered(with event: UIEvent?) {
        send(.touchUpInside, with: event)
        guard !segments.isEmpty, bounds.width > 0 else { return }
        let segment = Int(bounding: (touchX - bounds.minX) / bounds.width * CGFloat(segments.count))
        let index = min(max(segment, 0), segments.count - 1)
        guard segments[index].isEnabled, isMomentary || index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        send([.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}

/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    @Held open var numberOfPages = 0 { didSet { held = clamped(held) } }
    @Held open var hidesForSinglePage = false
    @Held open var pageIndicatorTintColor: UIColor?
    @Held open var currentPageIndicatorTintColor: UIColor?
    @Held open var allowsContinuousInteraction = true
    @Held open var defersCurrentPageDisplay = false
    private var held = 0
    private var touchX: CGFloat = 0

    open var currentPage: Int {
        get { held }
        set { if !World.isFrozen { held = clamped(newValue) } }
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(min(max(pageCount, 0), 1000)) * 16, height: 26)
    }

    open func updateCurrentPageDisplay() {}
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override var keepsTapsToItself: Bool { true }
    override var tappedParts: [CGRect] { parts(2) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        touchX = touch?.location(in: self).x ?? 0
    }

    /// A tap on the right half goes on, one on the left half back.
    override func triggered(with event: UIEvent?) {
        send(.touchUpInside, with: event)
        let old = held
        currentPage = old + (touchX >= bounds.midX ? 1 : -1)
        if held != old { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    private func clamped(_ page: Int) -> Int {
        min(max(page, 0), max(numberOfPages - 1, 0))
    }
}
