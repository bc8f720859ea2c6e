import Foundation
import TransitionCore

/// A trace for programs: one JSON object a line, the first of which says what the others are of.
///
/// An event has its `frame`, its `seconds`, its `step` (from 1; 0 for the launch), its name as `event`, and what it
/// says in words as `text`, which any version may change. Objects that it names stand in `objects` with their `role` in
/// it, their `id` in the run and their `class`; a transition by its number as `transition`; all else in `values`.
package enum TraceLines {
    /// The version of the lines' form.
    static let version = 1

    package static func render(_ trace: Trace, performing script: Script) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        func line(_ value: some Encodable) -> String {
            (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        }
        let head = Head(
            trace: version, scene: script.scene, script: ReplayToken.encode(script),
            framesPerSecond: VirtualTime.framesPerSecond, events: trace.events.count)
        let events = trace.events.indices.map { line(Event(at: $0, in: trace, performing: script)) }
        return ([line(head)] + events).joined(separator: "\n") + "\n"
    }

    /// What the beginning of a file says of itself, where somebody takes a trace for a script.
    package enum Beginning: Equatable {
        /// The script that it is the trace of, as a token.
        case trace(of: String)
        /// Cut off before it says of what.
        case cutTrace
        case other
    }

    package static func beginning(of text: some StringProtocol) -> Beginning {
        let line = text.prefix { !$0.isNewline }
        if let head = try? JSONDecoder().decode(Head.self, from: Data(line.utf8)) { return .trace(of: head.script) }
        let first = "{\"\(Head.CodingKeys.events.rawValue)\":"
        return !line.isEmpty && (line.hasPrefix(first) || (first.hasPrefix(line) && line.count > 2))
            ? .cutTrace : .other
    }

    private struct Head: Codable {
        enum CodingKeys: String, CodingKey { case trace, scene, script, framesPerSecond, events }

        let trace: Int
        let scene, script: String
        let framesPerSecond, events: Int
    }

    private struct Event: Encodable {
        let frame, step: Int
        let seconds: Double
        let event, text: String
        var objects: [Object] = []
        var transition: Int?
        var values: [String: Value] = [:]

        init(at index: Int, in trace: Trace, performing script: Script) {
            let event = trace.events[index]
            frame = event.time.frame
            seconds = (event.time.seconds * 10_000).rounded() / 10_000
            step = Int(event.step) + 1
            text = TraceText.phrase(ofEvent: index, in: trace, performing: script)
            let (name, parts) = Self.parts(of: event.kind)
            self.event = name
            for (label, part) in parts + Self.tabled(event.kind, at: index, in: trace) { add(part, label, trace) }
        }

        /// What the trace has in a table of its own, to which an event only leads.
        private static func tabled(
            _ kind: TraceEvent.Kind, at index: Int, in trace: Trace
        ) -> [(String, Any)] {
            switch kind {
            case .requested(let id):
                let record = trace.record(of: id)
                return [
                    ("kind", record.kind), ("from", record.from), ("to", record.to), ("container", record.container),
                    ("style", record.style), ("isAnimated", record.isAnimated),
                    ("isByGesture", record.isRequestedByGesture),
                ]
            case .touch(.began):
                let deed = trace.deeds.last { $0.event <= index && $0.isTouch }
                guard case .touch(let view?)? = deed?.kind else { return [] }
                return [("hit", view.name), ("hitX", view.x), ("hitY", view.y)]
            case .appCallback(let number): return [("name", trace.appCallbacks[number])]
            case .diagnosed(let number):
                return [("severity", trace.diagnostics[number].severity), ("name", trace.diagnostics[number].name)]
            case .containerCalled(let number):
                let call = trace.containerCalls[number]
                return [("container", call.container), ("change", call.change.noun)]
                    + (call.transition.map { [("transition", $0)] } ?? [])
            default: return []
            }
        }

        private mutating func add(_ part: Any, _ label: String, _ trace: Trace) {
            switch part {
            case let id as ObjectID:
                guard id != .none else { return }
                objects.append(Object(role: label, id: Int(id.rawValue), class: trace.object(id).typeName))
            case let id as TransitionID: transition = Int(id.rawValue)
            case let value as Bool: values[label] = .flag(value)
            case let value as any BinaryInteger: values[label] = .number(Double(value))
            case let value as Double: values[label] = .number(value)
            case let id as TransitionID?: transition = id.map { Int($0.rawValue) }
            default: values[label] = .text("\(part)")
            }
        }

        /// The name of a case and its values, each by its name, or by its type's where it has none.
        private static func parts(of kind: TraceEvent.Kind) -> (name: String, parts: [(String, Any)]) {
            guard let child = Mirror(reflecting: kind).children.first else { return ("\(kind)", []) }
            let tuple = Mirror(reflecting: child.value)
            let parts =
                tuple.displayStyle == .tuple
                ? tuple.children.map { ($0.label ?? "", $0.value) } : [("", child.value)]
            return (
                child.label ?? "",
                parts.map { label, value in
                    let isNamed = !label.isEmpty && !label.hasPrefix(".")
                    return (isNamed ? label : Self.name(of: type(of: value)), value)
                }
            )
        }

        private static func name(of type: Any.Type) -> String {
            let name = "\(type)"
            return name.prefix(1).lowercased() + name.dropFirst()
        }
    }

    private struct Object: Encodable {
        let role: String
        let id: Int
        let `class`: String
    }

    private enum Value: Encodable {
        case flag(Bool)
        case number(Double)
        case text(String)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .flag(let value): try container.encode(value)
            case .number(let value): try container.encode(value)
            case .text(let value): try container.encode(value)
            }
        }
    }
}
