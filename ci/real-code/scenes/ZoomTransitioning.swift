import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    TransitionScene("zoom") { AlbumStack(rootViewController: CoverController()) }
        .action("open the album", when: { $0.stack?.topViewController is CoverController }) {
            ($0.stack?.topViewController as? CoverController)?.openAlbum()
        }
        .action("open a picture", when: { $0.stack?.topViewController is AlbumController }) {
            ($0.stack?.topViewController as? AlbumController)?.openPicture(0)
        }
        .action("tell of the picture", when: { $0.stack?.topViewController is PictureController }) {
            ($0.stack?.topViewController as? PictureController)?.tell()
        }
        .action("back by code", when: { $0.stack != nil }) { $0.stack?.popViewController(animated: true) }
        .action("back to the cover", when: { $0.stack != nil }) { $0.stack?.popToRootViewController(animated: true) }
]

extension HeadlessApp {
    fileprivate var stack: AlbumStack? { topViewController as? AlbumStack }
}

/// What the app has to wire by itself, in versions that have a recognizer of their own; others do it, and have none.
private protocol OwnSwipe: AnyObject {
    var popGestureRecognizer: UIScreenEdgePanGestureRecognizer? { get set }
    var navigationController: UINavigationController? { get set }
}

extension OwnSwipe {
    fileprivate var popGestureRecognizer: UIScreenEdgePanGestureRecognizer? {
        get { nil }
        set {}
    }
}

extension ZoomInteractiveTransition: OwnSwipe {}

private final class AlbumStack: UINavigationController {
    private let zoom = ZoomNavigationControllerDelegate()
    private let swipe = UIScreenEdgePanGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = zoom
        let found = Mirror(reflecting: zoom).children.first { $0.value is ZoomInteractiveTransition }
        guard let interaction = found?.value as? ZoomInteractiveTransition & OwnSwipe else { return }
        wire(interaction)
    }

    private func wire(_ interaction: some OwnSwipe & UIGestureRecognizerDelegate) {
        interaction.popGestureRecognizer = swipe
        guard interaction.popGestureRecognizer != nil else { return }
        interaction.navigationController = self
        swipe.edges = .left
        swipe.delegate = interaction
        swipe.addTarget(
            interaction,
            action: Selector("handle(recognizer:)", ZoomInteractiveTransition.handle(recognizer:)))
        view.addGestureRecognizer(swipe)
        interactivePopGestureRecognizer?.delegate = interaction
    }
}

private final class CoverController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Album",
            primaryAction: UIAction { [weak self] _ in self?.openAlbum() })
    }

    func openAlbum() { navigationController?.pushViewController(AlbumController(), animated: true) }
}

/// Pictures of which one zooms into its page.
private final class AlbumController: UIViewController, ZoomTransitionSourceDelegate {
    private let thumbnails = [UIImageView(), UIImageView()]
    private lazy var picture = thumbnails[0]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, thumbnail) in thumbnails.enumerated() {
            let place = CGRect(x: 20 + 180 * CGFloat(index), y: 200, width: 160, height: 160)
            thumbnail.frame = place
            thumbnail.backgroundColor = .orange
            let button = UIButton(
                frame: place, primaryAction: UIAction(title: "Open") { [weak self] _ in self?.openPicture(index) })
            view.addSubview(thumbnail)
            view.addSubview(button)
        }
    }

    func openPicture(_ index: Int) {
        picture = thumbnails[index]
        navigationController?.pushViewController(PictureController(), animated: true)
    }

    func transitionSourceImageView() -> UIImageView { picture }
    func transitionSourceImageViewFrame(forward: Bool) -> CGRect { picture.convert(picture.bounds, to: view) }
    func transitionSourceWillBegin() { picture.isHidden = true }
    func transitionSourceDidEnd() { picture.isHidden = false }
    func transitionSourceDidCancel() { picture.isHidden = false }
}

private final class PictureController: UIViewController, ZoomTransitionDestinationDelegate {
    private let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        picture.backgroundColor = .orange
        picture.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 260)
        view.addSubview(picture)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "About",
            primaryAction: UIAction { [weak self] _ in self?.tell() })
    }

    func tell() { navigationController?.pushViewController(AboutController(), animated: true) }

    func transitionDestinationImageViewFrame(forward: Bool) -> CGRect { picture.frame }
    func transitionDestinationWillBegin() { picture.isHidden = true }

    func transitionDestinationDidEnd(transitioningImageView imageView: UIImageView) {
        picture.isHidden = false
        picture.image = imageView.image
    }

    func transitionDestinationDidCancel() { picture.isHidden = false }
}

private final class AboutController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
    }
}
