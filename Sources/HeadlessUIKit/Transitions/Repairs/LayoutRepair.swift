import TransitionCore

/// Has the pages of a transition follow the window, where their own code does not.
extension Transition {
    final func layOutPages() {
        guard isRepaired(.laysOutPages) else { return }
        for page in [from, to] {
            let (place, note) = (Self.placer(of: self), noteLayout)
            let layOut: @MainActor () -> Void = { [weak page] in
                guard let page, let view = page.viewIfLoaded, view.window != nil, let frame = place(page) else {
                    return
                }
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
