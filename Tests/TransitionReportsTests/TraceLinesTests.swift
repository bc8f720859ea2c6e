import Foundation
import Testing
import TransitionCore

@testable import TransitionReports

@Suite("A trace for programs")
struct TraceLinesTests {
    private static func lines(_ kinds: [TraceEvent.Kind]) throws -> [[String: Any]] {
        var trace = Trace()
        trace.objects += [
            TracedObject(kind: .gestureRecognizer, typeName: "Pan \"<\n>\""),
            TracedObject(kind: .view, typeName: "Card"),
        ]
        trace.transitions = [
            TransitionRecord(
                id: TransitionID(rawValue: 1), kind: .push, from: .none, to: .none, style: .none, isAnimated: true,
                isRequestedByGesture: false, step: 0)
        ]
        trace.events = kinds.enumerated().map { index, kind in
            TraceEvent(time: VirtualTime(frame: index * 6), step: Int32(index) - 1, kind: kind)
        }
        let text = TraceLines.render(trace, performing: Script(scene: "s", steps: [.lift]))
        return try text.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test("says first what it is of")
    func head() throws {
        let head = try #require(try Self.lines([.stepBegan]).first)
        #expect(head["scene"] as? String == "s" && head["events"] as? Int == 1)
        #expect(head["trace"] as? Int == TraceLines.version && head["framesPerSecond"] as? Int == 60)
        #expect((head["script"] as? String)?.hasPrefix("T1-") == true)
    }

    @Test("has a line for each event, with objects by their roles and values by their names")
    func events() throws {
        let (pan, card, push) = (ObjectID(rawValue: 1), ObjectID(rawValue: 2), TransitionID(rawValue: 1))
        let lines = try Self.lines([
            .stepBegan, .gesture(recognizer: pan, state: .began),
            .viewAdded(view: card, superview: .none, during: push), .progressed(push, .nan),
            .completeTransitionCalled(push, didComplete: true, wasCancelled: false, count: 2),
        ])
        #expect(lines.count == 6)
        #expect(lines.dropFirst().map { $0["step"] as? Int } == [0, 1, 2, 3, 4])
        #expect(
            lines.dropFirst().map { $0["event"] as? String }
                == ["stepBegan", "gesture", "viewAdded", "progressed", "completeTransitionCalled"])
        let gesture = try #require((lines[2]["objects"] as? [[String: Any]])?.first)
        #expect(gesture["role"] as? String == "recognizer" && gesture["class"] as? String == "Pan \"<\n>\"")
        #expect((lines[2]["values"] as? [String: Any])?["state"] as? String == "began")
        #expect((lines[3]["objects"] as? [Any])?.count == 1 && lines[3]["transition"] as? Int == 1)
        #expect((lines[4]["values"] as? [String: Any])?["double"] as? String == "nan")
        let values = try #require(lines[5]["values"] as? [String: Any])
        #expect(values["didComplete"] as? Bool == true && values["count"] as? Double == 2)
        #expect(lines[5]["seconds"] as? Double == 0.4)
    }
}
