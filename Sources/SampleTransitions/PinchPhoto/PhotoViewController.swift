import UIKit

/// One photo of the album, as large as the screen.
class PhotoViewController: UIViewController {
    /// Its place in the album.
    let index: Int

    init(index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("PhotoViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = AlbumViewController.color(ofPhoto: index)
    }

    func goBack(animated: Bool) {
        navigationController?.popViewController(animated: animated)
    }
}
