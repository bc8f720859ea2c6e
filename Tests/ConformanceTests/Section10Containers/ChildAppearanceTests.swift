import Testing
import TransitionCore
import UIKit

@Suite("10 Containers: appearance of children")
@MainActor
struct ChildAppearanceTests {
    private let log = CallLog()

    @Test("10.3 a view added to a visible parent: viewWillAppear at once, viewDidAppear after the commit")
    func addedToVisibleParent() {
        let stage = Launch(UIViewController())
        let (app, root) = (stage.app, stage.root)
        let child = RecordingController("C", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(log.take() == ["C.viewDidLoad", "C.viewWillAppear"])
        app.advance()
        #expect(log.take() == ["C.viewIsAppearing", "C.viewDidAppear"])
    }

    @Test("10.3 viewDidAppear of what a touch has added comes before the next touch, however late both are")
    func addedByLateTouch() {
        let stage = Launch(UIViewController())
        let (app, root) = (stage.app, stage.root)
        let stack = UINavigationController(rootViewController: RecordingController("C", log))
        var seen: [String] = []
        let add = UIAction { _ in
            root.addChild(stack)
            root.view.insertSubview(stack.view, at: 0)
        }
        let push = UIAction { _ in
            seen = self.log.take()
            stack.pushViewController(RecordingController("D", self.log), animated: true)
        }
        for (place, action) in [add, push].enumerated() {
            let frame = CGRect(x: 100 * place, y: 300, width: 80, height: 40)
            root.view.addSubview(UIButton(frame: frame, primaryAction: action))
        }
        app.advanceToRest()
        app.hitch(frames: 6)
        for x in [40, 140] { app.tap(at: CGPoint(x: x, y: 320)) }
        app.advanceToRest()
        #expect(seen.suffix(3) == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test(
        "10.4, C49 a push into a stack that a dismissal shows again tells its pages alone; flipped, it is unbalanced",
        arguments: [false, true])
    func pushDuringDismissal(flips: Bool) {
        let stage = Launch(
            UINavigationController(rootViewController: RecordingController("A", log)),
            profile: UIKitProfile(flipping: flips ? [.childrenLeaveAppearanceOfContainer] : []))
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        stage.root.present(modal, animated: true)
        stage.app.advanceToRest()
        stage.root.dismiss(animated: true)
        stage.app.advance(frames: 24)
        _ = log.take()
        stage.root.pushViewController(RecordingController("B", log), animated: true)
        stage.app.advanceToRest()
        #expect(stage.app.diagnostics.contains { $0.text.hasPrefix("Unbalanced calls") } == flips)
        guard !flips else { return }
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
        #expect(calls.filter { $0.hasPrefix("B.") && $0.hasSuffix("DidAppear") } == ["B.viewDidAppear"])
    }

    @Test("10.4 children that are exchanged in a callback of their parent's own appearance are logged as unbalanced")
    func exchangedInCallback() {
        final class Parent: RecordingController {
            var incoming: UIViewController?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let incoming, let shown = children.first else { return }
                self.incoming = nil
                addChild(incoming)
                transition(from: shown, to: incoming, duration: 0.1, options: [], animations: nil)
            }
        }
        let stage = Launch(Parent("P", log))
        let (app, parent) = (stage.app, stage.root)
        let child = RecordingController("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        parent.present(modal, animated: true)
        app.advanceToRest()
        parent.incoming = RecordingController("D", log)
        parent.dismiss(animated: true)
        app.advanceToRest()
        #expect(app.diagnostics.contains { $0.text.hasPrefix("Unbalanced calls") })
    }

    @Test("10.3 viewDidAppear of what a layout has added comes with its commit, before the next touch")
    func addedByLayout() {
        final class Parent: RecordingController {
            var stack: UINavigationController?

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard let stack, stack.parent == nil else { return }
                addChild(stack)
                view.addSubview(stack.view)
            }
        }
        let stage = Launch(Parent("P", log))
        let (app, parent) = (stage.app, stage.root)
        let stack = UINavigationController(rootViewController: RecordingController("C", log))
        var seen: [String] = []
        let actions = [
            UIAction { _ in
                parent.stack = stack
                parent.view.setNeedsLayout()
            },
            UIAction { _ in
                seen = self.log.take()
                stack.pushViewController(RecordingController("D", self.log), animated: true)
            },
        ]
        for (place, action) in actions.enumerated() {
            let frame = CGRect(x: 100 * place, y: 300, width: 80, height: 40)
            parent.view.addSubview(UIButton(frame: frame, primaryAction: action))
        }
        app.advanceToRest()
        _ = log.take()
        let fingers = [40, 140].map { app.touchDown(at: CGPoint(x: $0, y: 320)) }
        app.advance()
        for finger in fingers {
            finger.lift()
            app.advance()
        }
        #expect(seen.suffix(3) == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        app.advanceToRest()
        #expect(stack.viewControllers.count == 2 && app.diagnostics.isEmpty)
    }

    @Test("10.3 what is added before a transition begins, or as it begins, has appeared with the commit of that turn")
    func addedWithTransition() {
        final class Page: RecordingController {
            var child: UIViewController?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let child, let presenter = presentingViewController else { return }
                presenter.addChild(child)
                presenter.view.addSubview(child.view)
            }
        }
        let stage = Launch(UIViewController())
        let (child, page) = (RecordingController("C", log), Page("P", log))
        page.child = RecordingController("D", log)
        page.modalPresentationStyle = .overFullScreen
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        stage.root.present(page, animated: true)
        stage.app.advance()
        #expect(
            log.take() == [
                "C.viewDidLoad", "C.viewWillAppear", "P.viewDidLoad", "C.viewIsAppearing", "C.viewDidAppear",
                "P.viewWillAppear", "D.viewDidLoad", "D.viewWillAppear", "P.viewIsAppearing", "D.viewIsAppearing",
                "D.viewDidAppear",
            ])
    }

    @Test("10.3 what the layout of a new size adds has appeared when the change is committed")
    func addedByNewSize() {
        final class Wide: RecordingController {
            lazy var child = RecordingController("C", log)

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard view.bounds.width > 500, child.parent == nil else { return }
                addChild(child)
                view.addSubview(child.view)
            }
        }
        let app = Launch(Wide("P", log)).app
        _ = log.take()
        app.resize(to: CGSize(width: 844, height: 390))
        #expect(log.take().suffix(3) == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
    }

    @Test("10.3 a root that code has shown has appeared before its first touch, also where that waits for a new size")
    func touchedRoot() {
        let app = Launch(UIViewController()).app
        let root = RecordingController("R", log)
        var seen: [String] = []
        let button = UIButton(
            frame: CGRect(x: 100, y: 300, width: 80, height: 40),
            primaryAction: UIAction { _ in seen = self.log.take() })
        app.perform { app in
            root.view.addSubview(button)
            app.window.rootViewController = root
        }
        app.hitch(frames: 3)
        app.tap(at: CGPoint(x: 140, y: 320))
        app.resize(to: CGSize(width: 844, height: 390))
        #expect(seen.last == "R.viewDidAppear")
    }

    @Test("10.3 a view taken from a visible parent: viewWillDisappear at once, viewDidDisappear after the commit")
    func removedFromVisibleParent() {
        let stage = Launch(UIViewController())
        let (app, root) = (stage.app, stage.root)
        let child = RecordingController("C", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        app.advanceToRest()
        _ = log.take()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take() == ["C.viewWillDisappear"])
        app.advanceToRest()
        #expect(log.take() == ["C.viewDidDisappear"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test("10.3 a child that was there before is told between its parent's own callbacks")
    func followsParent() {
        final class Parent: RecordingController {
            override func viewDidLoad() {
                let child = RecordingController("C", log)
                addChild(child)
                view.addSubview(child.view)
                _ = log.take()
            }
        }
        _ = Launch(Parent("P", log))
        #expect(
            log.take() == [
                "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing", "P.viewDidAppear",
                "C.viewDidAppear",
            ])
    }

    @Test("10.3 a child added while its parent is appearing is told viewDidAppear with it, once")
    func addedWhileParentAppears() {
        final class Adding: RecordingController {
            lazy var child = RecordingController("C", log)
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                addChild(child)
                view.addSubview(child.view)
            }
        }
        _ = Launch(Adding("P", log))
        #expect(
            log.take() == [
                "P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "C.viewDidLoad", "C.viewWillAppear",
                "C.viewIsAppearing", "P.viewDidAppear", "C.viewDidAppear",
            ])
    }

    @Test("10.3 a parent that does not forward tells its children nothing")
    func noForwarding() {
        final class Silent: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let stage = Launch(Silent())
        let (app, root) = (stage.app, stage.root)
        let child = RecordingController("C", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.removeFromSuperview()
        app.advanceToRest()
        #expect(log.take() == ["C.viewDidLoad"])
    }

    @Test("10.3 isMovingToParent until viewDidAppear, isMovingFromParent until viewDidDisappear")
    func movingFlags() {
        final class Flags: RecordingController {
            override func viewWillAppear(_ animated: Bool) { log("to \(isMovingToParent)") }
            override func viewDidAppear(_ animated: Bool) { log("to \(isMovingToParent)") }
            override func viewWillDisappear(_ animated: Bool) { log("from \(isMovingFromParent)") }
            override func viewDidDisappear(_ animated: Bool) { log("from \(isMovingFromParent)") }
        }
        let stage = Launch(UIViewController())
        let (app, root) = (stage.app, stage.root)
        let child = Flags("C", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        app.advanceToRest()
        #expect(log.take().filter { $0.hasPrefix("to") } == ["to true", "to true"])
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        app.advanceToRest()
        #expect(log.take() == ["from true", "from true"])
        #expect(!child.isMovingFromParent)
    }

    @Test("10.5 a presented container passes its appearance on, in and out")
    func presentedContainer() {
        let stage = Launch(UIViewController())
        let (app, root) = (stage.app, stage.root)
        let container = RecordingController("P", log)
        container.modalPresentationStyle = .fullScreen
        let child = RecordingController("C", log)
        container.addChild(child)
        container.view.addSubview(child.view)
        _ = log.take()
        root.present(container, animated: true)
        app.advanceToRest()
        #expect(
            log.take() == [
                "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing", "P.viewDidAppear",
                "C.viewDidAppear",
            ])
        container.dismiss(animated: true)
        app.advanceToRest()
        #expect(
            log.take() == [
                "P.viewWillDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "C.viewDidDisappear",
            ])
        #expect(app.diagnostics.isEmpty)
    }
}
