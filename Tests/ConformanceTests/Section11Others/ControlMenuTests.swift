import Testing
import TransitionCore
import UIKit

@Suite("Menus that a tap brings up")
@MainActor
struct ControlMenuTests {
    private final class Log { var lines: [String] = [] }

    private func menu(_ log: Log, more: [UIMenuElement] = []) -> UIMenu {
        UIMenu(
            children: [
                UIAction(title: "Share") { _ in log.lines.append("share") },
                UIAction(title: "Count", attributes: .keepsMenuPresented) { _ in log.lines.append("count") },
            ] + more)
    }

    private func tap(_ title: String, in app: HeadlessApp) {
        let rows = app.topViewController?.view.subviews.compactMap { $0 as? UIButton } ?? []
        guard let row = rows.first(where: { $0.accessibilityLabel == title }) else { return }
        app.tap(at: row.convert(CGPoint(x: 10, y: 10), to: nil))
        app.advanceToRest()
    }

    @Test("are a button's where they are its primary action: an action is performed when the menu has gone")
    func button() {
        let (stage, log) = (Launch(UIViewController()), Log())
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        button.menu = menu(log)
        button.addAction(UIAction { _ in log.lines.append("primary") }, for: .primaryActionTriggered)
        var lifted = 0
        button.addAction(UIAction { _ in lifted += 1 }, for: .touchUpInside)
        stage.root.view.addSubview(button)
        stage.app.advanceToRest()
        stage.app.tap(at: button.center)
        stage.app.advanceToRest()
        #expect(lifted == 1 && log.lines == ["primary"] && stage.root.presentedViewController == nil)
        button.showsMenuAsPrimaryAction = true
        stage.app.tap(at: button.center)
        stage.app.advanceToRest()
        #expect(stage.root.presentedViewController != nil)
        tap("Count", in: stage.app)
        #expect(log.lines == ["primary", "count"] && stage.root.presentedViewController != nil)
        tap("Share", in: stage.app)
        #expect(log.lines == ["primary", "count", "share"] && stage.root.presentedViewController == nil)
        #expect(lifted == 1)
    }

    @Test("are a bar item's where it has nothing else to do, and go with a tap beside them")
    func barItem() {
        let (page, log) = (UIViewController(), Log())
        let stage = Launch(UINavigationController(rootViewController: page))
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu(log))
        stage.app.advanceToRest()
        let place = CGPoint(x: 370, y: 65)
        stage.app.tap(at: place)
        stage.app.advanceToRest()
        #expect(stage.root.presentedViewController != nil)
        stage.app.tap(at: CGPoint(x: 20, y: 800))
        stage.app.advanceToRest()
        #expect(stage.root.presentedViewController == nil && log.lines.isEmpty)
        page.navigationItem.rightBarButtonItem?.isHidden = true
        stage.app.advanceToRest()
        stage.app.tap(at: place)
        stage.app.advanceToRest()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("ask for what is still to come as they are shown: once where it is kept", arguments: [true, false])
    func deferred(isKept: Bool) {
        let (stage, log) = (Launch(UIViewController()), Log())
        var answers: [([UIMenuElement]) -> Void] = []
        let element =
            isKept
            ? UIDeferredMenuElement { answers.append($0) } : UIDeferredMenuElement.uncached { answers.append($0) }
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        (button.menu, button.showsMenuAsPrimaryAction) = (menu(log, more: [element]), true)
        stage.root.view.addSubview(button)
        stage.app.advanceToRest()
        #expect(answers.isEmpty)
        for time in 1...2 {
            stage.app.tap(at: button.center)
            stage.app.advanceToRest()
            #expect(answers.count == (isKept ? 1 : time))
            if time == 1 || !isKept { answers.last?([UIAction(title: "Late") { _ in log.lines.append("late") }]) }
            stage.app.advanceToRest()
            tap("Late", in: stage.app)
            #expect(log.lines.count == time && stage.root.presentedViewController == nil)
        }
    }

    @Test("ask once for what answers at once, and for what that brings")
    func answeredAtOnce() {
        let stage = Launch(UIViewController())
        var asked: [String] = []
        let inner = UIDeferredMenuElement.uncached { answer in
            asked.append("inner")
            answer([UIAction(title: "Late") { _ in }])
        }
        let outer = UIDeferredMenuElement.uncached { answer in
            asked.append("outer")
            answer([inner])
        }
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        (button.menu, button.showsMenuAsPrimaryAction) = (UIMenu(children: [outer]), true)
        stage.root.view.addSubview(button)
        stage.app.advanceToRest()
        stage.app.tap(at: button.center)
        stage.app.advanceToRest()
        #expect(asked == ["outer", "inner"])
        tap("Late", in: stage.app)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("A back button does what its item says in place of a pop")
    func backAction() {
        let stage = Launch(UINavigationController(rootViewController: UIViewController()))
        let (page, log) = (UIViewController(), Log())
        stage.root.pushViewController(page, animated: false)
        page.navigationItem.backAction = UIAction { _ in log.lines.append("back") }
        stage.app.advanceToRest()
        stage.app.tap(at: CGPoint(x: 20, y: 65))
        stage.app.advanceToRest()
        #expect(log.lines == ["back"] && stage.root.viewControllers.count == 2)
        page.navigationItem.backAction = nil
        stage.app.tap(at: CGPoint(x: 20, y: 65))
        stage.app.advanceToRest()
        #expect(stage.root.viewControllers.count == 1)
    }
}
