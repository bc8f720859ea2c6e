import Foundation

/// The description of a new package.
struct ManifestTemplate {
    let package: URL
    let toolkit: ToolkitReference
    let code: AppCode

    var text: String {
        let name = SwiftText.literal(toolkit.identity)
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            // Apps are mostly written in the Swift 5 language mode. So that the scenes see what the app's code declares
            // without a word of its own about access, that code is built for testing, in a release build too.
            let appSettings: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags([\(flags)])]

            let package = Package(
                name: "\(StarterPlace.packageName)",
                dependencies: [
                    \(toolkit.declaration(in: package))
                ],
                targets: [
                    // The transitions under test and the controllers that have them.
                    .target(
                        name: "App", dependencies: [.product(name: "UIKit", package: \(name))],
                        \(excluded)swiftSettings: appSettings\(plugins)),
                    // What is searched: the list `scenes`, which the command and the tests have in common.
                    .target(
                        name: "Scenes",
                        dependencies: [
                            "App", .product(name: "UIKit", package: \(name)),
                            .product(name: "TransitionCommands", package: \(name)),
                        ],
                        swiftSettings: [.swiftLanguageMode(.v5)]),
                    .executableTarget(
                        name: "checks",
                        dependencies: ["Scenes", .product(name: "TransitionCommands", package: \(name))]),
                    .testTarget(
                        name: "\(TestTemplate.target)",
                        dependencies: ["Scenes", .product(name: "TransitionTesting", package: \(name))],
                        exclude: ["Regressions", "\(TestTemplate.baselineName)"]),
                ]
            )

            """
    }

    /// What would be a second beginning of the program, and what is not in Swift.
    private var excluded: String {
        guard case .linked(let sources, _) = code else { return "" }
        guard !sources.needsPorting else { return "exclude: [\"\(PortedTemplate.listName)\"],\n            " }
        let paths = (sources.entryPoints + sources.others).map { SwiftText.literal("\(sources.name)/\($0)") }
        switch paths.count {
        case 0: return ""
        case 1: return "exclude: [\(paths[0])],\n            "
        default:
            let lines = paths.map { "                \($0),\n" }.joined()
            return "exclude: [\n\(lines)            ],\n            "
        }
    }

    /// Of ported code the compiler warns in each file that it is another's, and much of what is old in it.
    private var flags: String { plugins.isEmpty ? #""-enable-testing""# : #""-enable-testing", "-suppress-warnings""# }

    /// What has the app's source ported before each build.
    private var plugins: String {
        guard case .linked(let sources, _) = code, sources.needsPorting else { return "" }
        return
            ",\n            plugins: [.plugin(name: \"PortSources\", package: \(SwiftText.literal(toolkit.identity)))]"
    }
}
