import CFuzzerDriver
import Foundation
import TransitionCore
import TransitionInvariants
import TransitionRunner

/// One run of a fuzzing engine on a scene, in a process of its own.
public struct EngineRun: Sendable {
    /// Where inputs are kept that reach something new; what is there is where the run goes on from.
    public var corpus: String
    /// Where scripts are left that fail.
    public var inbox: String
    /// Seconds that it lasts.
    public var seconds: Int
    /// What the engine's own chance starts with.
    public var seed: UInt32
    /// Steps of one script, 1 or more.
    public var maxSteps = 24
    public var profiles = ProfileSet.standard
    public var contested = ContestedFailures.warn

    /// More options of the engine's, which win over those that it has anyway.
    public var engineOptions: [String] = []

    public init(corpus: String, inbox: String, seconds: Int, seed: UInt32) {
        self.corpus = corpus
        self.inbox = inbox
        self.seconds = seconds
        self.seed = seed
    }

    /// Why this executable cannot fuzz; nil if it can.
    public static var fault: String? {
        if !fuzzer_driver_is_linked() { return "this executable has no fuzzing engine in it" }
        if fuzzer_driver_coverage_count() == 0 { return "this executable was built without coverage" }
        return nil
    }

    /// Fuzzes the scene with libFuzzer until the time is up, and ends the process.
    ///
    /// Status lines of the engine go to standard error. The status is 0 when the time is up, 75 when a new process has
    /// to go on, 71 where the machine gave no process, and 73 where a file could not be written.
    @MainActor
    public func run(_ scene: TransitionScene) -> Never {
        let target = makeTarget(scene)
        runEngine(engineArguments) { target.evaluate($0) }
    }

    /// What inputs are given to; from here on the process may be killed by its children, and ends with its parent.
    @MainActor
    func makeTarget(_ scene: TransitionScene) -> EngineTarget {
        do {
            let standby = try StandbyProcess(
                journalSize: Journal.size(steps: maxSteps, of: scene), timeout: SearchOptions().hangTimeout)
            StandbyProcess.dieWithParent()
            AppOutput.silence()
            return EngineTarget(
                input: input(of: scene), judge: Judge(scene: scene), standby: standby,
                inbox: FindingInbox(folder: inbox), fail: Self.end)
        } catch {
            Self.end(EngineTarget.Status.noProcess, "the machine gave \(error)")
        }
    }

    @MainActor
    func input(of scene: TransitionScene) -> FuzzInput {
        FuzzInput(scene: scene, profiles: answers, maxSteps: maxSteps)
    }

    /// The answers to contested rules that scripts may choose from.
    var answers: ProfileSet { contested == .off ? profiles.withoutFlips : profiles }

    /// The engine's own ways to deal with a crash are turned off: the copies of the process have theirs.
    private var engineArguments: [String] {
        let signals = ["abrt", "bus", "fpe", "ill", "int", "segv", "term", "trap", "usr1", "usr2", "xfsz"]
        return [CommandLine.arguments[0]] + signals.map { "-handle_\($0)=0" } + [
            "-timeout=0", "-rss_limit_mb=0", "-malloc_limit_mb=0", "-detect_leaks=0", "-close_fd_mask=2",
            // Inputs may be long from the start: growing them slowly takes far more executions to a failure of several
            // steps. Values that comparisons see would mostly be those that the model compares.
            "-use_value_profile=0", "-len_control=0", "-seed=\(seed)", "-max_total_time=\(seconds)",
            "-artifact_prefix=\(corpus)/",
        ] + engineOptions + [corpus]
    }

    static func end(_ status: Int32, _ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        _exit(status)
    }
}
