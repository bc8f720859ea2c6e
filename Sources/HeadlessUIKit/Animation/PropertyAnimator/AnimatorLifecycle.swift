/// Tells the world when a property animator is released that must not be (ledger 5.11).
///
/// It is what a plain `deinit` may read: an isolated one would make every subclass with its own `deinit` an error.
final class AnimatorLifecycle: @unchecked Sendable {
    // Only the main thread touches these, as every call of the model does.
    var mustNotBeReleased = false
    private let worldSerial: Int?

    @MainActor init(world: World?) {
        worldSerial = world?.serial
    }

    func ownerIsReleased() {
        guard mustNotBeReleased else { return }
        MainActor.assumeIsolated {
            guard let world = worldSerial.flatMap(World.current(serial:)), !world.isTearingDown else { return }
            world.raise(
                "NSInternalInconsistencyException",
                "It is an error to release a paused or stopped property animator. Property animators must either "
                    + "finish animating or be explicitly stopped and finished before they can be released.",
                for: .releasesActiveAnimator)
        }
    }
}
