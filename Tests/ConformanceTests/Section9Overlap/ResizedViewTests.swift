import Testing
import TransitionCore
import UIKit

@Suite("9.9 what a change of size does to views")
@MainActor
struct ResizedViewTests {
    private let rotated = CGSize(width: 844, height: 390)
    private let delegate = RecordingDelegate(CallLog())

    /// Moves the presented view away for a second, and writes no frame.
    final class Moving: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .from)
            UIView.animate(withDuration: 1) {
                view?.transform = CGAffineTransform(translationX: 390, y: 0)
            } completion: { _ in
                view?.transform = .identity
                context.completeTransition(false)
            }
        }
    }

    /// Puts the presenter's view below for a second, in the container's size, and takes it out again.
    final class Peeking: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
            to?.frame = context.containerView.bounds
            if let to { context.containerView.insertSubview(to, at: 0) }
            UIView.animate(withDuration: 1) {
                from?.alpha = 0.5
            } completion: { _ in
                from?.alpha = 1
                to?.removeFromSuperview()
                context.completeTransition(false)
            }
        }
    }

    private func launch() -> (app: HeadlessApp, root: UIViewController, presented: UIViewController) {
        let (root, presented) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: root)
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        app.advanceToRest()
        return (app, root, presented)
    }

    /// Puts the presented view where it belongs for good, at once.
    private final class Placing: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
    {
        let frame = CGRect(x: 40, y: 300, width: 310, height: 200)

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            view.frame = frame
            view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
            context.containerView.addSubview(view)
            context.completeTransition(true)
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    @Test(
        "9.9, C50 a custom presentation without a controller of its own keeps what its mask says; flipped, it fills",
        arguments: [false, true])
    func customPresentation(flips: Bool) {
        let (root, presented, placing) = (UIViewController(), UIViewController(), Placing())
        let app = HeadlessApp(
            profile: UIKitProfile(flipping: flips ? [.customPresentationKeepsFrame] : []), root: root)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = placing
        root.present(presented, animated: true)
        app.advanceToRest()
        #expect(presented.view.frame == placing.frame)
        app.resize(to: rotated)
        app.advanceToRest()
        let kept = CGRect(x: 267, y: -154, width: 310, height: 200)
        #expect(presented.view.frame == (flips ? CGRect(origin: .zero, size: rotated) : kept))
    }

    @Test("9.9 the view that loadView() makes grows with its superview")
    func madeView() {
        let app = HeadlessApp(root: UIViewController())
        let child = UIViewController()
        app.window.rootViewController?.addChild(child)
        app.window.rootViewController?.view.addSubview(child.view)
        child.didMove(toParent: app.window.rootViewController)
        app.resize(to: rotated)
        app.advanceToRest()
        #expect(child.view.frame == CGRect(origin: .zero, size: rotated))
    }

    @Test("2.2, 9.9 a presenter that was out of the window returns, unanimated, as large as its place has become")
    func absentPresenter() {
        let (app, root, presented) = launch()
        root.view.center.x += 10
        app.resize(to: rotated)
        presented.dismiss(animated: false)
        app.advanceToRest()
        #expect(root.view.frame == CGRect(x: 10, y: 0, width: 844, height: 390))
    }

    @Test("2.2, 9.9 one that a cancelled dismissal has shown in the new size keeps it, and takes it over once")
    func shownPresenter() {
        let (app, root, presented) = launch()
        delegate.animator = Peeking()
        presented.transitioningDelegate = delegate
        presented.dismiss(animated: true)
        app.advance(frames: 3)
        app.resize(to: rotated)
        app.advanceToRest()
        presented.dismiss(animated: false)
        app.advanceToRest()
        #expect(root.view.frame == CGRect(origin: .zero, size: rotated))
    }

    @Test("9.9 a presented view that an animation has moved grows where it is", arguments: [true, false])
    func movedView(isMasked: Bool) {
        let (app, _, presented) = launch()
        delegate.animator = Moving()
        presented.transitioningDelegate = delegate
        if !isMasked { presented.view.autoresizingMask = [] }
        presented.dismiss(animated: true)
        app.advance(frames: 3)
        app.resize(to: rotated)
        app.advanceToRest()
        #expect(presented.view.frame == CGRect(origin: .zero, size: rotated))
    }

    /// Presents at the beginning of every drag.
    final class Dragged: UIViewController {
        let card = UIViewController()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", Dragged.drag(_:))))
        }

        func drag(_ pan: UIPanGestureRecognizer) {
            if pan.state == .began { present(card, animated: true) }
        }
    }

    @Test("9.9 a request that waits for the end of the change stays that of the gesture and the step that made it")
    func origin() throws {
        let app = HeadlessApp(root: Dragged())
        app.advanceToRest()
        app.resize(to: rotated)
        app.beginStep(3)
        // In the turn of the change, which has nothing to animate and is over with it.
        app.pan(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 50, dy: 0), frames: 0)
        app.beginStep(4)
        app.advanceToRest()
        let record = try #require(app.trace.transitions.first)
        #expect(record.isRequestedByGesture && record.step == 3)
    }
}
