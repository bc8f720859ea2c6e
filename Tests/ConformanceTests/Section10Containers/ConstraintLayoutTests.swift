import Testing
import UIKit

@Suite("10 Containers: layout by constraints")
@MainActor
struct ConstraintLayoutTests {
    /// A page with a header of a height that changes.
    private final class Page: UIViewController {
        let header = UIView()
        private(set) lazy var height = header.heightAnchor.constraint(equalToConstant: 100)
        private(set) lazy var edges = [
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
        ]
        var passes = 0
        var reactivates = false

        override func viewDidLoad() {
            super.viewDidLoad()
            header.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(header)
            NSLayoutConstraint.activate(edges)
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            passes += 1
            guard reactivates else { return }
            NSLayoutConstraint.deactivate(edges)
            NSLayoutConstraint.activate(edges)
        }
    }

    @Test("1.2 layout of a page whose constraint has changed does not start a push that waits for the stack's own")
    func pendingPush() {
        let page = Page()
        let stage = Launch(UINavigationController(rootViewController: page))
        let next = RecordingController("N", CallLog())
        stage.root.pushViewController(next, animated: true)
        page.edges[0].constant += 20
        page.height.constant += 40
        UIView.animate(withDuration: 0.3) { page.view.layoutIfNeeded() }
        #expect(page.header.frame.height == 140)
        #expect(next.log.take().isEmpty)
        #expect(stage.app.advanceToRest() == .rest)
        #expect(next.view.frame == stage.root.view.bounds)
    }

    @Test("10 a constraint's anchors equal those of its items, and no others")
    func anchors() {
        let (view, other) = (UIView(), UIView())
        let constraint = view.widthAnchor.constraint(equalTo: other.heightAnchor)
        #expect(constraint.firstAnchor == view.widthAnchor && constraint.secondAnchor == other.heightAnchor)
        #expect(constraint.firstAnchor.hash == view.widthAnchor.hash && view.topAnchor == view.topAnchor)
        #expect(constraint.firstAnchor != view.heightAnchor && constraint.firstAnchor != other.widthAnchor)
        #expect(view.safeAreaLayoutGuide.topAnchor == view.safeAreaLayoutGuide.topAnchor)
        #expect(view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor) != other.leadingAnchor)
    }

    @Test("10 constraints that are taken away and put back in every pass settle")
    func reactivated() {
        let page = Page()
        let stage = Launch(page)
        page.reactivates = true
        page.passes = 0
        page.view.setNeedsLayout()
        #expect(stage.app.advanceToRest() == .rest)
        #expect(page.passes < 4)
        #expect(stage.app.diagnostics.isEmpty)
        #expect(page.header.frame == CGRect(x: 0, y: 47, width: 390, height: 100))
    }
}
