import Foundation
import Testing
import TransitionCore

@testable import TransitionReports

@Suite("A bug's page")
struct BugPageTests {
    private static let hostile = "</script><img src=x onerror=alert(1)>\"'&\u{202e}\u{1}"

    /// One view that moves for a second, in an app whose classes are named by somebody hostile.
    private static func recording(names name: String = "Page") -> BugRecording {
        var trace = Trace()
        trace.objects += [
            TracedObject(kind: .view, typeName: name), TracedObject(kind: .viewController, typeName: name),
        ]
        func note(_ frame: Int, _ step: Int32, _ kind: TraceEvent.Kind) {
            trace.events.append(TraceEvent(time: VirtualTime(frame: frame), step: step, kind: kind))
        }
        let (view, controller) = (ObjectID(rawValue: 1), ObjectID(rawValue: 2))
        note(0, -1, .appearance(controller: controller, .didAppear, isAnimated: false))
        note(10, 0, .stepBegan)
        note(11, 0, .touch(.began))
        note(40, 0, .touch(.ended))
        note(500, 1, .stepBegan)
        var shown = LookTrack()
        let bounds = Rectangle(x: 0, y: 0, width: 390, height: 844)
        for frame in 0...60 {
            let place = Transform(a: 1, b: 0, c: 0, d: 1, tx: Double(frame) * 2, ty: 0)
            shown.add(ViewLook(bounds: bounds, toSuperview: place, background: 0xff00_80ff, text: name), frame: frame)
        }
        shown.finish()
        var recorded = Recording.View(id: view, controller: controller, role: .plain)
        recorded.shown = shown
        recorded.model = shown
        var recording = Recording()
        recording.views = [recorded]
        recording.hierarchies = [Recording.Since([Recording.Place(view: 0, depth: 0)], frame: 0)]
        recording.windowSizes = [Recording.Since(bounds, frame: 0)]
        recording.frameCount = 500
        let run = BugRecording.Run(recording: recording, trace: trace)
        var bug = BugRecording(run: run)
        bug.twin = BugRecording.Other(run: run, anchors: [BugRecording.Anchor(frame: 10, otherFrame: 20)])
        return bug
    }

    private static func page(
        of failure: Counterexample = SampleFailure.full, _ recording: BugRecording?, source: String? = nil
    ) -> String {
        BugPage(
            failure, of: "scene", recording: recording, style: ReportStyle(command: "checks", usesColor: false),
            source: { _ in source }
        ).render()
    }

    @Test("breaks long names where their words end, and nothing that HTML has as one character")
    func breaks() {
        let places: [(String, String)] = [
            ("ZoomShowAnimator.swift:9", "Zoom|Show|Animator.|swift:9"),
            ("animateTransition(using:)", "animate|Transition|(using:)"),
            ("contacts-zoom/Page2View", "contacts-|zoom/|Page2|View"),
            ("at 0.333 s: UIKit's own", "at 0.333 s: UIKit&#39;s own"), ("<a>", "&lt;a&gt;"), ("", ""),
        ]
        for (text, broken) in places {
            let marked = Markup.breakable(text)
            #expect(marked.replacingOccurrences(of: "<wbr>", with: "|") == broken)
            #expect(marked.withoutBreaks == Markup.text(text))
        }
    }

    private static func data(in page: String) throws -> [String: Any] {
        let opening = "<script type=\"application/json\" id=\"data\">"
        let start = try #require(page.range(of: opening)).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        return try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
    }

    @Test("says in text what is wrong, what to do about it, and how to repeat it")
    func text() {
        let page = Self.page(Self.recording()).withoutBreaks
        let failure = SampleFailure.full
        for words in [
            SampleFailure.violation.summary, SampleFailure.violation.expected, SampleFailure.violation.seen,
            SampleFailure.violation.remedy, "ModalViewController.swift:58", failure.replayToken,
            "UIKit rule 1.4 (high): Which method the system calls first",
            "UIKit rule 3.6 (high): What stays in flight when it is never called",
        ] { #expect(page.contains(words), "\(words)") }
        // What a rule says stands in the page as well.
        #expect(page.contains("startInteractiveTransition"))
    }

    @Test("has each step as a person would do it, too")
    func hand() {
        let page = Self.page(Self.recording())
        #expect(page.contains("finger down at (1, 422), drag it 200 pt right in 200 ms (1000 pt/s), lift it"))
        #expect(page.contains("wait 617 ms"))
    }

    @Test("shows the lines around the deciding one, of a file that is there")
    func source() {
        let lines = (1...80).map { "line \($0) <of> code" }.joined(separator: "\n")
        let page = Self.page(Self.recording(), source: lines)
        #expect(page.contains("<span class=\"decides\"><i>58</i>line 58 &lt;of&gt; code</span>"))
        #expect(page.contains("line 54 ") && page.contains("line 62 ") && !page.contains("line 63 "))
    }

    @Test("has what can be played as data that JSON readers take, in a few numbers for a whole second")
    func playable() throws {
        let data = try Self.data(in: Self.page(Self.recording()))
        let panes = try #require(data["panes"] as? [[String: Any]])
        #expect(panes.map { $0["id"] as? String } == ["run", "twin"])
        let view = try #require((panes[0]["views"] as? [[String: Any]])?.first)
        #expect((view["shown"] as? [[Double]])?.map { $0[0] } == [0, 60])
        #expect(view["model"] == nil)
        #expect((panes[1]["anchors"] as? [[Int]]) == [[10, 20]])
        #expect((data["events"] as? [[Int]])?.count == 5)
    }

    @Test("says under the undisturbed run whether what was asked for ends there", arguments: [0, 1, 2])
    func undisturbed(startCount: Int) {
        var recording = Self.recording()
        var trace = recording.twin?.run.trace ?? Trace()
        let id = TransitionID(rawValue: 1)
        trace.transitions = [
            TransitionRecord(
                id: id, kind: .push, from: .none, to: .none, style: .fullScreen, isAnimated: true,
                isRequestedByGesture: false, step: 0)
        ]
        for index in 0..<startCount {
            let kind: TraceEvent.Kind =
                index == 0 ? .started(id, isInteractive: false, durationFrames: 21) : .ended(id, didComplete: true)
            trace.events.append(TraceEvent(time: VirtualTime(frame: 20), step: 0, kind: kind))
        }
        recording.twin?.run.trace = trace
        let page = Self.page(recording)
        #expect(page.contains("it never ends here either") == (startCount == 1))
        #expect(page.contains("what came to its end, without any interruption") == (startCount != 1))
    }

    @Test("draws a long time without anything close together, and no other")
    func axis() {
        let axis = TimeAxis(frameCount: 600, busy: [0, 5, 20, 500, 510])
        #expect(axis.points.map(\.frame) == [0, 20, 500, 510, 600])
        #expect(axis.points.map(\.x) == [0, 20, 32, 42, 54])
        #expect(axis.rests.map(\.from) == [20, 510])
        #expect(TimeAxis(frameCount: 0, busy: []).points.map(\.frame) == [0, 1])
    }

    @Test("takes names of an app's own as text, wherever they stand")
    func hostileNames() throws {
        var failure = SampleFailure.full
        failure.script.steps = [.act(Self.hostile)]
        failure.callSites = [CallSite(file: Self.hostile, line: 1, function: Self.hostile, note: Self.hostile)]
        let page = Self.page(of: failure, Self.recording(names: Self.hostile), source: Self.hostile)
        // For a browser to open.
        if let path = ProcessInfo.processInfo.environment["WRITE_HOSTILE_PAGE"] {
            try Data(page.utf8).write(to: URL(fileURLWithPath: path))
        }
        #expect(!page.contains("<img"))
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(!page.unicodeScalars.contains { $0 == "\u{202e}" || $0 == "\u{1}" })
        let panes = try #require(try Self.data(in: page)["panes"] as? [[String: Any]])
        let name = (panes[0]["views"] as? [[String: Any]])?.first?["name"] as? String
        #expect(name == "\(Self.hostile)#1 of \(Self.hostile)")
    }

    @Test("fetches nothing: its style, script and data are in it")
    func selfContained() {
        let page = Self.page(Self.recording())
        for mark in ["src=", "href=", "@import", "url(", "fetch(", "XMLHttpRequest", "import("] {
            // The one reference of a page is to a shape of its own.
            let found = page.replacingOccurrences(of: "url(#", with: "").contains(mark)
            #expect(!found, "\(mark)")
        }
        #expect(page.contains("default-src 'none'"))
    }

    @Test("is there without anything to play, and says so")
    func nothingToPlay() {
        let page = Self.page(of: SampleFailure.bare, nil)
        #expect(page.contains("There is nothing to play"))
        #expect(!page.contains("<script"))
    }

    @Test("holds numbers that are none, and stays one that can be read")
    func noNumbers() throws {
        var recording = Self.recording()
        var look = LookTrack()
        look.add(
            ViewLook(
                bounds: Rectangle(x: .nan, y: -.infinity, width: .infinity, height: 1e300),
                toSuperview: .identity, alpha: .nan), frame: 0)
        look.finish()
        recording.run.recording.views[0].shown = look
        let panes = try #require(try Self.data(in: Self.page(recording))["panes"] as? [[String: Any]])
        let key = try #require(((panes[0]["views"] as? [[String: Any]])?.first?["shown"] as? [[Double]])?.first)
        #expect(key.allSatisfy { $0.isFinite })
    }
}

extension String {
    /// As a reader sees it: where a browser may break a name is no part of it.
    var withoutBreaks: String { replacingOccurrences(of: "<wbr>", with: "") }
}
