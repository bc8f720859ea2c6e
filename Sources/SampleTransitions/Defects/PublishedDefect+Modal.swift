import TransitionCore
import TransitionRunner

/// The defects of the samples that present, and of those with a tab bar.
extension PublishedDefect {
    static let modal = contacts + slide + notes + tab + sheet

    private static let contacts: [PublishedDefect] = [
        PublishedDefect(
            "a dismissal by code waits for a gesture for ever", .contactsModal,
            [.act("show modal"), .wait(frames: 40), .act("dismiss by button")], breaks: "completes-exactly-once"),
        PublishedDefect(
            "a swipe that is over before the start leaves the dismissal waiting", .contactsModal,
            [.act("show modal"), .wait(frames: 40), swipe(.leftEdge, 150, frames: 0)],
            breaks: "completes-exactly-once"),
        PublishedDefect(
            "controller and animator hold each other", .contactsModal,
            [.act("show modal"), .wait(frames: 40), swipe(.leftEdge, 150), .wait(frames: 60)],
            breaks: "objects-are-released"),
        PublishedDefect(
            "a finished swipe takes the presenter of a sheet away", .contactsModalSheet,
            [.act("show modal"), .wait(frames: 40), swipe(.leftEdge, 150), .wait(frames: 60)],
            breaks: "screen-is-not-blank"),
    ]

    private static let slide: [PublishedDefect] = [
        PublishedDefect(
            "a swipe that is over before the start leaves the presentation waiting", .slide,
            [swipe(.rightEdge, -60, frames: 0)], breaks: "completes-exactly-once"),
        PublishedDefect(
            "a cancelled presentation removes the page below", .slide,
            [swipe(.rightEdge, -60), .wait(frames: 100)], breaks: "screen-is-not-blank"),
        PublishedDefect(
            "an unanimated dismissal shows the page below off the screen", .slide,
            [.act("next"), .wait(frames: 100), .act("close unanimated")], breaks: "screen-is-not-blank"),
        PublishedDefect(
            "a swipe that asks for nothing captures a presentation by code", .slide,
            [swipe(.leftEdge, 30, frames: 2, ending: .hold), .act("next"), .lift], breaks: "completes-exactly-once"),
        PublishedDefect(
            "the decision of an earlier swipe finishes one that never moved", .slide,
            [
                .act("next"), .wait(frames: 100), swipe(.leftEdge, 380, frames: 20, ending: .cancel),
                .wait(frames: 60), swipe(.leftEdge, 12, frames: 1, ending: .hold), .wait(frames: 2), .lift,
            ], breaks: "works-again-afterwards"),
        PublishedDefect(
            "a page that goes while a finger swipes it is asked for what it stood in", .slide,
            [
                swipe(.leftEdge, 4, frames: 1, ending: .hold), .act("next"), .wait(frames: 3),
                .move(dx: 60, dy: 0, frames: 10), .wait(frames: 120),
            ], breaks: "no-crash"),
    ]

    private static let notes: [PublishedDefect] = [
        PublishedDefect(
            "the editor over a note never comes: the animation looks for the list", .notes,
            [.act("open"), .wait(frames: 40), .act("write")], breaks: "completes-exactly-once")
    ]

    private static let tab: [PublishedDefect] = [
        PublishedDefect(
            "a swipe that is over before the start leaves the selection waiting", .tabSlide,
            [swipe(.rightEdge, -60, frames: 0)], breaks: "completes-exactly-once"),
        PublishedDefect(
            "a swipe that is over before its start ends the selection before it again", .tabSlide,
            [swipe(.rightEdge, -20, frames: 2), .wait(frames: 30), swipe(.leftEdge, 60, frames: 0)],
            breaks: "completes-exactly-once"),
        PublishedDefect(
            "a selection during a swipe takes the swipe's interaction", .tabSlide,
            [.act("select 1"), .wait(frames: 6), swipe(.leftEdge, 10, frames: 12, ending: .hold), .act("select 0")],
            under: UIKitProfile(flipping: [.secondTabSelectionGoesOverFirst]), breaks: "completes-exactly-once"),
        PublishedDefect(
            "a selection during a swipe starts over the swipe's transition", .tabSlide,
            [swipe(.rightEdge, -60, frames: 12, ending: .hold), .act("select 0")], breaks: "transitions-are-serial"),
        PublishedDefect(
            "a selection is told to finish only after its animation", .tabSlide,
            [swipe(.rightEdge, -300), .wait(frames: 60)], breaks: "reports-progress"),
        PublishedDefect(
            "the interaction keeps the context after the end", .tabSlide, [swipe(.rightEdge, -60), .wait(frames: 60)],
            under: UIKitProfile(flipping: [.secondCompletionIsIgnored]), breaks: "objects-are-released"),
        PublishedDefect(
            "a swipe back over its start reports less than nothing", .tabSlide,
            [swipe(.rightEdge, -60, frames: 6, ending: .hold), .move(dx: 100, dy: 0, frames: 5)],
            breaks: "progress-is-sane"),
    ]

    private static let sheet: [PublishedDefect] = [
        PublishedDefect(
            "the dimming view keeps its size when the window is turned", .dimmedSheet,
            [.act("present"), .wait(frames: 40)], breaks: "relayout-is-right"),
        PublishedDefect(
            "a drag that is over before the start leaves the presentation waiting", .dimmedSheet,
            [swipe(.bottomEdge, 0, dy: -60, frames: 0)], breaks: "completes-exactly-once"),
        PublishedDefect(
            "nobody keeps the delegate, and UIKit dismisses in its own way", .dimmedSheet,
            [
                .act("present"), .wait(frames: 40), .act("present from the sheet"), .wait(frames: 40), .act("dismiss"),
            ], breaks: "delegate-is-alive"),
        PublishedDefect(
            "the dimming view stays after a cancelled presentation", .dimmedSheet,
            [swipe(.bottomEdge, 0, dy: -60), .wait(frames: 60)], breaks: "no-residue"),
    ]

    private static func swipe(
        _ edge: TouchStart, _ dx: Int, dy: Int = 0, frames: Int = 10, ending: GestureEnding = .lift
    ) -> Step {
        .pan(PanStep(start: edge, dx: dx, dy: dy, frames: frames, ending: ending))
    }
}
