// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who does not port builds swift-syntax.
let package = Package(
    name: "Porting",
    products: [
        .executable(name: "transition-port", targets: ["transition-port"])
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .target(
            name: "SourcePorting",
            dependencies: [
                "StoryboardPorting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .target(name: "StoryboardPorting"),
        .executableTarget(
            name: "transition-port",
            dependencies: [
                "SourcePorting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "SourcePortingTests", dependencies: ["SourcePorting"]),
        .testTarget(name: "StoryboardPortingTests", dependencies: ["StoryboardPorting"]),
    ],
    swiftLanguageModes: [.v6]
)
