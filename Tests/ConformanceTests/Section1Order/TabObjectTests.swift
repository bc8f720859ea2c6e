import Testing
import UIKit

@Suite("Tabs that are set as such")
@MainActor
struct TabObjectTests {
    private final class Judge: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var refused: String?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            lines.append("should \(tab.identifier)")
            return tab.identifier != refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
        }
    }

    private func made(_ identifiers: [String]) -> [UITab] {
        identifiers.map { identifier in
            UITab(title: identifier, image: nil, identifier: identifier) { _ in UIViewController() }
        }
    }

    private func tap(_ place: Int, of tabs: UITabBarController, in app: HeadlessApp) {
        let bar = tabs.tabBar.frame
        let share = bar.width / CGFloat(tabs.tabBar.items?.count ?? 1)
        app.tap(at: CGPoint(x: share * (CGFloat(place) + 0.5), y: bar.minY + 20))
        app.advanceToRest()
    }

    @Test("make the controllers, agree with them on what is selected, and are what the delegate is asked about")
    func selection() {
        let stage = Launch(UITabBarController(tabs: made(["home", "mail", "more"])))
        let judge = Judge()
        stage.root.delegate = judge
        #expect(
            stage.root.viewControllers?.count == 3 && stage.root.tabBar.items?.map(\.title) == ["home", "mail", "more"])
        #expect(stage.root.selectedTab?.identifier == "home")
        tap(1, of: stage.root, in: stage.app)
        #expect(stage.root.selectedIndex == 1 && stage.root.selectedTab?.identifier == "mail")
        judge.refused = "more"
        tap(2, of: stage.root, in: stage.app)
        #expect(judge.lines == ["should mail", "did mail after home", "should more"])
        stage.root.selectedTab = stage.root.tab(forIdentifier: "more")
        stage.app.advanceToRest()
        #expect(stage.root.selectedIndex == 2)
        stage.root.tabs = made(["only"])
        #expect(stage.root.selectedTab?.identifier == "only")
        stage.root.viewControllers = [UIViewController()]
        #expect(stage.root.tabs.isEmpty && stage.root.selectedTab == nil)
    }

    @Test("of a group are found, and its controller is that of the selected child where it has none of its own")
    func groups() {
        let children = made(["a", "b"])
        let group = UITabGroup(title: "g", image: nil, identifier: "g", children: children)
        let tabs = UITabBarController(tabs: [group, UISearchTab { _ in UIViewController() }])
        #expect(group.viewController === children[0].viewController && children[1].parent === group)
        #expect(tabs.tab(forIdentifier: "b") === children[1] && tabs.tabs[0].tabBarController === tabs)
        let stage = Launch(UITabBarController(tabs: [made(["home"])[0], group]))
        stage.root.selectedTab = children[1]
        stage.app.advanceToRest()
        #expect(!stage.app.isFrozen && stage.root.selectedIndex == 1 && stage.root.selectedTab === group)
        #expect(children[1].viewController?.view.window != nil && children[0].viewController?.parent == nil)
    }

    @Test("A bar that comes back while it is still on its way out stands where it belongs at the end")
    func hiddenAndBack() {
        let stage = Launch(UITabBarController(tabs: made(["home", "mail"])))
        stage.root.setTabBarHidden(true, animated: true)
        stage.app.advance(frames: 3)
        stage.root.setTabBarHidden(false, animated: true)
        stage.app.advanceToRest()
        #expect(stage.root.tabBar.frame.maxY == 844)
        #expect(stage.root.viewControllers?[0].view.safeAreaInsets.bottom == 83)
    }

    @Test("A bar that the code takes away leaves its room to the page, and comes back", arguments: [true, false])
    func hiddenBar(animated: Bool) {
        let stage = Launch(UITabBarController(tabs: made(["home", "mail"])))
        let page = stage.root.viewControllers![0]
        let inset = page.view.safeAreaInsets.bottom
        #expect(inset == 83)
        stage.root.setTabBarHidden(true, animated: animated)
        stage.app.advanceToRest()
        #expect(stage.root.isTabBarHidden && stage.root.tabBar.frame.minY == 844)
        #expect(page.view.safeAreaInsets.bottom == 34)
        stage.root.isTabBarHidden = false
        stage.app.advanceToRest()
        #expect(stage.root.tabBar.frame.maxY == 844 && page.view.safeAreaInsets.bottom == inset)
    }
}
