import Testing
import TransitionCore

@Suite struct ScriptBinaryTests {
    @Test("Decoding what was encoded gives the same script, and equal scripts have equal bytes")
    func roundTrip() throws {
        var random = PseudoRandom(seed: 3)
        for _ in 0..<5_000 {
            let script = random.script()
            let bytes = ScriptBinary.encode(script)
            #expect(try ScriptBinary.decode(bytes) == script)
            #expect(ScriptBinary.encode(try ScriptBinary.decode(bytes)) == bytes)
        }
    }

    @Test("The bytes of version 1 stay what they are")
    func golden() {
        let script = Script(
            scene: "s", profile: UIKitProfile(flipping: [.stopKeepsShownValue]),
            steps: [.act("go"), .wait(frames: 300), .act("go"), .move(dx: -1, dy: 1, frames: 0)])
        #expect(
            ScriptBinary.encode(script)
                == [1, 1, 0x73, 1, 1, 4, 1, 0, 2, 0x67, 0x6f, 0, 0xd8, 4, 1, 1, 3, 1, 2, 0])
    }

    @Test("Every kind of step keeps its number, the youngest is the last")
    func kinds() throws {
        let steps: [Step] = [
            .wait(frames: 0), .act(""), .pan(PanStep(start: .leftEdge, dx: 0, dy: 0, frames: 0, ending: .lift)),
            .move(dx: 0, dy: 0, frames: 0), .lift, .cancelTouches, .tap(x: 0, y: 0), .hitch(frames: 0), .background,
            .foreground, .resize(width: 1, height: 1),
            .pinch(PinchStep(x: 0, y: 0, scale: 100, frames: 0, ending: .hold)),
        ]
        let bytes: [UInt8] = [
            1, 0, 0, 12, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 5, 6, 0, 0, 7, 0, 8, 9, 10, 2, 2, 11, 0, 0,
            0xc8, 1, 0, 2,
        ]
        #expect(ScriptBinary.encode(Script(scene: "", steps: steps)) == bytes)
        #expect(try ScriptBinary.decode(bytes).steps == steps)
    }

    @Test(
        "Malformed bytes are refused by name",
        arguments: [
            ([], ScriptBinaryError.truncated(offset: 0)),
            ([2], .otherVersion(2)),
            ([1, 5, 0x61], .truncated(offset: 3)),
            ([1, 1, 0xff, 0, 0], .unknownContent("the scene's name that is not UTF-8")),
            ([1, 0, 1, 99, 0], .unknownContent("the contested rule or fault 99, which is not known")),
            ([1, 0, 2, 2, 1, 0], .unknownContent("contested rules and faults that are not in order")),
            ([1, 0, 0, 1, 255], .unknownContent("a step of kind 255, which is not known")),
            ([1, 0, 0, 1, 11, 0, 0, 0, 0, 3], .unknownContent("a pinch with an ending that is not known")),
            ([1, 0, 0, 1, 0, 1], .unknownContent("a frame count of -1, which is not from 0 to 100000")),
            ([1, 0, 0, 1, 1, 1], .unknownContent("a reference to action 1 of 0")),
            ([1, 0, 0, 0x91, 0x4e], .unknownContent("10001 steps, more than 10000")),
            ([1, 0, 0, 0x80, 0], .unknownContent("a number that is not in its shortest form")),
            ([1, 0, 0, 2, 4], .truncated(offset: 5)),
            ([1, 0, 0, 1, 4, 7, 7], .trailingBytes(2)),
            (
                [1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
                .unknownContent("a number of more than 64 bits")
            ),
        ] as [([UInt8], ScriptBinaryError)])
    func malformed(bytes: [UInt8], expected: ScriptBinaryError) {
        #expect(throws: expected) { try ScriptBinary.decode(bytes) }
    }

    @Test("No bytes make decoding trap: random ones, and damaged scripts")
    func arbitraryBytes() {
        var random = PseudoRandom(seed: 4)
        var refused = 0
        for round in 0..<20_000 {
            var bytes: [UInt8]
            if round.isMultiple(of: 2) {
                bytes = (0..<random.integer(below: 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
                if !bytes.isEmpty { bytes[0] = 1 }
            } else {
                bytes = ScriptBinary.encode(random.script())
                bytes[random.integer(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next())
            }
            do { _ = try ScriptBinary.decode(bytes) } catch { refused += 1 }
        }
        #expect(refused > 10_000)
    }
}
