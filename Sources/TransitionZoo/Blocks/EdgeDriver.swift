import UIKit

/// Drives the transition that a swipe from an edge asks for, also when the swipe is over before UIKit has started it.
///
/// Every step of a swipe is a method of its own, so that an entry can put its flaw into one of them.
class EdgeDriver: UIPercentDrivenInteractiveTransition {
    enum Phase {
        case idle
        /// The transition is asked for and has not started. The swipe may be over already.
        case waiting(finishes: Bool?)
        case driving
    }

    /// Whether the flaw of an entry is in.
    let isFlawed: Bool
    /// Takes part in the transitions that the swipe asks for.
    weak var controller: UIViewController?
    /// Asks for the transition.
    var request: () -> Void = {}
    private(set) var phase = Phase.idle
    /// How far the finger has come, from 0 to 1.
    private(set) var progress: CGFloat = 0

    init(isFlawed: Bool = false) {
        self.isFlawed = isFlawed
        super.init()
    }

    /// Adds the swipe to a view.
    func attach(to view: UIView, edge: UIRectEdge) {
        let swipe = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("swiped(_:)", EdgeDriver.swiped(_:)))
        swipe.edges = edge
        view.addGestureRecognizer(swipe)
    }

    /// The driver while its swipe waits for what it has asked for; a transition by code gets none.
    func driverForRequest() -> EdgeDriver? {
        if case .waiting = phase { self } else { nil }
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        startDriving()
    }

    /// The transition has started: what the swipe has done since it asked for it is made up for.
    func startDriving() {
        guard case .waiting(let decision) = phase else { return }
        phase = .driving
        move()
        if let decision { end(finishes: decision) }
    }

    func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        let way = swipe.translation(in: swipe.view?.window).x * (swipe.edges == .right ? -1 : 1)
        progress = clamped(way / 300)
        switch swipe.state {
        case .began: begin()
        case .changed: move()
        case .ended: lift()
        default: interrupt()
        }
    }

    /// Progress as the driver takes it: some versions of UIKit do not survive a whole one.
    func clamped(_ progress: CGFloat) -> CGFloat {
        min(max(progress, 0), 0.99)
    }

    func begin() {
        guard let controller, controller.transitionCoordinator == nil else { return }
        // Before the request: UIKit may ask for the driver within it.
        phase = .waiting(finishes: nil)
        request()
        if controller.transitionCoordinator == nil { phase = .idle }
    }

    func move() {
        if case .driving = phase { update(progress) }
    }

    func lift() {
        end(finishes: progress > 0.5)
    }

    /// The system has taken the finger away.
    func interrupt() {
        end(finishes: false)
    }

    func end(finishes: Bool) {
        switch phase {
        case .idle:
            break
        case .waiting:
            phase = .waiting(finishes: finishes)
        case .driving:
            phase = .idle
            if finishes { finish() } else { cancel() }
        }
    }
}
