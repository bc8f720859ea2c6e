import TransitionRunner
import UIKit

// What must not be touched during a drag, and is dead after one that the system has taken away.

extension ZooEntry {
    static let m09 = ZooEntry(
        "M09", "A list no longer scrolls once the system has taken a drag away.",
        triggers: [.gestureCancelled], caughtBy: ["input-is-live"]
    ) { name, isFlawed in .modal(name) { ListPage(isFlawed: isFlawed) { $0.list.isScrollEnabled = $1 } } }

    static let m10 = ZooEntry(
        "M10", "The buttons of a page are dead once the system has taken a drag away.",
        triggers: [.gestureCancelled], caughtBy: ["input-is-live"]
    ) { name, isFlawed in .modal(name) { ListPage(isFlawed: isFlawed) { $0.buttons.isUserInteractionEnabled = $1 } } }

    static let m11 = ZooEntry(
        "M11", "A tap on a page is not heard of once the system has taken a drag away.",
        triggers: [.gestureCancelled], caughtBy: ["input-is-live"]
    ) { name, isFlawed in .modal(name) { ListPage(isFlawed: isFlawed) { $0.selection.isEnabled = $1 } } }
}

private final class ListPage: ModalPage {
    let list = UIScrollView()
    let buttons = UIStackView()
    let selection = UITapGestureRecognizer()

    init(isFlawed: Bool, turn: @escaping (ListPage, _ isOn: Bool) -> Void) {
        let driver = QuietingDriver(isFlawed: isFlawed)
        super.init(isFlawed: isFlawed, exit: driver)
        driver.turn = { [unowned self] in turn(self, $0) }
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:turn:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds.insetBy(dx: 0, dy: 100)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 200, height: 2_000)
        view.addSubview(list)
        list.addGestureRecognizer(selection)
        buttons.frame = CGRect(x: 0, y: 40, width: 200, height: 44)
        buttons.addArrangedSubview(UIButton())
        view.addSubview(buttons)
    }
}

private final class QuietingDriver: EdgeDriver {
    var turn: (_ isOn: Bool) -> Void = { _ in }

    override func begin() {
        turn(false)
        super.begin()
    }

    override func lift() {
        turn(true)
        super.lift()
    }

    override func interrupt() {
        // The flaw: a drag has two ways to end.
        if !isFlawed { turn(true) }
        super.interrupt()
    }
}
