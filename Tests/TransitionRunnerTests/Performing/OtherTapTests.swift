import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("A tap that another world of the same script would make otherwise")
@MainActor
struct OtherTapTests {
    private final class Card: UIViewController {
        var isOpen = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .yellow
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.addAction(
                UIAction { [weak self] _ in
                    self?.isOpen.toggle()
                    self?.parent?.view.setNeedsLayout()
                }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    /// Cards in a column, each with a button that opens it; a press on the last one brings up a menu.
    private final class Cards: UIViewController, UIContextMenuInteractionDelegate {
        private let cards = [Card(), Card(), Card()]

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            for card in cards {
                addChild(card)
                view.addSubview(card.view)
                card.didMove(toParent: self)
            }
            cards[2].view.addInteraction(UIContextMenuInteraction(delegate: self))
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            var top: CGFloat = 100
            for card in cards {
                let height: CGFloat = card.isOpen ? 200 : 60
                card.view.frame = CGRect(x: 20, y: top, width: view.bounds.width - 40, height: height)
                top += height + 20
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Hide") { _ in }]) })
        }
    }

    @Test("gives the window of another size nothing to be compared with, where it can no longer be made there")
    func leftOutInAnotherSize() {
        let scene = TransitionScene("cards") { Cards() }
        let press = PanStep(start: .point(x: 50, y: 51), dx: 0, dy: 0, frames: 40, ending: .lift)
        let script = Script(
            scene: scene.name, steps: [.tap(x: 15, y: 14), .wait(frames: 5), .pan(press), .wait(frames: 60)])
        let result = replay(script, in: scene)
        #expect(result.trace.transitions.count == 1 && result.violations.map(\.identity.words).isEmpty)
    }

    /// A page whose button moves away a moment after it has appeared; the button makes the page lower.
    private final class Panel: UIViewController {
        private let more = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .yellow
            more.setTitle("More", for: .normal)
            more.frame = CGRect(x: 20, y: 600, width: 200, height: 44)
            more.addAction(UIAction { [weak self] _ in self?.view.frame.origin.y += 300 }, for: .touchUpInside)
            view.addSubview(more)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
                MainActor.assumeIsolated { self?.more.frame.origin.y = 100 }
            }
        }
    }

    @Test("is left out of the undisturbed run where a button moved away from the finger and did nothing")
    func movingButton() throws {
        let scene = TransitionScene("panel") { UIViewController() }
            .action("show") { app in
                let panel = Panel()
                panel.modalPresentationStyle = .overFullScreen
                app.topViewController?.present(panel, animated: true)
            }
        var missed = 0
        for frames in 32...44 {
            let finger = PanStep(start: .point(x: 30, y: 73), dx: 0, dy: 0, frames: 20, ending: .lift)
            let steps: [Step] = [.act("show"), .wait(frames: frames), .pan(finger), .wait(frames: 60)]
            let result = replay(Script(scene: scene.name, steps: steps), in: scene)
            missed += result.trace.deeds.count { $0.missesControl }
            #expect(result.violations.map(\.identity.words).isEmpty, "after \(frames) frames")
        }
        #expect(missed > 0)
    }

    @Test("is none on a control that lies where nothing lay in the run")
    func controlInTheWay() {
        let box = CGRect(x: 100, y: 100, width: 200, height: 200)
        var place: TouchedView?
        for hasButton in [false, true] {
            let root = UIViewController()
            let app = HeadlessApp(root: root)
            defer { _ = app.tearDown() }
            let view = UIView(frame: box)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            if hasButton { view.addSubview(button) }
            root.view.addSubview(view)
            app.advanceToRest()
            guard let known = place else {
                app.tap(at: CGPoint(x: 200, y: 200))
                app.advanceToRest()
                if case .touch(let touched)? = app.trace.deeds.last?.kind { place = touched }
                continue
            }
            #expect(app.point(of: known) == nil)
        }
        #expect(place != nil)
    }

    @Test("is a miss of a control only where nobody was told of the touch", arguments: [true, false])
    func toldBefore(isTold: Bool) {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        defer { _ = app.tearDown() }
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        button.addAction(UIAction { _ in }, for: isTold ? .touchDown : .touchUpInside)
        root.view.addSubview(button)
        app.advanceToRest()
        app.pan(from: CGPoint(x: 150, y: 120), by: CGVector(dx: 0, dy: 400), frames: 10)
        app.advanceToRest()
        #expect(app.trace.deeds.contains { $0.missesControl } == !isTold)
    }

    /// A page whose button shows a banner, and whose action presents another such page.
    private final class Banners: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
            button.addAction(
                UIAction { [weak self] _ in self?.view.subviews[0].isHidden = false }, for: .touchUpInside)
            view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200)))
            view.subviews[0].backgroundColor = .red
            view.subviews[0].isHidden = true
            view.addSubview(button)
        }
    }

    @Test("is made in the undisturbed run where the finger slid on the button and lifted over it")
    func slidingTap() {
        let scene = TransitionScene("banners") { Banners() }.action("show") {
            let page = Banners()
            page.modalPresentationStyle = .overFullScreen
            $0.topViewController?.present(page, animated: true)
        }
        let hold = PanStep(start: .point(x: 50, y: 45), dx: 0, dy: 0, frames: 0, ending: .hold)
        for slide in [Step.move(dx: 0, dy: 0, frames: 0), .move(dx: 12, dy: 4, frames: 3)] {
            let script = Script(
                scene: scene.name, steps: [.act("show"), .wait(frames: 60), .act("show"), .pan(hold), slide])
            let result = replay(script, in: scene)
            #expect(result.violations.map(\.identity.words).isEmpty)
            let moves = TwinPlan(of: result.trace, script).moves.moves
            #expect(moves.count(where: { if case .tap = $0.deed { true } else { false } }) == 1)
        }
    }
}
