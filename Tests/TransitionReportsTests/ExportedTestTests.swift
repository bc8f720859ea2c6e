import Foundation
import Testing
import TransitionCore
import TransitionInvariants

@testable import TransitionReports

@Suite("A script as a test for a device")
struct ExportedTestTests {
    private static let window = Rectangle(x: 0, y: 0, width: 390, height: 844)
    private static let hostile = "say \"hi\"\n\\(x) \u{202e}"

    private static func test(
        _ steps: [Step], scene: String = "contacts-modal", subject: ViolationSubject = .app
    ) -> ExportedTest {
        let violation = Violation(
            identity: ViolationIdentity(
                invariant: "works-again-afterwards", subject: subject, cause: ViolationCause("dead")),
            summary: "It\nfreezes.", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
            time: VirtualTime(frame: 0))
        return ExportedTest(
            Script(scene: scene, steps: steps), breaking: violation, window: window, command: "checks replay")
    }

    /// Every kind of step, with all endings.
    private static let all: [Step] = [
        .act("show modal"), .wait(frames: 37), .act(hostile), .act("show-modal"),
        .pan(PanStep(start: .leftEdge, dx: 200, dy: 0, frames: 12, ending: .hold)), .move(dx: -20, dy: 5, frames: 3),
        .lift, .pan(PanStep(start: .point(x: 50, y: 30), dx: 0, dy: 80, frames: 0, ending: .cancel)), .cancelTouches,
        .tap(x: 50, y: 50), .pinch(PinchStep(x: 50, y: 50, scale: 40, frames: 10, ending: .lift)),
        .hitch(frames: 6), .background, .foreground, .resize(width: 844, height: 390), .move(dx: 1, dy: 1, frames: 1),
    ]

    @Test("does acts, waits and sizes within the app, step by step with their words")
    func inProcess() {
        let source = Self.test([.act("show modal"), .wait(frames: 37), .resize(width: 844, height: 390)])
            .source(as: .xctest)
        for line in [
            "final class ContactsModalTests: XCTestCase {", "    /// It freezes.", "        // 1. act \"show modal\"",
            "        actShowModal()", "        letTimePass(0.617)",
            "        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)",
        ] { #expect(source.split(separator: "\n").contains { $0 == line }, "\(line)") }
    }

    @Test("moves fingers from outside by points, with their velocity and for as long as they are held")
    func outside() {
        let pan = PanStep(start: .leftEdge, dx: 200, dy: 0, frames: 12, ending: .hold)
        let source = Self.test([.pan(pan), .wait(frames: 30), .act("go"), .wait(frames: 30), .lift])
            .source(as: .xcuitest)
        #expect(source.contains("screen.withOffset(CGVector(dx: 1.0, dy: 422.0)).press("))
        #expect(source.contains("thenDragTo: screen.withOffset(CGVector(dx: 201.0, dy: 422.0)),"))
        #expect(source.contains("withVelocity: XCUIGestureVelocity(1000.0),"))
        #expect(source.contains("thenHoldForDuration: 1.000)"))
    }

    @Test("names the command that repeats it in the model")
    func replay() {
        let head = Self.test([.wait(frames: 1)]).source(as: .xctest)
        #expect(head.split(separator: "\n").contains { $0.hasPrefix("// checks replay T") })
    }

    @Test("ends with what does not work any more after the script, each in the way that it can")
    func lastDeed() {
        func end(_ subject: ViolationSubject, _ form: ExportedTest.Form) -> Substring? {
            let source = Self.test([.wait(frames: 1)], subject: subject).source(as: form)
            return source.split(separator: "// What fails here, and works in a fresh app.\n        ").dropFirst().first?
                .prefix { $0 != "\n" }
        }
        #expect(end(.action("show modal"), .xctest) == "actShowModal()")
        #expect(end(.action("show modal"), .xcuitest) == "actShowModal()")
        let tap = ViolationSubject.tap("Say \"hi\"", in: "Page")
        #expect(
            end(tap, .xcuitest) == "app.descendants(matching: .any)[\"Say \\\"hi\\\"\"].firstMatch.tap()")
        #expect(end(tap, .xctest) == nil && end(.app, .xcuitest) == nil)
        let inside = Self.test([.wait(frames: 1)], subject: tap).source(as: .xctest)
        #expect(inside.contains("// A tap on \"Say \\\"hi\\\"\" does not work any more"))
        let drag = ViolationSubject.drag(.down, in: "Page")
        let outside = Self.test([.wait(frames: 1)], subject: drag).source(as: .xcuitest)
        #expect(outside.contains("and works in a fresh app: a drag down.") && outside.contains("thenDragTo:"))
        #expect(Self.test([.wait(frames: 1)], subject: drag).source(as: .xctest).contains("// A drag down does not"))
    }

    @Test("names the first step that it cannot do from within")
    func impossible() throws {
        let test = Self.test([.act("a"), .tap(x: 1, y: 1), .background])
        #expect(try #require(test.firstImpossibleStep(for: .xctest)).number == 2)
        #expect(test.firstImpossibleStep(for: .xcuitest) == nil)
        #expect(Self.test([.act("a"), .wait(frames: 1)]).firstImpossibleStep(for: .xctest) == nil)
    }

    @Test("has a function of its own for each act, whatever that is named")
    func names() {
        let names = ActNames(Script(scene: "s", steps: Self.all)).all
        #expect(names.map(\.function) == ["actShowModal", "actSayHiX", "actShowModal2"])
        #expect(SwiftName("2 pages").type == "Scene2Pages" && SwiftName("é–").type == "Scene")
    }

    @Test("turns the window where the check did and no step does")
    func turn() {
        func end(_ steps: [Step], _ rule: InvariantID, _ form: ExportedTest.Form) -> Substring? {
            let violation = Violation(
                identity: ViolationIdentity(invariant: rule, subject: .app, cause: ViolationCause("frame")),
                summary: "", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
                time: VirtualTime(frame: 0))
            let test = ExportedTest(
                Script(scene: "s", steps: steps), breaking: violation, window: Self.window, command: "checks replay")
            return test.source(as: form).split(separator: "letTimePass(10)").last?.split(separator: "// Time enough")
                .last
        }
        let rule = InvariantSet.standard.ids.first { InvariantSet.standard.judges(.resizedTwin, by: $0) }!
        let source = { end([.wait(frames: 1)], rule, $0) }
        #expect(source(.xcuitest)?.contains("orientation = .landscapeLeft") == true)
        #expect(end([.wait(frames: 1)], "no-crash", .xcuitest)?.contains("orientation") == false)
        #expect(end([.resize(width: 9, height: 9)], rule, .xcuitest)?.contains("orientation") == false)
    }

    @Test("says what a finger hit, and where all of a gesture came at once")
    func hits() {
        var trace = Trace()
        let view = TouchedView(
            anchor: .view, controller: [0], controllerType: "Recipes", way: [.child(0)], typeName: "UIButton",
            label: "Show\nrecipe", isControl: true, x: 50, y: 50)
        trace.deeds = [Deed(.touch(view), step: 0, event: 0)]
        let steps: [Step] = [
            .tap(x: 50, y: 50), .pan(PanStep(start: .point(x: 50, y: 50), dx: 0, dy: 0, frames: 0, ending: .lift)),
        ]
        let source = ExportedTest(
            Script(scene: "s", steps: steps), breaking: nil, window: Self.window, command: "checks replay",
            trace: trace
        ).source(as: .xcuitest)
        let lines = source.split(separator: "\n")
        #expect(
            lines.contains { $0.contains("// 1. ") && $0.contains("UIButton \"Show recipe\" in the view of Recipes") })
        #expect(lines.filter { $0.hasSuffix(".tap()") }.count == 2 && !source.contains("press("))
        #expect(source.contains("one turn of the run loop"))
        #expect(!Self.test([steps[0]]).source(as: .xcuitest).contains("one turn of the run loop"))
    }

    /// Swift itself is asked, over a stub of the test API.
    @Test(
        "compiles, with every kind of step and hostile names", arguments: ExportedTest.Form.allCases,
        [ViolationSubject.action(hostile), .tap(hostile, in: hostile)])
    func compiles(form: ExportedTest.Form, subject: ViolationSubject) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("exported-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let steps =
            form == .xctest ? Self.all.filter { Self.test([$0]).firstImpossibleStep(for: form) == nil } : Self.all
        let source = Self.test(steps, scene: Self.hostile, subject: subject).source(as: form)
            .replacing("import UIKit\n", with: "import Foundation\n").replacing(
                "import XCTest\n", with: "import Foundation\n")
        try Data(source.utf8).write(to: folder.appendingPathComponent("Exported.swift"))
        try Data(XCTestStub.source.utf8).write(to: folder.appendingPathComponent("Stub.swift"))
        let swiftc = Process()
        swiftc.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        swiftc.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "Exported.swift", "Stub.swift"]
        swiftc.currentDirectoryURL = folder
        // A file, since a signal may interrupt the reading of a pipe.
        let words = folder.appendingPathComponent("words.txt")
        try Data().write(to: words)
        let file = try FileHandle(forWritingTo: words)
        (swiftc.standardError, swiftc.standardOutput) = (file, file)
        try swiftc.run()
        swiftc.waitUntilExit()
        let said = try String(contentsOf: words, encoding: .utf8)
        #expect(swiftc.terminationStatus == 0, "\(said)\n\(source)")
    }
}
