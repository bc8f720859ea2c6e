import TransitionRunner

extension StockApps {
    /// What contains: stacks, tabs, splits, lists, children, windows whose root is replaced.
    static let containers: [Family] = [
        Family(name: "stacks", scenes: stacks),
        Family(name: "bars of stacks", scenes: stackBars),
        Family(name: "toolbars", scenes: toolbars),
        Family(name: "ways back", scenes: backButtons),
        Family(name: "contents of stacks", scenes: stackContents),
        Family(name: "tabs", scenes: tabs),
        Family(name: "splits", scenes: splits),
        Family(name: "lists", scenes: lists),
        Family(name: "children", scenes: children),
        Family(name: "exchanged children", scenes: childTransitions),
        Family(name: "roots", scenes: roots),
        Family(name: "containers that present", scenes: presentingContainers),
        Family(name: "delays", scenes: delays),
        Family(name: "keyboards", scenes: keyboards),
        Family(name: "storyboards", scenes: segues),
        Family(name: "searches", scenes: searches),
        Family(name: "zooms", scenes: zooms),
        Family(name: "menus", scenes: menus + listMenus),
        Family(name: "quiet apps", scenes: quiet),
    ]
}
