import TransitionCore

extension World {
    var touches: TouchDispatcher { part(TouchDispatcher.self) }

    /// A finger came down.
    func beginDeed(of touch: UITouch) {
        beginDeed(.touch(nil), step: touch.step)
        forgetValuesSetByActs()
        touch.cause = cause
    }
}
