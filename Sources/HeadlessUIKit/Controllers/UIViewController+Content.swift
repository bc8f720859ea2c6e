// What a controller says of its content, to bars and to the one who edits it.
extension UIViewController {
    /// Names the scroll view whose content bars follow, at some edges or at all; nil takes that back.
    public func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom, .leading, .trailing]
    ) {
        guard !World.isFrozen else { return }
        var held = rareState.contentScrollViews.compactMap { entry in
            let rest = entry.edge.subtracting(edge)
            return rest.isEmpty ? nil : (edge: rest, view: entry.view)
        }
        if let scrollView { held.append((edge, scrollView)) }
        rareState.contentScrollViews = held
    }

    func heldContentScrollView(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        existingRareState?.contentScrollViews.first { $0.edge.isSuperset(of: edge) }?.view
    }

    /// A bar button that turns editing on and off.
    public var editButtonItem: UIBarButtonItem {
        if let item = existingRareState?.editButtonItem { return item }
        let item = UIBarButtonItem(
            title: nil, style: .plain, target: self,
            action: Selector("toggleEditing", UIViewController.toggleEditing))
        rareState.editButtonItem = item
        showEditing(on: item)
        return item
    }

    private func toggleEditing() { setEditing(!isEditing, animated: true) }

    func holdEditing(_ editing: Bool) {
        guard !World.isFrozen, editing != isEditing else { return }
        rareState.isEditing = editing
        if let item = existingRareState?.editButtonItem { showEditing(on: item) }
        propertiesChanged()
    }

    private func showEditing(on item: UIBarButtonItem) {
        item.title = isEditing ? "Done" : "Edit"
        item.style = isEditing ? .done : .plain
    }

    /// What a scroll view's `.automatic` goes by, beside its own content, in a stack or behind a tab.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { existingRareState?.adjustsScrollViewInsets ?? true }
        set { if !World.isFrozen { rareState.adjustsScrollViewInsets = newValue } }
    }

    var isAdjustingPage: Bool {
        automaticallyAdjustsScrollViewInsets && (navigationController ?? tabBarController) != nil
    }

    /// The nearest controller around this one, or that presents it, which has the action as a method of its own; this
    /// one itself is not asked.
    public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var next = parent ?? presentingViewController
        while let controller = next {
            if action.isMethod(of: controller), controller.canPerformAction(action, withSender: sender) {
                return controller
            }
            next = controller.parent ?? controller.presentingViewController
        }
        return nil
    }
}
