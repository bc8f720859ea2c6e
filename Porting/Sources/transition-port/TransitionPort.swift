import ArgumentParser
import Foundation
import SourcePorting

/// Ports iOS sources so that they compile with the model of UIKit on Linux.
@main
struct TransitionPort: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transition-port",
        abstract: "Ports iOS sources so that they compile with HeadlessUIKit on Linux.",
        discussion: """
            Every line keeps its number, and diagnostics name your own files. Compile the output in the Swift 5 \
            language mode.

            Exit codes: 0 ported, 1 something could not be ported or does not compile, 64 wrong usage, 66 nothing to \
            read, 73 unwritable folder.
            """)

    @Argument(help: "Swift files, or folders of them.", completion: .file())
    var sources: [String]

    @Option(help: "The folder to write to. It must not lie in a source.", completion: .directory)
    var output: String

    @Option(
        help: "The folder with the built modules of the model: type-checks what was ported.", completion: .directory)
    var modules: String?

    @Flag(help: "Print one document for programs.")
    var json = false

    func run() throws {
        let found: SourceFinder
        do {
            found = try SourceFinder(paths: sources)
        } catch {
            throw Failure(error, code: 66)
        }
        guard !found.files.isEmpty else {
            throw Failure("\(sources.joined(separator: ", ")): there is no Swift file", code: 66)
        }
        do {
            let report = try PortingRun(found: found, modules: modules).write(
                to: OutputFolder(path: output, sources: sources))
            print(try json ? report.json : report.text)
            if !report.isClean { throw ExitCode(1) }
        } catch let error as OutputError {
            throw Failure(error, code: 73)
        }
    }
}

/// What ends the command, told on the error output.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ problem: some CustomStringConvertible, code: Int32) {
        description = problem.description
        FileHandle.standardError.write(Data("error: \(problem)\n".utf8))
        TransitionPort.exit(withError: ExitCode(code))
    }
}
