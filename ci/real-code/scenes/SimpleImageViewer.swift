import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    TransitionScene("image-viewer") { AlbumController() }
        .action("open the photo", when: { $0.topViewController is AlbumController }) { app in
            (app.topViewController as? AlbumController)?.openPhoto()
        }
        .action("open without animation", when: { $0.topViewController is AlbumController }) { app in
            (app.topViewController as? AlbumController)?.openPhoto(animated: false)
        }
        .action("close by code", when: { $0.topViewController is ImageViewerController }) { app in
            app.topViewController?.dismiss(animated: true)
        }
        .action("close without animation", when: { $0.topViewController is ImageViewerController }) { app in
            app.topViewController?.dismiss(animated: false)
        },
    TransitionScene("image-viewer-loads-later") { AlbumController(opens: .largerImageLater) }
        .action("alert over the viewer", when: { $0.topViewController is ImageViewerController }) { app in
            let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            app.topViewController?.present(alert, animated: true)
        }
        .action("close by code", when: { $0.topViewController is ImageViewerController }) { app in
            app.topViewController?.dismiss(animated: true)
        },
    TransitionScene("image-viewer-without-a-view") { AlbumController(opens: .imageAlone) },
]

/// A page with a photo; a tap on the button opens it.
final class AlbumController: UIViewController {
    enum Opening { case imageView, imageAlone, largerImageLater }

    let photoView = UIImageView(image: UIImage(named: "photo"))
    private let opening: Opening

    init(opens opening: Opening = .imageView) {
        self.opening = opening
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        photoView.frame = CGRect(x: 24, y: 120, width: 160, height: 120)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.isUserInteractionEnabled = true
        photoView.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("photoTapped", AlbumController.photoTapped)))
        view.addSubview(photoView)
    }

    func photoTapped() { openPhoto() }

    func openPhoto(animated: Bool = true) {
        let configuration = ImageViewerConfiguration { configuration in
            switch opening {
            case .imageView:
                configuration.imageView = photoView
            case .imageAlone:
                configuration.image = photoView.image
            case .largerImageLater:
                configuration.imageView = photoView
                configuration.imageBlock = { loaded in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { loaded(UIImage(named: "large photo")) }
                }
            }
        }
        present(ImageViewerController(configuration: configuration).outOfItsNib(), animated: animated)
    }
}

extension ImageViewerController {
    /// Makes the views of the nib and connects them, for there are no nibs here.
    func outOfItsNib() -> ImageViewerController {
        let scroll = UIScrollView()
        let photo = UIImageView()
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 177, y: 404, width: 37, height: 37))
        (scrollView, imageView, activityIndicator) = (scroll, photo, spinner)
        photo.contentMode = .scaleAspectFit
        photo.isUserInteractionEnabled = true
        scroll.maximumZoomScale = 6
        scroll.delegate = self
        scroll.addSubview(photo)

        view.backgroundColor = .black
        let close = UIButton(type: .custom)
        close.addTarget(
            self, action: Selector("closeButtonPressed", ImageViewerController.closeButtonPressed), for: .touchUpInside)
        for each in [scroll, photo, close] { each.translatesAutoresizingMaskIntoConstraints = false }
        spinner.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        for each in [scroll, spinner, close] { view.addSubview(each) }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            photo.topAnchor.constraint(equalTo: scroll.topAnchor),
            photo.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            photo.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            photo.widthAnchor.constraint(equalTo: view.widthAnchor),
            photo.heightAnchor.constraint(equalTo: view.heightAnchor),
            close.topAnchor.constraint(equalTo: view.topAnchor),
            close.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            close.widthAnchor.constraint(equalToConstant: 44),
            close.heightAnchor.constraint(equalToConstant: 44),
        ])
        return self
    }
}
