import Foundation
import TransitionReports
import TransitionRunner

/// The engines of a night at work, several at once, until its budget is spent.
@MainActor
struct NightShift {
    let plan: NightPlan
    let jobs: Int
    let folders: [String: FindingsFolder]
    let settings: EngineSettings
    let executables: [NightEngine: URL]
    let file: NightFile
    let console: Console
    /// How the user starts the command.
    let name: String

    private struct Post {
        let turn: NightPlan.Turn
        let process: EngineProcess
        /// Scripts in the inbox when it began.
        let inboxCount: Int
        let start = ContinuousClock.now

        var seconds: Int { Int(((ContinuousClock.now - start) / .seconds(1)).rounded()) }
    }

    /// Seconds between two notes of how far the night has come.
    private static let secondsBetweenNotes = 15
    private static let pause = 0.1
    /// Turns that may go wrong in a row before an engine gets no more.
    private static let failureLimit = 3

    /// Lets them work.
    ///
    /// - Parameter problems: what went wrong with turns, by the scene; the rest of the night went on.
    func run(_ night: inout Night, problems: inout [String: [String]]) throws(CommandFailure) {
        let begin = (clock: ContinuousClock.now, spent: night.secondsSpent)
        var posts: [Post] = []
        var failures: [NightEngine: Int] = [:]
        var nextNote = Self.secondsBetweenNotes
        while true {
            let seconds = Int((ContinuousClock.now - begin.clock) / .seconds(1))
            night.secondsSpent = begin.spent + seconds
            while posts.count < jobs, !Interruption.isNoted, let turn = turn(night, posts, failures) {
                night.turnCount += 1
                do {
                    posts.append(try post(turn, number: night.turnCount, night))
                } catch {
                    note("\(turn.engine.name) could not be begun: \(error.systemReason)", turn, &problems)
                    failures[turn.engine, default: 0] += 1
                }
            }
            guard !posts.isEmpty else { break }
            show(night, posts)
            Thread.sleep(forTimeInterval: Self.pause)
            let before = posts.count
            posts = look(at: posts, &night, &failures, &problems)
            if posts.count < before || seconds >= nextNote {
                nextNote = seconds + Self.secondsBetweenNotes
                try file.write(night)
            }
        }
        console.progress?("")
        try file.write(night)
    }

    /// The next turn of an engine that does not fail all the time.
    private func turn(_ night: Night, _ posts: [Post], _ failures: [NightEngine: Int]) -> NightPlan.Turn? {
        let engines = plan.engines.filter { failures[$0, default: 0] < Self.failureLimit }
        var plan = plan
        plan.engines = engines
        return plan.next(night, underWay: posts.map(\.turn))
    }

    private func post(_ turn: NightPlan.Turn, number: Int, _ night: Night) throws -> Post {
        guard let folder = folders[turn.scene], let executable = executables[turn.engine] else {
            preconditionFailure("a turn of \(turn.engine) at \(turn.scene), which takes no part in the night")
        }
        try folder.seedCorpus(maxSteps: settings.options.maxSteps)
        var settings = settings
        // Another one for each turn: the same chance would find the same.
        settings.seed = night.seed &+ UInt32(truncatingIfNeeded: number)
        // Engines at work on one scene at the same time have logs of their own.
        let log = folder.log(of: "\(turn.engine.rawValue)-\(number % jobs)")
        var engine = settings.command(
            executable, turn.engine.work, in: folder, inbox: folder.inbox(of: turn.engine), log: log)
        engine.environment = turn.engine.environment
        return Post(
            turn: turn, process: try EngineProcess(engine, seconds: turn.seconds),
            inboxCount: folder.inboxPaths.count)
    }

    /// Takes what has ended off the list.
    private func look(
        at posts: [Post], _ night: inout Night, _ failures: inout [NightEngine: Int],
        _ problems: inout [String: [String]]
    ) -> [Post] {
        var rest: [Post] = []
        for post in posts {
            let end: EngineProcess.End?
            do { end = try post.process.look() } catch {
                end = .failed(status: -1, words: "its log cannot be read: \(error.localizedDescription).")
            }
            guard let end else {
                rest.append(post)
                continue
            }
            let (turn, status) = (post.turn, post.process.status)
            let found = (folders[turn.scene]?.inboxPaths.count ?? 0) - post.inboxCount
            let seconds = post.seconds
            night.scenes[turn.scene, default: SceneNight()].note(
                turn.engine, status, seconds: seconds, foundSomething: found > 0)
            let work = EngineWork(
                engine: turn.engine.name, scriptCount: status.executionCount, featureCount: status.featureCount,
                seconds: seconds)
            console.error("\(name): \(turn.scene): \(work.words)\(found > 0 ? ", \(found) failing" : "")\n")
            if let problem = end.problem(status, log: post.process.command.log.path) {
                note("\(turn.engine.name): \(problem)", turn, &problems)
                failures[turn.engine, default: 0] += 1
            } else {
                failures[turn.engine] = 0
            }
            if let fault = folders[turn.scene]?.corpusFault { note(fault, turn, &problems) }
        }
        return rest
    }

    private func note(_ problem: String, _ turn: NightPlan.Turn, _ problems: inout [String: [String]]) {
        console.error("\(name): \(turn.scene): \(problem)\n")
        if problems[turn.scene]?.contains(problem) != true { problems[turn.scene, default: []].append(problem) }
    }

    private func show(_ night: Night, _ posts: [Post]) {
        guard let progress = console.progress else { return }
        let atWork = posts.map {
            "\($0.turn.scene) by \($0.turn.engine.name), \(Figures.counted($0.process.status.executionCount, "script"))"
        }
        progress("\(night.secondsLeft / 60) min left: " + atWork.joined(separator: "; "))
    }
}
