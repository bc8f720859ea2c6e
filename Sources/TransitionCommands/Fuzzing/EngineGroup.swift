import Foundation
import TransitionRunner

/// Engines at work on one scene side by side: they share its corpus, and each begins with another chance.
struct EngineGroup {
    private static let pause = 0.05

    private let processes: [EngineProcess]

    /// Begins them.
    ///
    /// - Throws: what keeps one from being begun; those before it are ended.
    init(
        _ count: Int, of executable: URL, in folder: FindingsFolder, _ settings: EngineSettings, seconds: Int
    ) throws {
        var processes: [EngineProcess] = []
        do {
            for index in 0..<count {
                var settings = settings
                settings.seed = settings.seed &+ UInt32(truncatingIfNeeded: index)
                let log = folder.log(of: index == 0 ? "engine" : "engine-\(index + 1)")
                processes.append(
                    try EngineProcess(settings.command(executable, .libfuzzer, in: folder, log: log), seconds: seconds))
            }
        } catch {
            for process in processes { process.interrupt() }
            throw error
        }
        self.processes = processes
    }

    /// How far they have come together. What one has reached the others may have reached too.
    var status: EngineStatus {
        var whole = EngineStatus()
        for status in processes.map(\.status) {
            whole.executionCount += status.executionCount
            whole.featureCount = max(whole.featureCount, status.featureCount)
            whole.corpusCount = max(whole.corpusCount, status.corpusCount)
        }
        return whole
    }

    var secondsLeft: Int { processes.map(\.secondsLeft).max() ?? 0 }

    /// Waits until all have ended.
    ///
    /// - Parameter report: called from time to time.
    /// - Returns: What went wrong, once where several ended in the same way.
    func finish(report: (EngineGroup) -> Void) throws -> [String] {
        var problems: [(end: EngineProcess.End, words: String)] = []
        var atWork = processes
        while !atWork.isEmpty {
            report(self)
            Thread.sleep(forTimeInterval: Self.pause)
            var rest: [EngineProcess] = []
            for process in atWork {
                guard let end = try process.look() else {
                    rest.append(process)
                    continue
                }
                let problem = end.problem(process.status, log: process.command.log.path)
                if let problem, !problems.contains(where: { $0.end == end }) { problems.append((end, problem)) }
            }
            atWork = rest
        }
        return problems.map(\.words)
    }
}
