import Testing
import TransitionCore
import UIKit

@Suite("11 Context menus of rows and items")
@MainActor
struct ListMenuTests {
    @Test("11.12 a press on a row asks for its menu, by the place in the table, and chooses nothing")
    func press() {
        let stage = ListMenuStage(.table)
        stage.list.contentOffset.y += 440
        stage.press(CGPoint(x: 100, y: 500))
        let row = Int((500 + stage.list.contentOffset.y) / 44)
        #expect(
            stage.owner.lines == ["asked row \(row) at 100.0 \(500 + stage.list.contentOffset.y)", "comes", "came"])
        #expect(stage.menu != nil && stage.table?.indexPathForSelectedRow == nil)
        stage.tapBeside()
        #expect(stage.owner.lines.suffix(2) == ["goes", "gone"] && stage.menu == nil)
        #expect(stage.table?.indexPathForSelectedRow == nil)
    }

    @Test(
        "11.12 without a menu for it a row is chosen, however long the finger rests", arguments: ListMenuStage.Kind.all)
    func noMenu(kind: ListMenuStage.Kind) {
        let stage = ListMenuStage(kind)
        stage.owner.menu = .none
        stage.press(CGPoint(x: 60, y: 130))
        #expect(stage.owner.lines.count == 2 && stage.owner.lines[1] == "chosen" && stage.menu == nil)
    }

    @Test("11.12 an empty menu takes the touch and comes to nothing", arguments: ListMenuStage.Kind.all)
    func emptyMenu(kind: ListMenuStage.Kind) {
        let stage = ListMenuStage(kind)
        stage.owner.menu = .empty
        stage.press(CGPoint(x: 60, y: 130))
        #expect(stage.owner.lines.count == 1 && stage.menu == nil && !stage.app.isFrozen)
    }

    @Test("11.12 an action is performed when the menu has gone: it may delete the row, present and push")
    func actions() {
        let stage = ListMenuStage(.table)
        stage.press(CGPoint(x: 60, y: 130))
        stage.choose("Delete")
        #expect(stage.owner.lines.suffix(3) == ["goes", "gone", "delete"])
        #expect(stage.table?.numberOfRows(inSection: 0) == 29 && stage.menu == nil)
        stage.press(CGPoint(x: 60, y: 130))
        stage.choose("Push")
        #expect(stage.stack.topViewController?.title == "pushed")
        stage.stack.popViewController(animated: false)
        stage.app.advanceToRest()
        stage.press(CGPoint(x: 60, y: 130))
        stage.choose("Present")
        #expect(stage.stack.presentedViewController?.title == "presented")
    }

    @Test(
        "11.12 a tap on the preview is told, and the preview may be shown for good", arguments: ListMenuStage.Kind.all)
    func commit(kind: ListMenuStage.Kind) {
        let stage = ListMenuStage(kind)
        let preview = UIViewController()
        stage.owner.preview = preview
        stage.press(CGPoint(x: 60, y: 130))
        stage.tap(preview.view)
        #expect(stage.owner.lines.suffix(4) == ["commits", "goes", "gone", "committed"])
        #expect(stage.owner.commitStyle == .pop && stage.owner.moved.center.x == 10)
        #expect(stage.stack.topViewController === preview && preview.view.window != nil)
    }

    @Test("11.12 the preview may be pushed along with the menu that goes")
    func pushAlong() {
        let stage = ListMenuStage(.table)
        let preview = UIViewController()
        stage.owner.preview = preview
        stage.owner.pushesAlong = true
        stage.press(CGPoint(x: 60, y: 130))
        stage.tap(preview.view)
        #expect(stage.stack.topViewController === preview && preview.view.window != nil && stage.menu == nil)
        #expect(preview.parent === stage.stack && !stage.app.isFrozen)
        #expect(preview.view.frame == stage.stack.view.bounds)
        stage.app.resize(to: CGSize(width: 844, height: 390))
        stage.app.advanceToRest()
        #expect(preview.view.frame == stage.stack.view.bounds)
        stage.tap(preview.view)
        #expect(stage.owner.lines.count { $0 == "commits" } == 1 && stage.stack.viewControllers.count == 2)
    }

    @Test("11.12 of several chosen items a press on one asks for all, one on another for that, one beside for none")
    func severalItems() {
        let stage = ListMenuStage(.collection)
        stage.owner.menu = .none
        stage.collection?.allowsMultipleSelection = true
        for item in [4, 1] {
            stage.collection?.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        stage.press(item: 1)
        stage.press(item: 2)
        stage.press(CGPoint(x: 110, y: 120))
        #expect(
            stage.owner.lines.filter { $0.hasPrefix("asked") } == [
                "asked items [4, 1]", "asked items [2]", "asked items []",
            ])
    }

    @Test("11.12 a delegate that answers the older question is asked for the pressed item, and for nothing beside")
    func olderQuestion() {
        let stage = ListMenuStage(.olderCollection)
        stage.press(CGPoint(x: 110, y: 120))
        #expect(stage.owner.lines.isEmpty)
        stage.collection?.allowsMultipleSelection = true
        for item in [4, 1] {
            stage.collection?.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        stage.press(item: 1)
        #expect(stage.owner.lines == ["asked item 1", "comes", "came"] && stage.menu != nil)
    }

    @Test("11.12 a list has one interaction for its menus, which takes them away", arguments: ListMenuStage.Kind.all)
    func interaction(kind: ListMenuStage.Kind) {
        let stage = ListMenuStage(kind)
        let interaction = stage.table?.contextMenuInteraction ?? stage.collection?.contextMenuInteraction
        #expect(interaction?.view === stage.list && stage.list.interactions.count == 1)
        stage.press(CGPoint(x: 60, y: 130))
        #expect(stage.menu != nil)
        interaction?.dismissMenu()
        stage.app.advanceToRest()
        #expect(stage.menu == nil && stage.owner.lines.suffix(2) == ["goes", "gone"])
        #expect(UITableView().contextMenuInteraction == nil)
    }

    @Test("11.11, 11.12 a menu that is dismissed by others ends as it does by a tap", arguments: [false, true])
    func takenAway(withPresenter: Bool) {
        let stage = ListMenuStage(.table, isPresented: withPresenter)
        let preview = UIViewController()
        stage.owner.preview = preview
        stage.press(CGPoint(x: 60, y: 330))
        #expect(stage.owner.lines.last == "came")
        let root = stage.stack.presentingViewController ?? stage.stack
        root.dismiss(animated: true)
        stage.app.advanceToRest()
        #expect(stage.owner.lines.suffix(2) == ["goes", "gone"] && stage.owner.lines.count { $0 == "goes" } == 1)
        #expect(preview.parent == nil && root.presentedViewController == nil)
    }

    @Test("11.12 a row that stands to the side has no menu")
    func openRow() {
        let stage = ListMenuStage(.table)
        stage.app.pan(from: CGPoint(x: 300, y: 130), by: CGVector(dx: -100, dy: 0), frames: 12)
        stage.app.advanceToRest()
        stage.press(CGPoint(x: 60, y: 130))
        #expect(stage.owner.lines.isEmpty && stage.menu == nil)
        stage.press(CGPoint(x: 60, y: 130))
        #expect(stage.menu != nil)
    }
}
