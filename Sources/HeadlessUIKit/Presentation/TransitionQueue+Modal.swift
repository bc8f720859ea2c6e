extension TransitionQueue {
    /// The presentation or dismissal in progress that the controller takes part in (ledger 9.4).
    ///
    /// One whose animator has called `completeTransition` is over for this question.
    func modalTransition(of controller: UIViewController) -> ModalTransition? {
        for case let transition as ModalTransition in open
        where transition.phase <= .running && transition.involves(controller) {
            return transition
        }
        return nil
    }

    /// Whether a controller in the container, or one around it, presents or gets back what it has presented, or is
    /// about to.
    func hasPresenter(inOrAround container: UIViewController) -> Bool {
        open.contains { transition in
            guard let modal = transition as? ModalTransition, modal.phase <= .running else { return false }
            let presenter = modal.lowest.presenter
            return presenter.isContained(in: container) || container.isContained(in: presenter)
        }
    }

    /// The animated transition of a container that the controller or one around it takes part in (ledger 9.1).
    func containerTransition(around controller: UIViewController) -> Transition? {
        guard open.contains(where: { !($0 is ModalTransition) }) else { return nil }
        var next: UIViewController? = controller
        while let candidate = next {
            let found = open.last {
                !($0 is ModalTransition) && $0.phase <= .running && $0.isCoordinated && $0.involves(candidate)
            }
            if let found { return found }
            next = candidate.parent
        }
        return nil
    }
}
