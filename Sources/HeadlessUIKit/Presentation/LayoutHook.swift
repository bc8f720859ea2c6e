import TransitionCore

/// A presentation controller's hook that runs while its container is laid out at another size.
struct LayoutHook: FrameWatcher {
    let controller: UIPresentationController
    let view: UIView
    let isAfterwards: Bool

    /// Notes that the hook which runs places its view, if it is that one; once.
    func noteFrame(of view: UIView) {
        guard self.view === view, let world = World.current else { return }
        world.views.frameWatcher = nil
        let owner = world.identify(controller, as: .presentationController)
        world.record(.placedByHook(view: view.objectID, by: owner, isAfterwards: isAfterwards))
    }
}

extension World {
    /// Runs a hook of the app's, and notes whether it gives the presented view its place: UIKit does not, there.
    func runHook(of controller: UIPresentationController?, isAfterwards: Bool, _ hook: () -> Void) {
        if let controller, !controller.laysOutPresentedView, let view = controller.presentedView {
            views.frameWatcher = LayoutHook(controller: controller, view: view, isAfterwards: isAfterwards)
        }
        hook()
        views.frameWatcher = nil
    }
}
