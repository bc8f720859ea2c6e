import Testing
import TransitionCore

@Suite("How a view looks over time")
struct LookTrackTests {
    private static func look(x: Double = 0, alpha: Double = 1, text: String = "") -> ViewLook {
        ViewLook(
            bounds: Rectangle(x: 0, y: 0, width: 100, height: 50),
            toSuperview: Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: 0), alpha: alpha, text: text)
    }

    private static func track(_ looks: [(frame: Int, look: ViewLook)]) -> LookTrack {
        var track = LookTrack()
        for (frame, look) in looks { track.add(look, frame: frame) }
        track.finish()
        return track
    }

    /// As a page shows it.
    private static func x(of track: LookTrack, at frame: Int) -> Double {
        let keys = track.keys
        let index = keys.lastIndex { $0.frame <= frame } ?? 0
        guard keys.indices.contains(index + 1) else { return keys[index].look.toSuperview.tx }
        let (key, next) = (keys[index], keys[index + 1])
        let share = Double(frame - key.frame) / Double(next.frame - key.frame)
        return key.look.toSuperview.tx + (next.look.toSuperview.tx - key.look.toSuperview.tx) * share
    }

    @Test("is kept as the two ends of an even way, however many frames lie between")
    func evenWay() {
        let track = Self.track((0...100).map { ($0, Self.look(x: Double($0) * 3)) })
        #expect(track.keys.map(\.frame) == [0, 100])
    }

    @Test("is shown again within half a point, with far fewer looks than there were frames")
    func easing() {
        func place(_ frame: Int) -> Double {
            let part = Double(frame) / 120
            return 390 * part * part * (3 - 2 * part)
        }
        let track = Self.track((0...120).map { ($0, Self.look(x: place($0))) })
        #expect(track.keys.count < 40)
        for frame in 0...120 { #expect(abs(Self.x(of: track, at: frame) - place(frame)) <= 0.5) }
    }

    @Test("rests over frames that nobody looked at, and moves only in those that somebody did")
    func gap() {
        let track = Self.track([(0, Self.look(x: 5)), (60, Self.look(x: 105)), (61, Self.look(x: 105))])
        #expect(Self.x(of: track, at: 59) == 5)
        #expect(Self.x(of: track, at: 60) == 105)
    }

    @Test("that jumps does so at once")
    func jump() {
        let frames = (0...20).map { ($0, Self.look(x: $0 < 10 ? 0 : 844)) }
        let track = Self.track(frames)
        #expect(Self.x(of: track, at: 9) == 0)
        #expect(Self.x(of: track, at: 10) == 844)
    }

    @Test("with another text is another one, in the frame in which that is there")
    func text() {
        let track = Self.track((0...10).map { ($0, Self.look(text: $0 < 4 ? "Play" : "Pause")) })
        let change = track.keys.first { $0.look.text == "Pause" }
        #expect(change?.frame == 4)
    }

    @Test("counts as it was last in a frame that was looked at twice")
    func twice() {
        let track = Self.track([(0, Self.look(x: 1)), (0, Self.look(x: 2)), (1, Self.look(x: 3)), (1, Self.look(x: 9))])
        #expect(Self.x(of: track, at: 0) == 2)
        #expect(Self.x(of: track, at: 1) == 9)
    }

    @Test("may hold what is no number, which no way leads to")
    func noNumber() {
        let track = Self.track([(0, Self.look()), (1, Self.look(alpha: .nan)), (2, Self.look()), (3, Self.look())])
        #expect(track.keys.contains { $0.look.alpha.isNaN && $0.frame == 1 })
    }
}
