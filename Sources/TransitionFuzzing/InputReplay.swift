import Foundation
import TransitionInvariants
import TransitionRunner

/// Judges saved inputs one by one, each in a process of its own, so that a trap in one leaves the others their turn.
@MainActor
struct InputReplay {
    /// The executable, as the user called it.
    let target: String
    /// Seconds without an answer after which an input counts as a hang.
    var timeout: Double = 60
    let evaluate: FuzzEvaluation

    /// The exit statuses, as `sysexits.h` numbers them where it has one.
    enum Status {
        static let passed: Int32 = 0
        static let failed: Int32 = 1
        static let usage: Int32 = 64
        static let malformedInput: Int32 = 65
        static let noInput: Int32 = 66
        static let systemError: Int32 = 71
        static let faultyScene: Int32 = 78
    }

    /// Replays what the arguments name and returns the exit status.
    func run(arguments: [String], print: (String) -> Void) -> Int32 {
        guard !arguments.isEmpty else {
            print("Usage: \(target) FILE...\nReplays inputs that a fuzzing engine has saved. To fuzz, run ci/fuzz.")
            return Status.usage
        }
        if let option = arguments.first(where: { $0.hasPrefix("-") }) {
            print("\(option): this executable has no fuzzing engine and takes files only. To fuzz, run ci/fuzz.")
            return Status.usage
        }
        var inputs: [(path: String, bytes: Data)] = []
        for path in arguments.flatMap(files(at:)) {
            guard let bytes = FileManager.default.contents(atPath: path) else {
                print("\(path): no such file, or it cannot be read.")
                return Status.noInput
            }
            inputs.append((path, bytes))
        }
        var status = Status.passed
        for input in inputs {
            status = max(status, replay(input.path, input.bytes, print))
        }
        return status
    }

    /// The path itself, or the files of the folder there, in order of name.
    private func files(at path: String) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [path] }
        return names.sorted().map { "\(path)/\($0)" }
    }

    private func replay(_ path: String, _ bytes: Data, _ print: (String) -> Void) -> Int32 {
        do {
            switch try verdict(on: bytes) {
            case .passed:
                print("\(path): passed (\(bytes.count) bytes)")
                return Status.passed
            case .known(let identity):
                print("\(path): known, and no failure: \(identity)")
                return Status.passed
            case .warned(let identity):
                print("\(path): a warning, and no failure: \(identity)")
                return Status.passed
            case .notJudged(let reason):
                print("\(path): could not be replayed: \(reason)")
                return Status.systemError
            case .failed(let identity, let report):
                print("\(path): failed: \(identity)\n\n\(report)")
                return Status.failed
            }
        } catch {
            print("\(path): could not be replayed: \(error)")
            return Status.systemError
        }
    }

    private func verdict(on bytes: Data) throws -> FuzzVerdict {
        let outcome = try KilledChildren.outcome(timeout: timeout, prints: true) { journal in
            journal.beginRun(bytes.prefix(journal.capacity))
            let verdict = bytes.withUnsafeBytes { evaluate($0) }
            // Nothing is what cannot be read: the parent tells of it, where a death here would be the app's.
            return (try? JSONEncoder().encode(verdict)) ?? Data()
        }
        switch outcome {
        case .finished(let answer): return try JSONDecoder().decode(FuzzVerdict.self, from: answer)
        case .crashed(let crash):
            return .failed(identity: "\(DeathRule.standard.id) · \(crash.reason)", report: crash.message)
        case .hung(let crash):
            return .failed(
                identity: "\(DeathRule.standard.id) · hang", report: "No answer for \(timeout) s.\n\(crash.message)")
        }
    }
}
