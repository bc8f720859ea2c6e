/// Items where a layout puts them, made when they come into sight and used again when they are out of it.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// What a supplementary view is told apart by.
    private struct SupplementKey: Hashable {
        let kind: String
        let path: IndexPath
    }

    weak var source: (any UICollectionViewDataSource)?
    let selection = ListSelection()
    private var layoutObject: UICollectionViewLayout
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [SupplementKey: UICollectionReusableView] = [:]
    private var pool = ReusePool<UICollectionReusableView>()
    /// The items of each section; nil until the data source is asked.
    private var counts: [Int]?
    private var isUpdating = false
    private(set) var menu: ListMenu?

    @Held open var isPrefetchingEnabled = true
    @Held open var remembersLastFocusedIndexPath = false
    @Held open var selectionFollowsFocus = false
    @Held open var isEditing = false
    @Held open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutObject = layout
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        layoutObject = coder.interfaceValue(UICollectionViewLayout.self) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        decode(coder, as: UICollectionView.self)
    }

    override class var decoder: UIView.Type { UICollectionView.self }

    private func setUp() {
        backgroundColor = .systemBackground
        layoutObject.collectionView = self
    }

    open var dataSource: (any UICollectionViewDataSource)? {
        get { source }
        set {
            guard !World.isFrozen, newValue !== source else { return }
            source = newValue
            dataChanged()
        }
    }

    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            guard !World.isFrozen else { return }
            holdScrollDelegate(newValue)
            if menu == nil, newValue != nil { menu = ListMenu(of: self) }
            layoutObject.invalidateLayout()
        }
    }

    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutObject }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    // MARK: Data

    private func dataChanged() {
        counts = nil
        layoutObject.invalidateLayout()
        setNeedsLayout()
    }

    /// Asks for everything anew at the next layout; the selection is lost.
    open func reloadData() {
        guard !World.isFrozen else { return }
        selection.removeAll()
        retireAll()
        dataChanged()
    }

    private var loadedCounts: [Int] {
        if let counts { return counts }
        guard let source, !World.isFrozen else { return [] }
        let loaded = (0..<max(0, source.numberOfSections(in: self))).map {
            max(0, source.collectionView(self, numberOfItemsInSection: $0))
        }
        counts = loaded
        return loaded
    }

    open var numberOfSections: Int { loadedCounts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
    }

    func exists(_ path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
    }

    // MARK: Layout

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            askLayout(of: newValue)
            super.bounds = newValue
        }
    }

    /// A frame of another size is a change of the bounds too.
    open override var frame: CGRect {
        get { super.frame }
        set {
            if transform == .identity { askLayout(of: CGRect(origin: super.bounds.origin, size: newValue.size)) }
            super.frame = newValue
        }
    }

    private func askLayout(of bounds: CGRect) {
        if bounds != super.bounds, layoutObject.shouldInvalidateLayout(forBoundsChange: bounds) {
            layoutObject.isInvalid = true
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        showItems()
        backgroundView?.frame = bounds
    }

    func prepareLayout() {
        guard !World.isFrozen else { return }
        layoutObject.prepareIfNeeded()
        let size = layoutObject.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    private func showItems() {
        let shown = layoutObject.layoutAttributesForElements(in: bounds) ?? []
        var paths: Set<IndexPath> = []
        var keys: Set<SupplementKey> = []
        for attributes in shown {
            switch attributes.representedElementCategory {
            case .cell:
                guard exists(attributes.indexPath), !World.isFrozen else { continue }
                paths.insert(attributes.indexPath)
                showCell(attributes)
            case .supplementaryView:
                let key = SupplementKey(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
                keys.insert(key)
                showSupplement(key, attributes)
            case .decorationView: continue
            }
        }
        for path in cells.keys.sorted() where !paths.contains(path) { retire(path) }
        for key in sortedSupplements where !keys.contains(key) { retire(key) }
    }

    private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        if let cell = cells[path] { return cell.place(attributes) }
        guard let cell = answer({ $0.collectionView(self, cellForItemAt: path) }) else { return }
        cells[path] = cell
        UIView.performWithoutAnimation { cell.place(attributes) }
        cell.isSelected = selection.contains(path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        addSubview(cell)
    }

    private func showSupplement(_ key: SupplementKey, _ attributes: UICollectionViewLayoutAttributes) {
        if let view = supplements[key] { return view.place(attributes) }
        guard
            let view = answer({ $0.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path) })
        else { return }
        supplements[key] = view
        UIView.performWithoutAnimation { view.place(attributes) }
        addSubview(view)
    }

    /// What the data source gives; a registration that is made meanwhile is made for each view anew.
    private func answer<View>(_ question: (any UICollectionViewDataSource) -> View) -> View? {
        guard let source else { return nil }
        let questions = CellQuestions.current
        questions.depth += 1
        defer { questions.depth -= 1 }
        return question(source)
    }

    private var sortedSupplements: [SupplementKey] {
        supplements.keys.sorted { ($0.path, $0.kind) < ($1.path, $1.kind) }
    }

    private func retire(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        pool.keep(cell, cell.reuseIdentifier.map { Self.poolName($0, nil) })
    }

    private func retire(_ key: SupplementKey) {
        guard let view = supplements.removeValue(forKey: key) else { return }
        view.removeFromSuperview()
        pool.keep(view, view.reuseIdentifier.map { Self.poolName($0, key.kind) })
    }

    private func retireAll() {
        for path in cells.keys.sorted() { retire(path) }
        for key in sortedSupplements { retire(key) }
    }

    /// The cells in sight, by their paths.
    var shownCells: [IndexPath: UICollectionViewCell] { cells }

    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        supplements[SupplementKey(kind: elementKind, path: indexPath)]
    }

    /// Puts another layout in place; animated, what is in sight moves there in 0.3 s.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard !World.isFrozen, layout !== layoutObject else { return }
        exchangeLayout(for: layout, animated: animated) { completion?($0) }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Puts a layout between this one and another in place, whose progress is the caller's to drive. A second one
    /// raises until the first has come to rest.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginLayoutChange(to: layout, completion: completion)
    }

    /// Takes the rest of the way to the new layout; raises where no change is under way.
    open func finishInteractiveTransition() { endLayoutChange(finishes: true) }

    /// Goes back to the old layout; raises where no change is under way.
    open func cancelInteractiveTransition() { endLayoutChange(finishes: false) }

    /// The registrations that cells were made by, in the order of their first use.
    var registrations: [RegistrationMark] = []
    /// The change of layout that is under way by hand.
    var layoutChange: InteractiveLayoutChange?

    /// Makes a layout the one that is asked.
    func install(_ layout: UICollectionViewLayout) {
        layoutObject.collectionView = nil
        layoutObject = layout
        layout.collectionView = self
        layout.invalidateLayout()
    }

    // MARK: Reuse

    /// Cells and the kinds of supplementary views have identifiers of their own.
    private static func poolName(_ identifier: String, _ kind: String?) -> String {
        kind.map { "\($0)/\(identifier)" } ?? identifier
    }

    open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, Self.poolName(identifier, nil))
    }

    /// A nib that nothing was said of makes plain cells.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib == nil ? nil : UICollectionViewCell.self, Self.poolName(identifier, nil))
        if let nib, nib.isDefined {
            registerPrototype(identifier) { nib.first(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero) }
        }
    }

    /// The cell or, with a kind, the supplementary view of a storyboard's collection: how one of that identifier is
    /// made.
    public final func registerPrototype(
        _ identifier: String, ofKind kind: String? = nil, make: @escaping () -> UICollectionReusableView
    ) {
        pool.register(make, Self.poolName(identifier, kind))
    }

    open func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass, Self.poolName(identifier, elementKind))
    }

    /// Raises without a registered class.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(identifier, Self.poolName(identifier, nil), "a view of kind: UICollectionElementKindCell")
        return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(identifier, Self.poolName(identifier, elementKind), "a view of kind: \(elementKind)")
            ?? UICollectionReusableView(frame: .zero)
    }

    private func dequeue(_ identifier: String, _ name: String, _ what: String) -> UICollectionReusableView? {
        guard !World.isFrozen else { return nil }
        if let spare = pool.spare(name) {
            (spare as? UICollectionViewCell)?.isSelected = false
            (spare as? UICollectionViewCell)?.isHighlighted = false
            spare.prepareForReuse()
            return spare
        }
        if let make = pool.maker(for: name) {
            let made = make()
            made.reuseIdentifier = identifier
            return made
        }
        guard let type = pool.type(for: name) else {
            World.current?.raise(
                "NSInternalInconsistencyException",
                "could not dequeue \(what) with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard",
                for: .dequeuesUnregistered)
            return nil
        }
        let made = type.make()
        made.reuseIdentifier = identifier
        return made
    }

    // MARK: Updates

    /// The changed data must be in place after the updates. What stays in sight moves in 0.3 s.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        guard !World.isFrozen else { return }
        isUpdating = true
        updates?()
        isUpdating = false
        retireAll()
        dataChanged()
        selection.keep { exists($0) }
        layoutObject.prepare(forCollectionViewUpdates: [])
        layoutIfNeeded()
        layoutObject.finalizeCollectionViewUpdates()
        ListUpdates.finish(completion)
    }

    private func change() {
        if !isUpdating { performBatchUpdates(nil) }
    }

    open func insertItems(at indexPaths: [IndexPath]) { change() }
    open func deleteItems(at indexPaths: [IndexPath]) { change() }
    open func reloadItems(at indexPaths: [IndexPath]) { change() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change() }
    open func insertSections(_ sections: IndexSet) { change() }
    open func deleteSections(_ sections: IndexSet) { change() }
    open func reloadSections(_ sections: IndexSet) { change() }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        listTouchBegan(touches, selection)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        listTouchEnded(touches, selection)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        listTouchCancelled(selection)
    }
}
