import TransitionCore

extension World {
    var touches: TouchDispatcher { unsafeDowncast(hand, to: TouchDispatcher.self) }

    /// A finger came down.
    func beginDeed(of touch: UITouch) {
        beginDeed(.touch(nil), step: touch.step)
        forgetValuesSetByActs()
        touch.cause = cause
    }

    /// Notes what a finger has hit.
    func notePlace(of touch: UITouch) {
        let deed = Int(touch.cause.deed)
        guard let view = touch.view, recorder.trace.deeds.indices.contains(deed),
            let place = touches.touchedViews?.place(of: view, at: touch.location(in: view), in: self)
        else { return }
        recorder.trace.deeds[deed].kind = .touch(place)
        recorder.trace.deeds[deed].pages = touches.touchedViews?.pages(around: view) ?? []
    }
}

/// What tells where in the app a finger has come down, so that another run of it finds the place again.
@MainActor
protocol TouchedViews {
    func place(of view: UIView, at point: CGPoint, in world: World) -> TouchedView
    /// The controller in whose view it is, and its parents, from the inside out.
    func pages(around view: UIView) -> [ObjectID]
}
