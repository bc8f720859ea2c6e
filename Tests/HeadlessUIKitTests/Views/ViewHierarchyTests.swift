import Testing
import TransitionCore

@testable import HeadlessUIKit

/// Notes the hooks that a view's life calls.
private final class NotingView: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
        log.append("willMove superview \(newSuperview != nil)")
    }
    override func didMoveToSuperview() { log.append("didMove superview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("willMove window \(newWindow != nil)") }
    override func didMoveToWindow() { log.append("didMove window \(window != nil)") }
}

@MainActor
@Suite struct ViewHierarchyTests {
    private func names(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    private func makeFamily() -> UIView {
        let parent = UIView()
        for tag in 1...3 {
            let child = UIView()
            child.tag = tag
            parent.addSubview(child)
        }
        return parent
    }

    @Test("subviews stand back to front, wherever they were inserted")
    func order() {
        let parent = makeFamily()
        let new = UIView()
        new.tag = 9
        parent.insertSubview(new, at: 0)
        #expect(names(parent) == [9, 1, 2, 3])
        parent.insertSubview(new, aboveSubview: parent.subviews[2])
        #expect(names(parent) == [1, 2, 9, 3])
        parent.insertSubview(new, belowSubview: parent.subviews[0])
        #expect(names(parent) == [9, 1, 2, 3])
        parent.bringSubviewToFront(new)
        #expect(names(parent) == [1, 2, 3, 9])
        parent.sendSubviewToBack(new)
        parent.exchangeSubview(at: 1, withSubviewAt: 3)
        #expect(names(parent) == [9, 3, 2, 1])
        #expect(parent.viewWithTag(2) === parent.subviews[2])
        #expect(new.isDescendant(of: parent) && !parent.isDescendant(of: new))
    }

    @Test("a view has one superview: adding it elsewhere takes it away")
    func moves() {
        let parent = makeFamily()
        let other = UIView()
        let child = parent.subviews[1]
        other.addSubview(child)
        #expect(child.superview === other)
        #expect(names(parent) == [1, 3])
        #expect(child.layer.superlayer === other.layer)
    }

    @Test("a view that outlives its superview has none, and a layer that outlives its view shows nothing")
    func outlives() {
        let child = UIView()
        let layer: CALayer
        do {
            let parent = UIView()
            parent.addSubview(child)
            layer = parent.layer
            #expect(layer.delegate === parent)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
        #expect(layer.delegate == nil)
    }

    @Test("a view is told of its superview and window, before and after")
    func hooks() {
        AnimationStage.run { stage in
            let view = NotingView()
            stage.window.addSubview(view)
            view.removeFromSuperview()
            #expect(
                view.log == [
                    "willMove superview true", "willMove window true", "didMove window true", "didMove superview true",
                    "willMove superview false", "willMove window false", "didMove window false",
                    "didMove superview false",
                ])
        }
    }

    @Test("every addition and removal is on record, once")
    func record() {
        AnimationStage.run { stage in
            let (first, second) = (UIView(), UIView())
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            let start = stage.world.recorder.trace.events.count
            first.addSubview(second)
            first.addSubview(second)
            let kinds = stage.world.recorder.trace.events[start...].map(\.kind)
            #expect(
                kinds == [
                    .viewRemoved(view: second.objectID, superview: stage.window.objectID, during: nil),
                    .viewAdded(view: second.objectID, superview: first.objectID, during: nil),
                ])
        }
    }

    @Test("adding a view to itself raises in UIKit's words, and so does a circle")
    func cycle() {
        AnimationStage.run { stage in
            stage.view.addSubview(stage.view)
            let diagnostic = stage.world.recorder.trace.diagnostics.first
            #expect(diagnostic?.name == "NSInvalidArgumentException")
            #expect(diagnostic?.text == "Can't add self as subview")
        }
        AnimationStage.run { stage in
            stage.view.addSubview(stage.window)
            #expect(stage.exceptions == ["CALayerInvalid"])
            #expect(stage.view.subviews.isEmpty)
        }
    }

    @Test("2.10 a touch goes to the front view that shows, takes touches and contains it")
    func hitTest() {
        AnimationStage.run { stage in
            let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.view.addSubview(front)
            let point = CGPoint(x: 60, y: 60)
            @MainActor func hit() -> UIView? { stage.window.hitTest(point, with: nil) }
            #expect(hit() === front)
            front.alpha = 0.01
            #expect(hit() === stage.view)
            front.alpha = 0.02
            #expect(hit() === front)
            front.isHidden = true
            #expect(hit() === stage.view)
            front.isHidden = false
            front.isUserInteractionEnabled = false
            #expect(hit() === stage.view)
            front.isUserInteractionEnabled = true
            front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            #expect(hit() === stage.view)
            stage.view.interactionSuspensions += 1
            #expect(hit() === stage.window)
            #expect(stage.window.hitTest(CGPoint(x: 500, y: 0), with: nil) == nil)
        }
    }

    @Test("a view's next responder is its controller, else its superview")
    func responders() {
        AnimationStage.run { stage in
            let controller = UIViewController()
            #expect(stage.view.next === stage.window)
            stage.view.owningController = controller
            #expect(stage.view.next === controller)
        }
    }

    @Test("a recognizer belongs to the view that it was added to last")
    func recognizers() {
        AnimationStage.run { stage in
            let recognizer = UIPanGestureRecognizer()
            stage.window.addGestureRecognizer(recognizer)
            stage.view.addGestureRecognizer(recognizer)
            #expect(stage.window.gestureRecognizers == nil)
            #expect(stage.view.gestureRecognizers?.count == 1)
            #expect(recognizer.view === stage.view)
            stage.view.removeGestureRecognizer(recognizer)
            #expect(recognizer.view == nil)
        }
    }

    @Test("a snapshot has the view's size and says that it is one; an empty view has none")
    func snapshot() {
        AnimationStage.run { stage in
            let snapshot = stage.view.snapshotView(afterScreenUpdates: false)
            #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(snapshot?.viewState(parent: -1).role == .snapshot)
            #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        }
    }

    @Test("a view's state holds its model values, with the frame in the window")
    func state() {
        AnimationStage.run { stage in
            let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            stage.view.addSubview(child)
            stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
            child.backgroundColor = UIColor(white: 1, alpha: 0.25)
            child.layer.zPosition = 3
            UIView.animate(withDuration: 1) { child.alpha = 0.5 }
            let state = child.viewState(parent: 4)
            #expect(state.frame == Rectangle(x: 20, y: 20, width: 40, height: 40))
            #expect(state.parent == 4 && state.isInWindow && state.role == .plain)
            #expect(state.alpha == 0.5 && state.backgroundAlpha == 0.25 && state.zPosition == 3)
            #expect(stage.window.viewState(parent: -1).role == .window)
            child.removeFromSuperview()
            #expect(child.viewState(parent: -1).frame == Rectangle(x: 10, y: 10, width: 20, height: 20))
        }
    }
}
