import UIKit

/// A plain coloured page.
class Page: UIViewController {
    /// Whether the flaw of an entry is in.
    let isFlawed: Bool
    private let color: UIColor

    init(isFlawed: Bool = false, color: UIColor = .white) {
        self.isFlawed = isFlawed
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:color:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}
