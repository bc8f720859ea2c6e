import Testing
import TransitionCore

@testable import HeadlessUIKit

@Suite("What is noted beside transitions, for the causes of failures")
@MainActor
struct CauseEventTests {
    /// Fades a page in, or does nothing at all.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        let animates: Bool
        init(animates: Bool) { self.animates = animates }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard animates, let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { isFinished in
                if isFinished { context.completeTransition(true) }
            }
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let animator: Animator
        init(_ animator: Animator) { self.animator = animator }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    @Test("The background cuts what a transition has animated, if it animates at all", arguments: [true, false])
    func cut(animates: Bool) {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        let page = UIViewController()
        let delegate = Delegate(Animator(animates: animates))
        page.transitioningDelegate = delegate
        page.modalPresentationStyle = .custom
        // An animation of before is none of its own.
        UIView.animate(withDuration: 5, animations: { root.view.alpha = 0.5 }, completion: { _ in })
        app.advance(frames: 2)
        root.present(page, animated: true)
        app.advance(frames: 5)
        // Nor is what turns with the window.
        app.resize(to: CGSize(width: 844, height: 390))
        app.enterBackground()
        #expect(app.trace.events.contains { $0.kind == .animationCut(TransitionID(rawValue: 1)) } == animates)
    }

    @Test("A request that waits for a transition is noted as it is made")
    func waits() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = HeadlessApp(root: stack)
        app.advanceToRest()
        stack.pushViewController(UIViewController(), animated: true)
        app.advance(frames: 3)
        stack.popViewController(animated: true)
        let event = try #require(app.trace.events.last)
        #expect(event.kind == .requestWaits(for: TransitionID(rawValue: 1), isByGesture: false))
    }

    /// Gives its view half the room, by hand or not at all.
    private final class HalfPresentation: UIPresentationController {
        var places = true
        override var frameOfPresentedViewInContainerView: CGRect {
            let room = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
        }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            if places { presentedView?.frame = frameOfPresentedViewInContainerView }
        }
    }

    private final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
        let places: Bool
        init(places: Bool) { self.places = places }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = HalfPresentation(presentedViewController: presented, presenting: presenting)
            made.places = places
            return made
        }
    }

    @Test("A hook that places the presented view after a change of size is noted", arguments: [true, false])
    func placed(places: Bool) {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        let page = UIViewController()
        let delegate = HalfDelegate(places: places)
        page.transitioningDelegate = delegate
        page.modalPresentationStyle = .custom
        root.present(page, animated: true)
        app.advanceToRest()
        func owners() -> [String] {
            app.trace.events.compactMap { event in
                guard case .placedByHook(page.view.objectID, let owner, false) = event.kind else { return nil }
                return app.trace.object(owner).typeName
            }
        }
        #expect(owners().isEmpty)
        app.resize(to: CGSize(width: 844, height: 390))
        app.advanceToRest()
        #expect(owners() == (places ? ["HalfPresentation"] : []))
    }
}
