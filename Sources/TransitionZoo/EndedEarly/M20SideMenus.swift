import TransitionRunner
import UIKit

extension ZooEntry {
    static let m20 = ZooEntry(
        "M20", "A quick swipe at either edge, to either of two menus that are kept, freezes the app.",
        triggers: [.endedBeforeStart, .again], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in TransitionScene(name) { MenusPage(isFlawed: isFlawed) } }
}

/// A page with a menu at either side, each kept for ever with what drives it.
private final class MenusPage: UIViewController {
    private let menus: [Menu]

    init(isFlawed: Bool) {
        menus = [.left, .right].map { Menu(edge: $0, isFlawed: isFlawed) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        for (place, menu) in menus.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle("menu", for: .normal)
            button.frame = CGRect(x: 20 + 180 * place, y: 60, width: 160, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.show(menu) }, for: .touchUpInside)
            view.addSubview(button)
            let swipe = UIScreenEdgePanGestureRecognizer(
                target: self, action: Selector("opening(_:)", MenusPage.opening(_:)))
            swipe.edges = menu.edge
            view.addGestureRecognizer(swipe)
        }
    }

    private func show(_ menu: Menu) {
        if presentedViewController == nil { present(menu, animated: true) }
    }

    private func opening(_ swipe: UIScreenEdgePanGestureRecognizer) {
        guard let menu = menus.first(where: { $0.edge == swipe.edges }) else { return }
        menu.follow(swipe, isOpening: true, isFree: presentedViewController == nil) { show(menu) }
    }
}

/// A menu that comes and goes at one edge: its own transitioning delegate.
private final class Menu: UIViewController, UIViewControllerTransitioningDelegate {
    static let width: CGFloat = 280
    let edge: UIRectEdge
    private let drive: MenuDrive

    init(edge: UIRectEdge, isFlawed: Bool) {
        self.edge = edge
        drive = MenuDrive(isFlawed: isFlawed)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("Menus are made in code: call init(edge:isFlawed:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("close", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 160, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(button)
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("closing(_:)", Menu.closing(_:))))
    }

    private func closing(_ pan: UIPanGestureRecognizer) {
        follow(pan, isOpening: false, isFree: transitionCoordinator == nil) { dismiss(animated: true) }
    }

    func follow(_ pan: UIPanGestureRecognizer, isOpening: Bool, isFree: Bool, request: () -> Void) {
        let way = pan.translation(in: pan.view?.window).x * (isOpening == (edge == .left) ? 1 : -1)
        let progress = min(max(way / Self.width, 0), 0.99)
        switch pan.state {
        case .began:
            guard isFree else { return }
            drive.begin()
            request()
        case .changed:
            drive.move(to: progress)
        case .ended:
            drive.end(finishes: progress > 0.4)
        default:
            drive.end(finishes: false)
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        MenuSlide(edge: edge, isOpening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        MenuSlide(edge: edge, isOpening: false)
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        drive.isUnderWay ? drive : nil
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        drive.isUnderWay ? drive : nil
    }
}

/// Drives a menu under the finger, one way and the other.
private final class MenuDrive: UIPercentDrivenInteractiveTransition {
    private(set) var isUnderWay = false
    private let isFlawed: Bool
    private var hasStarted = false
    private var earlyDecision: Bool?

    init(isFlawed: Bool) {
        self.isFlawed = isFlawed
        super.init()
    }

    func begin() {
        isUnderWay = true
        hasStarted = false
        earlyDecision = nil
    }

    func move(to progress: CGFloat) {
        if isUnderWay { update(progress) }
    }

    func end(finishes: Bool) {
        guard isUnderWay else { return }
        // The flaw: before the start there is nothing to end yet, and the word is lost.
        guard hasStarted || isFlawed else {
            earlyDecision = finishes
            return
        }
        isUnderWay = false
        if finishes { finish() } else { cancel() }
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        if let earlyDecision { end(finishes: earlyDecision) }
    }
}

private final class MenuSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let edge: UIRectEdge
    private let isOpening: Bool

    init(edge: UIRectEdge, isOpening: Bool) {
        self.edge = edge
        self.isOpening = isOpening
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
        guard let menu = context.viewController(forKey: key), let view = menu.view else { return }
        let shown = isOpening ? context.finalFrame(for: menu) : view.frame
        let hidden = shown.offsetBy(dx: edge == .left ? -shown.width : shown.width, dy: 0)
        if isOpening {
            view.frame = hidden
            context.containerView.addSubview(view)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: { view.frame = self.isOpening ? shown : hidden },
            completion: { _ in
                if self.isOpening, context.transitionWasCancelled { view.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
