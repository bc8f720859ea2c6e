import ArgumentParser
import Foundation

/// The processor time of the same searches in two checkouts.
struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares the processor time of searches in two checkouts, which take turns.",
        discussion: """
            Both are built first. Each pair of searches begins with the other checkout, so that what slows the machine \
            down meets both. A ratio above 1 says that the second checkout is faster.
            """)

    @Argument(help: "The folder of the checkout to compare with.")
    var before: String

    @Argument(help: "The folder of the checkout that is judged.")
    var after: String

    @Option(parsing: .upToNextOption, help: "Scenes to search; the default ones have no failure to explain.")
    var scenes = ["contacts-modal-repaired", "slide-repaired"]

    @Option(help: "Scripts of each search, 1 or more.")
    var runs = 4_000

    @Option(help: "Pairs of searches of each scene, 1 or more; each has a seed of its own.")
    var pairs = 5

    @Option(help: "Parts of a search performed at once, 1 or more.")
    var jobs = 1

    @Flag(help: "Take the tools that are there, as .build-release has them.")
    var skipBuild = false

    func validate() throws {
        for (name, number) in [("--runs", runs), ("--pairs", pairs), ("--jobs", jobs)] where number < 1 {
            throw ValidationError("\(name) is \(number): give 1 or more.")
        }
    }

    func run() throws {
        if !skipBuild {
            for folder in [before, after] {
                try finish(
                    "/usr/bin/env",
                    [
                        "swift", "build", "-c", "release", "--product", "transition-check", "--package-path", folder,
                        "--scratch-path", "\(folder)/.build-release",
                    ])
            }
        }
        print("seconds of processor time: before, after; before by after: median, least, most; result")
        for scene in scenes { try compare(scene) }
    }

    private func compare(_ scene: String) throws {
        var seconds: [[Double]] = [[], []]
        var isSame = true
        for pair in 1...pairs {
            var documents = [Data(), Data()]
            for side in pair.isMultiple(of: 2) ? [0, 1] : [1, 0] {
                let folder = side == 0 ? before : after
                let arguments = [
                    "run", scene, "--runs", "\(runs)", "--seed", "\(pair)", "--jobs", "\(jobs)", "--json",
                ]
                let start = processorTime()
                documents[side] = try finish("\(folder)/.build-release/release/transition-check", arguments)
                seconds[side].append(processorTime() - start)
            }
            isSame = isSame && documents[0] == documents[1]
        }
        let ratios = zip(seconds[0], seconds[1]).map { $0 / $1 }.sorted()
        let times = seconds.map { text(median($0)) }.joined(separator: " ")
        let ratio = [median(ratios), ratios[0], ratios[ratios.count - 1]].map(text).joined(separator: " ")
        print("\(scene)  \(times)  \(ratio)  \(isSame ? "the same" : "another one")")
    }

    /// What the tool prints; its status is 1 where a search found something.
    @discardableResult
    private func finish(_ executable: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw ValidationError("\(executable) cannot be started: \(error). Build it, or leave out --skip-build.")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let mayFind = arguments[0] == "run"
        guard process.terminationReason == .exit, process.terminationStatus <= (mayFind ? 1 : 0) else {
            throw ValidationError(
                "\(([executable] + arguments).joined(separator: " ")) ended with \(process.terminationStatus).")
        }
        return data
    }

    /// Of all processes that this one has waited for, and of theirs, in seconds.
    private func processorTime() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

    private func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
