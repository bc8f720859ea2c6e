/// A rule by which an animator moves items, and what is made of several such rules.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Called at every step, after the items have moved.
    open var action: (() -> Void)?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() {
        super.init()
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !World.isFrozen else { return }
        childBehaviors.append(behavior)
        dynamicAnimator?.resume()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !World.isFrozen else { return }
        childBehaviors.removeAll { $0 === behavior }
        dynamicAnimator?.resume()
    }

    /// It is about to be added to an animator, or taken from its own for nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// This behaviour and all below it.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
    /// What it moves.
    var movedItems: [any UIDynamicItem] { [] }
    /// Sets what items are like, before a step.
    func prepare(_ animator: UIDynamicAnimator) {}
    /// Changes velocities.
    func applyForces(_ animator: UIDynamicAnimator, seconds: CGFloat) {}
    /// Changes places that the velocities have led to.
    func applyLimits(_ animator: UIDynamicAnimator, seconds: CGFloat) {}
    /// Whether it would still move something that rests.
    func isActive(_ animator: UIDynamicAnimator) -> Bool { false }

    /// A value of the behaviour has changed: what rests may move.
    func changed() { dynamicAnimator?.resume() }
}

/// Is told when an animator has nothing to move any more, and when it has again.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// Both are optional in UIKit.
extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by the rules of its behaviours, a step a frame, until nothing moves.
///
/// The physics is the model's own: boxes that do not turn when they bump, semi-implicit steps. Places and times on the
/// way differ from a device's; where things come to rest does not.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    open private(set) var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open private(set) var elapsedTime: TimeInterval = 0
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    private var link: CADisplayLink?
    private var restingSteps = 0
    private(set) var bodies: [DynamicBody] = []

    /// So many steps without movement are rest.
    private static let restingLimit = 6
    /// What has not come to rest after so many seconds keeps no one waiting: a thing may fall for ever.
    private static let patience = 5.0

    public override init() {
        super.init()
    }

    public convenience init(referenceView view: UIView) {
        self.init()
        referenceView = view
    }

    open var isRunning: Bool { link != nil }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !World.isFrozen, !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.willMove(to: self)
        behaviors.append(behavior)
        for each in behavior.all { each.dynamicAnimator = self }
        resume()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        // What it held may move now.
        if takeOut(behavior) { resume() }
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { takeOut(behavior) }
    }

    /// Whether it was there.
    @discardableResult
    private func takeOut(_ behavior: UIDynamicBehavior) -> Bool {
        guard !World.isFrozen, let index = behaviors.firstIndex(where: { $0 === behavior }) else { return false }
        behavior.willMove(to: nil)
        behaviors.remove(at: index)
        for each in behavior.all { each.dynamicAnimator = nil }
        if behaviors.isEmpty { bodies = [] }
        return true
    }

    /// The items whose centres lie in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        bodies.map(\.item).filter { rect.contains($0.center) }
    }

    /// Takes over where the app has put an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard !World.isFrozen else { return }
        body(of: item).velocity = CGVector(dx: 0, dy: 0)
        resume()
    }

    /// What an item does here, made at its first mention.
    func body(of item: any UIDynamicItem) -> DynamicBody {
        if let body = bodies.first(where: { $0.item === item }) { return body }
        let body = DynamicBody(item)
        bodies.append(body)
        return body
    }

    func resume() {
        restingSteps = 0
        guard link == nil, !behaviors.isEmpty, World.current != nil else { return }
        delegate?.dynamicAnimatorWillResume(self)
        let link = CADisplayLink(target: Stepper(self), selector: Selector("step(_:)", Stepper.step))
        link.keepsAppFromRest = true
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        link?.invalidate()
        link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// One frame.
    fileprivate func step() {
        let seconds = CGFloat(FrameCount.seconds(1))
        elapsedTime += Double(seconds)
        if elapsedTime > Self.patience { link?.keepsAppFromRest = false }
        let all = behaviors.flatMap(\.all)
        for behavior in all {
            behavior.dynamicAnimator = self
            for item in behavior.movedItems { _ = body(of: item) }
        }
        for behavior in all { behavior.prepare(self) }
        for behavior in all { behavior.applyForces(self, seconds: seconds) }
        for body in bodies { body.integrate(seconds: seconds) }
        for behavior in all { behavior.applyLimits(self, seconds: seconds) }
        for behavior in all where !World.isFrozen { behavior.action?() }
        // What turns round stands still for a moment.
        let unmoved = bodies.filter { $0.staysInPlace(seconds: seconds) }.count
        let isResting =
            unmoved == bodies.count || bodies.allSatisfy(\.isSlow) && !all.contains { $0.isActive(self) }
        restingSteps = isResting ? restingSteps + 1 : 0
        if restingSteps >= Self.restingLimit || behaviors.isEmpty { pause() }
    }

    /// The link keeps its target alive, and an animator without an owner stops.
    @MainActor
    private final class Stepper: NSObject {
        private weak var animator: UIDynamicAnimator?

        init(_ animator: UIDynamicAnimator) {
            self.animator = animator
            super.init()
        }

        func step(_ link: CADisplayLink) {
            if let animator { animator.step() } else { link.invalidate() }
        }
    }
}
