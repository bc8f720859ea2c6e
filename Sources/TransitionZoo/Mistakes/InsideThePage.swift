import TransitionRunner
import UIKit

// What an animator takes out of sight while a copy of it flies, and puts back only at the end that it thinks of.

extension ZooEntry {
    static let m05 = ZooEntry(
        "M05", "A picture is transparent once the dismissal of its page was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in
        .modal(name) {
            PicturePage(leaving: { FlyingAnimator(.leaving, isFlawed: isFlawed) { $0.alpha = $1 ? 0 : 1 } })
        }
    }

    static let m06 = ZooEntry(
        "M06", "A picture has shrunk to nothing once the dismissal of its page was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in
        .modal(name) {
            PicturePage(leaving: {
                FlyingAnimator(.leaving, isFlawed: isFlawed) {
                    $0.transform = $1 ? CGAffineTransform(scaleX: 0.1, y: 0.1) : .identity
                }
            })
        }
    }

    static let m07 = ZooEntry(
        "M07", "A thumbnail is away from its place once the presentation of its page was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in
        .modal(
            name,
            host: {
                let thumbnail = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
                thumbnail.backgroundColor = .systemPink
                let home = thumbnail.center
                let host = ModalHost(entrance: EdgeDriver()) {
                    AnimatedPage(
                        style: .overFullScreen,
                        entering: {
                            FlyingAnimator(.entering, isFlawed: isFlawed, of: thumbnail) {
                                $0.center = $1 ? CGPoint(x: -200, y: home.y) : home
                            }
                        })
                }
                host.view.addSubview(thumbnail)
                return host
            })
    }

    static let m08 = ZooEntry(
        "M08", "A picture is gone, by its layer, once the dismissal of its page was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in
        .modal(name) {
            PicturePage(leaving: { FlyingAnimator(.leaving, isFlawed: isFlawed) { $0.layer.opacity = $1 ? 0 : 1 } })
        }
    }
}

private final class PicturePage: AnimatedPage {
    let picture = UIImageView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.backgroundColor = .systemYellow
        view.addSubview(picture)
    }
}

/// Lets a copy of a picture fly along with the page.
private final class FlyingAnimator: SlideAnimator {
    private let original: UIView?
    /// Takes the picture out of sight, or puts it back.
    private let take: (UIView, Bool) -> Void
    private let copy = UIView()

    init(
        _ way: Way, isFlawed: Bool, of original: UIView? = nil, take: @escaping (UIView, _ isAway: Bool) -> Void
    ) {
        self.original = original
        self.take = take
        super.init(way, isFlawed: isFlawed)
    }

    private func picture(_ context: UIViewControllerContextTransitioning) -> UIView? {
        original ?? (context.viewController(forKey: .from) as? PicturePage)?.picture
    }

    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        guard let picture = picture(context) else { return }
        copy.backgroundColor = picture.backgroundColor
        copy.frame = picture.convert(picture.bounds, to: context.containerView)
        context.containerView.addSubview(copy)
        take(picture, true)
    }

    override func move(_ context: UIViewControllerContextTransitioning) {
        super.move(context)
        copy.center = context.containerView.center
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        copy.removeFromSuperview()
        guard let picture = picture(context) else { return }
        // The flaw: a cancel needs the original as well.
        if !isFlawed || !context.transitionWasCancelled { take(picture, false) }
    }
}
