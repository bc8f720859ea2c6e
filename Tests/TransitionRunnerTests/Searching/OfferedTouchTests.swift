import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("A search uses what the views on screen offer")
@MainActor
struct OfferedTouchTests {
    /// A page in whose corner a small button shows another, in whose other corner one asks UIKit for what it forbids.
    private final class Page: UIViewController {
        var isFirst = true

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: isFirst ? 340 : 10, y: isFirst ? 60 : 700, width: 30, height: 30))
            button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func goOn() {
            if isFirst {
                let second = Page()
                second.isFirst = false
                present(second, animated: true)
            } else {
                view.addSubview(view)
            }
        }
    }

    @Test("so that buttons in corners are pressed, one after the other, though no action names them")
    func buttons() throws {
        var options = SearchOptions()
        options.runCount = 100
        options.seed = 2
        options.profiles = ProfileSet([.default])
        options.invariants = ["no-crash"]
        let scene = TransitionScene("corners") { Page() }
        let found = try #require(search(scene, options: options).counterexamples.first)
        let taps = found.script.steps.filter { if case .tap = $0 { true } else { false } }
        #expect(taps.count == 2)
    }

    /// A list of so many rows that they fill the screen; a row shows a page with one small button.
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let page = Page()
            page.modalPresentationStyle = .fullScreen
            present(page, animated: true)
        }
    }

    @Test("A long list takes no points from what comes after it")
    func longList() {
        let scene = TransitionScene("list") { List() }
        let taps = sampleScripts(of: scene, count: 200, seed: 1, maxSteps: 10).flatMap(\.steps)
            .compactMap { if case .tap(let x, let y) = $0 { [x, y] } else { nil } }
        let onButton = taps.count { $0 == [91, 9] }
        #expect(onButton * 40 > taps.count, "\(onButton) of \(taps.count) taps")
    }

    /// A page that a drag down closes, or in its place one that only a drag to the side does.
    private final class Draggable: UIViewController {
        var closesDownwards = true

        override func viewDidLoad() {
            super.viewDidLoad()
            let pan = UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", Draggable.drag))
            view.addGestureRecognizer(pan)
        }

        private func drag(_ pan: UIPanGestureRecognizer) {
            let way = pan.translation(in: view)
            let distance = closesDownwards ? way.y - abs(way.x) : way.x - abs(way.y)
            if pan.state == .ended, distance > 100 { dismiss(animated: true) }
        }
    }

    @Test(
        "and drags down where one has asked for a transition, however seldom its page is shown",
        arguments: [(true, 0), (true, 40), (false, 0)])
    func dragsDown(closesDownwards: Bool, otherActions: Int) {
        var scene = TransitionScene("draggable") { UIViewController() }
        for number in 0..<otherActions { scene = scene.action("idle \(number)") { _ in } }
        scene = scene.action("show") { app in
            let page = Draggable()
            page.closesDownwards = closesDownwards
            page.modalPresentationStyle = .fullScreen
            app.topViewController?.present(page, animated: true)
        }
        let pans = sampleScripts(of: scene, count: 300, seed: 1, maxSteps: 10).flatMap(\.steps)
            .compactMap { if case .pan(let pan) = $0 { pan } else { nil } }
        let down = pans.count { pan in
            if case .point = pan.start { pan.dy > 10 && pan.dx.magnitude * 2 < pan.dy } else { false }
        }
        #expect((down * 10 > pans.count) == closesDownwards, "\(down) of \(pans.count)")
    }

    @Test("and two fingers where a view is changed by two, without being told")
    func pinches() {
        let plain = TransitionScene("plain") { UIViewController() }
        let pinched = TransitionScene("pinched") {
            let root = UIViewController()
            root.view.addGestureRecognizer(UIPinchGestureRecognizer())
            return root
        }
        func pinchCount(_ scene: TransitionScene) -> Int {
            sampleScripts(of: scene, count: 40, seed: 1, maxSteps: 10)
                .flatMap(\.steps).count { if case .pinch = $0 { true } else { false } }
        }
        #expect(pinchCount(plain) == 0)
        #expect(pinchCount(pinched) > 10)
    }

    @Test("An action of more weight comes more often")
    func weights() {
        let scene = TransitionScene("weights") { UIViewController() }
            .action("often", weight: 9) { _ in }
            .action("seldom") { _ in }
        let steps = sampleScripts(of: scene, count: 200, seed: 1, maxSteps: 10).flatMap(\.steps)
        let often = steps.count { $0 == .act("often") }
        let seldom = steps.count { $0 == .act("seldom") }
        #expect(often > 4 * seldom && seldom > 0)
    }

    /// A list whose rows have menus, or none.
    private final class MenuList: UITableViewController {
        var hasMenus = true

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasMenus else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
                UIMenu(children: [
                    UIAction(title: "Crash") { _ in
                        if let view = self?.view { view.addSubview(view) }
                    }
                ])
            })
        }
    }

    @Test("and long presses on rows that have menus, and touches what the menus offer")
    func menus() throws {
        func presses(_ hasMenus: Bool) -> (presses: Int, taps: Int) {
            let scene = TransitionScene("menus") {
                let list = MenuList()
                list.hasMenus = hasMenus
                return list
            }
            let steps = sampleScripts(of: scene, count: 200, seed: 1, maxSteps: 10).flatMap(\.steps)
            let presses = steps.count { step in
                guard case .pan(let pan) = step, case .point(_, let y) = pan.start else { return false }
                return pan.dx == 0 && pan.dy == 0 && pan.frames > 30 && y < 25
            }
            return (presses, steps.count { if case .tap = $0 { true } else { false } })
        }
        let (with, without) = (presses(true), presses(false))
        #expect(with.presses * 5 > with.taps && with.presses < with.taps, "\(with)")
        #expect(without.presses < 10, "\(without)")
        var options = SearchOptions()
        options.runCount = 100
        options.seed = 2
        options.profiles = ProfileSet([.default])
        options.invariants = ["no-crash"]
        #expect(search(TransitionScene("menus") { MenuList() }, options: options).counterexamples.count == 1)
    }
}
