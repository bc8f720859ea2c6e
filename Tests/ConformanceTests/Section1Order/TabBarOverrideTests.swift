import Testing
import TransitionCore
import UIKit

@Suite("1.11 what a tab bar controller hears from its bar")
@MainActor
struct TabBarOverrideTests {
    private final class Tabs: UITabBarController {
        var calls: [String] = []

        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            calls.append("\(item.title ?? "") while \(selectedIndex) is selected")
        }
    }

    @Test("Every tap on a tab, also on the selected one, before the selection changes; nothing of code")
    func taps() {
        let tabs = Tabs()
        tabs.viewControllers = ["A", "B"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
        }
        let app = HeadlessApp(root: tabs)
        app.advanceToRest()
        let bar = tabs.tabBar.frame
        for place in [1, 1, 0] {
            app.tap(at: CGPoint(x: bar.width * (CGFloat(place) + 0.5) / 2, y: bar.minY + 20))
            app.advanceToRest()
        }
        tabs.selectedIndex = 1
        #expect(
            tabs.calls == [
                "B while 0 is selected", "B while 1 is selected", "A while 1 is selected",
            ])
        #expect(tabs.selectedIndex == 1 && app.diagnostics.isEmpty)
    }
}
