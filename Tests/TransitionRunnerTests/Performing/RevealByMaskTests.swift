import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A page that is revealed through a mask")
@MainActor
struct RevealByMaskTests {
    private enum Ending: CaseIterable {
        /// The animation stays until the mask is taken away.
        case held
        /// The mask has the last path before it animates.
        case pathSet
        /// The mask has the first path, and the animation is over two frames before the mask is taken away.
        case pathLeft
        /// The mask has the first path, and is taken away when the animation is over.
        case pathLeftToDelegate
        /// The page is in the container, and whole, two frames before it is masked.
        case maskedLate
        /// The mask is hidden for two frames at the end.
        case hiddenMask
        /// The mask has the first path, and stays when the transition is over.
        case maskKept
    }

    private final class Reveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
        private let ending: Ending
        private var context: (any UIViewControllerContextTransitioning)?

        init(_ ending: Ending) { self.ending = ending }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            context = transitionContext
            transitionContext.containerView.addSubview(view)
            if ending == .maskedLate { later { self.mask(view) } } else { mask(view) }
        }

        private func mask(_ view: UIView) {
            let centre = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            func circle(_ radius: CGFloat) -> CGPath {
                UIBezierPath(
                    arcCenter: centre, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
                ).cgPath
            }
            let mask = CAShapeLayer()
            mask.path = [.pathLeft, .pathLeftToDelegate, .maskKept].contains(ending) ? circle(20) : circle(500)
            view.layer.mask = mask
            let growth = CABasicAnimation(keyPath: "path")
            (growth.fromValue, growth.toValue, growth.duration) = (circle(20), circle(500), 0.3)
            growth.delegate = self
            if ending == .held { (growth.isRemovedOnCompletion, growth.fillMode) = (false, .forwards) }
            mask.add(growth, forKey: "growth")
        }

        private func later(_ work: @escaping @MainActor () -> Void) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.0 / 60) { MainActor.assumeIsolated { work() } }
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            if ending == .hiddenMask { context?.view(forKey: .to)?.layer.mask?.isHidden = true }
            if [.held, .pathLeftToDelegate, .maskKept].contains(ending) { finish() } else { later(finish) }
        }

        private func finish() {
            if ending != .maskKept { context?.view(forKey: .to)?.layer.mask = nil }
            context?.completeTransition(true)
        }
    }

    private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
        private let ending: Ending

        init(_ ending: Ending) {
            self.ending = ending
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = .white
            transitioningDelegate = self
            modalPresentationStyle = .fullScreen
        }

        required init?(coder: NSCoder) { nil }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Reveal(ending) }
    }

    private func flash(_ ending: Ending, flipping rules: [ContestedRule] = []) -> String? {
        violations(ending, flipping: rules).first { $0.identity.invariant == "nothing-flashes" }?.identity.causeWords
    }

    private func violations(_ ending: Ending, flipping rules: [ContestedRule] = []) -> [Violation] {
        let scene = TransitionScene("revealed") { UIViewController() }
            .action("show") { $0.topViewController?.present(Page(ending), animated: true) }
        let script = Script(
            scene: scene.name, profile: UIKitProfile(flipping: rules), steps: [.act("show"), .wait(frames: 60)])
        return replay(script, in: scene).violations
    }

    @Test("A mask that grows to its end and is taken away there lets nothing flash")
    func right() {
        #expect(flash(.held) == nil)
        #expect(flash(.pathSet) == nil)
    }

    @Test("A mask whose animation is over before the mask is taken away has the page blink")
    func pathLeft() {
        #expect(flash(.pathLeft) == "the view of Page blinks")
    }

    @Test("A mask that is taken away by the animation's delegate may let the page blink, which is contested")
    func pathLeftToDelegate() {
        #expect(flash(.pathLeftToDelegate) == nil)
        #expect(flash(.pathLeftToDelegate, flipping: [.animationEndsWithDelegateCall]) == "the view of Page blinks")
        #expect(flash(.held, flipping: [.animationEndsWithDelegateCall]) == nil)
        #expect(flash(.pathSet, flipping: [.animationEndsWithDelegateCall]) == nil)
    }

    @Test("A page that is whole until it is masked flashes")
    func maskedLate() {
        #expect(flash(.maskedLate) == "the view of Page flashes")
    }

    @Test("A hidden mask shows nothing")
    func hiddenMask() {
        #expect(flash(.hiddenMask) == "the view of Page blinks")
    }

    @Test("A mask that stays, and shows a part of the page alone, is told")
    func maskKept() throws {
        let violation = try #require(violations(.maskKept).first)
        #expect(violation.identity.invariant == "unanimated-is-equivalent")
        #expect(violation.identity.causeWords == "less of the top view can be seen with animation")
        #expect(violation.seen == "(175, 402) 40 × 40 of it can be seen, with alpha 1")
    }
}
