import HeadlessUIKit
import Testing

@Suite("A clock that animates views")
@MainActor
struct ClockAnimationTests {
    /// What moves a view there or back.
    enum Means: CaseIterable {
        case view
        case animator
        case layer
    }

    /// A banner that comes and goes by itself, and tells each end to the page.
    private final class Page: UIViewController {
        private let banner = UIView(frame: CGRect(x: 0, y: -60, width: 300, height: 60))
        private let means: Means
        private let pause: Double
        private var isShown = false

        init(_ means: Means, pause: Double) {
            self.means = means
            self.pause = pause
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addSubview(banner)
            wait()
        }

        private func wait() {
            guard pause > 0 else { return move() }
            DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak self] in self?.move() }
        }

        private func move() {
            isShown.toggle()
            let changes = { [banner, isShown] in banner.frame.origin.y = isShown ? 0 : -60 }
            switch means {
            case .view:
                UIView.animate(withDuration: 0.5, animations: changes) { [weak self] _ in self?.wait() }
            case .animator:
                let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: changes)
                animator.addCompletion { [weak self] _ in self?.wait() }
                animator.startAnimation()
            case .layer:
                CATransaction.begin()
                CATransaction.setCompletionBlock { [weak self] in self?.wait() }
                let motion = CABasicAnimation(keyPath: "position.y")
                motion.fromValue = banner.layer.position.y
                motion.duration = 0.5
                changes()
                banner.layer.add(motion, forKey: "motion")
                CATransaction.commit()
            }
        }

        /// How far the banner is from the two places between which it goes.
        var distance: Double {
            guard let shown = banner.layer.presentation() else { return 0 }
            return min(abs(shown.frame.minY), abs(shown.frame.minY + 60))
        }
    }

    /// Each fire comes in another frame of the animation.
    @Test(
        "is at rest between two of them, and not amid one",
        arguments: Means.allCases, [0, 10, 20, 29, 30, 40, 100])
    func rests(means: Means, frames: Int) throws {
        let app = HeadlessApp(root: Page(means, pause: 1))
        app.advance(frames: 1_200 + frames)
        #expect(app.advanceToRest() == .rest)
        let page = try #require(app.window.rootViewController as? Page)
        #expect(page.distance == 0)
    }

    @Test("is taken to rest all the same where it makes no pause", arguments: Means.allCases)
    func strip(means: Means) {
        let app = HeadlessApp(root: Page(means, pause: 0))
        app.advance(frames: 1_200)
        #expect(app.advanceToRest() == .rest)
    }
}
