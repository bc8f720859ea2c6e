import Foundation
import PackagePlugin

/// Ports an app's own source before each build of a target, so that its files are compiled where they stand.
///
/// The target's folder has a file `PortedSources.txt` with a file or folder a line, from that folder on. What cannot be
/// ported is told as the build's errors and warnings are.
@main
struct PortSources: BuildToolPlugin {
    /// The file that says what to port.
    private static let list = "PortedSources.txt"

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = target.directoryURL
        let sources = try sources(listedIn: folder.appending(path: Self.list), of: target)
        let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
        let porting = try portingPackage(of: context.package)
        let scratch = context.pluginWorkDirectoryURL.appending(path: "porting")
        if !FileManager.default.fileExists(atPath: scratch.path) {
            // Only warnings are shown before a build, and what the command prints is shown after it.
            Diagnostics.warning(
                "The first build of \(target.name) builds the porting tool: for some minutes nothing is printed.")
        }
        // The tool is built here and not by SwiftPM: a target that depended on it would have everybody build a parser
        // of Swift.
        let command =
            [
                "swift", "run", "--package-path", porting.path,
                "--scratch-path", scratch.path,
                "transition-port", "--output", output.path, "--",
            ] + sources.map(\.path)
        // With 1 it says that something was left out, which the compiler tells at its line if it matters.
        let port = "\"$@\" || [ $? -eq 1 ] || exit 1"
        return [
            .prebuildCommand(
                displayName: "Porting the sources of \(target.name)", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", port, "sh"] + command, environment: ProcessInfo.processInfo.environment,
                outputFilesDirectory: output),
            portingAgain(by: port, command, sources, of: target, context),
        ]
    }

    /// What is done before a build only while SwiftPM plans it is done again here when a file has changed.
    ///
    /// The module waits for its stamp, which is a source of it, and is compiled anew after it. Which files there are is
    /// part of the plan: others end the build with what to do.
    private func portingAgain(
        by port: String, _ command: [String], _ sources: [URL], of target: Target, _ context: PluginContext
    ) -> Command {
        let stamp = context.pluginWorkDirectoryURL.appending(path: "Stamp/PortedAgain.swift")
        let list = target.directoryURL.appending(path: Self.list)
        let (files, folders) = contents(of: sources)
        let script = """
            stamp=$1 list=$2 count=$3 places=$4
            shift 4
            # What is a link is followed where it is listed, and nowhere else, as the files were counted.
            if [ "$(printf '%s' "$places" | while IFS= read -r each; do find -H "$each" ! -type d; done |
                grep -cE '\\.(swift|storyboard|xib)$')" -ne "$count" ]; then
                echo "error: a file was added to what $list lists, or taken away:" \
                    "say 'touch Package.swift' and build again"
                exit 1
            fi
            \(port)
            mkdir -p "$(dirname "$stamp")"
            echo "// What was ported last is newer than what was compiled before." >"$stamp"
            """
        let places = sources.map { $0.path + "\n" }.joined()
        return .buildCommand(
            displayName: "Porting what has changed of \(target.name)", executable: URL(filePath: "/bin/sh"),
            arguments: ["-c", script, "sh", stamp.path, list.path, String(files.count), places] + command,
            environment: ProcessInfo.processInfo.environment, inputFiles: [list] + files + folders,
            outputFiles: [stamp])
    }

    /// The files that are ported, and all folders in which others may be put.
    private func contents(of sources: [URL]) -> (files: [URL], folders: [URL]) {
        var (files, folders): ([URL], [URL]) = ([], [])
        for source in sources.map({ $0.resolvingSymlinksInPath() }) {
            guard let inside = FileManager.default.enumerator(atPath: source.path), isFolder(source) else {
                if Self.kinds.contains(source.pathExtension) { files.append(source) }
                continue
            }
            folders.append(source)
            for case let path as String in inside {
                let url = source.appending(path: path)
                if isFolder(url) {
                    folders.append(url)
                } else if Self.kinds.contains(url.pathExtension) {
                    files.append(url)
                }
            }
        }
        return (files.sorted { $0.path < $1.path }, folders.sorted { $0.path < $1.path })
    }

    private static let kinds = ["swift", "storyboard", "xib"]

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func sources(listedIn list: URL, of target: Target) throws -> [URL] {
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            throw PortingFault(
                description: "\(list.path) cannot be read; write it, with a file or folder to port a line")
        }
        let sources = text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0 == " " } }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .map { URL(filePath: String($0), relativeTo: target.directoryURL).standardizedFileURL }
        guard !sources.isEmpty else {
            throw PortingFault(description: "\(list.path) names nothing; write a file or folder to port a line")
        }
        for source in sources where !FileManager.default.fileExists(atPath: source.path) {
            throw PortingFault(description: "\(list.path) names \(source.path), which is not there")
        }
        return sources
    }

    /// The package of the tool, in the checkout of the toolkit.
    private func portingPackage(of package: Package) throws -> URL {
        for dependency in [package] + package.dependencies.map(\.package) {
            let folder = dependency.directoryURL.appending(path: "Porting")
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
        }
        throw PortingFault(
            description: "no dependency of \(package.displayName) has the porting tool; depend on TransitionCheck")
    }
}

/// Why nothing can be ported, and what to do.
struct PortingFault: Error, CustomStringConvertible {
    let description: String
}
