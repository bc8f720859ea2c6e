import TransitionRunner

extension StockApps {
    /// What is presented: modal styles, sheets, popovers, alerts, and presentations over presentations.
    static let presentations: [Family] = [
        Family(name: "modal styles", scenes: modalStyles),
        Family(name: "unanimated", scenes: unanimated),
        Family(name: "sheets", scenes: sheets),
        Family(name: "changing sheets", scenes: changingSheets),
        Family(name: "refusing sheets", scenes: refusingSheets),
        Family(name: "scrolling sheets", scenes: scrollingSheets),
        Family(name: "popovers", scenes: popovers),
        Family(name: "alerts", scenes: alerts),
        Family(name: "nested", scenes: nested),
        Family(name: "inside containers", scenes: insideContainers),
        Family(name: "chains", scenes: chains),
        Family(name: "forms", scenes: forms),
        Family(name: "storyboards", scenes: storyboards),
    ]
}
