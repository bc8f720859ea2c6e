/// Whoever has a menu shown, and hears what becomes of it.
@MainActor
protocol MenuKeeper: AnyObject {
    /// The menu is about to go.
    func willEnd(_ menu: ContextMenuController)
    /// Its preview was tapped.
    func commit(_ menu: ContextMenuController)
}

/// The menu on screen: the preview, if there is one, and a row for each action. A tap beside them closes it.
@MainActor
final class ContextMenuController: UIViewController {
    private static let width: CGFloat = 250
    private static let rowHeight: CGFloat = 44

    let configuration: UIContextMenuConfiguration
    let preview: UIViewController?
    /// What the app wants to happen as the menu goes.
    var ending: MenuAnimator?
    private let keeper: any MenuKeeper
    private var rows: [UIView] = []
    /// Elements whose actions are still to come, each with the row that stands in for them.
    private var awaited: [(element: UIDeferredMenuElement, row: UIView)] = []
    private let previewTap = UITapGestureRecognizer()
    private var isClosing = false
    /// Whether someone else dismisses it, or who presents it.
    private var isTakenAway = false
    /// Whether there is nothing to choose and nothing to look at.
    var isEmpty: Bool { rows.isEmpty && preview == nil }

    init(_ configuration: UIContextMenuConfiguration, of keeper: any MenuKeeper) {
        self.configuration = configuration
        self.keeper = keeper
        preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
        rows = rows(of: menu.map { [$0] } ?? [])
    }

    required init?(coder: NSCoder) { nil }

    /// A row for every action that is not hidden, of menus within menus too, and for elements that are still to come.
    private func rows(of elements: [UIMenuElement]) -> [UIView] {
        elements.flatMap { element -> [UIView] in
            switch element {
            case let action as UIAction: action.attributes.contains(.hidden) ? [] : [row(of: action)]
            case let deferred as UIDeferredMenuElement: rows(of: deferred)
            case let menu as UIMenu: rows(of: menu.children)
            default: []
            }
        }
    }

    private func rows(of deferred: UIDeferredMenuElement) -> [UIView] {
        if let known = deferred.known { return rows(of: known) }
        let row = UIView()
        awaited.append((deferred, row))
        return [row]
    }

    private func row(of action: UIAction) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.accessibilityLabel = action.title
        button.isEnabled = !action.attributes.contains(.disabled)
        button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
        return button
    }

    private func choose(_ action: UIAction) {
        if action.attributes.contains(.keepsMenuPresented) { return action.performWithSender(nil, target: nil) }
        close { action.performWithSender(nil, target: nil) }
    }

    /// Asks for what is still to come; it takes the place of the row that stands in for it.
    private func askForAwaited() {
        // What answers at once may bring others that are to be asked.
        let asked = awaited
        awaited = []
        for (element, row) in asked {
            element.ask { [weak self] elements in self?.replace(row, by: elements) }
        }
    }

    private func replace(_ row: UIView, by elements: [UIMenuElement]) {
        guard !World.isFrozen, let index = rows.firstIndex(where: { $0 === row }) else { return }
        let added = self.rows(of: elements)
        rows.replaceSubrange(index...index, with: added)
        row.removeFromSuperview()
        for row in added { view.addSubview(row) }
        view.setNeedsLayout()
        askForAwaited()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let beside = UIView(frame: view.bounds)
        beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        beside.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("closed", ContextMenuController.closed)))
        view.addSubview(beside)
        if let preview, let content = preview.view {
            addChild(preview)
            view.addSubview(content)
            preview.didMove(toParent: self)
            previewTap.addTarget(self, action: Selector("commit", ContextMenuController.commit))
            content.addGestureRecognizer(previewTap)
        }
        for row in rows { view.addSubview(row) }
        askForAwaited()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds
        let menuHeight = CGFloat(rows.count) * Self.rowHeight
        let wish = preview?.preferredContentSize ?? .zero
        let previewHeight =
            preview == nil ? 0 : min(wish.height > 0 ? wish.height : room.height / 2, room.height - menuHeight)
        var top = max(0, (room.height - menuHeight - previewHeight) / 2)
        // The app may have taken the preview already, to show it for good.
        if let preview, preview.parent === self, let content = preview.viewIfLoaded {
            let width = min(wish.width > 0 ? wish.width : room.width * 0.8, room.width)
            content.frame = CGRect(x: (room.width - width) / 2, y: top, width: width, height: previewHeight)
        }
        top += previewHeight
        for row in rows {
            row.frame = CGRect(x: (room.width - Self.width) / 2, y: top, width: Self.width, height: Self.rowHeight)
            top += Self.rowHeight
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isTakenAway else { return }
        isTakenAway = false
        isClosing = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed, !isClosing else { return }
        isTakenAway = true
        isClosing = true
        keeper.willEnd(self)
        ending?.animate(beside: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isTakenAway else { return }
        letGoOfPreview()
        ending?.complete()
    }

    private func closed() { close() }
    private func commit() { if !isClosing { keeper.commit(self) } }

    /// The preview is the app's again, which may show it for good.
    func letGoOfPreview() {
        preview?.viewIfLoaded?.detachRecognizer(previewTap)
        guard let preview, preview.parent === self else { return }
        preview.willMove(toParent: nil)
        preview.viewIfLoaded?.removeFromSuperview()
        preview.removeFromParent()
    }

    /// Dismisses the menu, once, and then does what is to follow.
    func close(then act: (() -> Void)? = nil) {
        guard !isClosing, let presenter = presentingViewController else { return }
        isClosing = true
        keeper.willEnd(self)
        let ending = ending
        presenter.dismiss(animated: true) {
            self.letGoOfPreview()
            ending?.complete()
            act?()
        }
        ending?.animate(beside: self)
    }
}
