import TransitionCore

/// Has the pages of a transition follow the window, where their own code does not.
extension Transition {
    /// Notes where the pages belong at the start: code that says the same in a window of another size has not followed.
    final func notePlaces() {
        for page in pagesToLayOut {
            guard let place = Self.placer(of: self)(page) else { continue }
            world.repairs.note(place, of: page, in: containerView.bounds.size)
        }
    }

    final func layOutPages() {
        for page in pagesToLayOut {
            let place = Self.placer(of: self)
            let repair = Self.repair(of: page)
            let layOut: @MainActor () -> Void = { [weak page, weak world] in
                guard let page, let view = page.viewIfLoaded, let superview = view.superview, view.window != nil,
                    let told = place(page),
                    let frame = world?.repairs.frame(of: page, told: told, in: superview.bounds.size)
                else { return }
                // What an animation has moved by a transform lies beneath it.
                let (size, center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
                guard view.bounds.size != size || view.center != center else { return }
                // The transition is gone by then.
                world?.note(repair)
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

    /// Only the pages that are asked for: what displaces the other page is another mistake.
    private var pagesToLayOut: [UIViewController] {
        [from, to].filter { page in world.repairs.contains(Self.repair(of: page)) }
    }

    private static func repair(of page: UIViewController) -> Repair {
        Repair(.laysOutPages, of: .object(TraceRecorder.name(of: Swift.type(of: page))))
    }
}
