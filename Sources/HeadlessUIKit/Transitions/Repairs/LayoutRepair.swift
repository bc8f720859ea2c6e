import TransitionCore

/// Has the pages of a transition follow the window, where their own code does not.
extension Transition {
    final func layOutPages() {
        guard isRepaired(.laysOutPages) else { return }
        for page in [from, to] {
            let (place, note) = (Self.placer(of: self), noteLayout)
            let layOut: @MainActor () -> Void = { [weak page] in
                guard let page, let view = page.viewIfLoaded, view.window != nil, view.transform.isIdentity,
                    let frame = place(page), view.frame != frame
                else { return }
                note()
                view.frame = frame
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
