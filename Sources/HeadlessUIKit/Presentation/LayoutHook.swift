import TransitionCore

/// A presentation controller's hook that runs while its container is laid out at another size.
struct LayoutHook {
    let controller: UIPresentationController
    let view: UIView
    let isAfterwards: Bool
}

extension World {
    /// Runs a hook of the app's, and notes whether it gives the presented view its place: UIKit does not, there.
    func runHook(of controller: UIPresentationController?, isAfterwards: Bool, _ hook: () -> Void) {
        if let controller, !controller.laysOutPresentedView, let view = controller.presentedView {
            layoutHook = LayoutHook(controller: controller, view: view, isAfterwards: isAfterwards)
        }
        hook()
        layoutHook = nil
    }

    /// Notes that the hook which runs places its view, if it is that one; once.
    func notePlace(of view: UIView) {
        guard let hook = layoutHook, hook.view === view else { return }
        layoutHook = nil
        let owner = recorder.register(.presentationController, type(of: hook.controller))
        record(.placedByHook(view: view.objectID, by: owner, isAfterwards: hook.isAfterwards))
    }
}
