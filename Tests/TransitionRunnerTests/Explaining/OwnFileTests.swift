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
}
