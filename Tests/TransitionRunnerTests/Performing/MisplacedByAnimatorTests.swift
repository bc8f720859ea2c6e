import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A page that an animator puts elsewhere than its stack")
@MainActor
struct MisplacedByAnimatorTests {
    /// Knows one screen only, or leaves a page where it is.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        let places: Bool

        init(places: Bool) { self.places = places }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            if places { view.frame = CGRect(x: 0, y: 0, width: 390, height: 844) }
            view.alpha = 0
            transitionContext.containerView.addSubview(view)
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(true)
            }
        }
    }

    private final class Page: UIViewController {}
    private final class Root: UIViewController {}

    private final class Stack: UINavigationController, UINavigationControllerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            Fade(places: operation == .push && topViewController is Page)
        }
    }

    @Test("is told with the place that UIKit gives it as the expected one")
    func push() throws {
        let scene = TransitionScene("fading stack") { Stack(rootViewController: UIViewController()) }
            .action("push") {
                ($0.topViewController as? Stack)?.pushViewController(Page(), animated: true)
            }
        let script = Script(scene: scene.name, steps: [.act("push"), .wait(frames: 40)])
        let violation = try #require(
            replay(script, in: scene).violations.first { $0.identity.invariant == "relayout-is-right" })
        #expect(violation.identity.causeWords == "the view of Page is not where UIKit lays it out")
        #expect(violation.expected.hasSuffix("(0, 0) 844 × 390"))
        #expect(violation.seen.hasSuffix("(0, 0) 390 × 844"))
    }

    @Test("So is one that comes back as it was before the window changed its size, in the run or in its twin alone")
    func pop() throws {
        let scene = TransitionScene("fading stack") { Stack(rootViewController: Root()) }
            .action("push") {
                ($0.topViewController as? Stack)?.pushViewController(UIViewController(), animated: true)
            }
            .action("pop") { ($0.topViewController as? Stack)?.popViewController(animated: true) }
        for change in [[.resize(width: 844, height: 390)], []] as [[Step]] {
            let script = Script(
                scene: scene.name,
                steps: [.act("push"), .wait(frames: 40)] + change + [.act("pop"), .wait(frames: 40)])
            let violation = try #require(
                replay(script, in: scene).violations.first { $0.identity.invariant == "relayout-is-right" })
            #expect(violation.identity.causeWords == "the view of Root is not where UIKit lays it out")
            #expect(violation.expected.hasSuffix("(0, 0) 844 × 390"))
            #expect(violation.seen.hasSuffix("(0, 0) 390 × 844"))
        }
    }

    private final class Sheet: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(places: true) }
    }

    private func firstViolation(
        _ invariant: InvariantID, _ style: UIModalPresentationStyle, _ steps: [Step]
    ) throws -> Violation {
        let scene = TransitionScene("fading sheet") { UIViewController() }
            .action("show") {
                let sheet = Sheet()
                sheet.modalPresentationStyle = style
                sheet.transitioningDelegate = sheet
                $0.topViewController?.present(sheet, animated: true)
            }
        let script = Script(scene: scene.name, steps: steps)
        return try #require(replay(script, in: scene).violations.first { $0.identity.invariant == invariant })
    }

    @Test("So is a page for which the size changes between its request and its start")
    func amidRequest() throws {
        let violation = try firstViolation(
            "relayout-is-right", .fullScreen, [.act("show"), .resize(width: 844, height: 390), .wait(frames: 40)])
        #expect(violation.identity.causeWords == "the view of Sheet is not where UIKit lays it out")
        #expect(violation.expected.hasSuffix("(0, 0) 844 × 390"))
        #expect(violation.seen.hasSuffix("(0, 0) 390 × 844"))
    }

    @Test("So is a sheet that covers the screen where it stands lower without animation")
    func sheet() throws {
        let violation = try firstViolation(
            "unanimated-is-equivalent", .pageSheet, [.act("show"), .wait(frames: 40)])
        #expect(violation.identity.causeWords == "the top view is elsewhere with animation")
        #expect(violation.expected.hasSuffix("(0, 47) 390 × 797"))
        #expect(violation.seen.hasSuffix("(0, 0) 390 × 844"))
    }
}
