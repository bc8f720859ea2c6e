import UIKit

/// One page, repaired: it asks for nothing while a transition is under way.
final class RepairedPushPageViewController: PushPageViewController {
    private var isBusy: Bool { navigationController?.transitionCoordinator != nil }

    override func pushNext() {
        if !isBusy { navigationController?.pushViewController(RepairedPushPageViewController(), animated: true) }
    }

    override func goBack() {
        if !isBusy { super.goBack() }
    }

    override func goToFirst() {
        if !isBusy { super.goToFirst() }
    }
}
