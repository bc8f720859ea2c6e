import Testing
import TransitionCore
import TransitionInvariants

@Suite("What a broken formula says")
struct FormulaFailureTests {
    private static let p = Formula<Letters>.holds("p") { $0 & 1 == 1 }
    private static let q = Formula<Letters>.holds("q") { $0 & 2 == 2 }

    private func failure(_ formula: Formula<Letters>, _ letters: [Letters]) -> FormulaFailure? {
        var monitor = FormulaMonitor(formula)
        for (index, letters) in letters.enumerated() {
            monitor.observe(letters, at: VirtualTime(frame: index * 10))
        }
        monitor.finish()
        guard case .fails(let failure) = monitor.verdict else { return nil }
        return failure
    }

    @Test("names the part, how it failed, since when it had to hold and when it failed")
    func parts() throws {
        let late = try #require(
            failure(.always(Self.p.implies(.eventually(Self.q, within: .seconds(0.5)))), [0, 1, 0, 0, 0, 2]))
        #expect(late.part == "q" && late.reason == .cameTooLate)
        #expect(late.began.frame == 10 && late.time.frame == 50)
        let never = try #require(failure(.always(Self.p.implies(.eventually(Self.q))), [0, 1, 0]))
        #expect(never.reason == .neverCame && never.began.frame == 10 && never.time.frame == 20)
        let held = try #require(failure(.always(!Self.p), [0, 1]))
        #expect(held.part == "p" && held.reason == .held && held.time.frame == 10)
        let stopped = try #require(failure(Self.p.until(Self.q), [1, 1, 0, 2]))
        #expect(stopped.part == "(p) until (q)" && stopped.reason == .stoppedBefore && stopped.time.frame == 20)
        let neither = try #require(failure(.always(Self.p || Self.q), [1, 2, 0]))
        #expect(neither.part == "(p) or (q)" && neither.reason == .noneHeld)
    }

    @Test("tells what came again from what never came")
    func once() throws {
        let again = try #require(failure(.exactlyOnce(Self.p), [0, 1, 1, 0, 1, 0]))
        #expect(again.part == "p" && again.reason == .cameAgain && again.time.frame == 40)
        #expect(try #require(failure(.exactlyOnce(Self.p), [0, 0])).reason == .neverCame)
        #expect(failure(.exactlyOnce(Self.p), [0, 1, 1, 0, 0]) == nil)
        #expect(failure(.exactlyOnce(Self.p), [1, 1]) == nil)
    }

    @Test("names a condition that throws, whatever the formula makes of it")
    func throwing() throws {
        struct Broken: Error {}
        let formula = Formula<Letters>.eventually(
            !.holds("p") { letters in
                if letters == 3 { throw Broken() }
                return true
            })
        let found = try #require(failure(formula, [0, 3, 0]))
        #expect(found.part == "p" && found.reason == .threw("Broken()") && found.time.frame == 10)
    }

    @Test("Without an observation nothing is decided")
    func nothingSeen() {
        var monitor = FormulaMonitor(Self.p)
        monitor.finish()
        #expect(monitor.verdict == .open)
    }

    @Test("What is open stays small, however long it is watched")
    func size() {
        var monitor = FormulaMonitor(.always(Self.p.implies(.eventually(Self.q && .next(Self.q)))))
        func observe(_ frames: Range<Int>) -> Int {
            for frame in frames { monitor.observe(1, at: VirtualTime(frame: frame)) }
            // All that it keeps, written out.
            return String(describing: monitor).count
        }
        let early = observe(0..<10)
        #expect(observe(10..<4_000) < 2 * early)
        #expect(monitor.verdict == .open)
    }
}
