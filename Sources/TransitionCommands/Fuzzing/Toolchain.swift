import Foundation

/// The toolchain whose `swiftc` is found first.
enum Toolchain {
    /// The folder of what it brings for programs that it builds.
    static var resources: String {
        get throws(CommandFailure) {
            struct Target: Decodable {
                struct Paths: Decodable { let runtimeResourcePath: String }
                let paths: Paths
            }
            guard let words = output(of: ["swiftc", "-print-target-info"]),
                let target = try? JSONDecoder().decode(Target.self, from: words)
            else {
                throw CommandFailure(
                    status: .searchFailed, message: "swiftc is not there; put a toolchain into PATH")
            }
            return target.paths.runtimeResourcePath
        }
    }

    /// The path of one of its tools: what is of that name in PATH may be of a compiler that writes other formats.
    static func path(ofTool name: String) throws(CommandFailure) -> String {
        let path = URL(fileURLWithPath: try resources).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("bin/\(name)").path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw CommandFailure(
                status: .searchFailed, message: "there is no \(path); the toolchains of swift.org bring it")
        }
        return path
    }

    /// What a command prints; nil where it fails or is not there.
    static func output(of words: [String]) -> Data? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return nil }
        let output = pipe.wholeOutput()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? output : nil
    }
}
