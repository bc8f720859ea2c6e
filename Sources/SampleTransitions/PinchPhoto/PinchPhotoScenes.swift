import TransitionRunner
import UIKit

extension TransitionScene {
    /// An album whose photos a pinch brings back into their cells.
    public static let pinchPhoto = pinchPhotoScene("pinch-photo") { PinchAlbumViewController() }

    /// `pinchPhoto` without its defects.
    public static let pinchPhotoRepaired = pinchPhotoScene("pinch-photo-repaired") {
        RepairedPinchAlbumViewController()
    }

    private static func pinchPhotoScene(
        _ name: String, _ makeAlbum: @escaping @MainActor () -> AlbumViewController
    ) -> TransitionScene {
        TransitionScene(name) { UINavigationController(rootViewController: makeAlbum()) }
            .action("open photo", when: { $0.album != nil }) { $0.album?.open(photo: 1) }
            .action("back", when: { $0.photo != nil }) { $0.photo?.goBack(animated: true) }
            .action("back unanimated", when: { $0.photo != nil }) { $0.photo?.goBack(animated: false) }
            .pinches()
    }
}

extension HeadlessApp {
    private var shown: UIViewController? { (topViewController as? UINavigationController)?.topViewController }

    fileprivate var album: AlbumViewController? { shown as? AlbumViewController }

    fileprivate var photo: PhotoViewController? { shown as? PhotoViewController }
}
