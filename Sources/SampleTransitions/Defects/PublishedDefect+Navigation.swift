import TransitionCore
import TransitionRunner

/// The defects of the samples with a navigation controller.
extension PublishedDefect {
    static let navigation = zoom + push + photo

    private static let zoom: [PublishedDefect] = [
        PublishedDefect(
            "the push of a contact that is out of sight never completes", .contactsZoom,
            [.act("scroll the cell away"), .wait(frames: 2), .act("open contact"), .wait(frames: 30)],
            breaks: "completes-exactly-once"),
        PublishedDefect(
            "the push from a detail never completes", .contactsZoom,
            [.act("open contact"), .wait(frames: 30), .act("push from the detail")], breaks: "completes-exactly-once"),
        PublishedDefect(
            "the pop without a selection never completes", .contactsZoom,
            [.act("open contact"), .wait(frames: 30), .act("reload"), .act("back")], breaks: "completes-exactly-once"),
        PublishedDefect(
            "the pop without a selection has another animator at every call, of which a drag drives none",
            .contactsZoom,
            [
                .act("open contact"), .wait(frames: 30), .act("deselect"),
                .pan(PanStep(start: .point(x: 30, y: 50), dx: 200, dy: 0, frames: 10, ending: .lift)),
            ], breaks: "no-crash", formOf: "the pop without a selection never completes"),
        PublishedDefect(
            "navigation controller, list and delegate hold each other", .contactsZoom, [],
            breaks: "objects-are-released"),
    ]

    private static let push: [PublishedDefect] = [
        PublishedDefect(
            "a drag that is over before the start leaves the pop waiting", .interactivePush,
            [
                .act("show the stack"), .wait(frames: 2), .act("push"), .wait(frames: 20),
                .pan(PanStep(start: .topEdge, dx: 0, dy: 60, frames: 0, ending: .lift)),
            ], breaks: "completes-exactly-once"),
        PublishedDefect(
            "the animator is asked for before there is one", .interactivePush,
            [.act("show the stack"), .wait(frames: 2), .act("push"), .wait(frames: 2)],
            under: UIKitProfile(flipping: [.interactionControllerAlwaysStarts]), breaks: "no-crash"),
        PublishedDefect(
            "the completion outlives the driver that it does not own", .interactivePush,
            [
                .act("show the stack"), .wait(frames: 2), .act("push"), .wait(frames: 2), .act("push"),
                .wait(frames: 20),
            ],
            under: UIKitProfile(flipping: [.navigationRequestsQueue]), breaks: "no-crash"),
        PublishedDefect(
            "a drag back over its start reports less than nothing", .interactivePush,
            [
                .act("show the stack"), .wait(frames: 2), .act("push"), .wait(frames: 20),
                .pan(PanStep(start: .topEdge, dx: 0, dy: 60, frames: 10, ending: .hold)),
                .move(dx: 0, dy: -200, frames: 5),
            ], breaks: "progress-is-sane"),
    ]

    private static let caughtPop: [Step] = [
        .act("open photo"), .wait(frames: 20), .act("back"), .wait(frames: 6),
        .pinch(PinchStep(x: 50, y: 50, scale: 80, frames: 12, ending: .lift)),
    ]

    private static let photo: [PublishedDefect] = [
        PublishedDefect(
            "the pop that was caught is started while it is stopped", .pinchPhoto, caughtPop, breaks: "no-crash"),
        PublishedDefect(
            "where that is ignored, the pop that was caught never completes", .pinchPhoto, caughtPop,
            under: UIKitProfile(flipping: [.stoppedAnimatorRaises]), breaks: "completes-exactly-once",
            formOf: "the pop that was caught is started while it is stopped"),
        PublishedDefect(
            "the album cell stays hidden after a cancel", .pinchPhoto,
            [
                .act("open photo"), .wait(frames: 20),
                .pinch(PinchStep(x: 50, y: 50, scale: 105, frames: 20, ending: .lift)), .wait(frames: 60),
            ],
            breaks: "view-state-is-restored"),
        PublishedDefect(
            "a pinch outwards reports less than nothing", .pinchPhoto,
            [
                .act("open photo"), .wait(frames: 20),
                .pinch(PinchStep(x: 50, y: 50, scale: 130, frames: 10, ending: .hold)),
            ],
            breaks: "progress-is-sane"),
    ]
}
