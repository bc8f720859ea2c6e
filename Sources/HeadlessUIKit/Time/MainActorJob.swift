internal import CConcurrencyHooks

/// The next stretch of a task that runs on the virtual loop.
///
/// Swift's runtime hands over each job once, and it must be run once.
struct MainActorJob: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer
    /// Whether it belongs on the main actor; others come from code that is bound to no actor.
    private let isOnMainActor: Bool

    init(_ pointer: UnsafeMutableRawPointer, isOnMainActor: Bool) {
        self.pointer = pointer
        self.isOnMainActor = isOnMainActor
    }

    /// Goes on with the task until it waits again.
    @MainActor
    func run() {
        transition_job_run(pointer, isOnMainActor)
    }

    /// Tells the task that it is cancelled; it must still be run.
    func cancel() {
        if isOnMainActor { transition_job_cancel(pointer) }
    }
}
