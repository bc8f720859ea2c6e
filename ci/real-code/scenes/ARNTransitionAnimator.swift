import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    scene("player", .overFullScreen),
    scene("player-full-screen", .fullScreen),
    scene("player-made-anew", .overFullScreen, keepsPlayer: false),
]

private func scene(
    _ name: String, _ style: UIModalPresentationStyle, keepsPlayer: Bool = true
) -> TransitionScene {
    TransitionScene(name) { ShelfController(style: style, keepsPlayer: keepsPlayer) }
        .action("open by code", when: { $0.topViewController is ShelfController }) { app in
            (app.topViewController as? ShelfController)?.openPlayer()
        }
        .action("close by code", when: { $0.topViewController is PlayerController }) { app in
            app.topViewController?.dismiss(animated: true)
        }
        .action("no more gestures", when: { $0.topViewController is PlayerController }) { app in
            (app.topViewController?.presentingViewController as? ShelfController)?
                .animator?.unregisgterInteractiveTransitioning()
        }
}

/// A page with a bar at its foot; a tap on it or a drag upwards opens the player.
final class ShelfController: UIViewController {
    let bar = UIView()
    let style: UIModalPresentationStyle
    private let keepsPlayer: Bool
    private(set) var animator: ARNTransitionAnimator?
    private var player: PlayerController?

    init(style: UIModalPresentationStyle, keepsPlayer: Bool) {
        self.style = style
        self.keepsPlayer = keepsPlayer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        bar.frame = CGRect(x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 80)
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        bar.backgroundColor = .gray
        view.addSubview(bar)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
        button.addTarget(
            self, action: Selector("openPlayer", ShelfController.openPlayer), for: .touchUpInside)
        bar.addSubview(button)
        prepareToOpen()
    }

    func openPlayer() {
        if let player { present(player, animated: true) }
    }

    /// The bar takes drags that open.
    private func prepareToOpen() {
        let player = keepsPlayer ? player ?? PlayerController() : PlayerController()
        self.player = player
        player.modalPresentationStyle = style
        let animation = PlayerAnimation(shelf: self, player: player)
        animation.whenOver = { [weak self] isOpen in
            if isOpen { self?.prepareToClose() } else { self?.prepareToOpen() }
        }
        let gestures = TransitionGestureHandler(targetVC: self, direction: .top)
        gestures.registerGesture(bar)
        let animator = ARNTransitionAnimator(duration: 0.5, animation: animation)
        animator.registerInteractiveTransitioning(.present, gestureHandler: gestures)
        player.transitioningDelegate = animator
        self.animator = animator
    }

    /// The player takes drags that close.
    private func prepareToClose() {
        guard let player else { return }
        let gestures = TransitionGestureHandler(targetVC: player, direction: .bottom)
        gestures.registerGesture(player.view)
        animator?.registerInteractiveTransitioning(.dismiss, gestureHandler: gestures)
    }
}

/// The player, with a button that closes it.
final class PlayerController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
        button.addTarget(self, action: Selector("close", PlayerController.close), for: .touchUpInside)
        view.addSubview(button)
    }

    func close() { dismiss(animated: true) }
}

/// The player slides over the shelf from below.
final class PlayerAnimation: TransitionAnimatable {
    private weak var shelf: ShelfController?
    private weak var player: PlayerController?
    var whenOver: ((_ isOpen: Bool) -> Void)?

    init(shelf: ShelfController, player: PlayerController) {
        self.shelf = shelf
        self.player = player
    }

    func sourceVC() -> UIViewController { shelf ?? UIViewController() }
    func destVC() -> UIViewController { player ?? UIViewController() }

    func willAnimation(_ transitionType: TransitionType, containerView: UIView) {
        updateAnimation(transitionType, percentComplete: 0)
    }

    func updateAnimation(_ transitionType: TransitionType, percentComplete: CGFloat) {
        guard let shelf, let player else { return }
        let shown = transitionType.isPresenting ? percentComplete : 1 - percentComplete
        player.view.frame.origin.y = shelf.view.bounds.height * (1 - shown)
        shelf.bar.alpha = 1 - shown
    }

    func finishAnimation(_ transitionType: TransitionType, didComplete: Bool) {
        guard let shelf else { return }
        let isOpen = transitionType.isPresenting == didComplete
        shelf.bar.alpha = isOpen ? 0 : 1
        if !isOpen || didComplete { giveBack(shelf) }
        if didComplete { whenOver?(transitionType.isPresenting) }
    }

    /// The library takes the shelf's view into its container; over full screen it belongs to the window.
    private func giveBack(_ shelf: ShelfController) {
        guard shelf.style == .overFullScreen else { return }
        UIApplication.shared.keyWindow?.insertSubview(shelf.view, at: 0)
    }
}
