import TransitionCore

// What takes part in a transition and is UIKit's own. Sources disagree on what UIKit does to the objects of an app; its
// own work on every device, and no contested rule is turned against them.

/// An animator of UIKit's own, of which the app's code hears nothing.
@MainActor
protocol BuiltInAnimator: UIViewControllerAnimatedTransitioning {}

/// An interaction controller of UIKit's own: the swipe that pops, the finger on a sheet.
@MainActor
protocol BuiltInInteractionController: UIViewControllerInteractiveTransitioning {}

extension Transition {
    /// Whether a contested rule holds for this transition: always, while no object of the app's takes part in it.
    final func follows(_ rule: ContestedRule) -> Bool { isBuiltIn || world.profile[rule] }

    /// Whether animator, interaction controller and presentation controller are all UIKit's own, or none.
    final var isBuiltIn: Bool {
        let hasOwnAnimator = animator.map { !($0 is any BuiltInAnimator) } ?? false
        let hasOwnDriver = interactionController.map { !($0 is any BuiltInInteractionController) } ?? false
        return !hasOwnAnimator && !hasOwnDriver && !hasOwnPresentationController
    }
}

extension World {
    /// Whether UIKit's own stands in for what a delegate vended; noted in the trace if it does.
    func standsIn(for object: AnyObject?, _ part: TransitionPart, vendedBy delegate: AnyObject) -> Bool {
        guard substitution != .none, let object else { return false }
        let vended = VendedPart(
            part: part, typeName: TraceRecorder.name(of: type(of: object)),
            owner: TraceRecorder.name(of: type(of: delegate)))
        if !recorder.trace.vendedParts.contains(vended) { recorder.trace.vendedParts.append(vended) }
        guard substitution.replaces(vended) else { return false }
        if !recorder.trace.replacedParts.contains(vended) { recorder.trace.replacedParts.append(vended) }
        return true
    }
}

extension UIPercentDrivenInteractiveTransition {
    /// Whether a contested rule holds for this driver.
    final func follows(_ rule: ContestedRule, in world: World) -> Bool {
        self is any BuiltInInteractionController || world.profile[rule]
    }
}

extension TransitionQueue {
    /// Whether a driver of UIKit's own moves the layer's time.
    func isDrivenByBuiltIn(_ layer: CALayer) -> Bool {
        open.contains { transition in
            transition.interactionController is any BuiltInInteractionController
                && transition.drivenLayers.contains { $0 === layer }
        }
    }
}
