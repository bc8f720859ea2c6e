/// Rows below each other, made when they come into sight and used again when they are out of it.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    private static let standardRowHeight: CGFloat = 44

    public let style: Style
    weak var source: (any UITableViewDataSource)?
    let selection = ListSelection()
    var metrics = TableMetrics()
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var sectionViews: [Int: (header: UIView?, footer: UIView?)] = [:]
    private var pool = ReusePool<UITableViewCell>()
    private var headerPool = ReusePool<UITableViewHeaderFooterView>()
    private var needsReload = true
    private var updateDepth = 0
    private var loadedSwipe: RowSwipe?
    private(set) var menu: ListMenu?

    @Held open var rowHeight = UITableView.automaticDimension { didSet { dataChanged() } }
    @Held open var estimatedRowHeight = UITableView.automaticDimension
    @Held open var sectionHeaderHeight = UITableView.automaticDimension { didSet { dataChanged() } }
    @Held open var sectionFooterHeight = UITableView.automaticDimension { didSet { dataChanged() } }
    @Held open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    @Held open var estimatedSectionFooterHeight = UITableView.automaticDimension
    @Held open var sectionHeaderTopPadding = UITableView.automaticDimension
    @Held open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    @Held open var separatorColor: UIColor? = UIColor.separator
    @Held open var separatorEffect: UIVisualEffect?
    @Held open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    @Held open var cellLayoutMarginsFollowReadableWidth = false
    @Held open var allowsSelectionDuringEditing = false
    @Held open var remembersLastFocusedIndexPath = false
    @Held open var isEditing = false
    @Held open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    @Held open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    @Held open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = coder.interfaceValue(Style.self) ?? .plain
        super.init(coder: coder)
        setUp()
        decode(coder, as: UITableView.self)
    }

    override class var decoder: UIView.Type { UITableView.self }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    open var dataSource: (any UITableViewDataSource)? {
        get { source }
        set {
            guard !World.isFrozen, newValue !== source else { return }
            source = newValue
            dataChanged()
        }
    }

    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            guard !World.isFrozen else { return }
            holdScrollDelegate(newValue)
            if menu == nil, newValue != nil { menu = ListMenu(of: self) }
            dataChanged()
        }
    }

    // MARK: Data

    private func dataChanged() {
        needsReload = true
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        dataChanged()
    }

    /// Asks for everything anew at the next layout; the selection is lost.
    open func reloadData() {
        guard !World.isFrozen else { return }
        selection.removeAll()
        dataChanged()
    }

    /// Asks the data source for numbers and heights, if they are out of date.
    func loadIfNeeded() {
        guard needsReload, updateDepth == 0, !World.isFrozen else { return }
        needsReload = false
        for cell in cells.keys.sorted() { retire(cell) }
        for views in sectionViews.keys.sorted().compactMap({ sectionViews[$0] }) {
            views.header?.removeFromSuperview()
            views.footer?.removeFromSuperview()
        }
        sectionViews = [:]
        measure()
    }

    private func measure() {
        var new = TableMetrics()
        new.tableHeaderHeight = tableHeaderView?.bounds.height ?? 0
        new.tableFooterHeight = tableFooterView?.bounds.height ?? 0
        for section in 0..<(source?.numberOfSections(in: self) ?? 0) {
            let rows = source?.tableView(self, numberOfRowsInSection: section) ?? 0
            new.sections.append(
                TableMetrics.Section(
                    top: 0, headerHeight: edgeHeight(section, isHeader: true),
                    rowHeights: (0..<max(0, rows)).map { height(of: IndexPath(row: $0, section: section)) },
                    footerHeight: edgeHeight(section, isHeader: false)))
        }
        new.stack()
        metrics = new
        selection.keep { metrics.contains($0) }
        contentSize = CGSize(width: bounds.width, height: metrics.height)
    }

    private func height(of path: IndexPath) -> CGFloat {
        let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return asked >= 0 ? asked : Self.standardRowHeight
    }

    private func isSelfSizing(_ path: IndexPath) -> Bool {
        (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
    }

    /// Headers and footers that nothing is shown in have no height.
    private func edgeHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        let asked =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if asked >= 0 { return asked }
        let title =
            isHeader
            ? source?.tableView(self, titleForHeaderInSection: section)
            : source?.tableView(self, titleForFooterInSection: section)
        let view =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        return title == nil && view == nil ? 0 : 28
    }

    open var numberOfSections: Int {
        loadIfNeeded()
        return metrics.sections.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return metrics.sections.indices.contains(section) ? metrics.sections[section].rowHeights.count : 0
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        if contentSize.width != bounds.width { contentSize.width = bounds.width }
        showRows()
        placeEdges()
    }

    private func showRows() {
        let visible = metrics.rows(from: bounds.minY, to: bounds.maxY)
        for path in cells.keys.sorted() where !visible.contains(path) { retire(path) }
        for path in visible {
            let cell = cells[path] ?? show(path)
            guard let rect = rowRect(path) else { continue }
            if cell.frame != rect { cell.frame = rect }
        }
    }

    private func show(_ path: IndexPath) -> UITableViewCell {
        let cell = source?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cells[path] = cell
        if isSelfSizing(path) { takeOwnHeight(of: cell, path) }
        if let rect = rowRect(path) { UIView.performWithoutAnimation { cell.frame = rect } }
        if selection.contains(path) { cell.setSelected(true, animated: false) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        return cell
    }

    /// A cell with constraints decides how high it is.
    private func takeOwnHeight(of cell: UITableViewCell, _ path: IndexPath) {
        guard cell.contentView.holdsConstraints else { return }
        let height = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard height > 0, height != metrics.sections[path.section].rowHeights[path.row] else { return }
        metrics.sections[path.section].rowHeights[path.row] = height
        metrics.stack()
        contentSize.height = metrics.height
        setNeedsLayout()
    }

    private func retire(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        loadedSwipe?.close(ifIn: cell)
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        pool.keep(cell, cell.reuseIdentifier)
    }

    private func placeEdges() {
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.tableHeaderHeight)
        tableFooterView?.frame = CGRect(
            x: 0, y: metrics.contentBottom, width: bounds.width, height: metrics.tableFooterHeight)
        backgroundView?.frame = bounds
        for (index, section) in metrics.sections.enumerated() {
            guard section.top < bounds.maxY, section.top + section.height > bounds.minY else { continue }
            let views = sectionViews[index] ?? makeSectionViews(index)
            views.header?.frame = headerRect(index)
            views.footer?.frame = footerRect(index)
        }
    }

    private func makeSectionViews(_ section: Int) -> (header: UIView?, footer: UIView?) {
        let made = (
            header: delegate?.tableView(self, viewForHeaderInSection: section)
                ?? titleView(source?.tableView(self, titleForHeaderInSection: section)),
            footer: delegate?.tableView(self, viewForFooterInSection: section)
                ?? titleView(source?.tableView(self, titleForFooterInSection: section))
        )
        sectionViews[section] = made
        for view in [made.header, made.footer].compactMap({ $0 }) { addSubview(view) }
        return made
    }

    private func titleView(_ title: String?) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }

    private func headerRect(_ section: Int) -> CGRect { self.rectForHeader(inSection: section) }
    private func footerRect(_ section: Int) -> CGRect { self.rectForFooter(inSection: section) }

    func rowRect(_ path: IndexPath) -> CGRect? {
        metrics.rowExtent(path).map { CGRect(x: 0, y: $0.top, width: bounds.width, height: $0.height) }
    }

    /// The cells in sight, by their paths.
    var shownCells: [IndexPath: UITableViewCell] { cells }

    // MARK: Reuse

    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass, identifier)
    }

    /// A nib that nothing was said of makes plain cells.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        pool.register(nib == nil ? nil : UITableViewCell.self, identifier)
        if let nib, nib.isDefined {
            registerPrototype(identifier) {
                nib.first(UITableViewCell.self) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
        }
    }

    /// The cell of a storyboard's table: how one of that identifier is made.
    public final func registerPrototype(_ identifier: String, make: @escaping () -> UITableViewCell) {
        pool.register(make, identifier)
    }

    open func register(
        _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headerPool.register(aClass, identifier)
    }

    /// Nil when none is spare and no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard !World.isFrozen else { return nil }
        if let spare = pool.spare(identifier) {
            spare.setSelected(false, animated: false)
            spare.setHighlighted(false, animated: false)
            spare.prepareForReuse()
            return spare
        }
        if let make = pool.maker(for: identifier) { return make() }
        return pool.type(for: identifier).map { $0.make(identifier: identifier) }
    }

    /// Raises without a registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        World.current?.raise(
            "NSInternalInconsistencyException",
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard",
            for: .dequeuesUnregistered)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerPool.spare(identifier) ?? headerPool.type(for: identifier).map { $0.make(identifier: identifier) }
    }

    // MARK: Updates

    open func beginUpdates() { updateDepth += 1 }

    /// Lays out what has changed; where an animation is around, it moves there.
    open func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0, !World.isFrozen else { return }
        dataChanged()
        layoutIfNeeded()
    }

    /// The changed data must be in place at the end of the updates; the completion comes after the animation's 0.3 s.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        guard !World.isFrozen else { return }
        beginUpdates()
        updates?()
        endUpdates()
        ListUpdates.finish(completion)
    }

    private func change() {
        if updateDepth == 0 {
            dataChanged()
            layoutIfNeeded()
        }
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Touches

    override var rowSwipe: (any SidewaysDrag)? {
        if loadedSwipe == nil { loadedSwipe = RowSwipe(self) }
        return loadedSwipe
    }

    /// Whether a row stands to the side; a tap brings it back and chooses nothing.
    var isRowOpen: Bool { loadedSwipe?.isOpen ?? false }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if !isRowOpen { listTouchBegan(touches, selection) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isRowOpen { loadedSwipe?.close(animated: true) }
        listTouchEnded(touches, selection)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        listTouchCancelled(selection)
    }
}
