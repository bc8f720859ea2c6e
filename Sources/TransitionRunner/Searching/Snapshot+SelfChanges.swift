import TransitionCore

extension Snapshot {
    /// The views that change by themselves, but for those that only lie in one.
    func selfChanges(in trace: Trace) -> [SelfChange] {
        views.compactMap { view in
            guard let mover = view.changedBy, view.parent < 0 || views[view.parent].changedBy == nil else { return nil }
            let name = trace.object(view.id).typeName
            let owner = owner(of: view).map { "the view of \(trace.object($0).typeName)" }
            let whole = view.controller == .none ? owner.map { "\(name) in \($0)" } : owner
            return SelfChange(view: whole ?? name, mover: mover)
        }
    }

    /// The controller in whose view it lies.
    private func owner(of view: ViewState) -> ObjectID? {
        var view = view
        while view.controller == .none {
            guard view.parent >= 0 else { return nil }
            view = views[view.parent]
        }
        return view.controller
    }
}
