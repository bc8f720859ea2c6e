import UIKit

/// Presents its card in one of many ways.
final class AskingHostController: CardHostController {
    private static let wishes = Notification.Name("AskingHostController.wishes")

    private let way: AskingWay
    private lazy var list = UITableView()
    private weak var clockHand: UIView?

    init(_ way: AskingWay, _ behaviour: CardBehaviour) {
        self.way = way
        super.init(behaviour)
    }

    required init?(coder: NSCoder) {
        fatalError("AskingHostController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
        switch way {
        case .button: addButton()
        case .tap: addTile()
        case .row: addList()
        case .barItem:
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "New", style: .plain, target: self, action: Selector("wish", AskingHostController.wish))
        case .timer: startTimer()
        case .notification:
            NotificationCenter.default.addObserver(
                self, selector: Selector("wish", AskingHostController.wish), name: Self.wishes, object: nil)
        default: break
        }
    }

    /// What an act of the scene does, where no finger asks.
    func ask() {
        switch way {
        case .act: showCard()
        case .segue, .unwind:
            if behaviour.mayShow(self) { performSegue(withIdentifier: AskingScenes.segue, sender: self) }
        case .delay: DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.showCard() }
        case .task:
            Task { @MainActor in
                try? await Task.sleep(for: .seconds(0.5))
                self.showCard()
            }
        case .completion: showNotice()
        case .notification: NotificationCenter.default.post(name: Self.wishes, object: nil)
        case .button, .tap, .row, .barItem, .tab, .timer, .command: break
        }
    }

    override var keyCommands: [UIKeyCommand]? {
        guard way == .command else { return nil }
        return [
            UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("wish", AskingHostController.wish))
        ]
    }

    func wish() { showCard() }

    /// Where the unwind segue of a card ends.
    func unwound(_ segue: UIStoryboardSegue) {}

    /// Something that goes on for ever, and that no transition is part of.
    func goOn(_ restlessness: Restlessness) {
        let hand = UIView(frame: CGRect(x: 20, y: 400, width: 10, height: 10))
        hand.backgroundColor = .black
        view.addSubview(hand)
        clockHand = hand
        switch restlessness {
        case .displayLink:
            CADisplayLink(target: self, selector: Selector("tick", AskingHostController.tick))
                .add(to: .main, forMode: .common)
        case .timer:
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.tick() }
            }
        case .animation:
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { hand.alpha = 0.2 }
        }
    }

    func tick() {
        guard let clockHand else { return }
        clockHand.center.x = clockHand.center.x < 300 ? clockHand.center.x + 1 : 20
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        dress(segue.destination)
    }

    private func addButton() {
        let button = UIButton(type: .system)
        button.setTitle("New", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 190, height: 60)
        button.addTarget(self, action: Selector("wish", AskingHostController.wish), for: .touchUpInside)
        view.addSubview(button)
    }

    private func addTile() {
        let tile = UIView(frame: CGRect(x: 100, y: 200, width: 190, height: 60))
        tile.backgroundColor = .white
        tile.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("wish", AskingHostController.wish)))
        view.addSubview(tile)
    }

    private func addList() {
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        list.delegate = self
        list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.addSubview(list)
    }

    private func startTimer() {
        Timer.scheduledTimer(withTimeInterval: 0.7, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated { self?.showCard() }
        }
    }

    /// A notice that goes by itself, and the card after it.
    private func showNotice() {
        guard behaviour.mayShow(self) else { return }
        let notice = UIViewController()
        notice.view.backgroundColor = .systemYellow
        notice.modalPresentationStyle = .overFullScreen
        present(notice, animated: true) {
            notice.dismiss(animated: true) { self.showCard() }
        }
    }
}

extension AskingHostController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        showCard()
    }
}

extension AskingHostController: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        guard viewController !== self else { return true }
        showCard()
        return false
    }
}
