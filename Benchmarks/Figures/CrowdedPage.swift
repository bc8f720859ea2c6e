import UIKit

/// Views in tens, one ten in another.
final class CrowdedPage: UIViewController {
    private let viewCount: Int

    init(viewCount: Int) {
        self.viewCount = viewCount
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        var box = UIView()
        for index in 0..<viewCount {
            if index.isMultiple(of: 10) {
                box = UIView(frame: CGRect(x: 10, y: CGFloat(index * 2), width: 300, height: 20))
                view.addSubview(box)
            } else {
                box.addSubview(UIView(frame: CGRect(x: CGFloat(index % 10) * 20, y: 0, width: 18, height: 18)))
            }
        }
    }
}
