import TransitionCore
import TransitionGenerators

/// What a scene's transitions and views are like, as far as it could be seen before the search.
struct CalibrationResult: Codable {
    /// How long the transitions take, in frames, each length once.
    private(set) var durations: [Int] = []
    private(set) var tapPoints: [TouchPoint] = []
    private(set) var dragPoints: [TouchPoint] = []
    /// Whether a view is changed by two fingers.
    private(set) var hasPinches = false
    /// What is wrong with the launch.
    var launchNotes: [LaunchNote] = []

    /// At most so many points of each sort: a long list of cells offers the same many times.
    static let pointLimit = 24

    mutating func note(_ trace: Trace) {
        for event in trace.events {
            if case .started(_, _, let frames) = event.kind, frames > 0, !durations.contains(frames) {
                durations.append(frames)
            }
        }
    }

    mutating func noteTap(_ point: TouchPoint) { Self.add(point, to: &tapPoints) }
    mutating func noteDrag(_ point: TouchPoint) { Self.add(point, to: &dragPoints) }
    mutating func notePinch() { hasPinches = true }

    private static func add(_ point: TouchPoint, to points: inout [TouchPoint]) {
        if points.count < pointLimit, !points.contains(point) { points.append(point) }
    }
}
