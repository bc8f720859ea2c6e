// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that what it depends on reaches no user.
let package = Package(
    name: "TransitionCheckBenchmarks",
    dependencies: [
        .package(name: "TransitionCheck", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "Figures",
            dependencies: [
                .product(name: "SampleTransitions", package: "TransitionCheck"),
                .product(name: "TransitionReports", package: "TransitionCheck"),
                .product(name: "TransitionTesting", package: "TransitionCheck"),
                .product(name: "TransitionZoo", package: "TransitionCheck"),
                .product(name: "UIKit", package: "TransitionCheck"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Figures"),
        .executableTarget(
            name: "Challenges",
            dependencies: [.product(name: "PropertyTesting", package: "TransitionCheck")],
            path: "Challenges"),
    ],
    swiftLanguageModes: [.v6]
)
