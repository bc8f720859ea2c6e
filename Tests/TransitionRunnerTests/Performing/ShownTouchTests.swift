import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("What shows a finger on a view, and goes as the gesture takes that finger away")
@MainActor
struct ShownTouchTests {
    enum Kind: CaseIterable { case control, view, row, item }

    private final class Button: UIControl {
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    }

    private final class Pad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    }

    private final class Row: UITableViewCell {
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            alpha = highlighted ? 0.5 : 1
        }
    }

    private final class Item: UICollectionViewCell {
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    }

    /// Is dragged away downwards, by what is on it.
    private final class Page: UIViewController, UIViewControllerTransitioningDelegate, UITableViewDataSource,
        UICollectionViewDataSource
    {
        private let kind: Kind
        private let banner = UIView(frame: CGRect(x: -100, y: 20, width: 100, height: 40))
        private var driver: UIPercentDrivenInteractiveTransition?

        init(_ kind: Kind) {
            self.kind = kind
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
            transitioningDelegate = self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let content: UIView
            switch kind {
            case .control: content = Button()
            case .view: content = Pad()
            case .row:
                let table = UITableView()
                table.rowHeight = 400
                table.isScrollEnabled = false
                table.dataSource = self
                content = table
            case .item:
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 340, height: 400)
                let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
                list.register(Item.self, forCellWithReuseIdentifier: "item")
                list.isScrollEnabled = false
                list.dataSource = self
                content = list
            }
            content.frame = view.bounds.insetBy(dx: 20, dy: 100)
            view.addSubview(content)
            view.addSubview(banner)
            let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", Page.pan))
            // The finger stays on what it touches until it lifts, or is taken away.
            pan.cancelsTouchesInView = false
            view.addGestureRecognizer(pan)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            // Nothing rests while it comes into sight.
            UIView.animate(withDuration: 3) { self.banner.frame.origin.x = 20 }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            Row(style: .default, reuseIdentifier: nil)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        private func pan(_ pan: UIPanGestureRecognizer) {
            switch pan.state {
            case .began:
                driver = UIPercentDrivenInteractiveTransition()
                dismiss(animated: true)
            case .changed: driver?.update(pan.translation(in: view).y / 844)
            default:
                driver?.cancel()
                driver = nil
            }
        }

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { Falling() }

        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { driver }
    }

    private final class Falling: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
            UIView.animate(withDuration: 0.3) {
                context.view(forKey: .from)?.frame.origin.y = 844
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test("is no change that a cancel leaves behind", arguments: Kind.allCases)
    func shown(kind: Kind) {
        let scene = TransitionScene("pad") { UIViewController() }
            .action("show") { app in app.window.rootViewController?.present(Page(kind), animated: false) }
        // Nothing rests between the page's coming, which takes as long as the tap, and the finger's.
        let tap = PanStep(start: .leftEdge, dx: 0, dy: 0, frames: 0, ending: .lift)
        let drag = PanStep(
            start: .point(x: 50, y: 40), dx: 0, dy: 60, frames: 6, ending: kind == .view ? .cancel : .lift)
        let result = replay(
            Script(scene: scene.name, steps: [.act("show"), .pan(tap), .pan(drag), .wait(frames: 60)]), in: scene)
        #expect(result.trace.events.contains { $0.kind == .ended(TransitionID(rawValue: 2), didComplete: false) })
        #expect(result.violations.map(\.identity.words) == [])
    }
}
