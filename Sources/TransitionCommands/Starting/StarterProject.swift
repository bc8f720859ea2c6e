import Foundation

/// All that a new package has, and the workflows that run it.
struct StarterProject {
    let place: StarterPlace
    let toolkit: ToolkitReference
    let code: AppCode

    var files: [StarterFile] {
        let manifest = ManifestTemplate(package: place.package, toolkit: toolkit, code: code)
        return [
            .inPackage("Package.swift", .text(manifest.text)),
            .inPackage(".gitignore", .text(".build/\n.swiftpm/\n.transition-check/\nout/\nresults/\n")),
        ] + app + [
            .inPackage(SceneTemplate.path, .text(SceneTemplate(code: code).text)),
            .inPackage("Sources/checks/main.swift", .text(TestTemplate.command)),
            .inPackage("\(TestTemplate.folder)/TransitionTests.swift", .text(TestTemplate.test)),
            .inPackage(TestTemplate.baselinePath, .text(TestTemplate.baseline)),
            .inPackage("\(TestTemplate.folder)/Regressions/README.md", .text(TestTemplate.regressions)),
            workflow("transition-checks", WorkflowTemplates.pullRequest(jobs)),
            workflow("transition-checks-night", WorkflowTemplates.night(jobs)),
        ]
    }

    /// What a user has to know beside the next commands.
    var remarks: [String] {
        var remarks: [String] = []
        if case .linked(let sources, _) = code {
            if sources.needsPorting {
                remarks.append(
                    "\(sources.name) is ported before each build and stays as it is: see \(PortedTemplate.path).")
            }
            if !sources.entryPoints.isEmpty, !sources.needsPorting {
                remarks.append("Left out, as the app's own beginning: \(Self.listed(sources.entryPoints)).")
            }
            if !sources.others.isEmpty, !sources.needsPorting {
                remarks.append("Left out, as not in Swift: \(Self.listed(sources.others)).")
            }
            if !sources.folder.isWithin(place.repository) {
                remarks.append(
                    "\(sources.name) is outside of \(place.repository.path): the workflows will not find it there.")
            }
        }
        if jobs.clonedToolkit != nil {
            remarks.append(
                "The toolkit is outside of the repository: the workflows clone it from the address in the repository's "
                    + "variable \(WorkflowTemplates.toolkitVariable), which you have to set.")
        }
        return remarks.isEmpty ? [] : [""] + remarks
    }

    /// The first of them, and how many more there are.
    private static func listed(_ paths: [String]) -> String {
        let shown = paths.prefix(5).joined(separator: ", ")
        return paths.count > 5 ? "\(shown) and \(paths.count - 5) more" : shown
    }

    private var app: [StarterFile] {
        switch code {
        case .example: return [.inPackage(ExampleTemplate.path, .text(ExampleTemplate.text))]
        case .linked(let sources, _):
            let path = sources.folder.pathToWrite(in: place.package.appendingPathComponent("Sources/App"))
            guard sources.needsPorting else { return [.inPackage("Sources/App/\(sources.name)", .link(path))] }
            return [
                .inPackage(PortedTemplate.path, .text(PortedTemplate.list(of: path))),
                .inPackage(PortedTemplate.stubsPath, .text(PortedTemplate.stubs)),
            ]
        }
    }

    private func workflow(_ name: String, _ text: String) -> StarterFile {
        let root = place.repository.relativePath(from: place.folder)
        let folder = root == "." ? "" : "\(root)/"
        return StarterFile("\(folder).github/workflows/\(name).yml", .text(text))
    }

    private var jobs: WorkflowTemplates.Surroundings {
        let package = place.packageInRepository
        guard case .folder(let folder) = toolkit else {
            return WorkflowTemplates.Surroundings(package: package, clonedToolkit: nil, hasSubmodules: false)
        }
        let isInRepository = folder.isWithin(place.repository)
        // Where the package's description says that it is.
        let written = folder.pathToWrite(in: place.package)
        let path = written.hasPrefix("/") ? written : folder.relativePath(from: place.repository)
        return WorkflowTemplates.Surroundings(
            package: package, clonedToolkit: isInRepository ? nil : path, hasSubmodules: isInRepository)
    }
}
