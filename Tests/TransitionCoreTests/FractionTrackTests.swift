import Testing
import TransitionCore

@Suite("How far something had come")
struct FractionTrackTests {
    private static func track(_ frames: ClosedRange<Int>, _ fraction: (Int) -> Double) -> FractionTrack {
        var track = FractionTrack()
        for frame in frames { track.add(fraction(frame), frame: frame) }
        return track
    }

    @Test("is two keys of what goes evenly, and a key more where it turns or jumps")
    func straight() {
        #expect(Self.track(0...100) { Double($0) / 100 }.keys.map(\.frame) == [0, 100])
        #expect(Self.track(0...100) { Double(abs(50 - $0)) / 50 }.keys.map(\.frame) == [0, 50, 100])
        var jump = Self.track(0...10) { Double($0) / 100 }
        for fraction in [0.1, 0.9, 0.9] { jump.add(fraction, frame: 10) }
        #expect(jump.keys.map(\.fraction) == [0, 0.1, 0.9])
    }

    @Test("is never far from what it was, however slowly that bends")
    func bent() {
        let bend = { (frame: Int) in Double(frame * frame) / 360_000 }
        let keys = Self.track(0...600, bend).keys
        #expect(keys.count < 40)
        for (from, to) in zip(keys, keys.dropFirst()) {
            for frame in from.frame...to.frame {
                let share = Double(frame - from.frame) / Double(to.frame - from.frame)
                let drawn = from.fraction + (to.fraction - from.fraction) * share
                #expect(abs(drawn - bend(frame)) <= 0.002 + 1e-9)
            }
        }
    }
}
