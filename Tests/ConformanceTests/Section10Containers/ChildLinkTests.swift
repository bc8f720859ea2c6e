import Testing
import UIKit

@Suite("10 Containers: parents and children")
@MainActor
struct ChildLinkTests {
    @Test("10.1 addChild tells willMove and sets the parent, but does not tell didMove")
    func addChild() {
        let log = CallLog()
        let parent = Launch(UIViewController()).root
        let child = RecordingChild("C", log)
        parent.addChild(child)
        #expect(log.take() == ["C.willMove(parent)"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
    }

    @Test("10.1 removeFromParent clears the parent and tells didMove(nil), but not willMove(nil)")
    func removeFromParent() {
        let log = CallLog()
        let parent = Launch(UIViewController()).root
        let child = RecordingChild("C", log)
        parent.addChild(child)
        _ = log.take()
        child.removeFromParent()
        #expect(log.take() == ["C.didMove(nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test("10.1 addChild takes the child from another parent first")
    func takesFromOtherParent() {
        let log = CallLog()
        let first = Launch(UIViewController()).root
        let second = UIViewController()
        let child = RecordingChild("C", log)
        first.addChild(child)
        _ = log.take()
        second.addChild(child)
        #expect(log.take() == ["C.didMove(nil)", "C.willMove(parent)"])
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
    }

    @Test("10.3 a child's view in the view of another controller raises, when the child has a parent")
    func inconsistentHierarchy() {
        let stage = Launch(UIViewController())
        let (app, root) = (stage.app, stage.root)
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        root.view.addSubview(child.view)
        #expect(app.diagnostics.last?.name == "UIViewControllerHierarchyInconsistency")
        #expect(app.diagnostics.last?.text.contains("should have parent view controller:") == true)
    }

    @Test("10.3 a child's view deep in its parent's view is in order, and so is one without a parent")
    func consistentHierarchy() {
        let stage = Launch(UIViewController())
        let (app, root) = (stage.app, stage.root)
        let box = UIView()
        root.view.addSubview(box)
        let child = UIViewController()
        root.addChild(child)
        box.addSubview(child.view)
        root.view.addSubview(UIViewController().view)
        #expect(app.diagnostics.isEmpty)
        #expect(child.view.window != nil)
    }
}
