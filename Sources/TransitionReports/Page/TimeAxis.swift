import TransitionCore

/// Where an instant stands on the page's axis: as in time where something happens, and close together where nothing
/// does.
struct TimeAxis {
    /// How many frames without anything are shown as they are.
    private static let longestRest = 30
    /// How wide a longer time is, in frames.
    private static let widthOfRest = 12

    /// Frames and where they stand, in order; straight between two.
    let points: [(frame: Int, x: Int)]
    /// Which frames are drawn close together, from and to.
    var rests: [(from: Int, to: Int)] {
        zip(points, points.dropFirst()).filter { $1.frame - $0.frame != $1.x - $0.x }.map { ($0.frame, $1.frame) }
    }

    /// - Parameter busy: the frames in which something happens, in any order.
    init(frameCount: Int, busy: Set<Int>) {
        var points: [(frame: Int, x: Int)] = [(0, 0)]
        var (last, x) = (0, 0)
        func mark() {
            if points[points.count - 1].frame < last { points.append((last, x)) }
        }
        for frame in busy.union([frameCount]).sorted() where frame > last {
            if frame - last > Self.longestRest {
                mark()
                (last, x) = (frame, x + Self.widthOfRest)
                mark()
            } else {
                (last, x) = (frame, x + frame - last)
            }
        }
        mark()
        // One that ends as it begins has a length all the same.
        if points.count == 1 { points.append((1, 1)) }
        self.points = points
    }
}

extension BugRecording.Run {
    /// The frames in which something was told, drawn otherwise or touched.
    var busyFrames: Set<Int> {
        var frames = Set(trace.events.map(\.time.frame))
        for view in recording.views { frames.formUnion(view.shown.keys.map(\.frame)) }
        frames.formUnion(recording.fingers.map(\.frame))
        // A track holds straight ways: what lies between two of its keys moves.
        for view in recording.views {
            for (key, next) in zip(view.shown.keys, view.shown.keys.dropFirst()) where key.look != next.look {
                frames.formUnion(stride(from: key.frame, to: next.frame, by: 10))
            }
        }
        return frames
    }
}
