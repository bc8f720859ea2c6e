internal import CConcurrencyHooks

/// Stands in for the main actor's executor while a world runs, so that tasks wait for turns of the virtual loop.
///
/// Code that is bound to no actor runs on the same thread then: whatever the code under test starts, one order of
/// events comes out. What another thread enqueues is passed on to the process's own main executor, so that tests
/// beside a world keep their clock.
final class VirtualExecutor: SerialExecutor {
    private static let instance = VirtualExecutor()

    private static let isInstalled: Bool = {
        let words = unsafeBitCast(instance.asUnownedSerialExecutor(), to: (UInt, UInt).self)
        transition_hooks_install(UnsafeRawPointer(bitPattern: words.0), words.1) { job in
            guard let job, !VirtualExecutor.take(MainActorJob(job, isOnMainActor: false)) else { return }
            transition_job_forward_to_main(job)
        }
        VirtualDispatch.install()
        return true
    }()

    /// Runs a part of a world: what it enqueues on this thread is the world's.
    @MainActor
    static func running<Result>(_ part: () throws -> Result) rethrows -> Result {
        guard isInstalled else { return try part() }
        let wasActive = transition_hooks_set_active(true)
        defer { _ = transition_hooks_set_active(wasActive) }
        return try part()
    }

    /// The same for a turn, which happens too often for a closure: what follows is the world's until `end(_:)`.
    @MainActor
    static func begin() -> Bool {
        isInstalled ? transition_hooks_set_active(true) : false
    }

    /// Ends what `begin()` began, with what that returned.
    @MainActor
    static func end(_ wasActive: Bool) {
        if isInstalled { _ = transition_hooks_set_active(wasActive) }
    }

    /// Whether tasks of this thread belong to a world now.
    static var isRunning: Bool { transition_hooks_are_active() }

    func enqueue(_ job: consuming ExecutorJob) {
        let pointer = unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)
        if !Self.take(MainActorJob(pointer, isOnMainActor: true)) { transition_job_forward_to_main(pointer) }
    }

    func checkIsolated() {
        precondition(Self.isRunning, "Main-actor code of a world must run on its thread.")
    }

    func isIsolatingCurrentContext() -> Bool? { Self.isRunning }

    /// Puts a job into the current world's queue; false where there is none.
    private static func take(_ job: MainActorJob) -> Bool {
        guard let world = World.onThisThread else { return false }
        MainActor.assumeIsolated {
            World.effectCount += 1
            world.hasRunTasks = true
            _ = world.work.enqueueTask(atFrame: world.frame) {
                job.run()
            } cancellation: {
                job.cancel()
                job.run()
            }
        }
        return true
    }
}

extension World {
    /// The current world, when asked on its thread; nil on any other.
    nonisolated static var onThisThread: World? {
        guard VirtualExecutor.isRunning || transition_is_on_main_actor() else { return nil }
        return MainActor.assumeIsolated { World.current }
    }

    /// Runs what tasks have left to do, cancelled, so that they let go of what they hold: the world ends.
    func cancelTasks() {
        for _ in 0..<Self.cancellationRounds {
            let tasks = work.takeTasks()
            guard !tasks.isEmpty else { return }
            for end in tasks { end() }
        }
    }

    /// A task that never ends although it was cancelled is left behind after so many stretches.
    private static let cancellationRounds = 100
}
