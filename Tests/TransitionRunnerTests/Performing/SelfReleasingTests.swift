import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("An object that keeps itself until it finds its page gone")
@MainActor
struct SelfReleasingTests {
    enum Lookout: CaseIterable, Sendable {
        case delayedWork, repeatingTimer, task, none
    }

    private final class BannerPage: UIViewController {}

    /// Manages how the page comes, and keeps itself alive, so that whoever shows a banner has nothing to keep.
    private final class Banner: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        private let page = BannerPage()
        private var itself: Banner?
        private var timer: Timer?

        init(_ lookout: Lookout) {
            super.init()
            itself = self
            page.transitioningDelegate = self
            page.modalPresentationStyle = .custom
            switch lookout {
            case .delayedWork: lookLater()
            case .repeatingTimer:
                timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in
                    MainActor.assumeIsolated { self?.look() }
                }
            case .task:
                Task { @MainActor in
                    repeat { try? await Task.sleep(nanoseconds: 2_000_000_000) } while !isGone && !Task.isCancelled
                    itself = nil
                }
            case .none: break
            }
        }

        private var isGone: Bool { page.viewIfLoaded?.window == nil }

        private func look() {
            guard isGone else { return }
            itself = nil
            timer?.invalidate()
        }

        private func lookLater() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
                guard let self else { return }
                if self.isGone { self.itself = nil } else { self.lookLater() }
            }
        }

        func show(on presenter: UIViewController?) { presenter?.present(page, animated: true) }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.2
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private func leaks(_ lookout: Lookout, isClosed: Bool) -> [String] {
        let scene = TransitionScene("banner") { UIViewController() }
            .action("show") { Banner(lookout).show(on: $0.topViewController) }
            .action("close") { $0.topViewController?.dismiss(animated: true) }
        let pause = Step.wait(frames: 60)
        let steps: [Step] = [.act("show"), pause] + (isClosed ? [.act("close"), pause] : [])
        let result = replay(Script(scene: scene.name, steps: steps), in: scene)
        #expect(result.outcome == .rest, "\(lookout)")
        return result.violations.filter { $0.invariant == "objects-are-released" }
            .map(\.identity.subject.words)
    }

    @Test("is not lost, whether its page is on screen at the end or has just gone", arguments: [false, true])
    func releasesItself(isClosed: Bool) {
        for lookout in Lookout.allCases where lookout != .none {
            #expect(leaks(lookout, isClosed: isClosed).isEmpty, "\(lookout)")
        }
    }

    @Test("is lost where nothing looks", arguments: [false, true])
    func keepsItself(isClosed: Bool) {
        #expect(leaks(.none, isClosed: isClosed) == ["BannerPage"])
    }
}
