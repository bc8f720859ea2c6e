import TransitionCore

/// A view that is laid out otherwise in one world than its counterpart in another.
struct LayoutDifference {
    let view: ViewState
    let counterpart: ViewState
    /// What their masks let through of them, where that differs and the frames do not.
    var masked: (view: Rectangle, counterpart: Rectangle)?

    /// The first one, back to front, among the views of controllers and what lies around those.
    ///
    /// Views are counterparts when the way to them from the window leads through as many views of the same classes.
    /// What a controller does inside its own view is not looked at, but for the views of its children.
    ///
    /// - Parameter isLeftOut: says of a view of the other world that neither it nor what lies in it is looked at.
    static func first(
        in snapshot: Snapshot, _ trace: Trace, against other: Snapshot, _ otherTrace: Trace,
        isLeftOut: @escaping (ObjectID) -> Bool = { _ in false }
    ) -> LayoutDifference? {
        Walk(snapshot: snapshot, trace: trace, other: other, otherTrace: otherTrace, isLeftOut: isLeftOut)
            .firstDifference()
    }

    private struct Walk {
        let snapshot: Snapshot
        let trace: Trace
        let other: Snapshot
        let otherTrace: Trace
        let isLeftOut: (ObjectID) -> Bool

        func firstDifference() -> LayoutDifference? {
            guard !snapshot.views.isEmpty, !other.views.isEmpty else { return nil }
            return below(0, 0, isInside: false)
        }

        private func below(_ index: Int, _ otherIndex: Int, isInside: Bool) -> LayoutDifference? {
            let mine = children(of: index, snapshot)
            let theirs = children(of: otherIndex, other)
            let classes = mine.map { trace.object(snapshot.views[$0].id).typeName }
            guard classes == theirs.map({ otherTrace.object(other.views[$0].id).typeName }) else { return nil }
            for (left, right) in zip(mine, theirs) {
                if let found = compared(left, right, isInside: isInside) { return found }
            }
            return nil
        }

        private func compared(_ index: Int, _ otherIndex: Int, isInside: Bool) -> LayoutDifference? {
            let (view, counterpart) = (snapshot.views[index], other.views[otherIndex])
            let isControllers = view.controller != .none
            if !isInside || isControllers, view.role != .snapshot, other.isShown(at: otherIndex),
                !view.frame.agrees(with: counterpart.frame, tolerance: tolerance),
                isControllers || !isCovered(index, otherIndex)
            {
                return isLeftOut(counterpart.id) ? nil : LayoutDifference(view: view, counterpart: counterpart)
            }
            if !isInside || isControllers, other.isShown(at: otherIndex), let masked = masked(index, otherIndex) {
                return isLeftOut(counterpart.id)
                    ? nil : LayoutDifference(view: view, counterpart: counterpart, masked: masked)
            }
            return below(index, otherIndex, isInside: isInside || isControllers)
        }

        /// Whether nobody sees either of them, wherever it lies: something opaque stands in front of all of it.
        private func isCovered(_ index: Int, _ otherIndex: Int) -> Bool {
            snapshot.coveringView(of: index) != nil && other.coveringView(of: otherIndex) != nil
        }

        /// The parts of two views that their masks let through, if one is cut and its counterpart whole: what is cut
        /// from the first was not cut by a change of size.
        private func masked(_ index: Int, _ otherIndex: Int) -> (view: Rectangle, counterpart: Rectangle)? {
            guard let mask = snapshot.mask(at: index) else { return nil }
            func part(_ view: ViewState, _ mask: MaskState?) -> Rectangle {
                mask.map { $0.frame.intersection(view.frame) ?? .zero } ?? view.frame
            }
            let mine = part(snapshot.views[index], mask)
            let theirs = part(other.views[otherIndex], other.mask(at: otherIndex))
            let isWhole = theirs.agrees(with: other.views[otherIndex].frame, tolerance: tolerance)
            return !isWhole || mine.agrees(with: theirs, tolerance: tolerance) ? nil : (mine, theirs)
        }

        private func children(of index: Int, _ snapshot: Snapshot) -> [Int] {
            (index + 1..<max(index + 1, snapshot.subtreeEnd(of: index))).filter { snapshot.views[$0].parent == index }
        }

        /// A point, which rounding to pixels may make.
        private var tolerance: Double { 1 }
    }
}
