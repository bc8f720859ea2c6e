extension UIViewController {
    /// The storyboard that the controller was made from.
    public var storyboard: UIStoryboard? { existingRareState?.storyboard as? UIStoryboard ?? parent?.storyboard }

    fileprivate func segue(
        _ identifier: String, _ kind: StoryboardContents.SegueKind, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        let perform: () -> Void
        switch kind {
        case .custom(let make): return make(identifier, self, destination)
        case .show: perform = { self.show(destination, sender: sender) }
        case .showDetail: perform = { self.showDetailViewController(destination, sender: sender) }
        case .present(let style, let transitionStyle):
            destination.modalPresentationStyle = style
            destination.modalTransitionStyle = transitionStyle
            perform = { self.present(destination, animated: true) }
        }
        return UIStoryboardSegue(
            identifier: identifier, source: self, destination: destination, performHandler: perform)
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
        let made = controller.segue(identifier, segue.kind, to: destination, sender: sender)
        controller.prepare(for: made, sender: sender)
        made.perform()
        return true
    }
}
