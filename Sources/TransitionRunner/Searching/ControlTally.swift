import HeadlessUIKit
import TransitionCore

/// The controls that scripts of a search came to, and those that they touched.
struct ControlTally: Codable {
    /// What is on screen seldom is touched seldom.
    private static let tellingCount = 16
    /// Titles that change with every script are not worth the room.
    private static let nameLimit = 512

    private var shown: [ControlName: Int] = [:]
    private var touched: Set<ControlName> = []

    mutating func note(_ result: RunResult) {
        touched.formUnion(result.trace.touchedControls)
        for name in result.shownControls.sorted() { add(name, count: 1) }
    }

    mutating func add(_ other: ControlTally) {
        touched.formUnion(other.touched)
        for (name, count) in other.shown.sorted(by: { $0.key < $1.key }) { add(name, count: count) }
    }

    private mutating func add(_ name: ControlName, count: Int) {
        guard shown[name] != nil || shown.count < Self.nameLimit else { return }
        shown[name, default: 0] += count
    }

    /// Those that were seen again and again and never touched, in order of name.
    var untouched: [UntouchedControl] {
        shown.filter { $1 >= Self.tellingCount && !touched.contains($0) }.sorted { $0.key < $1.key }
            .map { UntouchedControl(name: $0.key, scriptCount: $0.value) }
    }
}

extension HeadlessApp {
    /// The controls that a finger would hit now, looked for after one script in some: to find them takes a while.
    ///
    /// The number of events picks the scripts, so that it is the same ones on every run.
    var sampledControls: Set<ControlName> {
        guard eventCount.isMultiple(of: SearchStatistics.controlSampling) else { return [] }
        let controls = touchTargets.filter { $0.gesture == .tap && $0.kind == .control }
        return Set(controls.map { ControlName($0.name, in: $0.controllerType) })
    }
}
