import Testing
import UIKit

@Suite("10 Containers: transition from child to child")
@MainActor
struct ChildTransitionTests {
    @MainActor
    private struct Fixture {
        let log = CallLog()
        let root: UIViewController
        let app: HeadlessApp
        let from: RecordingChild
        let to: RecordingChild

        init() {
            let stage = Launch(UIViewController())
            (app, root) = (stage.app, stage.root)
            from = RecordingChild("A", log)
            to = RecordingChild("B", log)
            root.addChild(from)
            root.view.addSubview(from.view)
            from.didMove(toParent: root)
            app.advanceToRest()
            _ = log.take()
        }

        func exchange() {
            let (root, from, to, log) = (root, from, to, log)
            from.willMove(toParent: nil)
            root.addChild(to)
            root.transition(from: from, to: to, duration: 0.25, options: [], animations: { log("animations") }) {
                finished in
                log("completion(\(finished))")
                to.didMove(toParent: root)
                from.removeFromParent()
            }
        }
    }

    @Test("A8, 10.2 the order of all callbacks: did calls come first for the one that comes")
    func order() {
        let fixture = Fixture()
        fixture.exchange()
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "A.willMove(nil)", "B.willMove(parent)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "B.viewIsAppearing", "animations", "B.viewDidAppear", "A.viewDidDisappear", "completion(true)",
                "B.didMove(parent)", "A.didMove(nil)",
            ])
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("10.2 to's view comes into from's superview at once, from's view goes at the end")
    func views() {
        let fixture = Fixture()
        let (root, from, to) = (fixture.root, fixture.from, fixture.to)
        fixture.exchange()
        #expect(to.view.superview === root.view)
        #expect(from.view.superview === root.view)
        fixture.app.advanceToRest()
        #expect(to.view.superview === root.view)
        #expect(from.view.superview == nil)
    }

    @Test("10.2 a dissolve takes its time, even without a block of animations")
    func dissolve() {
        let fixture = Fixture()
        let (root, from, to, log) = (fixture.root, fixture.from, fixture.to, fixture.log)
        root.addChild(to)
        root.transition(from: from, to: to, duration: 0.25, options: .transitionCrossDissolve, animations: nil) { _ in
            log("completion")
        }
        fixture.app.advance(frames: 14)
        #expect(!log.take().contains("completion"))
        fixture.app.advance(frames: 3)
        #expect(log.take().contains("completion"))
    }

    @Test("10.2 children without a common parent raise")
    func noCommonParent() {
        let fixture = Fixture()
        let (app, root, from, to) = (fixture.app, fixture.root, fixture.from, fixture.to)
        root.transition(from: from, to: to, duration: 0.25, animations: nil)
        #expect(app.diagnostics.last?.name == "NSInvalidArgumentException")
        #expect(app.diagnostics.last?.text.contains("must have a common parent view controller") == true)
    }
}
