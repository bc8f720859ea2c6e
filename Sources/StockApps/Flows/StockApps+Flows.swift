import TransitionRunner

extension StockApps {
    /// Ways through several screens, as apps have them.
    static let flows: [Family] = [
        Family(name: "pages", scenes: pages),
        Family(name: "links into the app", scenes: links),
        Family(name: "flows in sheets", scenes: sheetFlows),
        Family(name: "unwind segues", scenes: unwinding),
        Family(name: "turns", scenes: turns),
        Family(name: "flows in tabs", scenes: tabFlows),
        Family(name: "menus and pickers", scenes: menuFlows),
        Family(name: "tabs as objects, and pages that listen", scenes: tabObjectFlows),
    ]
}
