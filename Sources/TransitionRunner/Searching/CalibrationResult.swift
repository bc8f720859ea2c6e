import HeadlessUIKit
import TransitionCore
import TransitionGenerators

/// What a scene's transitions and views are like, as far as it could be seen before the search.
struct CalibrationResult: Codable {
    /// How long the transitions take, in frames, each length once.
    private(set) var durations: [Int] = []
    private(set) var tapPoints: [TouchPoint] = []
    private(set) var dragPoints: [TouchPoint] = []
    private(set) var pressPoints: [TouchPoint] = []
    /// Whether a view is changed by two fingers.
    private(set) var hasPinches = false
    /// Whether a view is dragged from anywhere inside it.
    private(set) var hasDrags = false
    /// Whether a drag up or down has asked for a transition.
    private(set) var hasVerticalDrags = false
    /// The contested rules that the app came upon, in ledger order.
    private(set) var askedRules: [ContestedRule] = []
    /// What is wrong with the launch.
    var launchNotes: [LaunchNote] = []

    /// At most so many points to tap, as many to press, and as many to drag from.
    private static let pointLimit = 48
    /// At most so many in views of one sort: a long list, scrolled about, leaves the other views their share.
    private static let pointLimitOfSort = 8
    /// How many points are known in views of each sort.
    private var pointCounts: [String: Int] = [:]

    private mutating func note(_ trace: Trace) {
        for event in trace.events {
            if case .started(_, _, let frames) = event.kind, frames > 0, !durations.contains(frames) {
                durations.append(frames)
            }
        }
    }

    /// Learns from what is on screen.
    mutating func note(_ targets: [TouchTarget]) {
        let sorts = Dictionary(grouping: targets.indices.filter { targets[$0].gesture != .pinch }) { targets[$0].sort }
        for index in sorts.values.flatMap(Self.spread).sorted() {
            let target = targets[index]
            guard pointCounts[target.sort, default: 0] < Self.pointLimitOfSort, add(target) else { continue }
            pointCounts[target.sort, default: 0] += 1
        }
        hasPinches = hasPinches || targets.contains { $0.gesture == .pinch }
    }

    /// Learns from an app at the end of what was performed in it.
    @MainActor mutating func note(_ app: HeadlessApp) {
        note(app.trace)
        let asked = Set(askedRules).union(app.askedRules)
        askedRules = ContestedRule.allCases.filter(asked.contains)
    }

    mutating func noteDrags() { hasDrags = true }

    /// From the first to the last, as far apart as can be.
    private static func spread(_ indices: [Int]) -> [Int] {
        guard indices.count > pointLimitOfSort else { return indices }
        return (0..<pointLimitOfSort).map { indices[$0 * (indices.count - 1) / (pointLimitOfSort - 1)] }
    }

    /// Whether the target's point is one more than were known.
    private mutating func add(_ target: TouchTarget) -> Bool {
        let point = TouchPoint(x: target.x, y: target.y)
        return switch target.gesture {
        case .tap: Self.add(point, to: &tapPoints)
        case .press: Self.add(point, to: &pressPoints)
        case .drag, .pinch: Self.add(point, to: &dragPoints)
        }
    }

    /// Learns from what a drag up or down has caused.
    mutating func noteVerticalDrag(_ events: ArraySlice<TraceEvent>) {
        hasVerticalDrags = hasVerticalDrags || events.contains { if case .requested = $0.kind { true } else { false } }
    }

    private static func add(_ point: TouchPoint, to points: inout [TouchPoint]) -> Bool {
        guard points.count < pointLimit, !points.contains(point) else { return false }
        points.append(point)
        return true
    }
}
