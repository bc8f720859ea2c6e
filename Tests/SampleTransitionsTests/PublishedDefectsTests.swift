import SampleTransitions
import Testing
import TransitionTesting
import UIKit

private func swipe(
    _ edge: TouchStart, _ dx: Int, dy: Int = 0, frames: Int = 10, ending: GestureEnding = .lift
) -> Step {
    .pan(PanStep(start: edge, dx: dx, dy: dy, frames: frames, ending: ending))
}

private let contactsDefects = [
    Defect(
        "a dismissal by code waits for a gesture for ever", .contactsModal,
        [.act("show modal"), .wait(frames: 40), .act("dismiss by button")], breaks: "completes-exactly-once"),
    Defect(
        "a swipe that is over before the start leaves the dismissal waiting", .contactsModal,
        [.act("show modal"), .wait(frames: 40), swipe(.leftEdge, 150, frames: 0)], breaks: "completes-exactly-once"),
    Defect(
        "controller and animator hold each other", .contactsModal,
        [.act("show modal"), .wait(frames: 40), swipe(.leftEdge, 150), .wait(frames: 60)],
        breaks: "objects-are-released"),
    Defect(
        "a finished swipe takes the presenter of a sheet away", .contactsModalSheet,
        [.act("show modal"), .wait(frames: 40), swipe(.leftEdge, 150), .wait(frames: 60)],
        breaks: "screen-is-not-blank"),
]

private let slideDefects = [
    Defect(
        "a swipe that is over before the start leaves the presentation waiting", .slide,
        [swipe(.rightEdge, -60, frames: 0)], breaks: "completes-exactly-once"),
    Defect(
        "a cancelled presentation removes the page below", .slide,
        [swipe(.rightEdge, -60), .wait(frames: 100)], breaks: "screen-is-not-blank"),
    Defect(
        "an unanimated dismissal shows the page below off the screen", .slide,
        [.act("next"), .wait(frames: 100), .act("close unanimated")], breaks: "screen-is-not-blank"),
    Defect(
        "a swipe that asks for nothing captures a presentation by code", .slide,
        [swipe(.leftEdge, 30, frames: 2, ending: .hold), .act("next"), .lift], breaks: "completes-exactly-once"),
]

private let tabDefects = [
    Defect(
        "a swipe that is over before the start leaves the selection waiting", .tabSlide,
        [swipe(.rightEdge, -60, frames: 0)], breaks: "completes-exactly-once"),
    Defect(
        "a swipe that is over before its start ends the selection before it again", .tabSlide,
        [swipe(.rightEdge, -20, frames: 2), .wait(frames: 30), swipe(.leftEdge, 60, frames: 0)],
        breaks: "completes-exactly-once"),
    Defect(
        "a selection during a swipe takes the swipe's interaction", .tabSlide,
        [.act("select 1"), .wait(frames: 6), swipe(.leftEdge, 10, frames: 12, ending: .hold), .act("select 0")],
        breaks: "completes-exactly-once"),
    Defect(
        "a swipe back over its start reports less than nothing", .tabSlide,
        [swipe(.rightEdge, -60, frames: 6, ending: .hold), .move(dx: 100, dy: 0, frames: 5)],
        breaks: "progress-is-sane"),
]

private let sheetDefects = [
    Defect(
        "the dimming view keeps its size when the window is turned", .dimmedSheet,
        [.act("present"), .wait(frames: 40)], breaks: "relayout-is-right"),
    Defect(
        "a drag that is over before the start leaves the presentation waiting", .dimmedSheet,
        [swipe(.bottomEdge, 0, dy: -60, frames: 0)], breaks: "completes-exactly-once"),
    Defect(
        "the dimming view stays after a cancelled presentation", .dimmedSheet,
        [swipe(.bottomEdge, 0, dy: -60), .wait(frames: 60)], breaks: "no-residue"),
]

@MainActor
struct PublishedDefectsTests {
    @Test(
        "Each defect of a published sample breaks its rule",
        arguments: contactsDefects + slideDefects + tabDefects + sheetDefects + navigationDefects)
    func found(defect: Defect) {
        let result = replay(defect.script(in: defect.scene), in: defect.scene)
        #expect(result.violations.map(\.invariant).contains(defect.invariant))
    }

    @Test(
        "The repaired twin takes the same steps without a violation",
        arguments: contactsDefects + slideDefects + navigationDefects)
    func repaired(defect: Defect) throws {
        let name = "\(defect.scene.name)-repaired"
        let twin = try #require(SampleScenes.all.first { $0.name == name })
        let result = replay(defect.script(in: twin), in: twin)
        #expect(result.violations.isEmpty)
    }

    @Test("The slide's stale flag finishes a swipe that hardly moved; the repaired twin cancels it")
    func staleFlag() {
        let steps = [
            swipe(.rightEdge, -300), .wait(frames: 120), .act("close"), .wait(frames: 60),
            swipe(.rightEdge, -12, frames: 1, ending: .hold), .wait(frames: 5), .lift, .wait(frames: 120),
        ]
        #expect(presentedAtRest(steps, in: .slide) == 1)
        #expect(presentedAtRest(steps, in: .slideRepaired) == 0)
    }

    @Test("On a narrow screen no left swipe can finish the slide's dismissal; the repaired twin's can")
    func narrowScreen() {
        let steps = [
            .resize(width: 320, height: 568), .act("next"), .wait(frames: 120), swipe(.leftEdge, 318),
            .wait(frames: 120),
        ]
        #expect(presentedAtRest(steps, in: .slide) == 1)
        #expect(presentedAtRest(steps, in: .slideRepaired) == 0)
    }

    /// How many controllers are presented over the root when the app has come to rest.
    private func presentedAtRest(_ steps: [Step], in scene: TransitionScene) -> Int? {
        let result = replay(Script(scene: scene.name, steps: steps), in: scene)
        return result.trace.snapshots.last.map { $0.presentationChain.count - 1 }
    }
}
