import Foundation

/// One run of the command: sources in, a folder out, and a report.
public struct PortingRun {
    private let found: SourceFinder
    private let modules: String?

    /// A run over what was found, type-checked if there is a folder of modules.
    public init(found: SourceFinder, modules: String?) {
        self.found = found
        self.modules = modules
    }

    /// Ports, writes and type-checks. Nothing is written unless all of it can be.
    public func write(to output: OutputFolder) throws -> PortingReport {
        var notes = found.notes
        let read = SourceReader.read(found.files, notes: &notes)
        let known = modules.map(TypeCheck.modules) ?? []
        let ported = Porter(modules: known).port(read)
        notes += ported.notes
        let names = Dictionary(uniqueKeysWithValues: found.files.map { ($0.path, $0.relativePath) })
        var files: [String: String] = [:]
        for source in ported.sources { files[names[source.path] ?? source.path] = source.text }
        let interfaces = InterfaceSources(paths: found.interfaces, declarations: ported.declarations)
        files.merge(interfaces.files) { $1 }
        notes += interfaces.notes
        try output.write(files)
        var report = PortingReport(
            files: ported.sources.count, lines: Self.changedLines(from: read, to: ported.sources),
            removedModules: ported.removedModules, interfaces: interfaces.calls, notes: notes)
        if let modules { try typeCheck(files, in: output, modules: modules, into: &report) }
        return report
    }

    /// As long as there are new stubs to try: a missing type hides other errors.
    private func typeCheck(
        _ files: [String: String], in output: OutputFolder, modules: String, into report: inout PortingReport
    ) throws {
        let stubsFile = output.url.appending(path: Stubs.fileName)
        var stubs = Stubs(text: try? String(contentsOf: stubsFile, encoding: .utf8))
        while true {
            let hasStubs = FileManager.default.fileExists(atPath: stubsFile.path)
            let paths = (files.keys.sorted() + (hasStubs ? [Stubs.fileName] : [])).map {
                output.url.appending(path: $0).path
            }
            let check = try TypeCheck(files: paths, modules: modules, moduleName: "Ported")
            report.errors = check.errors
            let added = stubs.add(for: check.errors, sources: Array(files.values))
            if added.isEmpty { return }
            report.stubs += added
            try OutputFolder.write(stubs.text, to: stubsFile)
        }
    }

    /// How many lines of the sources are others now.
    private static func changedLines(from sources: [SourceText], to ported: [SourceText]) -> Int {
        let originals = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.text) })
        return ported.reduce(0) { sum, source in
            let before = originals[source.path]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            let after = source.text.split(separator: "\n", omittingEmptySubsequences: false)
            let lines = after.first?.hasPrefix("#sourceLocation") == true ? after.dropFirst() : after[...]
            return sum + lines.difference(from: before).insertions.count
        }
    }
}
