import TransitionRunner
import UIKit

extension TransitionScene {
    /// Three pages that swipes and buttons slide over each other, as tutorials teach it.
    public static let slide = slideScene("slide", .fullScreen) { SlideStoryboard.firstPage($0) }

    /// The same as page sheets, which is what code that names no style gets since iOS 13.
    public static let slideSheet = slideScene("slide-sheet", .pageSheet) { SlideStoryboard.firstPage($0) }

    /// `slide` before the swipes were added: buttons alone ask for its transitions.
    public static let slideFirstStage = slideScene("slide-first-stage", .fullScreen) {
        let page = SlideStoryboard.firstPage($0)
        page.takesSwipes = false
        return page
    }

    /// `slide` without its defects.
    public static let slideRepaired = slideScene("slide-repaired", .fullScreen) {
        RepairedSlideStoryboard.firstPage($0)
    }

    /// `slideSheet` without its defects.
    public static let slideSheetRepaired = slideScene("slide-sheet-repaired", .pageSheet) {
        RepairedSlideStoryboard.firstPage($0)
    }

    private static func slideScene(
        _ name: String, _ style: UIModalPresentationStyle,
        _ makeFirstPage: @escaping @MainActor (UIModalPresentationStyle) -> UIViewController
    ) -> TransitionScene {
        TransitionScene(name) { makeFirstPage(style) }
            .action("next", when: { $0.topPage?.nextIdentifier != nil }) { $0.topPage?.presentNext() }
            .action("close", when: { $0.topPage?.presentingViewController != nil }) {
                $0.topPage?.close(animated: true)
            }
            .action("close unanimated", when: { $0.topPage?.presentingViewController != nil }) {
                $0.topPage?.close(animated: false)
            }
    }
}

extension HeadlessApp {
    fileprivate var topPage: (any SlidePage)? { topViewController as? any SlidePage }
}

extension SlideStoryboard {
    fileprivate static func firstPage(_ style: UIModalPresentationStyle) -> SlideViewController {
        let page = firstPage()
        page.pageStyle = style
        return page
    }
}

extension RepairedSlideStoryboard {
    fileprivate static func firstPage(_ style: UIModalPresentationStyle) -> UIViewController {
        let page = firstPage()
        page.pageStyle = style
        return page
    }
}
