import Foundation
import Testing

@testable import TransitionRunner

@Suite("A file of the tool's own")
struct OwnFileTests {
    /// The folders from the root on to the one that holds this package's.
    private static let folders = URL(filePath: #filePath).pathComponents.dropFirst().dropLast(4).map { $0 }

    @Test("is known by its path, from wherever in the folders above it a build counts")
    func paths() {
        for count in 0...Self.folders.count {
            let path = (Self.folders.suffix(count) + ["Sources", "HeadlessUIKit", "World", "World.swift"])
                .joined(separator: "/")
            #expect(isOwnFile(path), "\(path)")
        }
        #expect(isOwnFile("/" + Self.folders.joined(separator: "/") + "/Sources/TransitionCore/Step.swift"))
    }

    @Test("is none of the user's, whatever is in its name")
    func usersFiles() {
        for path in ["Sources/App/World.swift", "HeadlessUIKit/World.swift", "/App/Sources/HeadlessUIKitTests/A.swift"]
        {
            #expect(!isOwnFile(path), "\(path)")
        }
        #expect(!isOwnFile(Self.folders.joined(separator: "/") + "/Sources/App/World.swift"))
    }

    @Test("is in every module of the toolkit but those that show what it does, which stand for a user's")
    func modules() throws {
        let sources = "/" + Self.folders.joined(separator: "/") + "/Sources"
        let names = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasPrefix("Transition") }
        #expect(names.count > 8)
        for name in names {
            let path = "\(sources)/\(name)/A.swift"
            #expect(isOwnFile(path) == (name != "TransitionZoo"), "\(name)")
            #expect(isUserFile(path) == (name == "TransitionZoo"), "\(name)")
        }
        #expect(isUserFile("\(sources)/SampleTransitions/Slide/A.swift"))
        #expect(isUserFile("/app/Sources/App/A.swift"))
        #expect(!isUserFile("\(sources)/UIKit/UIKit.swift"))
    }
}
