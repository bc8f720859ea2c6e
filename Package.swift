// swift-tools-version: 6.1
import PackageDescription

// The import table of the architecture: a module may depend on what stands here and on nothing else.
// `Tests/TidyTests` holds the table of allowed imports against the sources.

let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// The toolkit's own modules are optimized in debug builds too: its tests take half the time.
///
/// SwiftPM takes no flag of this kind from a package that others depend on by version, so a checkout for them has none.
/// `UNOPTIMIZED=1 swift build` leaves it out as well, for stepping through the toolkit in a debugger.
let isCheckout = ["/checkouts/", "/registry/downloads/"].contains { Context.packageDirectory.contains($0) }
let optimization: [SwiftSetting] =
    isCheckout || Context.environment["UNOPTIMIZED"] != nil
    ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A library module with its own tests under `Tests/<name>Tests`.
func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: optimization)
}

/// A module of apps. It is built as a user's code is, whose lines in a debug build are all there.
func apps(_ name: String) -> Target {
    .target(name: name, dependencies: ["UIKit", "HeadlessUIKit", "TransitionCore", "TransitionRunner"])
}

/// A module's tests. Saved scripts stand beside them and are read by path.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude)
}

func fuzzTarget(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: ["TransitionFuzzing"] + dependencies, path: "FuzzTargets/\(name)")
}

let package = Package(
    name: "TransitionCheck",
    products: [
        .library(
            name: "TransitionTesting", targets: ["TransitionTesting", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        // For `Benchmarks`, which compares shrinking with other libraries.
        .library(name: "PropertyTesting", targets: ["TransitionChoices", "PropertyTesting"]),
        .library(name: "TransitionCommands", targets: ["TransitionCommands"]),
        .library(name: "TransitionFuzzing", targets: ["TransitionFuzzing"]),
        .library(name: "SampleTransitions", targets: ["SampleTransitions"]),
        .library(name: "TransitionReports", targets: ["TransitionReports"]),
        .library(name: "TransitionZoo", targets: ["TransitionZoo"]),
        .executable(name: "transition-check", targets: ["transition-check"]),
        .plugin(name: "PortSources", targets: ["PortSources"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
    ],
    targets: [
        // C shims: what Swift cannot say.
        .target(name: "CDeterministicHashing"),
        .target(name: "CConcurrencyHooks"),
        .target(name: "COpenEnumerations"),
        .target(name: "CObjectMaking"),
        .target(name: "CProcessIsolation"),
        .target(name: "CFuzzerDriver"),

        module("TransitionCore", []),
        module("TransitionChoices", []),
        module("TransitionGenerators", ["TransitionCore", "TransitionChoices"]),
        module(
            "HeadlessUIKit",
            ["TransitionCore", "CDeterministicHashing", "CConcurrencyHooks", "COpenEnumerations", "CObjectMaking"]),
        // iOS code imports these two beside UIKit; all three are the one model.
        module("CoreGraphics", ["HeadlessUIKit"]),
        module("QuartzCore", ["HeadlessUIKit"]),
        // Only what transitions take from it: the proportions of a picture.
        module("AVFoundation", ["HeadlessUIKit"]),
        module("UIKit", ["HeadlessUIKit", "CoreGraphics", "QuartzCore", "AVFoundation"]),
        module("_Testing_UIKit", []),
        module("_Testing_CoreGraphics", []),
        module("TransitionInvariants", ["TransitionCore"]),
        module(
            "TransitionRunner",
            [
                "TransitionCore", "TransitionChoices", "TransitionGenerators", "HeadlessUIKit",
                "TransitionInvariants", "CProcessIsolation",
            ]),
        .target(
            name: "TransitionReports", dependencies: ["TransitionCore", "TransitionInvariants"],
            // A page has to bring all of it along.
            resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")]),
        module(
            "TransitionFuzzing",
            [
                "TransitionCore", "TransitionInvariants", "TransitionRunner", "TransitionReports", "CFuzzerDriver",
            ]),
        module(
            "TransitionTesting",
            [
                "TransitionCore", "TransitionInvariants", "TransitionRunner", "TransitionReports", "HeadlessUIKit",
                "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        module(
            "TransitionCommands",
            [
                "TransitionCore", "TransitionInvariants", "TransitionRunner", "TransitionReports", "TransitionFuzzing",
                arguments,
            ]),
        // `HeadlessUIKit` is what `UIKit` re-exports. Named here too, a change of the model rebuilds the samples: by
        // way of `UIKit`, which stays the same file, an incremental build leaves them with the old class layout.
        apps("SampleTransitions"),
        apps("TransitionZoo"),
        apps("StockApps"),
        // The toolkit's measure of itself: in no product, so in no command line of a user's.
        module(
            "ZooCommand",
            [
                "TransitionCore", "TransitionInvariants", "TransitionRunner", "TransitionReports", "TransitionCommands",
                "TransitionZoo", arguments,
            ]),
        .executableTarget(
            name: "transition-check",
            dependencies: ["TransitionCommands", "SampleTransitions", "TransitionZoo", "StockApps", "ZooCommand"]),
        fuzzTarget("ContactsModalFuzz", ["TransitionRunner", "SampleTransitions"]),
        fuzzTarget("CanaryFuzz", []),
        fuzzTarget("SamplesFuzz", ["SampleTransitions"]),
        fuzzTarget("ParsersFuzz", ["TransitionCore"]),

        // Ports the files of an app as a target of a user's is built.
        .plugin(name: "PortSources", capability: .buildTool()),

        // What tests need to work in a process of their own.
        .target(
            name: "OwnProcessTesting", dependencies: ["TransitionRunner", "TransitionInvariants", "TransitionCore"],
            path: "Tests/OwnProcessTesting"),

        // Calls as code makes them that was built without frame pointers.
        .target(name: "CFramelessCode", path: "Tests/CFramelessCode"),

        // Generators and a search for values of any type, by which shrinking is held to its challenges.
        .target(
            name: "PropertyTesting", dependencies: ["TransitionChoices"], path: "Tests/PropertyTesting",
            swiftSettings: optimization),

        tests("HeadlessUIKitTests", ["HeadlessUIKit", "TransitionCore"]),
        tests("ConformanceTests", ["UIKit", "HeadlessUIKit", "TransitionCore", "_Testing_UIKit"]),
        tests("TransitionCoreTests", ["TransitionCore"]),
        tests("TransitionChoicesTests", ["TransitionChoices", "PropertyTesting"]),
        tests("ShrinkQualityTests", ["TransitionChoices", "PropertyTesting"]),
        tests(
            "TransitionGeneratorsTests",
            ["TransitionGenerators", "TransitionChoices", "TransitionCore", "PropertyTesting"]),
        tests("TransitionInvariantsTests", ["TransitionInvariants", "TransitionCore", "PropertyTesting"]),
        tests("TransitionReportsTests", ["TransitionReports", "TransitionInvariants", "TransitionCore"]),
        tests("DeterministicHashingTests", ["CDeterministicHashing"]),
        tests(
            "TransitionRunnerTests",
            [
                "TransitionRunner", "TransitionReports", "TransitionCore", "TransitionInvariants", "HeadlessUIKit",
                "OwnProcessTesting", "CFramelessCode",
            ]),
        tests(
            "TransitionFuzzingTests",
            ["TransitionFuzzing", "TransitionRunner", "TransitionCore", "HeadlessUIKit", "CFuzzerDriver"]),
        tests(
            "TransitionCommandsTests",
            [
                "TransitionCommands", "TransitionCore", "TransitionReports", "TransitionRunner", "UIKit",
                "HeadlessUIKit",
            ]),
        tests(
            "TransitionTestingTests",
            ["TransitionTesting", "TransitionCore", "TransitionReports", "TransitionRunner", "HeadlessUIKit"]),
        tests(
            "SampleTransitionsTests",
            [
                "SampleTransitions", "TransitionTesting", "TransitionReports", "TransitionRunner",
                "TransitionInvariants", "TransitionCore", "UIKit", "HeadlessUIKit", "OwnProcessTesting",
            ],
            exclude: ["Regressions"]),
        tests(
            "TransitionZooTests",
            ["TransitionZoo", "TransitionRunner", "TransitionCore", "TransitionInvariants", "OwnProcessTesting"]),
        tests(
            "ZooCommandTests",
            [
                "ZooCommand", "TransitionZoo", "TransitionCommands", "TransitionReports", "TransitionRunner",
                "TransitionInvariants", "TransitionCore", "HeadlessUIKit",
            ]),
        tests("StockAppsTests", ["StockApps", "TransitionRunner", "TransitionCore", "OwnProcessTesting"]),
        // What apps write in the Swift 5 language mode has to compile.
        .testTarget(
            name: "EarlierSwiftTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
        tests("TidyTests", []),
    ],
    swiftLanguageModes: [.v6]
)
