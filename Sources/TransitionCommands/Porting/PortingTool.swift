import Foundation

/// The program that ports source. It stands in a package of its own beside this one, since it needs a parser of Swift
/// that nobody else has to build, and is built when it is first asked for.
struct PortingTool {
    /// The package that has it.
    let package: URL
    /// Where it is built.
    let scratch: URL

    /// - Parameter executable: The command that runs, beside whose build this one goes.
    /// - Throws: when the checkout that the command was built from is gone.
    init(beside executable: URL) throws(CommandFailure) {
        var toolkit = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { toolkit.deleteLastPathComponent() }
        package = toolkit.appendingPathComponent("Porting", isDirectory: true)
        guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
            throw CommandFailure(
                status: .searchFailed,
                message: "there is no package in \(package.path), where this command was built from; build it again "
                    + "where the toolkit is now")
        }
        // A package that others depend on is SwiftPM's to write in: the build goes to that of who asks.
        let owner = EngineBuild(executable: executable)?.package ?? toolkit
        scratch = owner.appendingPathComponent(".build/porting", isDirectory: true)
    }

    /// Builds what is not up to date.
    func build() throws(CommandFailure) -> URL {
        try SwiftBuild(
            purpose: "porting", options: ["--package-path", package.path, "--product", Self.product],
            scratch: scratch
        ).run()
        return scratch.appendingPathComponent("debug/\(Self.product)")
    }

    private static let product = "transition-port"
}
