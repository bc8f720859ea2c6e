import ArgumentParser
import Foundation
import SampleTransitions
import TransitionTesting

/// Instructions that one more script costs, by part of what is done with it.
///
/// Unlike times they are the same on a busy machine.
struct Instructions: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Thousands of instructions for one more script: its world, the rules, and what it is compared with.",
        discussion: "Needs valgrind, whose callgrind counts them, and strip.")

    @Argument(help: "Names of sample scenes whose code never traps.")
    var scenes = ["contacts-modal", "contacts-modal-repaired", "slide-repaired", "interactive-push-repaired"]

    @Option(help: "Scripts of each measurement, 1 or more.")
    var scripts = 200

    /// What is done with each script.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case performing, judging, checking
    }

    @Option(help: .hidden)
    var part: Part?

    func validate() throws {
        guard scripts >= 1 else { throw ValidationError("--scripts is \(scripts): give 1 or more.") }
    }

    func run() throws {
        if let part {
            // Commands run on the main thread.
            return try MainActor.assumeIsolated { try work(part) }
        }
        // Not every valgrind can read what the compiler writes for a debugger.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("figures-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("Figures").path
        _ = try messages(of: ["strip", "-o", copy, CommandLine.arguments[0]])
        print("scene                          world     rules   compared")
        for scene in scenes {
            let counts = try Part.allCases.map { try marginalCount(copy, scene, $0) }
            let parts = [counts[0], counts[1] - counts[0], counts[2] - counts[1]]
            print(
                scene.padding(toLength: 26, withPad: " ", startingAt: 0),
                parts.map { String(format: "%9.0f", $0 / 1_000) }.joined(separator: " "))
        }
    }

    @MainActor
    private func work(_ part: Part) throws {
        for name in scenes {
            guard let scene = SampleScenes.all.first(where: { $0.name == name }) else {
                throw ValidationError("There is no scene \"\(name)\".")
            }
            let judge = Judge(scene: scene)
            for script in sampleScripts(of: scene, count: scripts, seed: 1, maxSteps: 20) {
                switch part {
                case .performing: _ = trace(of: script, in: scene)
                case .judging: _ = judge.judgeWithoutComparing(script)
                case .checking: _ = judge.judge(script)
                }
            }
        }
    }

    /// Instructions of the scripts beyond the first ones, for each of them: what a start costs is in both counts.
    private func marginalCount(_ executable: String, _ scene: String, _ part: Part) throws -> Double {
        let counts = try [scripts, 2 * scripts].map { scripts in
            let text = try messages(of: [
                "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", executable, "instructions", scene,
                "--part", part.rawValue, "--scripts", "\(scripts)",
            ])
            guard let line = text.split(separator: "\n").last(where: { $0.contains("Collected") }),
                let number = line.split(separator: " ").last.flatMap({ Int($0) })
            else { throw ValidationError("valgrind counted no instructions of \(scene): \(text)") }
            return number
        }
        return Double(counts[1] - counts[0]) / Double(scripts)
    }

    /// What a command writes to its standard error; throws where it fails.
    private func messages(of arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let messages = Pipe()
        process.standardError = messages
        try process.run()
        let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ValidationError("\(arguments[0]) ended with \(process.terminationStatus): \(text)")
        }
        return text
    }
}
