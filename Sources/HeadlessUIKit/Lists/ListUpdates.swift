import TransitionCore

/// The time that a list's own changes take.
@MainActor
enum ListUpdates {
    private static let seconds = 0.3

    /// Calls back when the animation of a change would be over.
    static func finish(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard let world = World.current else { return completion(true) }
        let frames = Int((seconds * Double(VirtualTime.framesPerSecond)).rounded())
        world.work.enqueue(atFrame: world.frame + frames) { completion(true) }
    }
}
