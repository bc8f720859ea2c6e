import HeadlessUIKit
import TransitionCore

/// Looks on as a script is performed and keeps what there is to be seen, frame by frame.
@MainActor
final class Recorder {
    /// No report shows more, and a world may hold as many views as it likes.
    private static let viewLimit = 2_000
    /// Half an hour of virtual time.
    private static let frameLimit = 108_000

    private let app: HeadlessApp
    private var recording = Recording()
    private var places: [ObjectID: Int] = [:]
    private var lookCount = 0
    private let onLook: (Int, Recorder) -> Void

    /// Looks on from now until `end()`.
    ///
    /// - Parameter onLook: called after each look, with how many there have been.
    init(of app: HeadlessApp, onLook: @escaping (Int, Recorder) -> Void = { _, _ in }) {
        self.app = app
        self.onLook = onLook
        look()
        app.observeFrames { [unowned self] in look() }
    }

    /// What it has seen; it looks on no longer.
    func end() -> BugRecording.Run {
        app.observeFrames(nil)
        return seen
    }

    /// What it has seen so far.
    var seen: BugRecording.Run {
        var recording = recording
        for index in recording.views.indices {
            recording.views[index].shown.finish()
            recording.views[index].model.finish()
        }
        return BugRecording.Run(recording: recording, trace: app.trace)
    }

    private func look() {
        defer {
            lookCount += 1
            onLook(lookCount, self)
        }
        let frame = app.frame
        guard frame <= Self.frameLimit else { return recording.isCutShort = true }
        recording.frameCount = frame
        var hierarchy: [Recording.Place] = []
        for view in app.picture {
            guard let index = index(of: view) else { continue }
            hierarchy.append(Recording.Place(view: index, depth: view.depth))
            recording.views[index].shown.add(view.shown, frame: frame)
            recording.views[index].model.add(view.model, frame: frame)
        }
        let size = app.window.bounds.size
        recording.hierarchies.hold(hierarchy, from: frame)
        recording.windowSizes.hold(
            Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height)), from: frame)
        for (animator, fraction) in app.animatorFractions {
            recording.fractions[animator, default: FractionTrack()].add(fraction, frame: frame)
        }
        let fingers = app.fingerPlaces
        recording.fingers.hold(fingers.down + fingers.lifted, from: frame)
        // Where nobody looks at the next frame any more, they are gone there.
        if !fingers.lifted.isEmpty { recording.fingers.hold(fingers.down, from: frame + 1) }
    }

    private func index(of view: PicturedView) -> Int? {
        if let known = places[view.id] { return known }
        guard recording.views.count < Self.viewLimit else {
            recording.isCutShort = true
            return nil
        }
        places[view.id] = recording.views.count
        recording.views.append(Recording.View(id: view.id, controller: view.controller, role: view.role))
        return recording.views.count - 1
    }
}

extension Array {
    /// Takes up that a value holds from a frame on, if it is another one than before.
    fileprivate mutating func hold<Value>(_ value: Value, from frame: Int) where Element == Recording.Since<Value> {
        if let last, last.value == value { return }
        if let last, last.frame == frame { removeLast() }
        if last?.value != value { append(Recording.Since(value, frame: frame)) }
    }
}
