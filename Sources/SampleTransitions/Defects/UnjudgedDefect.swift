import TransitionRunner

/// A known defect of a published sample that breaks no rule, with the reason.
public struct UnjudgedDefect: Sendable {
    /// What goes wrong, in a few words.
    public let name: String
    public let scene: TransitionScene
    public let reason: String

    public static let all = [
        UnjudgedDefect(
            name: "a drag to the left pops the detail", scene: .contactsZoom,
            reason: "UIKit lets any drag finish a pop; which way was meant, a rule of the app's own can say"),
        UnjudgedDefect(
            name: "UIKit's own swipe pops the detail beside the app's drag", scene: .contactsZoom,
            reason: "a delegate with animators turns that swipe off (C48); where it begins, it pops, only not as the "
                + "finger goes"),
        UnjudgedDefect(
            name: "a discarded page keeps its offset after a cancel", scene: .slide,
            reason: "the page is freed, and another is made for the next time"),
        UnjudgedDefect(
            name: "on a narrow screen no left swipe can finish", scene: .slide,
            reason: "nothing goes wrong; a search tells it as vacuous, started and never finished"),
        UnjudgedDefect(
            name: "a drag that begins as a tap dismisses the sheet takes that dismissal over", scene: .dimmedSheet,
            reason: "one dismissal was asked for and it ends as the drag says; who may decide it, the app knows"),
        UnjudgedDefect(
            name: "a sideways flick pops the page", scene: .interactivePush,
            reason: "UIKit lets any drag finish a pop; which way was meant, a rule of the app's own can say"),
        UnjudgedDefect(
            name: "one of the two animators outlasts the pop", scene: .interactivePush,
            reason: "what it moves is no longer on screen, and at rest nothing of it is left"),
        UnjudgedDefect(
            name: "a stack that is dismissed under the finger frees a paused animator", scene: .interactivePush,
            reason: "the model cancels a gesture whose view leaves the window (8.11, low), and the animator ends"),
    ]
}
