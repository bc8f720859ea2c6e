import TransitionRunner
import UIKit

extension TransitionScene {
    /// Three tabs that slide to their neighbours under a swipe, driven by hand without a percent driver.
    public static let tabSlide = tabScene("tab-slide") { TabSlideController() }

    /// `tabSlide` without its defects.
    public static let tabSlideRepaired = tabScene("tab-slide-repaired") { RepairedTabSlideController() }

    private static func tabScene(
        _ name: String, _ makeTabs: @escaping @MainActor () -> any TabSelecting
    ) -> TransitionScene {
        var scene = TransitionScene(name) { makeTabs() }
        for index in 0..<3 {
            scene = scene.action("select \(index)", when: { $0.tabs?.selectedIndex != index }) {
                $0.tabs?.selectTab(at: index)
            }
        }
        return scene
    }
}

extension HeadlessApp {
    fileprivate var tabs: (any TabSelecting)? { window.rootViewController as? any TabSelecting }
}
