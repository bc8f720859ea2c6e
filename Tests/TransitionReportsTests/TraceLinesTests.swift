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

    @Test("says of a request what it asks for, and of a finger what it hit")
    func tabled() throws {
        var trace = Trace()
        trace.objects += [
            TracedObject(kind: .viewController, typeName: "List"),
            TracedObject(kind: .viewController, typeName: "Card"),
        ]
        let id = TransitionID(rawValue: 1)
        trace.transitions = [
            TransitionRecord(
                id: id, kind: .presentation, from: ObjectID(rawValue: 1), to: ObjectID(rawValue: 2), style: .custom,
                isAnimated: true, isRequestedByGesture: false, step: 0)
        ]
        let view = TouchedView(
            anchor: .view, controller: [0], controllerType: "List", way: [.child(0)], typeName: "UIButton",
            label: "Show", isControl: true, x: 50, y: 40)
        trace.deeds = [Deed(.launch, step: -1, event: 0), Deed(.touch(view), step: 0, event: 0)]
        trace.events = [.touch(.began), .requested(id), .touch(.ended)].map {
            TraceEvent(time: VirtualTime(frame: 1), step: 0, kind: $0)
        }
        let lines = try TraceLines.render(trace, performing: Script(scene: "s", steps: [.lift])).split(separator: "\n")
            .map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
        let touch = try #require(lines[1]["values"] as? [String: Any])
        #expect((touch["hit"] as? String)?.contains("UIButton \"Show\"") == true && touch["hitY"] as? Int == 40)
        let values = try #require(lines[2]["values"] as? [String: Any])
        #expect(values["kind"] as? String == "presentation" && values["style"] as? String == "custom")
        let objects = try #require(lines[2]["objects"] as? [[String: Any]])
        #expect(objects.map { $0["role"] as? String } == ["from", "to"])
        #expect(objects.map { $0["class"] as? String } == ["List", "Card"])
        #expect((lines[3]["values"] as? [String: Any])?["hit"] == nil)
        // The article names all of them.
        let rows = try TraceArticle.rows()
        for line in lines.dropFirst() {
            let row = try #require(rows[line["event"] as? String ?? ""])
            #expect(row.values.isSuperset(of: (line["values"] as? [String: Any] ?? [:]).keys))
            #expect(
                row.objects.isSuperset(
                    of: (line["objects"] as? [[String: Any]] ?? []).compactMap { $0["role"] as? String }))
        }
    }

    @Test("has an article that names every kind of event, with its objects and values")
    func article() throws {
        let rows = try TraceArticle.rows()
        let kinds = try TraceArticle.kinds()
        #expect(kinds.count > 40)
        #expect(Set(kinds.keys) == Set(rows.keys))
        for (name, kind) in kinds {
            let row = try #require(rows[name])
            #expect(row.objects.isSuperset(of: kind.objects) && row.values.isSuperset(of: kind.values), "\(name)")
            #expect(row.hasTransition == kind.hasTransition || name == "containerCalled", "\(name)")
        }
    }
}

/// The article on the lines, and the source of what they are made of.
private enum TraceArticle {
    struct Row {
        var objects: Set<String> = []
        var values: Set<String> = []
        var hasTransition = false
    }

    private static func text(_ path: String) throws -> String {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The rows of its table, by the names of events.
    static func rows() throws -> [String: Row] {
        let article = try text("Sources/TransitionTesting/TransitionTesting.docc/TraceEvents.md")
        func names(_ cell: Substring) -> [String] {
            cell.split(separator: "`").map(String.init).filter { $0.first?.isLetter == true }
        }
        var rows: [String: Row] = [:]
        for line in article.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|")
            rows[names(cells[0]).first ?? ""] = Row(
                objects: Set(names(cells[2])), values: Set(names(cells[3])),
                hasTransition: cells[1].contains { $0.isLetter })
        }
        return rows
    }

    /// The cases of `TraceEvent.Kind` as they are declared.
    static func kinds() throws -> [String: Row] {
        let source = try text("Sources/TransitionCore/TraceEvent.swift")
        let body = source.components(separatedBy: "public enum Kind").dropFirst().first?
            .components(separatedBy: "public enum SkipReason").first
        var kinds: [String: Row] = [:]
        for line in try #require(body).split(separator: "\n") where line.hasPrefix("        case ") {
            let parts = line.dropFirst("        case ".count).split(separator: "(", maxSplits: 1)
            var row = Row()
            for part in (parts.dropFirst().first ?? "").dropLast().components(separatedBy: ", ") where !part.isEmpty {
                let words = part.components(separatedBy: ": ")
                let type = words.last ?? ""
                let label = words.count > 1 ? words[0] : type.prefix(1).lowercased() + type.dropFirst()
                switch type {
                case "TransitionID", "TransitionID?": row.hasTransition = true
                case "ObjectID": row.objects.insert(label)
                default: row.values.insert(label)
                }
            }
            kinds[String(parts[0])] = row
        }
        return kinds
    }
}
