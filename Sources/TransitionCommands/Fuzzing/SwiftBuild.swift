import Foundation

/// One build by SwiftPM, whose words go into a file.
struct SwiftBuild {
    /// What the build is for, as a failure says it.
    let purpose: String
    /// What follows `swift build`.
    let options: [String]
    /// Where the build goes, apart from builds with other flags.
    let scratch: URL

    /// What the build says.
    var log: URL { scratch.appendingPathComponent("build.log") }

    /// Builds what is not up to date.
    func run() throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            try Data().write(to: log)
            let output = try FileHandle(forWritingTo: log)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["swift", "build", "--scratch-path", scratch.path] + options
            process.standardOutput = output
            process.standardError = output
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw CommandFailure(
                    status: .searchFailed, message: "the build for \(purpose) failed: \(firstError)See \(log.path)")
            }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(
                status: .unwritableOutput, message: "cannot build in \(scratch.path): \(error.localizedDescription)")
        }
    }

    /// The first error that the build has told, as a sentence; empty if it told none.
    private var firstError: String {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").first { $0.contains("error:") }.map { "\($0). " } ?? ""
    }
}
