import Foundation

extension CommandLineTool {
    func perform(_ command: PortCommand) throws(CommandFailure) -> ExitStatus {
        let tool = try PortingTool(beside: ownExecutable)
        console.progress?("building the porting tool; the first time takes minutes")
        let executable = try tool.build()
        console.progress?("")
        let modules = ownExecutable.deletingLastPathComponent().appendingPathComponent("Modules").path
        let options =
            ["--output", command.output] + (command.json ? ["--json"] : [])
            + (command.unchecked ? [] : ["--modules", modules])
        let process = Process()
        process.executableURL = executable
        process.arguments = options + ["--"] + command.sources
        do {
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            console.output(String(decoding: output.wholeOutput(), as: UTF8.self))
            process.waitUntilExit()
        } catch {
            throw CommandFailure(
                status: .searchFailed, message: "cannot start \(executable.path): \(error.localizedDescription)")
        }
        // Its statuses are ours.
        guard process.terminationReason == .exit, let status = ExitStatus(rawValue: process.terminationStatus) else {
            throw CommandFailure(
                status: .searchFailed,
                message: "\(executable.path) ended with \(process.terminationStatus); what it says stands above")
        }
        return status
    }
}
