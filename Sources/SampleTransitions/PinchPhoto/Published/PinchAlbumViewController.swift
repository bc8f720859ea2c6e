import UIKit

/// The album with the object that brings its photos back.
final class PinchAlbumViewController: AlbumViewController {
    private var transitions: PhotoTransitionController?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let navigationController {
            transitions = PhotoTransitionController(navigationController: navigationController)
        }
    }
}
