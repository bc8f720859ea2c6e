extension UIViewController {
    /// The storyboard that the controller was made from.
    public var storyboard: UIStoryboard? { existingRareState?.storyboard as? UIStoryboard ?? parent?.storyboard }

    fileprivate func segue(
        _ visible: String?, _ kind: StoryboardContents.SegueKind, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        let perform: () -> Void
        switch kind {
        case .custom(let make): return make(visible, self, destination)
        case .show: perform = { self.show(destination, sender: sender) }
        case .showDetail: perform = { self.showDetailViewController(destination, sender: sender) }
        case .present(let style, let transitionStyle):
            if let style { destination.modalPresentationStyle = style }
            if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
            if style == .popover, let popover = destination.popoverPresentationController {
                popover.sourceView = sender as? UIView
                popover.barButtonItem = sender as? UIBarButtonItem
            }
            perform = { self.present(destination, animated: true) }
        }
        return UIStoryboardSegue(
            identifier: visible, source: self, destination: destination, performHandler: perform)
    }
}

extension UIViewController {
    /// Keeps what a storyboard's scene has beside its views for as long as the controller lives.
    public final func keep(_ objects: [AnyObject]) { rareState.keptObjects += objects }

    /// A segue that the user starts.
    final func startSegue(_ identifier: String, sender: Any?) {
        let state = existingRareState
        let segue = (state?.storyboard as? UIStoryboard)?.segue(identifier, from: state?.storyboardIdentifier)
        let visible = segue?.isAnonymous == true ? "" : identifier
        guard !World.isFrozen, shouldPerformSegue(withIdentifier: visible, sender: sender) else { return }
        runSegue(identifier, sender: sender)
    }

    /// Has the storyboard or nib file make the view; false where neither has one.
    final func loadFromFile() -> Bool {
        guard let world = World.current, !World.isFrozen else { return false }
        if let load = existingRareState?.viewLoader {
            load(self)
        } else if let name = fileName(in: world) {
            _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        }
        return isViewLoaded
    }

    /// The nib that was asked for, else one that is named after the class.
    private func fileName(in world: World) -> String? {
        let nibs = world.nibs
        if nibs.isEmpty { return nil }
        if let nibName { return nibs[nibName] == nil ? nil : nibName }
        let kind = "\(type(of: self))"
        let short = kind.hasSuffix("Controller") ? String(kind.dropLast("Controller".count)) : kind
        return [short, kind].first { nibs[$0] != nil }
    }
}

extension UIStoryboard: SegueSource {
    /// Makes the destination, lets the controller prepare it, and performs the segue.
    final func runSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
        let source = controller.existingRareState?.storyboardIdentifier
        if let way = unwindSegue(identifier, from: source) {
            controller.unwind(by: way, identifier, sender: sender)
            return true
        }
        guard let segue = segue(identifier, from: source) else { return false }
        let destination = instantiateViewController(withIdentifier: segue.destination)
        guard !World.isFrozen else { return true }
        let made = controller.segue(segue.isAnonymous ? nil : identifier, segue.kind, to: destination, sender: sender)
        controller.prepare(for: made, sender: sender)
        made.perform()
        return true
    }
}
