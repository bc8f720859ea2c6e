import Testing

@testable import HeadlessUIKit

@Suite("Dynamic behaviours")
@MainActor
struct DynamicsTests {
    @MainActor final class Stage: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        let app: HeadlessApp
        let box: UIView
        let animator: UIDynamicAnimator
        var lines: [String] = []
        var clearsAtPause = false

        override init() {
            app = HeadlessApp(root: UIViewController())
            // Not before the app: the world of an earlier test may be frozen.
            box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            app.topViewController?.view.addSubview(box)
            app.advanceToRest()
            animator = UIDynamicAnimator(referenceView: app.window)
            super.init()
            animator.delegate = self
        }

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
            lines.append("pause")
            if clearsAtPause { animator.removeAllBehaviors() }
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            lines.append("contact \(identifier.map { "\($0)" } ?? "bounds")")
        }
    }

    @Test("Gravity lets an item fall, 1,000 points per second squared")
    func gravity() {
        let stage = Stage()
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
        stage.app.advance(frames: 30)
        #expect(abs(stage.box.center.y - (150 + 125)) < 6)
        #expect(stage.animator.isRunning)
    }

    @Test("A falling item comes to rest on the reference view's edge, and the animator pauses")
    func floor() {
        let stage = Stage()
        let collision = UICollisionBehavior(items: [stage.box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = stage
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
        stage.animator.addBehavior(collision)
        #expect(stage.app.advanceToRest() == .rest)
        #expect(abs(stage.box.frame.maxY - 844) < 1)
        #expect(stage.lines.first == "resume" && stage.lines.contains("contact bounds"))
    }

    @Test("A snap brings an item to its point, upright, and the animator pauses")
    func snap() {
        let stage = Stage()
        stage.box.transform = CGAffineTransform(rotationAngle: 0.5)
        stage.animator.addBehavior(UISnapBehavior(item: stage.box, snapTo: CGPoint(x: 300, y: 500)))
        #expect(!stage.app.isAtRest)
        #expect(stage.app.advanceToRest() == .rest)
        #expect(stage.box.center == CGPoint(x: 300, y: 500) && abs(stage.box.transform.b) < 0.05)
        #expect(stage.lines == ["resume", "pause"] && !stage.animator.isRunning)
    }

    @Test("A wall stops an item on the side from which it came, by its name")
    func wall() {
        let stage = Stage()
        let collision = UICollisionBehavior(items: [stage.box])
        collision.addBoundary(
            withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 390, y: 400))
        collision.collisionDelegate = stage
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
        stage.app.advanceToRest()
        #expect(abs(stage.box.frame.maxY - 400) < 1 && stage.lines.contains("contact shelf"))
    }

    @Test("An elastic item bounces; a push moves it; an item at a rod follows its anchor")
    func others() {
        let stage = Stage()
        let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        stage.animator.addBehavior(push)
        stage.app.advance(frames: 30)
        #expect(abs(stage.box.center.x - 200) < 3 && !push.active)
        stage.animator.removeAllBehaviors()
        let attachment = UIAttachmentBehavior(item: stage.box, attachedToAnchor: stage.box.center)
        attachment.damping = 1
        stage.animator.addBehavior(attachment)
        attachment.anchorPoint = CGPoint(x: 50, y: 60)
        stage.app.advance(frames: 30)
        #expect(abs(stage.box.center.x - 50) < 1 && abs(stage.box.center.y - 60) < 1)
    }

    @Test("A thing that falls for ever keeps the app from rest for a while only; without owner it stops")
    func forEver() {
        let stage = Stage()
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
        #expect(stage.app.advanceToRest() == .rest)
        var other: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.app.window)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other?.addBehavior(UIGravityBehavior(items: [box]))
        other = nil
        stage.app.advance(frames: 20)
        #expect(box.center.y < 6)
    }

    @Test(
        "An item that an endless push presses against an edge stands still, and the animator pauses, once",
        arguments: [false, true])
    func pressed(clearsAtPause: Bool) {
        let stage = Stage()
        stage.clearsAtPause = clearsAtPause
        let collision = UICollisionBehavior(items: [stage.box])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(collision)
        let push = UIPushBehavior(items: [stage.box], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 40)
        stage.animator.addBehavior(push)
        stage.app.advance(frames: 240)
        #expect(abs(stage.box.frame.maxY - 844) < 1)
        #expect(stage.lines.count { $0 == "pause" } == 1 && stage.lines.last == "pause" && !stage.animator.isRunning)
    }

    @Test("An item that hangs on a damped rod and is pushed for ever stands still, and the animator pauses")
    func hanging() {
        let stage = Stage()
        let rod = UIAttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 150, y: 50))
        rod.damping = 1
        stage.animator.addBehavior(rod)
        let push = UIPushBehavior(items: [stage.box], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 40)
        stage.animator.addBehavior(push)
        stage.app.advance(frames: 60)
        #expect(abs(stage.box.center.y - 150) < 1)
        #expect(stage.lines.last == "pause" && !stage.animator.isRunning)
    }

    @Test("A pendulum at its turning point is not at rest")
    func turning() {
        let stage = Stage()
        let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -3)
        stage.animator.addBehavior(push)
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
        stage.app.advance(frames: 60)
        #expect(stage.lines == ["resume"] && stage.box.center.y > 150)
    }
}
