import TransitionRunner
import UIKit

extension StockApps {
    /// Apps that do something of their own when the window changes its size.
    static let turns: [TransitionScene] = [
        TransitionScene("stock-turn-lays-out-alongside") { TurningPage(.laysOut).inStack() }
            .pushing { TurningPage(.laysOut) },
        TransitionScene("stock-turn-closes-what-is-presented") { TurningPage(.closes).inStack() }
            .presents("present") { ModalPage.closable("Menu").styled(.overFullScreen) }
            .dismisses(),
        TransitionScene("stock-turn-hides-the-bar") { TurningPage(.hidesBar).inStack() }
            .pushing { TurningPage(.hidesBar) },
    ]
}

/// A page with a card that it places anew when the window turns.
private final class TurningPage: UIViewController {
    enum Habit { case laysOut, closes, hidesBar }

    private let habit: Habit
    private let card = UIView()

    init(_ habit: Habit) {
        self.habit = habit
        super.init(nibName: nil, bundle: nil)
        title = "turning"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemBlue
        view.addSubview(card)
        place(in: view.bounds.size)
    }

    private func place(in size: CGSize) {
        let isWide = size.width > size.height
        card.frame = CGRect(
            x: 20, y: 120, width: (isWide ? size.width / 2 : size.width) - 40, height: max(size.height / 2 - 60, 0))
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if habit != .laysOut { place(in: view.bounds.size) }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        switch habit {
        case .laysOut: coordinator.animate { _ in self.place(in: size) }
        case .closes: if presentedViewController != nil { dismiss(animated: false) }
        case .hidesBar:
            guard navigationController?.topViewController === self else { return }
            navigationController?.setNavigationBarHidden(size.width > size.height, animated: true)
        }
    }
}
