import TransitionCore

/// How a view was when a transition was asked for.
@MainActor
struct ViewAtRequest {
    private let view: UIView
    private let superview: UIView?
    private let index: Int
    private let center: CGPoint
    private let bounds: CGRect
    private let transform: CGAffineTransform
    private let alpha: CGFloat
    private let isHidden: Bool
    private let cornerRadius: CGFloat
    private let mask: CALayer?

    init(_ view: UIView) {
        self.view = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        center = view.center
        bounds = view.bounds
        transform = view.transform
        alpha = view.alpha
        isHidden = view.isHidden
        cornerRadius = view.layer.cornerRadius
        mask = view.layer.mask
    }

    var isAsAtRequest: Bool {
        view.superview === superview && view.center == center && view.bounds == bounds && view.transform == transform
            && view.alpha == alpha && view.isHidden == isHidden && view.layer.cornerRadius == cornerRadius
            && view.layer.mask === mask
    }

    func putBack() {
        if view.superview !== superview {
            if let superview { superview.insertSubview(view, at: index) } else { view.removeFromSuperview() }
        }
        view.transform = transform
        view.bounds = bounds
        view.center = center
        view.alpha = alpha
        view.isHidden = isHidden
        view.layer.cornerRadius = cornerRadius
        view.layer.mask = mask
    }
}

extension Transition {
    /// Notes how both views are, where they are to be put back.
    final func noteViewsAtRequest() {
        guard isRepaired(.putsViewsBack) else { return }
        viewsAtRequest = [from, to].compactMap { $0.viewIfLoaded }.map(ViewAtRequest.init)
    }

    /// Puts right what the code has left in the window, before UIKit does its own part of the end.
    final func repairViews(didComplete: Bool) {
        if didComplete, isRepaired(.putsViewIn), let view = to.viewIfLoaded, view.window == nil {
            noteRepair(.putsViewIn)
            containerView.addSubview(view)
            view.frame = finalFrame(for: to)
        }
        guard !didComplete else { return }
        if isRepaired(.takesOutAdditions) { takeOutAdditions() }
        if isRepaired(.putsViewsBack) {
            for view in viewsAtRequest where !view.isAsAtRequest {
                noteRepair(.putsViewsBack)
                view.putBack()
            }
        }
    }

    /// Takes out what has come into the window during the transition, but for the pages and what they have added to
    /// themselves, as they load or lay out.
    private func takeOutAdditions() {
        let pages = [from, to].compactMap { $0.viewIfLoaded }
        let added = additions
        for window in world.windows {
            for view in window.descendants(where: { added.anywhere.contains($0.objectID) }) {
                guard !containerView.isDescendant(of: view), !pages.contains(where: { $0.isDescendant(of: view) }),
                    added.byCode.contains(view.objectID) || !pages.contains(where: view.isDescendant)
                else { continue }
                noteRepair(.takesOutAdditions)
                view.removeFromSuperview()
            }
        }
    }

    /// What was added since the request, by whomever, and what the transition's own code added.
    private var additions: (anywhere: Set<ObjectID>, byCode: Set<ObjectID>) {
        let events = world.recorder.trace.events
        var (anywhere, byCode): (Set<ObjectID>, Set<ObjectID>) = ([], [])
        for event in events[(events.lastIndex { $0.kind == .requested(id) } ?? events.endIndex)...] {
            switch event.kind {
            case .viewAdded(let view, _, during: id): anywhere.insert(view)
            case .valueSet(let view, .superview, by: .other): byCode.insert(view)
            default: break
            }
        }
        return (anywhere, byCode)
    }
}

extension UIView {
    /// The outermost views inside this one for which that holds.
    fileprivate func descendants(where holds: (UIView) -> Bool) -> [UIView] {
        subviews.flatMap { holds($0) ? [$0] : $0.descendants(where: holds) }
    }
}
