import TransitionRunner
import UIKit

extension StockApps {
    static let stackContents: [TransitionScene] = [
        app("stock-stack-scrolling") { ScrollingPage() },
        app("stock-stack-constraints") { ConstrainedPage() },
        app("stock-stack-stack-views") { ArrangedPage() },
        app("stock-stack-labels") {
            ButtonPage("labels", [("next", { $0.push(PlainPage("next")) })]).at(.didLoad) { page in
                let label = UILabel(frame: CGRect(x: 24, y: 500, width: 300, height: 80))
                label.numberOfLines = 0
                label.text = "Several lines of text that say what there is to do."
                page.view.addSubview(label)
            }
        },
        app("stock-stack-laid-out-by-hand") { MeasuredPage() },
    ]

    private static func app(
        _ name: String, _ page: @escaping @MainActor @Sendable () -> UIViewController
    ) -> TransitionScene {
        TransitionScene(name) { UINavigationController(rootViewController: page()) }.pushing(page)
    }
}

private final class ScrollingPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "long"
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: view.bounds.width, height: 2400)
        let picture = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))
        picture.backgroundColor = .systemGreen
        scroll.addSubview(picture)
        view.addSubview(scroll)
    }
}

private final class ConstrainedPage: UIViewController {
    private let button = UIButton(type: .system)
    private var height: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "constraints"
        view.backgroundColor = .systemBackground
        let (header, label) = (UIView(), UILabel())
        header.backgroundColor = .systemOrange
        label.text = "A caption"
        button.setTitle("taller", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.grow() }, for: .touchUpInside)
        for part in [header, label, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let height = header.heightAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            height,
            label.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 16),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        self.height = height
    }

    private func grow() {
        height?.constant += 40
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}

private final class ArrangedPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "arranged"
        view.backgroundColor = .systemBackground
        let labels = ["name", "street", "town"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

private final class MeasuredPage: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "measured"
        box.backgroundColor = .systemPurple
        view.addSubview(box)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    }
}
