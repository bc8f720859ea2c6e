import Testing
import UIKit

@Suite("10 Containers: appearance calls by hand")
@MainActor
struct ManualAppearanceTests {
    /// Made inside the test: a suite's own properties are made before other tests may run in between.
    @MainActor
    private struct Fixture {
        let log = CallLog()
        let app: HeadlessApp
        let child: RecordingController

        init() {
            final class Silent: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            }
            let stage = Launch(Silent())
            let root = stage.root
            app = stage.app
            child = RecordingController("C", log)
            root.addChild(child)
            root.view.addSubview(child.view)
            _ = log.take()
        }

        var unbalanced: String {
            let label = app.trace.objects.firstIndex { $0.typeName == "RecordingController" } ?? 0
            return "Unbalanced calls to begin/end appearance transitions for <RecordingController#\(label)>."
        }
    }

    @Test("10.4 begin and end send the will and the did call of their direction")
    func balanced() {
        let fixture = Fixture()
        let (app, log, child) = (fixture.app, fixture.log, fixture.child)
        child.beginAppearanceTransition(true, animated: false)
        #expect(log.take() == ["C.viewWillAppear", "C.viewIsAppearing"])
        child.endAppearanceTransition()
        #expect(log.take() == ["C.viewDidAppear"])
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test("10.4 what UIKit begins for its own containers and presentations is not begun by hand")
    func byHand() {
        func begunByHand(_ app: HeadlessApp) -> Int {
            app.trace.events.count { if case .appearanceBegun = $0.kind { true } else { false } }
        }
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let app = Launch(tabs).app
        for act in [
            { stack.pushViewController(UIViewController(), animated: true) },
            { tabs.present(UIViewController(), animated: true) }, { tabs.dismiss(animated: true) },
            { tabs.selectedIndex = 1 },
        ] as [@MainActor () -> Void] {
            app.perform { _ in act() }
            app.advanceToRest()
        }
        #expect(app.trace.transitions.count == 4 && begunByHand(app) == 0)
        let fixture = Fixture()
        fixture.child.beginAppearanceTransition(true, animated: false)
        #expect(begunByHand(fixture.app) == 1)
    }

    @Test("10.4 the opposite begin cancels, and one end is enough")
    func cancel() {
        let fixture = Fixture()
        let (app, log, child) = (fixture.app, fixture.log, fixture.child)
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(
            log.take() == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test("10.4 the same begin twice is logged and sends nothing")
    func doubleBegin() {
        let fixture = Fixture()
        let (app, log, child) = (fixture.app, fixture.log, fixture.child)
        child.beginAppearanceTransition(true, animated: false)
        _ = log.take()
        child.beginAppearanceTransition(true, animated: false)
        #expect(log.take().isEmpty)
        #expect(app.diagnostics.map(\.text) == [fixture.unbalanced])
    }

    @Test("10.4 an end without a begin is logged and sends nothing")
    func loneEnd() {
        let fixture = Fixture()
        let (app, log, child) = (fixture.app, fixture.log, fixture.child)
        child.endAppearanceTransition()
        #expect(log.take().isEmpty)
        #expect(app.diagnostics.map(\.text) == [fixture.unbalanced])
    }
}
