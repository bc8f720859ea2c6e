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
    private let isUserInteractionEnabled: Bool
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
        isUserInteractionEnabled = view.isUserInteractionEnabled
        cornerRadius = view.layer.cornerRadius
        mask = view.layer.mask
    }

    var isInPlace: Bool { view.superview === superview }

    var isAsAtRequest: Bool {
        isInPlace && view.center == center && view.bounds == bounds && view.transform == transform
            && view.alpha == alpha && view.isHidden == isHidden
            && view.isUserInteractionEnabled == isUserInteractionEnabled && view.layer.cornerRadius == cornerRadius
            && view.layer.mask === mask
    }

    /// Whether it is the view, and was in the window.
    func wasShown(_ other: UIView) -> Bool { other === view && wasShown }

    var wasShown: Bool { superview?.window != nil }

    func putInPlace() {
        guard view.superview !== superview else { return }
        if let superview { superview.insertSubview(view, at: index) } else { view.removeFromSuperview() }
    }

    func putBack() {
        putInPlace()
        view.transform = transform
        view.bounds = bounds
        view.center = center
        view.alpha = alpha
        view.isHidden = isHidden
        view.isUserInteractionEnabled = isUserInteractionEnabled
        view.layer.cornerRadius = cornerRadius
        view.layer.mask = mask
    }
}

extension Transition {
    /// Notes how both views are, where they are to be put back.
    final func noteViewsAtRequest() {
        guard [.putsViewsBack, .settlesPage, .keepsPlace].contains(where: isRepaired) else { return }
        viewsAtRequest = [from, to].compactMap { $0.viewIfLoaded }.map(ViewAtRequest.init)
    }

    /// Puts the views that were seen at the request where they were, before the transition runs.
    final func keepViewsInPlace() {
        guard isRepaired(.keepsPlace) else { return }
        for view in viewsAtRequest where view.wasShown && !view.isInPlace {
            noteRepair(.keepsPlace)
            view.putInPlace()
        }
    }

    /// Puts right what the code has left in the window, before UIKit does its own part of the end.
    final func repairViews(didComplete: Bool) {
        if didComplete, isRepaired(.settlesPage), let view = to.viewIfLoaded { settle(view) }
        if isRepaired(.takesOutAdditions), !didComplete || kind == .dismissal || kind == .pop { takeOutAdditions() }
        guard !didComplete else { return }
        if isRepaired(.putsViewsBack) {
            for view in viewsAtRequest where !view.isAsAtRequest {
                noteRepair(.putsViewsBack)
                view.putBack()
            }
        }
    }

    /// Puts the view that stays where UIKit's own animation leaves it: where it was, or into the container.
    private func settle(_ view: UIView) {
        let frame = finalFrame(for: to)
        let old = viewsAtRequest.first { $0.wasShown(view) }
        let isInPlace = view.window != nil && (old.map { $0.isInPlace } ?? true)
        let isSeen = view.alpha == 1 && !view.isHidden && view.transform.isIdentity && view.layer.mask == nil
        guard !isInPlace || !isSeen || view.frame.size != frame.size || !view.isUserInteractionEnabled else { return }
        noteRepair(.settlesPage)
        if let old { old.putInPlace() } else if view.window == nil { containerView.addSubview(view) }
        view.transform = .identity
        (view.alpha, view.isHidden, view.isUserInteractionEnabled, view.layer.mask) = (1, false, true, nil)
        if let superview = view.superview { view.frame = superview.convert(frame, from: containerView) }
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
