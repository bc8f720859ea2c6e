import TransitionCore

/// Has the pages of a transition follow the window, where their own code does not.
extension Transition {
    /// Notes where the pages belong at the start: code that says the same in a window of another size has not followed.
    final func notePlaces() {
        guard isRepaired(.laysOutPages) else { return }
        for page in [from, to] {
            guard let place = Self.placer(of: self)(page) else { continue }
            world.repairs.note(place, of: page, in: containerView.bounds.size)
        }
    }

    final func layOutPages() {
        guard isRepaired(.laysOutPages) else { return }
        for page in [from, to] {
            let (place, note) = (Self.placer(of: self), noteLayout)
            let layOut: @MainActor () -> Void = { [weak page, weak world] in
                guard let page, let view = page.viewIfLoaded, let superview = view.superview, view.window != nil,
                    let told = place(page),
                    let frame = world?.repairs.place(of: page, told: told, in: superview.bounds.size)
                else { return }
                // What an animation has moved by a transform lies beneath it.
                let (size, center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
                guard view.bounds.size != size || view.center != center else { return }
                note()
                view.bounds.size = size
                view.center = center
            }
            layOut()
            world.repairs.note(page: page, layOut: layOut)
        }
    }

    private static func placer(of transition: Transition) -> @MainActor (UIViewController) -> CGRect? {
        let kind = type(of: transition)
        return { kind.placeOfPage($0) }
    }

    /// Notes it without the transition, which is gone by then.
    private var noteLayout: @MainActor () -> Void {
        let repair = world.repair(.laysOutPages, of: id)
        return { [weak world] in world?.note(repair) }
    }
}
