import Testing
import TransitionCore
import UIKit

@Suite("11 Columns of split views")
@MainActor
struct SplitColumnTests {
    private static let wide = CGSize(width: 1024, height: 768)
    private static let narrow = CGSize(width: 390, height: 844)

    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var lines: [String] = []
        var top: UISplitViewController.Column?

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn:
                UISplitViewController.Column
        ) -> UISplitViewController.Column { top ?? proposedTopColumn }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }
    }

    /// A split with a list and a detail.
    @MainActor
    private struct Stage {
        let app: HeadlessApp
        let split: UISplitViewController
        let list = UIViewController()
        let detail = UIViewController()
        let delegate = Delegate()

        init(_ size: CGSize, top: UISplitViewController.Column? = nil) {
            var made: UISplitViewController!
            let (list, detail, delegate) = (list, detail, delegate)
            delegate.top = top
            app = HeadlessApp(
                size: size,
                root: {
                    made = UISplitViewController(style: .doubleColumn)
                    made.delegate = delegate
                    made.setViewController(list, for: .primary)
                    made.setViewController(detail, for: .secondary)
                    return made
                }())
            split = made
            app.advanceToRest()
        }

        var stack: [UIViewController] { list.navigationController?.viewControllers ?? [] }
    }

    @Test("11.10 each column has a stack of its own, side by side where the width is regular")
    func sideBySide() {
        let stage = Stage(Self.wide)
        #expect(stage.split.viewController(for: .primary) === stage.list && !stage.split.isCollapsed)
        #expect(stage.list.navigationController !== stage.detail.navigationController)
        #expect(stage.list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(stage.detail.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    }

    @Test("11.10 where the width is compact the columns lie in one stack, up to the one that the delegate wants")
    func collapsed() {
        let stage = Stage(Self.narrow)
        #expect(stage.stack == [stage.list, stage.detail] && stage.delegate.lines == ["collapsed"])
        #expect(stage.detail.view.window != nil && stage.list.viewIfLoaded?.window == nil)
        let other = Stage(Self.narrow, top: .primary)
        #expect(other.stack == [other.list] && other.list.view.window != nil)
    }

    @Test("11.10 a change of width brings the columns together and apart again, with what was pushed meanwhile")
    func changes() {
        let stage = Stage(Self.wide)
        stage.app.resize(to: Self.narrow)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list, stage.detail])
        let deeper = UIViewController()
        stage.detail.navigationController?.pushViewController(deeper, animated: true)
        stage.app.advanceToRest()
        stage.app.resize(to: Self.wide)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list])
        #expect(stage.detail.navigationController?.viewControllers == [stage.detail, deeper])
        #expect(deeper.view.window != nil && stage.list.view.window != nil)
        #expect(stage.delegate.lines == ["collapsed", "expanded"])
    }

    @Test("11.10 columns are not laid upon each other, nor taken apart, amid a transition of their stacks")
    func changesAmidTransition() {
        let stage = Stage(Self.wide)
        let deeper = UIViewController()
        stage.detail.navigationController?.pushViewController(deeper, animated: true)
        stage.app.advance(frames: 10)
        stage.app.resize(to: Self.narrow)
        stage.app.advance(frames: 2)
        #expect(stage.stack == [stage.list] && stage.delegate.lines == [])
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list, stage.detail, deeper] && deeper.view.window != nil)
        stage.detail.navigationController?.popViewController(animated: true)
        stage.app.advance(frames: 10)
        stage.app.resize(to: Self.wide)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list] && !stage.app.isFrozen)
        #expect(stage.detail.navigationController?.viewControllers == [stage.detail])
        #expect(stage.list.view.window != nil && stage.detail.view.window != nil)
    }

    @Test("11.10 a column that is asked for twice amid a transition is pushed once")
    func shownTwice() {
        let stage = Stage(Self.narrow)
        stage.split.hide(.secondary)
        stage.app.advance(frames: 5)
        stage.split.show(.secondary)
        stage.split.show(.secondary)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list, stage.detail] && !stage.app.isFrozen)
        let other = UIViewController()
        stage.split.hide(.secondary)
        stage.app.advance(frames: 5)
        stage.list.showDetailViewController(other, sender: nil)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list, other] && !stage.app.isFrozen)
    }

    @Test("11.10 a column whose controller was popped meanwhile has it again")
    func poppedMeanwhile() {
        let stage = Stage(Self.narrow)
        stage.list.navigationController?.popViewController(animated: true)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list])
        stage.app.resize(to: Self.wide)
        stage.app.advanceToRest()
        #expect(stage.detail.navigationController?.viewControllers == [stage.detail] && stage.detail.view.window != nil)
    }

    @Test("11.10 showing a column pushes it upon the others, hiding pops it")
    func showAndHide() {
        let stage = Stage(Self.narrow, top: .primary)
        stage.split.show(.secondary)
        #expect(stage.detail.transitionCoordinator?.isAnimated == true)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list, stage.detail])
        stage.split.show(.primary)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list])
        stage.split.show(.secondary)
        stage.app.advanceToRest()
        stage.split.hide(.secondary)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list] && stage.detail.view.window == nil)
    }

    @Test("11.10 side by side the primary column is hidden and shown, and the secondary takes its room")
    func primary() {
        let stage = Stage(Self.wide)
        stage.split.hide(.primary)
        stage.app.advanceToRest()
        #expect(stage.list.view.window == nil)
        #expect(stage.detail.navigationController?.view.frame.width == 1024)
        stage.split.show(.primary)
        stage.app.advanceToRest()
        #expect(stage.list.view.window != nil)
        #expect(stage.detail.navigationController?.view.frame.minX == 320)
    }

    @Test("11.10 a controller for compact widths is shown there alone")
    func compact() {
        let stage = Stage(Self.narrow, top: .primary)
        let tabs = UITabBarController()
        stage.split.setViewController(tabs, for: .compact)
        stage.app.advanceToRest()
        #expect(tabs.view.window != nil && stage.list.view.window == nil)
        stage.app.resize(to: Self.wide)
        stage.app.advanceToRest()
        #expect(tabs.view.window == nil && stage.list.view.window != nil && stage.detail.view.window != nil)
    }

    @Test("11.10 a new detail takes the secondary column, and is pushed where there is one stack")
    func detail() {
        let wide = Stage(Self.wide)
        let other = UIViewController()
        wide.list.showDetailViewController(other, sender: nil)
        wide.app.advanceToRest()
        #expect(wide.split.viewController(for: .secondary) === other && other.view.window != nil)
        #expect(wide.detail.view.window == nil && wide.detail.splitViewController == nil)
        let narrow = Stage(Self.narrow, top: .primary)
        let pushed = UIViewController()
        narrow.list.showDetailViewController(pushed, sender: nil)
        narrow.app.advanceToRest()
        #expect(narrow.stack == [narrow.list, pushed] && pushed.view.window != nil)
    }

    @Test("11.10 a split of the old kind pushes a stack of its own as the detail, which no app may do")
    func stackAsDetail() {
        let (list, page) = (UIViewController(), UIViewController())
        let primary = UINavigationController(rootViewController: list)
        let split = UISplitViewController()
        split.viewControllers = [primary]
        let app = HeadlessApp(size: Self.narrow, root: split)
        app.advanceToRest()
        let detail = UINavigationController(rootViewController: page)
        list.showDetailViewController(detail, sender: nil)
        app.advanceToRest()
        #expect(!app.isFrozen && primary.viewControllers == [list, detail] && page.view.window != nil)
        #expect(detail.isNavigationBarHidden)
        primary.popViewController(animated: true)
        app.advanceToRest()
        #expect(page.view.window == nil && list.view.window != nil && app.diagnostics.isEmpty)
        #expect(!detail.isNavigationBarHidden)
        primary.pushViewController(detail, animated: true)
        #expect(app.isFrozen, "no app may push it, not even one that was a detail before")
    }

    @Test("11.10 what is shown in the one stack has left the stack of its column, and is back there side by side")
    func leavesItsStack() {
        let stage = Stage(Self.narrow, top: .primary)
        let (page, deeper) = (UIViewController(), UIViewController())
        let stack = UINavigationController()
        stack.viewControllers = [page, deeper]
        stage.split.setViewController(stack, for: .secondary)
        #expect(stage.stack == [stage.list])
        stage.split.show(.secondary)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list, page, deeper] && stack.viewControllers == [])
        stage.split.show(.secondary)
        stage.app.advanceToRest()
        #expect(stage.stack.count == 3, "its stack is shown as it is")
        stage.app.resize(to: Self.wide)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list] && stack.viewControllers == [page, deeper])
        #expect(deeper.view.window != nil && page.parent === stack && !stage.app.isFrozen)
    }

    @Test("11.10 another controller for a column that lies in the one stack takes its place there; nobody collapses")
    func replacedInOneStack() {
        let stage = Stage(Self.narrow)
        stage.delegate.top = .primary
        let (other, list) = (UIViewController(), UIViewController())
        stage.split.setViewController(other, for: .secondary)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list, other] && other.view.window != nil && stage.detail.view.window == nil)
        stage.split.setViewController(other, for: .secondary)
        stage.app.advanceToRest()
        #expect(stage.stack == [stage.list, other], "it is there")
        stage.split.setViewController(list, for: .primary)
        stage.app.advanceToRest()
        #expect(list.navigationController?.viewControllers == [list, other] && other.view.window != nil)
        #expect(stage.delegate.lines == ["collapsed"])
        stage.app.resize(to: Self.wide)
        stage.app.advanceToRest()
        #expect(list.navigationController?.viewControllers == [list] && list.view.window != nil)
        #expect(other.navigationController?.viewControllers == [other] && other.view.window != nil)
    }

    @Test("11.10 a column that is hidden in one stack goes back to the one below it")
    func hideOfThree() {
        let split = UISplitViewController(style: .tripleColumn)
        let pages = [UIViewController(), UIViewController(), UIViewController()]
        for (page, column) in zip(pages, [UISplitViewController.Column.primary, .supplementary, .secondary]) {
            split.setViewController(page, for: column)
        }
        let app = HeadlessApp(size: Self.narrow, root: split)
        app.advanceToRest()
        #expect(pages[0].navigationController?.viewControllers == pages)
        split.hide(.secondary)
        app.advanceToRest()
        #expect(pages[0].navigationController?.viewControllers == Array(pages[..<2]))
    }

    @Test("11.10 a controller that leaves its column is told before and after; showing what is shown sets nothing")
    func leaves() {
        final class Leaver: UIViewController {
            var parents: [UIViewController?] = []

            override func willMove(toParent parent: UIViewController?) { parents.append(parent) }
        }
        let stage = Stage(Self.wide)
        stage.split.show(.primary)
        #expect(stage.split.preferredDisplayMode == .automatic)
        let leaver = Leaver()
        stage.split.setViewController(leaver, for: .compact)
        stage.split.setViewController(UIViewController(), for: .compact)
        #expect(leaver.parents == [stage.split, nil] && leaver.parent == nil)
    }
}
