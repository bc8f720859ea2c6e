import TransitionRunner
import UIKit

extension StockApps {
    static let pages: [TransitionScene] = [
        TransitionScene("stock-pages") { Book() },
        TransitionScene("stock-pages-in-a-stack") {
            UINavigationController(
                rootViewController: ButtonPage("shelf", [("read", { $0.push(Book()) }), ("note", { $0.push(note()) })]))
        }
        .action("pop") { $0.stack?.popViewController(animated: true) },
        TransitionScene("stock-pages-by-code") { Book() }
            .action("next page") { ($0.window.rootViewController as? Book)?.turn(by: 1) }
            .action("previous page") { ($0.window.rootViewController as? Book)?.turn(by: -1) },
        TransitionScene("stock-pages-in-a-sheet") { ModalPage("First", ["Tour": { showTour($0) }]) }
            .action("tour") { if let top = $0.topViewController { showTour(top) } }
            .dismisses(),
        TransitionScene("stock-pages-above-the-home-indicator") { ModalPage("First", ["Tour": { showPinned($0) }]) }
            .action("tour") { if let top = $0.topViewController { showPinned(top) } }
            .dismisses(),
    ]

    @MainActor private static func showPinned(_ page: UIViewController) {
        if page.presentedViewController == nil { page.present(PinnedBook().asSheet(), animated: true) }
    }

    @MainActor private static func note() -> UIViewController { PlainPage("note") }

    @MainActor private static func showTour(_ page: UIViewController) {
        guard page.presentedViewController == nil else { return }
        page.present(Book().asSheet { $0.detents = [.medium(), .large()] }, animated: true)
    }
}

/// Five pages that scroll beside each other; the last one has a button that ends it.
private final class Book: UIPageViewController, UIPageViewControllerDataSource {
    private let leaves: [UIViewController] = (1...5).map { number in
        number < 5
            ? PlainPage("page \(number)")
            : ModalPage(
                "the end", ["Done": { $0.presentingViewController == nil ? $0.pop() : $0.dismiss(animated: true) }])
    }

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        title = "book"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        setViewControllers([leaves[0]], direction: .forward, animated: false)
    }

    func turn(by way: Int) {
        guard let shown = viewControllers?.first, let next = leaf(way, from: shown) else { return }
        setViewControllers([next], direction: way > 0 ? .forward : .reverse, animated: true)
    }

    private func leaf(_ way: Int, from page: UIViewController) -> UIViewController? {
        guard let place = leaves.firstIndex(where: { $0 === page }), leaves.indices.contains(place + way) else {
            return nil
        }
        return leaves[place + way]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { leaf(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { leaf(1, from: viewController) }
}

/// Pages that end where the safe area does.
private final class PinnedBook: UIViewController {
    private let book = Book()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(book)
        book.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(book.view)
        NSLayoutConstraint.activate([
            book.view.topAnchor.constraint(equalTo: view.topAnchor),
            book.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            book.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            book.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        book.didMove(toParent: self)
    }
}
