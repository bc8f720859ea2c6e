import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

/// Classical mistakes in a transition that a finger pulls, each beside what is right and comes close.
@Suite("A page that a finger pulls in")
@MainActor
struct PullMistakesTests {
    private static func pull(by distance: Int) -> [Step] {
        [
            .pan(PanStep(start: .rightEdge, dx: -distance, dy: 0, frames: 20, ending: .lift)), .wait(frames: 60),
        ]
    }

    private func complaints(_ steps: [Step], _ change: @escaping @MainActor @Sendable (inout PullHabits) -> Void)
        -> [String]
    {
        let scene = TransitionScene.pull("pull", change)
        let violations = replay(Script(scene: scene.name, steps: steps), in: scene).violations
        return violations.map { "\($0.identity.invariant): \($0.identity.causeWords)" }
    }

    private let cancelled = Self.pull(by: 100)
    private let finished = Self.pull(by: 350)

    // MARK: What is left

    @Test("and whose dimming stays in the presenter's own view after a cancel leaves a residue")
    func dimming() {
        let leaves: @MainActor @Sendable (inout PullHabits) -> Void = { habits in
            habits.begins = { host in
                host.dimming.frame = host.view.bounds
                host.view.addSubview(host.dimming)
            }
        }
        #expect(complaints(cancelled, leaves) == ["no-residue: UIView in the view of PullHost left"])
        #expect(complaints(finished, leaves).isEmpty)
    }

    @Test("and whose dimming goes, or cannot be seen, or comes with an appearance, leaves none")
    func tidyDimming() {
        for isHidden in [false, true] {
            let found = complaints(cancelled) { habits in
                habits.begins = { host in
                    host.dimming.isHidden = isHidden
                    host.dimming.frame = host.view.bounds
                    host.view.addSubview(host.dimming)
                }
                habits.ends = { host, context in
                    if context.transitionWasCancelled, !isHidden { host.dimming.removeFromSuperview() }
                }
            }
            #expect(found.isEmpty)
        }
    }

    // MARK: What is decided

    @Test("and that is completed by a clock under the finger, which then cancels, disagrees with it")
    func completedByClock() {
        let found = complaints(cancelled + Self.pull(by: 100)) { habits in
            habits.animates = { _, move, end in
                UIView.animate(withDuration: 0.1, animations: move)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { end() }
            }
        }
        #expect(found.contains("result-agrees: completed with true before a lost cancel()"))
    }

    @Test("and whose driver has no speed as the finger lifts never gets to an end, and it is told why")
    func noSpeed() {
        for steps in [cancelled, finished] {
            let found = complaints(steps) { habits in
                habits.reports = { driver, way in
                    driver.completionSpeed = 0
                    driver.update(way)
                }
            }
            #expect(found == ["completes-exactly-once: driver has no speed to go on with"])
            let slow = complaints(steps) { habits in
                habits.reports = { driver, way in
                    driver.completionSpeed = 0.5
                    driver.update(way)
                }
            }
            #expect(slow.isEmpty)
        }
    }

    @Test("and that is completed by its animation agrees with the finger")
    func completedByAnimation() {
        #expect(complaints(cancelled + finished) { _ in }.isEmpty)
        #expect(complaints([.act("show page"), .wait(frames: 5)] + cancelled) { _ in }.isEmpty)
    }

    // MARK: What is reported

    @Test("and that divides by nothing reports progress that is no number")
    func noNumber() {
        let found = complaints(cancelled) { $0.reports = { driver, way in driver.update((way - way) / 0) } }
        #expect(found == ["progress-is-sane: progress is not finite"])
        #expect(complaints(cancelled) { $0.reports = { driver, way in driver.update(way * 9 - 1) } }.isEmpty)
        #expect(complaints(finished) { $0.reports = { driver, way in driver.update(way / 0) } }.isEmpty)
    }
}
