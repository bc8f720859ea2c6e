import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("What a page does as it goes, and a cancel leaves so")
@MainActor
struct LeftByACancelTests {
    enum Mistake: CaseIterable {
        case hiddenInCompletion, takenOut, takenOutInCompletion, deafInCompletion, constraint, inactiveConstraint
    }

    /// Shows a player, which it puts away as it is popped.
    private final class Page: UIViewController {
        private let mistake: Mistake
        private let isRepaired: Bool
        private let player = UIView()
        private var leading: NSLayoutConstraint?

        init(_ mistake: Mistake, isRepaired: Bool) {
            self.mistake = mistake
            self.isRepaired = isRepaired
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            player.backgroundColor = .darkGray
            player.translatesAutoresizingMaskIntoConstraints = false
            player.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("play", Page.play)))
            addPlayer()
        }

        private func play() {}

        private func addPlayer() {
            view.addSubview(player)
            let leading = player.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40)
            let other = player.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0)
            other.priority = .defaultLow
            NSLayoutConstraint.activate([
                leading, other, player.widthAnchor.constraint(equalToConstant: 200),
                player.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100),
                player.heightAnchor.constraint(equalToConstant: 64),
            ])
            self.leading = leading
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard isRepaired else { return }
            if player.superview == nil { addPlayer() }
            player.isHidden = false
            leading?.constant = 40
            leading?.isActive = true
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            guard isMovingFromParent else { return }
            switch mistake {
            case .takenOut: player.removeFromSuperview()
            case .constraint: leading?.constant = 0
            case .inactiveConstraint: leading?.isActive = false
            case .hiddenInCompletion, .takenOutInCompletion, .deafInCompletion:
                transitionCoordinator?.animate(alongsideTransition: nil) { [self] context in
                    if !context.isCancelled || !isRepaired { putAway() }
                }
            }
        }

        private func putAway() {
            switch mistake {
            case .hiddenInCompletion: player.isHidden = true
            case .deafInCompletion: player.gestureRecognizers = nil
            default: player.removeFromSuperview()
            }
        }
    }

    private func found(_ mistake: Mistake, isRepaired: Bool) -> [String] {
        let scene = TransitionScene("player") { UINavigationController(rootViewController: UIViewController()) }
            .action("push") { app in
                (app.window.rootViewController as? UINavigationController)?
                    .pushViewController(Page(mistake, isRepaired: isRepaired), animated: true)
            }
        let swipe = PanStep(start: .leftEdge, dx: 60, dy: 0, frames: 30, ending: .lift)
        let script = Script(
            scene: scene.name, steps: [.act("push"), .wait(frames: 60), .pan(swipe), .wait(frames: 60)])
        let result = replay(script, in: scene)
        #expect(result.trace.events.contains { $0.kind == .ended(TransitionID(rawValue: 2), didComplete: false) })
        return result.violations.map(\.identity.words)
    }

    @Test("is told, wherever it does so", arguments: Mistake.allCases)
    func told(mistake: Mistake) {
        let (rule, subject) = ("view-state-is-restored · pop of Page", "UIView in the view of Page")
        let told =
            switch mistake {
            case .hiddenInCompletion: "\(rule) · \(subject) stays hidden after a cancel"
            case .takenOut, .takenOutInCompletion: "\(rule) · \(subject) is not in the window after a cancel"
            case .constraint, .inactiveConstraint: "\(rule) · \(subject) is displaced after a cancel"
            case .deafInCompletion: "input-is-live · pop of Page · gesture recognizers of UIView are gone"
            }
        #expect(found(mistake, isRepaired: false) == [told])
    }

    @Test("is none where the page comes back as it was", arguments: Mistake.allCases)
    func repaired(mistake: Mistake) {
        #expect(found(mistake, isRepaired: true) == [])
    }
}
