import Foundation
import Testing

@testable import SourcePorting

/// What is found in folders, and how it is read.
struct SourceFinderTests {
    @Test("finds sources below a folder, and skips what is hidden or another's")
    func finds() throws {
        let folder = try TemporaryFolder([
            "a/A.swift": "", "a/b/B.swift": "", "a/Pods/C.swift": "", "a/.build/D.swift": "", "a/Package.swift": "",
            "a/Main.storyboard": "", "a/c.txt": "", "a/Umbrella.h": "#import <UIKit/UIKit.h>",
            "a/E.m": "@implementation E",
        ])
        let found = try SourceFinder(paths: [folder.path("a")])
        #expect(found.files.map(\.relativePath) == ["A.swift", "b/B.swift"])
        #expect(found.interfaces == [folder.path("a/Main.storyboard")])
        #expect(found.notes.map(\.path) == [folder.path("a/E.m")])
    }

    @Test("gives files of one name names of their own")
    func names() throws {
        let folder = try TemporaryFolder(["a/A.swift": "", "b/A.swift": "", "b/c/A.swift": ""])
        let found = try SourceFinder(paths: [folder.path("a"), folder.path("b")])
        #expect(found.files.map(\.relativePath) == ["A.swift", "b-A.swift", "c/c-A.swift"])
        #expect(found.notes.count == 2)
    }

    @Test("follows a loop of links once")
    func links() throws {
        let folder = try TemporaryFolder(["a/A.swift": ""])
        try FileManager.default.createSymbolicLink(atPath: folder.path("a/b"), withDestinationPath: folder.path("a"))
        #expect(try SourceFinder(paths: [folder.path("a")]).files.count == 1)
    }

    @Test("a path where nothing is throws, an empty folder has no files")
    func nothing() throws {
        let folder = try TemporaryFolder()
        #expect(throws: SourceFolderError.self) { try SourceFinder(paths: [folder.path("missing")]) }
        #expect(try SourceFinder(paths: [folder.path("")]).files.isEmpty)
    }

    @Test("reads UTF-8 and UTF-16 with a mark, and tells the line of what is neither")
    func encodings() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data([0xEF, 0xBB, 0xBF]) + Data("let ü = 1".utf8), to: "a.swift")
        try folder.write("let ü = 1".data(using: .utf16) ?? Data(), to: "b.swift")
        try folder.write(Data("let a = 1\n".utf8) + Data([0xFC]), to: "c.swift")
        var notes: [PortingNote] = []
        let texts = SourceReader.read(try SourceFinder(paths: [folder.path("")]).files, notes: &notes)
        #expect(texts.map(\.text) == ["let ü = 1", "let ü = 1"])
        #expect(notes.map { "\($0.path):\($0.line)" } == [folder.path("c.swift") + ":2"])
    }
}
