import Foundation
import Testing

@testable import SourcePorting

/// The table of the model's protocols and classes is what the sources of the model say.
struct ModelTableTests {
    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("is up to date with the model; WRITE_TABLE=1 writes it anew")
    func isUpToDate() throws {
        let writer = try ModelTableWriter(
            modelFolder: Self.package.deletingLastPathComponent().appending(path: "Sources/HeadlessUIKit"))
        for (name, text) in writer.files {
            let file = Self.package.appending(path: "Sources/SourcePorting/Model/\(name)")
            if ProcessInfo.processInfo.environment["WRITE_TABLE"] == "1" {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            let written = try String(contentsOf: file, encoding: .utf8)
            #expect(written == text, "write \(name) anew with WRITE_TABLE=1")
        }
    }

    @Test("knows the optional requirements of a delegate, and whose subclass a controller is")
    func knowsTheModel() throws {
        let index = DeclarationIndex()
        ModelDeclarations.add(to: index)
        let delegate = try #require(index.type(named: "UIScrollViewDelegate"))
        #expect(delegate.members(named: "scrollViewDidScroll").map(\.fullName) == ["scrollViewDidScroll(_:)"])
        let controller = try #require(index.type(named: "UITableViewController"))
        #expect(index.superclasses(of: controller).map(\.path) == ["UIViewController", "UIResponder"])
        let sheet = try #require(index.type(named: "UISheetPresentationController"))
        #expect(index.superclasses(of: sheet).map(\.path) == ["UIPresentationController"])
        let tabs = try #require(index.type(named: "UITabBarControllerDelegate"))
        #expect(!tabs.members(named: "tabBarController").isEmpty)
    }
}
