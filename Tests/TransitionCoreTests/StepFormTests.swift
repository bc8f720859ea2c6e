import Testing

@testable import TransitionCore

@Suite("The forms of steps")
struct StepFormTests {
    @Test("have the codes that were ever written, and words of their own")
    func codes() {
        let codes = StepKind.allCases.map { ($0, $0.form.code) }.sorted { $0.1 < $1.1 }
        let known: [StepKind] = [
            .wait, .act, .pan, .move, .lift, .cancelTouches, .tap, .hitch, .background, .foreground, .resize, .pinch,
        ]
        #expect(codes.map(\.1) == (0..<UInt8(StepKind.allCases.count)).map { $0 })
        #expect(codes.map(\.0).prefix(known.count) == known[...])
        #expect(Set(StepKind.allCases.map { $0.form.word }).count == StepKind.allCases.count)
    }

    @Test("read what they wrote, as bytes and as text, and know the steps of their own kinds alone")
    func roundTrip() throws {
        var random = PseudoRandom(seed: 7)
        var seen: Set<StepKind> = []
        for _ in 0..<400 {
            let step = random.step()
            seen.insert(StepKind(step))
            let script = Script(scene: "pages", steps: [step, step])
            #expect(try ScriptBinary.decode(ScriptBinary.encode(script)) == script)
            #expect(try ScriptText.parse(ScriptText.print(script)) == script)
            #expect(StepKind.allCases.filter { $0.form.isOwn(step) } == [StepKind(step)])
        }
        #expect(seen.count == StepKind.allCases.count)
    }
}

extension StepForm {
    fileprivate static func isOwn(_ step: Step) -> Bool { payload(of: step) != nil }
}
