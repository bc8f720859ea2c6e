import HeadlessUIKit
import Testing
import TransitionCore

@Suite("Containers: where UIKit places pages")
@MainActor
struct PlacedPagesTests {
    private final class PageView: UIView {}

    private final class Page: UIViewController {
        override func loadView() { view = PageView() }
    }

    private static func places(in app: HeadlessApp) -> Int {
        app.trace.events.count { event in
            guard case .valueSet(let view, .place, _) = event.kind else { return false }
            return app.trace.object(view).typeName == "PageView"
        }
    }

    @Test("A page that a turn brings to its place amid a sheet's drag is not placed by the app")
    func turnEndsAmidDrag() {
        let (host, sheet) = (UIViewController(), UIViewController())
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (Page(), Page())
        let app = HeadlessApp(root: host)
        sheet.addChild(pager)
        pager.view.frame = CGRect(x: 0, y: 200, width: 390, height: 300)
        sheet.view.addSubview(pager.view)
        pager.didMove(toParent: sheet)
        pager.setViewControllers([first], direction: .forward, animated: false)
        sheet.modalPresentationStyle = .pageSheet
        host.present(sheet, animated: true)
        app.advanceToRest()
        pager.setViewControllers([second], direction: .forward, animated: true)
        app.advance(frames: 2)
        app.pan(from: CGPoint(x: 200, y: 120), by: CGVector(dx: 0, dy: 40), frames: 4)
        app.advanceToRest()
        #expect(app.trace.transitions.count == 2 && host.presentedViewController === sheet)
        #expect(second.view.window != nil && Self.places(in: app) == 0)
        #expect(second.view.center.x == 585)
    }
}
