import Testing

@testable import SourcePorting

/// The port as a whole.
struct PorterTests {
    private static let everything = """
        import Foundation
        import UIKit
        @objc protocol P { @objc optional func a() -> Int }
        class A: NSObject, P, UIScrollViewDelegate { func a() -> Int { 1 } }
        class B: A { func scrollViewDidScroll(_ scrollView: UIScrollView) { p?.a?() } }
        extension B { @objc override func a() -> Int { CGRectMake(0, 0, 1, 1); return 1 } }
        #if os(iOS)
        let s = #selector(B.tap), k = #keyPath(A.b)
        #endif
        """

    @Test("porting what is ported changes nothing")
    func isIdempotent() {
        let once = portedFiles(Self.everything)
        #expect(portedFiles(once[0]) == once)
        #expect(once[0] != Self.everything)
    }

    @Test("every line keeps its number, but for what moves between lines that name their place")
    func keepsLines() {
        let text = Self.everything.split(separator: "\n").filter { !$0.contains("extension B") }.joined(separator: "\n")
        let before = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let after = ported(text).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(after.firstIndex(of: "#endif") == before - 1)
    }

    @Test("a file that does not parse is told with its line, the others are ported")
    func badSource() {
        let result = Porter().port([
            SourceText(path: "/a.swift", text: "class A {}"), SourceText(path: "/b.swift", text: "\nclass {\n"),
        ])
        #expect(result.sources.map(\.path) == ["/a.swift"])
        #expect(result.notes.map { "\($0.path):\($0.line)" } == ["/b.swift:2"])
        #expect(result.notes.first?.weight == .unported)
    }

    @Test("tests of XCTest and SwiftUI are left out, and told")
    func leftOut() {
        #expect(portedFiles("import XCTest\n", "import SwiftUI\n", "let a = 1\n").count == 1)
        #expect(notes(on: "import XCTest\n").count == 1)
    }

    @Test("an empty file and one without a line end are ported")
    func smallFiles() {
        #expect(ported("") == "")
        #expect(ported("let a = 1") == "let a = 1")
    }

    @Test("line ends of Windows stay")
    func carriageReturns() {
        #expect(ported("@objc\r\nclass A {}\r\n") == "\r\nclass A {}\r\n")
    }

    @Test("edits that each want a part of the other's text are told")
    func conflict() {
        var edits = EditList()
        edits.replace(0..<4, with: "a")
        edits.replace(2..<6, with: "b")
        #expect(throws: EditConflict(offset: 2)) { try edits.text(of: Array("abcdefgh".utf8)) }
    }
}
