import UIKit

/// A panel at the side that is a child, and slides in and out.
final class PanelHost: ButtonPage {
    private static let width: CGFloat = 260
    private let panel = PlainPage("panel")
    private var isOpen = false

    init() {
        super.init("host", [("menu", { ($0 as? PanelHost)?.toggle() })])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(panel)
        panel.view.autoresizingMask = [.flexibleHeight]
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private func toggle() {
        isOpen.toggle()
        UIView.animate(withDuration: 0.25) { self.place() }
    }

    private func place() {
        let left = isOpen ? view.bounds.width - Self.width : view.bounds.width
        panel.view.frame = CGRect(x: left, y: 0, width: Self.width, height: view.bounds.height)
    }
}

/// Tells its two children itself when they come and go.
final class HandForwardingHost: UIViewController {
    private let pages = [PlainPage("left"), PlainPage("right")]
    private var shown = 0

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        for page in pages {
            addChild(page)
            page.didMove(toParent: self)
        }
        add(pages[0])
        let button = UIButton(type: .system)
        button.setTitle("other", for: .normal)
        button.frame = CGRect(x: 24, y: 60, width: 200, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.showOther() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func add(_ page: UIViewController) {
        page.view.frame = view.bounds.inset(by: UIEdgeInsets(top: 120, left: 0, bottom: 0, right: 0))
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pages[shown].beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pages[shown].endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pages[shown].beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pages[shown].endAppearanceTransition()
    }

    private func showOther() {
        let (old, new) = (pages[shown], pages[1 - shown])
        shown = 1 - shown
        old.beginAppearanceTransition(false, animated: false)
        new.beginAppearanceTransition(true, animated: false)
        old.view.removeFromSuperview()
        add(new)
        old.endAppearanceTransition()
        new.endAppearanceTransition()
    }
}

/// A drawer at the bottom that is a child, and is dragged between two heights.
final class DrawerHost: UIViewController {
    private let drawer = PlainPage("drawer")
    private var isTall = false
    private var dragged: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(drawer)
        view.addSubview(drawer.view)
        drawer.didMove(toParent: self)
        drawer.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", DrawerHost.drag)))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private func drag(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            dragged = recognizer.translation(in: view).y
            place()
        case .ended:
            isTall = recognizer.velocity(in: view).y < 0
            settle()
        default:
            settle()
        }
    }

    private func settle() {
        dragged = 0
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.place() }
    }

    private func place() {
        let height = view.bounds.height
        let top = (isTall ? 100 : height - 220) + dragged
        drawer.view.frame = CGRect(x: 0, y: min(max(top, 60), height - 80), width: view.bounds.width, height: height)
    }
}
