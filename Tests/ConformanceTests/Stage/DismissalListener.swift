import UIKit

/// Answers and writes down what a presentation's delegate hears of dismissals by the user.
final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    var allows = true
    var onWillDismiss: ((UIPresentationController) -> Void)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log("shouldDismiss")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log("willDismiss")
        onWillDismiss?(presentationController)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log("didAttempt")
    }
}
