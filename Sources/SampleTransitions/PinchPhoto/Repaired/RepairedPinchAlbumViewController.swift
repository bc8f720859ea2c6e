import UIKit

/// The album, repaired: it asks for nothing while a transition is under way.
final class RepairedPinchAlbumViewController: AlbumViewController {
    private var transitions: RepairedPhotoTransitionController?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let navigationController {
            transitions = RepairedPhotoTransitionController(navigationController: navigationController)
        }
    }

    override func open(photo index: Int) {
        guard let navigationController, navigationController.transitionCoordinator == nil else { return }
        navigationController.pushViewController(RepairedPhotoViewController(index: index), animated: true)
    }
}

/// A photo, repaired in the same way.
final class RepairedPhotoViewController: PhotoViewController {
    override func goBack(animated: Bool) {
        if navigationController?.transitionCoordinator == nil { super.goBack(animated: animated) }
    }
}
