import TransitionCore

extension World {
    /// Records the hierarchy as it is now.
    func takeSnapshot(_ reason: Snapshot.Reason) {
        guard !World.isFrozen else { return }
        let index = recorder.trace.snapshots.count
        recorder.trace.snapshots.append(makeSnapshot(reason))
        record(.tookSnapshot(index))
    }

    private func makeSnapshot(_ reason: Snapshot.Reason) -> Snapshot {
        var views: [ViewState] = []
        var masks: [MaskState] = []
        for window in windows { append(window, parent: -1, toRoot: window.layer.toRoot, to: &views, &masks) }
        let live = liveControllers
        for controller in live {
            if let view = controller.viewIfLoaded, !view.isInWindow, view.superview == nil {
                append(view, parent: -1, toRoot: view.layer.toRoot, to: &views, &masks)
            }
        }
        let window = windows.first?.bounds ?? .zero
        return Snapshot(
            reason: reason, time: VirtualTime(frame: frame),
            windowSize: Rectangle(x: 0, y: 0, width: Double(window.width), height: Double(window.height)),
            views: views, controllers: live.map(state), presentationChain: presentationChain.map(\.objectID),
            openTransitions: transitions.open.map(\.id), hits: reason == .rest ? touchHits(in: window.size) : [],
            ignoresTouches: (partIfMade(InteractionPause.self)?.count ?? 0) > 0,
            masks: reason == .rest ? masks : [], repeatedObservers: reason == .rest ? repeatedObservers : [])
    }

    private var repeatedObservers: [RepeatedObserver] {
        guard hasObservers else { return [] }
        return notificationCenter.repetitions.map { owner, notification, count in
            RepeatedObserver(
                observer: identify(owner, as: .delegate), notification: notification, count: count)
        }
    }

    /// What a finger at each point of the grid would reach.
    private func touchHits(in size: CGSize) -> [ObjectID] {
        var hits: [ObjectID] = []
        hits.reserveCapacity(Snapshot.touchGrid.count)
        for part in Snapshot.touchGrid {
            let point = CGPoint(x: CGFloat(part.x) * size.width, y: CGFloat(part.y) * size.height)
            hits.append(hit(at: point)?.view.objectID ?? .none)
        }
        return hits
    }

    private func append(
        _ view: UIView, parent: Int, toRoot: CGAffineTransform, to views: inout [ViewState], _ masks: inout [MaskState]
    ) {
        let index = views.count
        if view.isInWindow, let mask = view.layer.shownMask {
            let frame = Rectangle(mask.frame.applying(toRoot))
            masks.append(MaskState(viewIndex: index, frame: frame, opacity: mask.opacity))
        }
        views.append(view.viewState(parent: parent, toRoot: toRoot))
        if !changedByThemselves.isEmpty {
            // What lies in a view moves along.
            let outer = parent < 0 ? nil : views[parent].changedBy
            views[index].changedBy = outer ?? changedByThemselves[views[index].id]
        }
        for child in view.children {
            let childToRoot = child.layer.values.toSuperlayer.concatenating(toRoot)
            append(child, parent: index, toRoot: childToRoot, to: &views, &masks)
        }
    }

    private func state(of controller: UIViewController) -> ControllerState {
        ControllerState(
            id: controller.objectID, parent: controller.parent?.objectID ?? .none,
            presenting: controller.shownBy?.presenter.objectID ?? .none,
            presented: controller.heldPresentation?.presented.objectID ?? .none,
            view: controller.viewIfLoaded?.objectID ?? .none,
            isViewInWindow: controller.viewIfLoaded?.isInWindow ?? false,
            viewControllers: controller.heldControllers.map(\.objectID),
            selected: controller.shownController?.objectID ?? .none, shownBars: controller.shownBars,
            detent: controller.shownBy?.detent,
            tellsChildren: !controller.children.isEmpty && !controller.shouldAutomaticallyForwardAppearanceMethods)
    }

    /// The controllers from the root to the top-most presented one.
    var presentationChain: [UIViewController] {
        var chain: [UIViewController] = []
        var next = windows.first?.rootViewController
        while let controller = next {
            chain.append(controller)
            next = controller.shownPresentationInside?.presented
        }
        return chain
    }
}
