import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    scene("lightbox") { GalleryController() },
    scene("lightbox-full-screen") { GalleryController(style: .fullScreen) },
    scene("lightbox-over-full-screen") { GalleryController(style: .overFullScreen) },
    scene("lightbox-in-stack") { UINavigationController(rootViewController: GalleryController(style: .fullScreen)) },
]

private func scene(_ name: String, _ root: @escaping @MainActor () -> UIViewController) -> TransitionScene {
    TransitionScene(name, root: root)
        .action("open the lightbox", when: { $0.gallery != nil }) { $0.gallery?.openLightbox() }
        .action("close by code", when: { $0.lightbox != nil }) { $0.lightbox?.dismiss(animated: true) }
        .action("next page", when: { $0.lightbox != nil }) { $0.lightbox?.next() }
        .action("previous page", when: { $0.lightbox != nil }) { $0.lightbox?.previous() }
}

extension HeadlessApp {
    fileprivate var gallery: GalleryController? {
        topViewController as? GalleryController
            ?? (topViewController as? UINavigationController)?.topViewController as? GalleryController
    }
    fileprivate var lightbox: LightboxController? { topViewController as? LightboxController }
}

/// A page with a button that opens its pictures.
final class GalleryController: UIViewController {
    private let style: UIModalPresentationStyle?

    init(style: UIModalPresentationStyle? = nil) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 120, width: 200, height: 44)
        button.addTarget(
            self, action: Selector("openLightbox", GalleryController.openLightbox), for: .touchUpInside)
        view.addSubview(button)
    }

    func openLightbox() {
        let pictures = ["sea", "hill", "wood"].map { LightboxImage(image: UIImage(named: $0)!, text: "The \($0)") }
        let lightbox = LightboxController(images: pictures, startIndex: 1)
        if let style { lightbox.modalPresentationStyle = style }
        present(lightbox, animated: true)
    }
}
