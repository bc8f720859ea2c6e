import Foundation

/// What the compiler says of the ported files.
public struct TypeCheck {
    /// One error, by the user's own file and line.
    public struct Diagnostic: Sendable, Hashable, Codable {
        /// The path.
        public let path: String
        /// The line.
        public let line: Int
        /// What is wrong.
        public let message: String
    }

    /// Errors in the order in which the compiler found them, each once.
    public let errors: [Diagnostic]

    /// Type-checks files against the modules in a folder.
    ///
    /// Throws when the compiler cannot be started, or fails without an error that names a line.
    public init(files: [String], modules: String, moduleName: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-no-color-diagnostics",
                "-module-name", moduleName, "-package-name", moduleName, "-I", modules,
            ] + Self.shims(beside: modules).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + files
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        errors = Self.errors(in: text)
        if errors.isEmpty, process.terminationStatus != 0 {
            throw TypeCheckError(description: "swiftc failed:\n\(text.prefix(2000))")
        }
    }

    /// The module maps of the C targets that the modules import.
    private static func shims(beside modules: String) -> [String] {
        let parent = URL(filePath: modules).deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }.sorted()
            .map { parent.appending(path: $0).appending(path: "module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// Lines `path:12:3: error: message`.
    static func errors(in output: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return output.split(separator: "\n").compactMap { line in
            guard let mark = line.range(of: ": error: ") ?? line.range(of: ": fatal error: ") else { return nil }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
            let diagnostic = Diagnostic(
                path: place.dropLast(2).joined(separator: ":"), line: number, message: String(line[mark.upperBound...]))
            return seen.insert(diagnostic).inserted ? diagnostic : nil
        }
    }

    /// The modules that have a file in a folder.
    public static func modules(in folder: String) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }
}

/// The compiler could not do its work.
public struct TypeCheckError: Error, CustomStringConvertible {
    public let description: String
}
