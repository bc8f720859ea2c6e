import TransitionRunner

// What UIKit is told of a transition's progress, and what it shows in other sizes and without animation.
extension PlantedBugs {
    static let progressBugs = [
        progressIsSane, nothingFlashes, reportsProgress, relayoutIsRight, unanimatedIsEquivalent,
    ]

    static let progressIsSane = PlantedBug(
        invariant: "progress-is-sane",
        mistake: "The poster reports what the finger does, also above its start and below the screen.",
        scene: .posterUnclamped, leftAlone: [.posterClampedByDriver, .posterSlow, .posterOnRubberBand])

    static let nothingFlashes = PlantedBug(
        invariant: "nothing-flashes",
        mistake: "The card is put back where it was when it has slid out, and goes away a moment later.",
        scene: .cardFlashesOut, leftAlone: [.cardFadedBeforeItsEnd, .cardPresentedLate, .cardInAFlash])

    static let reportsProgress = PlantedBug(
        invariant: "reports-progress",
        mistake: "The poster follows the finger, and UIKit hears nothing of it.",
        scene: .posterSilent, leftAlone: [.posterThrifty, .posterDecidesAtStart, .posterDriverToldTheEnd])

    static let relayoutIsRight = PlantedBug(
        invariant: "relayout-is-right",
        mistake: "The panel is laid out as it comes, and never again.",
        scene: .panelLaidOutOnce, leftAlone: [.panelLaidOutByContainer, .panelAutoresizes, .panelCentred])

    static let unanimatedIsEquivalent = PlantedBug(
        invariant: "unanimated-is-equivalent",
        mistake: "The panel stays hidden where no animator shows it.",
        scene: .panelShownByAnimator, leftAlone: [.panelDims, .panelFades, .panelVanishes])
}
