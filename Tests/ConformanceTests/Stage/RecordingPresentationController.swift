import UIKit

/// A presentation controller that writes down its hooks.
class RecordingPresentationController: UIPresentationController {
    let log: CallLog
    var removesPresenter = false
    var wrapper: UIView?

    init(_ log: CallLog, _ presented: UIViewController, _ presenting: UIViewController?) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var presentedView: UIView? { wrapper ?? super.presentedView }
    override func presentationTransitionWillBegin() { log("presentationTransitionWillBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log("presentationTransitionDidEnd(\(completed))") }
    override func dismissalTransitionWillBegin() { log("dismissalTransitionWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log("dismissalTransitionDidEnd(\(completed))") }
}

extension PresentationFixture {
    /// Has the delegate vend a recording presentation controller.
    func recordHooks(_ set: @escaping (RecordingPresentationController) -> Void = { _ in }) {
        delegate.makesPresentationController = { [log] presented, presenting in
            let made = RecordingPresentationController(log, presented, presenting)
            set(made)
            return made
        }
    }
}
