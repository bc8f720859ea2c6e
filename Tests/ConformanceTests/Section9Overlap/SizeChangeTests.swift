import Testing
import TransitionCore
import UIKit

@Suite("9.9 the window changes its size")
@MainActor
struct SizeChangeTests {
    /// Writes down what it is told of a new size.
    final class Rotating: RecordingController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log("\(name) to \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log("\(name) to vertical \(newCollection.verticalSizeClass.rawValue)")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log("\(name) was vertical \(previousTraitCollection?.verticalSizeClass.rawValue ?? -1)")
        }
    }

    final class Hooked: UIPresentationController {
        var log: CallLog?
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log?("hook to \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    private let log = CallLog()

    private func launch() -> (app: HeadlessApp, root: Rotating, presented: Rotating, delegate: RecordingDelegate) {
        let root = Rotating("R", log)
        let app = HeadlessApp(root: root)
        let child = Rotating("K", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let presented = Rotating("C", log)
        presented.modalPresentationStyle = .custom
        let delegate = RecordingDelegate(log)
        delegate.makesPresentationController = { [log] in
            let made = Hooked(presentedViewController: $0, presenting: $1)
            made.log = log
            return made
        }
        presented.transitioningDelegate = delegate
        root.present(presented, animated: false)
        app.advanceToRest()
        _ = log.take()
        return (app, root, presented, delegate)
    }

    @Test("9.9 root, children, presentation controller, presented are told in this order, before anything changes")
    func order() {
        let (app, root, presented, delegate) = launch()
        app.resize(to: CGSize(width: 500, height: 844))
        #expect(log.take() == ["R to 500", "K to 500", "hook to 500", "C to 500"])
        app.advanceToRest()
        #expect(root.view.bounds.width == 500 && presented.view.bounds.width == 500)
        withExtendedLifetime(delegate) {}
    }

    @Test("9.9 on its side the size classes change: told before the size, and again after the change")
    func sizeClasses() {
        let (app, root, _, delegate) = launch()
        #expect(root.traitCollection.verticalSizeClass == .regular)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        app.resize(to: CGSize(width: 844, height: 390))
        let lines = log.take()
        #expect(lines.prefix(3) == ["R to vertical 1", "K to vertical 1", "C to vertical 1"])
        #expect(lines.suffix(3) == ["R was vertical 2", "K was vertical 2", "C was vertical 2"])
        #expect(root.view.traitCollection.verticalSizeClass == .compact)
        withExtendedLifetime(delegate) {}
    }

    @Test("9.9 the coordinator is to be found; bounds are old in the callback and new alongside")
    func coordinator() {
        final class Measuring: RecordingController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log("\(Int(coordinator.containerView.bounds.width)), found \(transitionCoordinator != nil)")
                coordinator.animate { context in
                    self.log("alongside \(Int(context.containerView.bounds.width))")
                } completion: { _ in
                    self.log("ended, found \(self.transitionCoordinator != nil)")
                }
            }
        }
        let app = HeadlessApp(root: Measuring("R", log))
        _ = log.take()
        app.resize(to: CGSize(width: 844, height: 390))
        #expect(log.take() == ["390, found true", "alongside 844"])
        app.advanceToRest()
        #expect(log.take() == ["ended, found false"])
    }

    @Test("8.10, 9.9 a change of size cancels the touches that are down")
    func cancelsTouches() {
        let app = HeadlessApp(root: UIViewController())
        app.pan(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 50, dy: 0), frames: 5, ending: .hold)
        #expect(app.hasHeldTouch)
        app.resize(to: CGSize(width: 844, height: 390))
        #expect(!app.hasHeldTouch)
    }

    @Test(
        "9.9 another window that fills the screen goes along, and one of a size of its own stays",
        arguments: [true, false])
    func otherWindow(fillsScreen: Bool) {
        let (app, _, _, _) = launch()
        let size = fillsScreen ? app.window.bounds.size : CGSize(width: 200, height: 100)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = Rotating("W", log)
        window.isHidden = false
        app.advanceToRest()
        _ = log.take()
        app.resize(to: CGSize(width: 844, height: 390))
        app.advanceToRest()
        #expect(window.frame.size == (fillsScreen ? CGSize(width: 844, height: 390) : size))
        #expect(window.rootViewController?.view.bounds.size == window.frame.size)
        #expect(log.take().contains("W to 844") == fillsScreen)
    }

    @Test("1.13, 9.9 a presentation controller hears of sizes once it has a container")
    func beforeContainer() {
        let (app, root, presented, delegate) = launch()
        root.dismiss(animated: false)
        app.advanceToRest()
        app.perform { _ in root.present(presented, animated: true) }
        app.resize(to: CGSize(width: 844, height: 390))
        app.advanceToRest()
        #expect(!log.take().contains("hook to 844") && presented.view.window != nil)
        app.resize(to: CGSize(width: 390, height: 844))
        #expect(log.take().contains("hook to 390"))
        _ = delegate
    }

    @Test("9.9 a presentation that is requested meanwhile waits for the end of the change")
    func requestWaits() {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        app.resize(to: CGSize(width: 844, height: 390))
        let next = UIViewController()
        root.present(next, animated: true)
        #expect(root.presentedViewController === next)
        #expect(next.viewIfLoaded?.window == nil)
        #expect(app.advanceToRest() == .rest)
        #expect(root.presentedViewController === next)
        #expect(app.diagnostics.isEmpty)
    }

    @Test("9.9 a safe area that changes is told to the controller once")
    func safeArea() {
        final class Insetted: RecordingController {
            override func viewSafeAreaInsetsDidChange() { log("\(Int(view.safeAreaInsets.top))") }
        }
        let root = Insetted("R", log)
        let app = HeadlessApp(root: root)
        app.advanceToRest()
        #expect(log.lines.filter { !$0.hasPrefix("R.") } == ["47"])
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        app.advanceToRest()
        #expect(log.lines.filter { !$0.hasPrefix("R.") } == ["47", "57"])
    }

    @Test("9.9 a parent replaces traits of its child")
    func overriddenTraits() {
        let (root, child) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: root)
        root.addChild(child)
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.verticalSizeClass == .regular)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(app.diagnostics.isEmpty)
    }
}
