import UIKit

/// Tabs whose buttons select them.
protocol TabSelecting: UITabBarController {
    func selectTab(at index: Int)
}

/// The plain page of a tab.
final class TabPage: UIViewController {
    static let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]

    private let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(color:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }

    /// One page of each colour.
    static func makeAll() -> [TabPage] {
        colors.map { TabPage(color: $0) }
    }
}
