import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("A request that waits")
struct WaitingRequestTests {
    @Test("is no skipped step, though nothing happens before the change of size is over")
    func notSkipped() {
        let scene = TransitionScene("waiting") { UIViewController() }
            .action("show") { $0.topViewController?.present(UIViewController(), animated: false) }
            .action("nothing") { _ in }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        for step in [Step.resize(width: 844, height: 390), .act("show"), .act("nothing")] {
            performer.perform(step, in: app)
        }
        #expect(app.trace.events.count { $0.kind == .stepSkipped(.actionDoesNotApply) } == 1)
        app.advanceToRest()
        #expect(app.presentationChain.count == 2)
        _ = app.tearDown()
    }

    @Test("so is an act on a stack that is out of sight, with nothing to be seen of it yet")
    func outOfSight() {
        let scene = TransitionScene("out of sight") {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
            return tabs
        }
        .action("toolbar") { app in
            let tabs = app.window.rootViewController as? UITabBarController
            let stack = tabs?.viewControllers?.first as? UINavigationController
            stack?.setToolbarHidden(!(stack?.isToolbarHidden ?? false), animated: true)
        }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        (app.window.rootViewController as? UITabBarController)?.selectedIndex = 1
        app.advanceToRest()
        for _ in 0..<3 { performer.perform(.act("toolbar"), in: app) }
        #expect(!app.trace.events.contains { $0.kind == .stepSkipped(.actionDoesNotApply) })
        _ = app.tearDown()
    }

    @Test("nor is an act that chooses a row of a picker")
    func picker() {
        final class Rows: NSObject, UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
        }
        let (picker, rows) = (UIPickerView(), Rows())
        let scene = TransitionScene("picker") { UIViewController() }
            .action("choose") { _ in picker.selectRow(3, inComponent: 0, animated: true) }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        picker.dataSource = rows
        app.window.rootViewController?.view.addSubview(picker)
        app.advanceToRest()
        performer.perform(.act("choose"), in: app)
        #expect(!app.trace.events.contains { $0.kind == .stepSkipped(.actionDoesNotApply) })
        #expect(picker.selectedRow(inComponent: 0) == 3)
        _ = app.tearDown()
    }
}
