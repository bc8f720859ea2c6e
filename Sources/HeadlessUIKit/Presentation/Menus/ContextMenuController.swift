/// The menu on screen: the preview, if there is one, and a row for each action. A tap beside them closes it.
@MainActor
final class ContextMenuController: UIViewController {
    private static let width: CGFloat = 250
    private static let rowHeight: CGFloat = 44

    let configuration: UIContextMenuConfiguration
    let preview: UIViewController?
    /// What the app wants to happen as the menu goes.
    var ending: MenuAnimator?
    private let interaction: UIContextMenuInteraction
    private let rows: [UIView]
    private let previewTap = UITapGestureRecognizer()
    private var isClosing = false
    /// Whether someone else dismisses it, or who presents it.
    private var isTakenAway = false
    /// Whether there is nothing to choose and nothing to look at.
    var isEmpty: Bool { rows.isEmpty && preview == nil }

    init(_ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction) {
        self.configuration = configuration
        self.interaction = interaction
        preview = configuration.previewProvider?()
        let actions = Self.actions(of: configuration.actionProvider?([]))
        let buttons = actions.map { _ in UIButton(type: .system) }
        rows = buttons
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
        for (action, button) in zip(actions, buttons) {
            button.setTitle(action.title, for: .normal)
            button.accessibilityLabel = action.title
            button.isEnabled = !action.attributes.contains(.disabled)
            button.addAction(
                UIAction { [weak self] _ in self?.close { action.performWithSender(nil, target: nil) } },
                for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Every action that is not hidden, of menus within menus too.
    private static func actions(of menu: UIMenu?) -> [UIAction] {
        (menu?.children ?? []).flatMap { element -> [UIAction] in
            if let action = element as? UIAction { return action.attributes.contains(.hidden) ? [] : [action] }
            return actions(of: element as? UIMenu)
        }
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
        interaction.willEnd(self)
        ending?.animate(beside: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isTakenAway else { return }
        letGoOfPreview()
        ending?.complete()
    }

    private func closed() { close() }
    private func commit() { if !isClosing { interaction.commit(self) } }

    /// The preview is the app's again, which may show it for good.
    func letGoOfPreview() {
        preview?.viewIfLoaded?.removeGestureRecognizer(previewTap)
        guard let preview, preview.parent === self else { return }
        preview.willMove(toParent: nil)
        preview.viewIfLoaded?.removeFromSuperview()
        preview.removeFromParent()
    }

    /// Dismisses the menu, once, and then does what is to follow.
    func close(then act: (() -> Void)? = nil) {
        guard !isClosing, let presenter = presentingViewController else { return }
        isClosing = true
        interaction.willEnd(self)
        let ending = ending
        presenter.dismiss(animated: true) {
            self.letGoOfPreview()
            ending?.complete()
            act?()
        }
        ending?.animate(beside: self)
    }
}
