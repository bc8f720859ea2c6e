import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    scene("pan-modal") { PlacesController() },
    scene("pan-modal-with-list") { PlacesController(shows: { ListPanel() }) },
    scene("pan-modal-of-full-height") { PlacesController(shows: { TallPanel() }) },
    scene("pan-modal-in-stack") { UINavigationController(rootViewController: PlacesController()) },
]

private func scene(_ name: String, _ root: @escaping @MainActor () -> UIViewController) -> TransitionScene {
    TransitionScene(name, root: root)
        .action("show the panel", when: { $0.places != nil }) { $0.places?.showPanel() }
        .action("close by code", when: { $0.panel != nil }) { $0.panel?.dismiss(animated: true) }
        .action("close without animation", when: { $0.panel != nil }) { $0.panel?.dismiss(animated: false) }
        .action("to its long form", when: { $0.panel != nil }) { $0.panel?.panModalTransition(to: .longForm) }
        .action("to its short form", when: { $0.panel != nil }) { $0.panel?.panModalTransition(to: .shortForm) }
        .action("layout again", when: { $0.panel != nil }) { $0.panel?.panModalSetNeedsLayoutUpdate() }
}

extension HeadlessApp {
    fileprivate var places: PlacesController? {
        topViewController as? PlacesController
            ?? (topViewController as? UINavigationController)?.topViewController as? PlacesController
    }
    fileprivate var panel: Panel? { topViewController as? Panel }
}

/// A page with a button that shows a panel.
final class PlacesController: UIViewController {
    private let makePanel: @MainActor () -> Panel

    init(shows makePanel: @escaping @MainActor () -> Panel = { Panel() }) {
        self.makePanel = makePanel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 120, width: 200, height: 44)
        button.addTarget(
            self, action: Selector("showPanel", PlacesController.showPanel), for: .touchUpInside)
        view.addSubview(button)
    }

    func showPanel() { presentPanModal(makePanel()) }
}

/// A panel of half the height, which can be drawn to full height.
class Panel: UIViewController, PanModalPresentable {
    var panScrollable: UIScrollView? { nil }
    var shortFormHeight: PanModalHeight { .contentHeight(300) }
    var longFormHeight: PanModalHeight { .maxHeightWithTopInset(40) }
    var allowsDragToDismiss: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        let close = UIButton(type: .system)
        close.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
        close.addTarget(self, action: Selector("close", Panel.close), for: .touchUpInside)
        view.addSubview(close)
    }

    func close() { dismiss(animated: true) }
}

/// A panel with a list.
final class ListPanel: Panel, UITableViewDataSource {
    private let list = UITableView()

    override var panScrollable: UIScrollView? { list }
    override var longFormHeight: PanModalHeight { .maxHeight }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = CGRect(x: 0, y: 80, width: view.bounds.width, height: view.bounds.height - 80)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        list.dataSource = self
        view.addSubview(list)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    }
}

/// A panel with one form that no drag closes.
final class TallPanel: Panel {
    override var shortFormHeight: PanModalHeight { .maxHeight }
    override var longFormHeight: PanModalHeight { .maxHeight }
    override var allowsDragToDismiss: Bool { false }
}
