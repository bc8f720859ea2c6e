import Foundation
import TransitionCore

/// One run as the page's script draws it: a table of few numbers a key.
struct RecordedPane: Encodable {
    /// A list that mixes numbers and lists, as short as it can be written.
    enum Item: Encodable {
        case number(Double)
        case list([Item])

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(Self.bounded(number))
            case .list(let items): try container.encode(items)
            }
        }

        /// As exactly as a page can show it; 0 for what is no number.
        static func bounded(_ number: Double) -> Double {
            number.isFinite ? (min(max(number, -1e7), 1e7) * 10_000).rounded() / 10_000 : 0
        }
    }

    struct View: Encodable {
        let name: String
        /// The class of the controller whose view it is; empty for none.
        let page: String
        /// Whether the failure is about it.
        let marked: Bool
        let shown: [Item]
        /// Nil where it is what is shown.
        let model: [Item]?
    }

    /// What changes at once, not little by little.
    struct Rest: Encodable, Hashable {
        let hidden, clips: Bool
        let mask: [Double]?
        let fill, text: String

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(hidden)
            try container.encode(clips)
            try container.encode(mask)
            try container.encode(fill)
            try container.encode(text)
        }
    }

    /// Also part of the names of elements.
    let id: String
    let name: String
    let frames: Int
    let sizes, hierarchies, fingers, anchors: [Item]
    let views: [View]
    let rests: [Rest]

    /// - Parameters:
    ///   - anchors: which instants of the run and of the failing one belong together.
    ///   - marks: whether the failure is about an object.
    init(
        id: String, name: String, _ run: BugRecording.Run, anchors: [BugRecording.Anchor] = [],
        marks: (Recording.View) -> Bool
    ) {
        let recording = run.recording
        self.id = id
        self.name = name
        frames = recording.frameCount
        sizes = recording.windowSizes.map { Self.row([Double($0.frame), $0.value.width, $0.value.height]) }
        hierarchies = recording.hierarchies.map { entry in
            let places = entry.value.flatMap { [Double($0.view), Double($0.depth)] }
            return .list([.number(Double(entry.frame)), Self.row(places)])
        }
        fingers = recording.fingers.map { entry in
            .list([.number(Double(entry.frame)), Self.row(entry.value.flatMap { [$0.x, $0.y] })])
        }
        self.anchors = anchors.map { Self.row([Double($0.frame), Double($0.otherFrame)]) }
        var table = RestTable()
        views = recording.views.map { view in
            let shown = view.shown.keys.map { table.row(of: $0) }
            let model = view.model == view.shown ? nil : view.model.keys.map { table.row(of: $0) }
            let page = view.controller == .none ? "" : run.trace.object(view.controller).typeName
            let label = run.trace.label(view.id)
            return View(
                name: page.isEmpty ? label : "\(label) of \(page)", page: page, marked: marks(view), shown: shown,
                model: model)
        }
        rests = table.rests
    }

    private static func row(_ numbers: [Double]) -> Item { .list(numbers.map(Item.number)) }
}

/// The different values of a run that change at once, each once.
private struct RestTable {
    private(set) var rests: [RecordedPane.Rest] = []
    private var indices: [RecordedPane.Rest: Int] = [:]

    mutating func row(of key: LookTrack.Key) -> RecordedPane.Item {
        let (look, matrix) = (key.look, key.look.toSuperview)
        let numbers = [
            Double(key.frame), look.bounds.x, look.bounds.y, look.bounds.width, look.bounds.height, matrix.a, matrix.b,
            matrix.c, matrix.d, matrix.tx, matrix.ty, look.alpha, look.cornerRadius, Double(index(of: look)),
        ]
        return .list(numbers.map(RecordedPane.Item.number))
    }

    private mutating func index(of look: ViewLook) -> Int {
        let rest = RecordedPane.Rest(
            hidden: look.isHidden, clips: look.clips,
            mask: look.mask.map { mask in [mask.x, mask.y, mask.width, mask.height].map(RecordedPane.Item.bounded) },
            fill: Self.color(look.background), text: look.text)
        if let known = indices[rest] { return known }
        indices[rest] = rests.count
        rests.append(rest)
        return rests.count - 1
    }

    /// As CSS has it; empty for a background that is not there.
    private static func color(_ packed: UInt32) -> String {
        guard packed & 0xff > 0 else { return "" }
        let digits = String(packed, radix: 16)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
