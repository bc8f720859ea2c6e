import UIKit

/// A page with a button for each thing that its user can do there.
class ButtonPage: UIViewController {
    typealias Act = @MainActor (UIViewController) -> Void
    enum Moment { case didLoad, willAppear, didAppear, willDisappear, didDisappear }

    private let buttons: [(title: String, act: Act)]
    private var habits: [(moment: Moment, act: Act)] = []

    init(_ title: String, _ buttons: [(String, Act)] = []) {
        self.buttons = buttons.map { (title: $0.0, act: $0.1) }
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    /// What the page does by itself at that moment, each time.
    func at(_ moment: Moment, _ act: @escaping Act) -> Self {
        habits.append((moment, act))
        return self
    }

    private func live(_ moment: Moment) {
        for habit in habits where habit.moment == moment { habit.act(self) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (place, (title, act)) in buttons.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 24, y: 170 + 60 * place, width: 200, height: 44)
            button.addAction(
                UIAction { [weak self] _ in
                    if let self { act(self) }
                }, for: .touchUpInside)
            view.addSubview(button)
        }
        live(.didLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        live(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        live(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        live(.willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        live(.didDisappear)
    }
}

extension UIViewController {
    func push(_ page: UIViewController, animated: Bool = true) {
        navigationController?.pushViewController(page, animated: animated)
    }

    func pop(animated: Bool = true) {
        navigationController?.popViewController(animated: animated)
    }
}
