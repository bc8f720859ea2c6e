import Testing
import TransitionCore

@testable import HeadlessUIKit

@Suite("UIKit's own objects in place of an app's")
@MainActor
struct SubstitutionTests {
    /// A stack whose pages are pulled off to the left, by an animator and a driver of the app's own.
    private final class Pages: UINavigationController, UINavigationControllerDelegate {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            var count = 0
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                count += 1
                context.containerView.addSubview(context.view(forKey: .to)!)
                UIView.animate(withDuration: 0.4) {
                    context.view(forKey: .from)?.alpha = 0
                } completion: { _ in
                    context.view(forKey: .from)?.alpha = 1
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        let fade = Fade()
        var driver: UIPercentDrivenInteractiveTransition?
        var asked: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
            let pan = UIPanGestureRecognizer()
            pan.addTarget(self, action: Selector("drag(_:)", Pages.drag))
            view.addGestureRecognizer(pan)
        }

        /// Never ends what it began.
        private func drag(_ pan: UIPanGestureRecognizer) {
            guard pan.state == .began else { return }
            driver = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("animator")
            return fade
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            asked.append(animationController === fade ? "driver" : "driver of another animator")
            return driver
        }
    }

    private func stack(_ substitution: Substitution) -> (HeadlessApp, Pages) {
        var pages: Pages!
        let app = HeadlessApp(
            substitution: substitution,
            root: {
                pages = Pages(rootViewController: UIViewController())
                return pages
            }())
        app.advanceToRest()
        pages.pushViewController(UIViewController(), animated: true)
        app.advanceToRest()
        pages.asked = []
        return (app, pages)
    }

    private func drag(_ app: HeadlessApp, by way: CGFloat, ending: GestureEnding = .lift) {
        app.pan(from: CGPoint(x: 300, y: 400), by: CGVector(dx: way, dy: 0), frames: 30, ending: ending)
        app.advance(frames: 60)
        app.advanceToRest(limit: .seconds(2))
    }

    @Test("The delegate is asked as ever, with its own animator, and what it answers does nothing")
    func asks() {
        let (app, pages) = stack(.all)
        #expect(pages.fade.count == 0)
        drag(app, by: -300)
        #expect(pages.asked == ["animator", "driver"])
        #expect(pages.viewControllers.count == 1 && app.isAtRest)
        #expect(Set(app.trace.replacedParts.map(\.part)) == [.animator, .interactionController])
        #expect(app.trace.replacedParts.map(\.owner) == ["Pages", "Pages"])
    }

    @Test(
        "UIKit's own driver follows the gesture that asked, in its direction, and takes a short or cancelled one back")
    func driver() {
        for (way, ending, count) in [
            (-300, GestureEnding.lift, 1), (-60, .lift, 2), (-300, .cancel, 2), (250, .lift, 1),
        ] as [(CGFloat, GestureEnding, Int)] {
            let (app, pages) = stack(
                .only([
                    VendedPart(
                        part: .interactionController, typeName: "UIPercentDrivenInteractiveTransition", owner: "Pages")
                ]))
            drag(app, by: way, ending: ending)
            #expect(pages.viewControllers.count == count && app.isAtRest)
            #expect(pages.fade.count == 2)
        }
    }

    @Test("A request without a gesture runs by itself, however much a driver is vended")
    func withoutGesture() {
        let (app, pages) = stack(.all)
        pages.driver = UIPercentDrivenInteractiveTransition()
        pages.popViewController(animated: true)
        #expect(app.advanceToRest() == .rest)
        #expect(pages.viewControllers.count == 1)
    }

    @Test("Nothing is replaced in a world that is no experiment's")
    func none() {
        let (app, pages) = stack(.none)
        drag(app, by: -300)
        #expect(pages.fade.count == 2 && !app.isAtRest)
        #expect(app.trace.replacedParts.isEmpty)
    }
}
