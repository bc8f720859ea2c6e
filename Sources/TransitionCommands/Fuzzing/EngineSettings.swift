import Foundation
import TransitionRunner

/// What all processes of engines are told alike.
struct EngineSettings {
    var options: SearchOptions
    var seed: UInt32
    /// For libFuzzer.
    var engineOptions: [String]
    /// A file of known failures, which engines leave alone.
    var baseline: String?
    var today: String?

    func command(
        _ executable: URL, _ work: EngineCommand.Work, in folder: FindingsFolder, inbox: String? = nil, log: String
    ) -> EngineProcess.Command {
        var arguments = [
            "engine", folder.scene.name, "--work", work.rawValue, "--corpus", folder.corpus,
            "--inbox", inbox ?? folder.inbox,
            "--max-steps", String(options.maxSteps), "--contested", options.contested.rawValue, "--seed", String(seed),
        ]
        if work == .libfuzzer { arguments += engineOptions.flatMap { ["--engine-option", $0] } }
        if let baseline { arguments += ["--baseline", baseline] }
        if let today { arguments += ["--today", today] }
        return EngineProcess.Command(executable: executable, arguments: arguments, log: URL(fileURLWithPath: log))
    }
}

extension EngineProcess.End {
    /// What went wrong, as one sentence; nil if nothing did.
    func problem(_ status: EngineStatus, log: String) -> String? {
        switch self {
        case .failed(let number, let words): "The engine ended early with \(number): \(words) See \(log)."
        case .overdue: "The engine went on beyond its time and was killed; see \(log)."
        case .interrupted: nil
        case .timeIsUp: status.executionCount == 0 ? "The engine performed no script; see \(log)." : nil
        }
    }
}
