import Foundation
import Testing

@testable import SourcePorting

/// What is written, and what is never touched.
struct OutputFolderTests {
    @Test("writes all files, takes away what is gone, and keeps the user's own")
    func rewrites() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("out")
        try OutputFolder(path: path, sources: []).write(["A.swift": "1", "b/B.swift": "2"])
        #expect(folder.files(in: "out") == [".ported", "A.swift", "b/B.swift"])
        try folder.write(Data("mine".utf8), to: "out/Stubs.swift")
        try OutputFolder(path: path, sources: []).write(["A.swift": "3"])
        #expect(folder.files(in: "out") == [".ported", "A.swift", "Stubs.swift"])
        #expect(try folder.text(of: "out/A.swift") == "3")
        #expect(try folder.text(of: "out/Stubs.swift") == "mine")
        #expect(folder.files(in: "") == ["out/.ported", "out/A.swift", "out/Stubs.swift"])
    }

    @Test("refuses a folder that another wrote, a file, a source, and what lies in a source or around it")
    func refuses() throws {
        let folder = try TemporaryFolder(["a/A.swift": "", "other/B.swift": "", "file": ""])
        for (output, source) in [("other", "a"), ("file", "a"), ("a", "a"), ("a/out", "a"), ("", "a"), ("out", "")] {
            #expect(throws: OutputError.self, "\(output)") {
                try OutputFolder(path: folder.path(output), sources: [folder.path(source)])
            }
        }
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("a"))
        #expect(throws: OutputError.self) {
            try OutputFolder(path: folder.path("link/out"), sources: [folder.path("a")])
        }
        #expect(folder.files(in: "") == ["a/A.swift", "file", "link", "other/B.swift"].filter { $0 != "link" })
    }

    @Test("a run ports a folder and reports it")
    func run() throws {
        let folder = try TemporaryFolder([
            "a/A.swift": "import UIKit\n@objc class A {}\n", "a/B.swift": "class {", "a/Main.storyboard": "",
        ])
        let report = try PortingRun(found: SourceFinder(paths: [folder.path("a")]), modules: nil).write(
            to: OutputFolder(path: folder.path("out"), sources: [folder.path("a")]))
        #expect(folder.files(in: "out") == [".ported", "A.swift"])
        #expect(report.files == 1)
        #expect(report.lines == 1)
        #expect(!report.isClean)
        #expect(report.text.contains("a/B.swift:1: does not parse"))
        #expect(report.text.contains("Main.storyboard"))
        #expect(try report.json.contains("\"files\" : 1"))
    }
}
