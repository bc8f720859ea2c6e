import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("An object that outlives its world")
struct KeptObjectTests {
    private final class Menu: UIViewController {}

    /// State that outlives a run.
    private enum Keeper {
        @MainActor static var menu: UIViewController?
        @MainActor static var menus: [UIViewController] = []
    }

    private func leaks(_ keep: @escaping @MainActor @Sendable (UIViewController) -> Void) -> [String] {
        let scene = TransitionScene("keeper") {
            let menu = Menu()
            menu.modalPresentationStyle = .fullScreen
            keep(menu)
            return UIViewController()
        }
        .action("show") { $0.topViewController?.present(Keeper.menu ?? Keeper.menus.last!, animated: true) }
        let script = Script(scene: "keeper", steps: [.act("show"), .wait(frames: 60)])
        let result = replay(script, in: scene)
        Keeper.menu = nil
        Keeper.menus = []
        return result.violations.filter { $0.invariant == "objects-are-released" }.map(\.identity.subject.words)
    }

    @Test("is kept, not lost, where the next world's takes its place, as in a singleton")
    func replaced() {
        #expect(leaks { Keeper.menu = $0 }.isEmpty)
    }

    @Test("is lost where those of all worlds pile up")
    func piledUp() {
        #expect(leaks { Keeper.menus.append($0) } == ["Menu"])
    }

    /// Asks by a page that answers when it goes.
    private final class Asker: UIViewController {
        var answer: CheckedContinuation<Void, Never>?
        var isCyclic = false
        private var hold: (() -> Void)?

        func ask() {
            if isCyclic { hold = { self.view.alpha = 1 } }
            Task { @MainActor in
                await withCheckedContinuation { continuation in
                    self.answer = continuation
                    self.present(Menu(), animated: true)
                }
            }
        }
    }

    private func leaks(whereAskerIsPresented: Bool) -> [String] {
        let scene = TransitionScene("asker") { whereAskerIsPresented ? UIViewController() : Asker() }
            .action("ask") { ($0.topViewController as? Asker)?.ask() }
            .action("show") { app in
                let asker = Asker()
                asker.isCyclic = true
                app.topViewController?.present(asker, animated: true)
            }
            .action("close") { $0.window.rootViewController?.dismiss(animated: true) }
        let steps: [Step] = whereAskerIsPresented ? [.act("show"), .wait(frames: 60)] : []
        let script = Script(
            scene: "asker",
            steps: steps + [.act("ask"), .wait(frames: 60)] + (whereAskerIsPresented ? [.act("close")] : []))
        return replay(script, in: scene).violations.filter { $0.invariant == "objects-are-released" }
            .map(\.identity.subject.words)
    }

    @Test("is held by right by a task that waits for what a page on screen answers, and lost once it has left")
    func awaited() {
        #expect(leaks(whereAskerIsPresented: false).isEmpty)
        #expect(leaks(whereAskerIsPresented: true).contains("Asker"))
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        @MainActor static let shared = Fade()

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.1
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
            transitionContext.completeTransition(true)
        }
    }

    private final class FadingPage: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade.shared }
    }

    private func violations(_ keep: @escaping @MainActor @Sendable (UIViewController) -> Void) -> [Violation] {
        let scene = TransitionScene("fader") { UIViewController() }
            .action("show") {
                let page = FadingPage()
                page.modalPresentationStyle = .fullScreen
                page.transitioningDelegate = page
                keep(page)
                $0.topViewController?.present(page, animated: true)
            }
        let script = Script(scene: "fader", steps: [.act("show"), .wait(frames: 60)])
        let result = replay(script, in: scene)
        Keeper.menus = []
        return result.violations.filter { $0.invariant == "objects-are-released" }
    }

    @Test("An animator that all worlds share is not lost, and holds nothing that is")
    func shared() {
        #expect(violations { _ in }.isEmpty)
        let lost = violations { Keeper.menus.append($0) }
        #expect(lost.map(\.identity.subject.words) == ["FadingPage"])
        #expect(lost.first?.seen == "2 alive")
    }

    /// Stores a driver that holds it, and which UIKit asks for at a dismissal only.
    private final class PulledPage: UIViewController {
        private final class Pull: UIPercentDrivenInteractiveTransition {
            let page: UIViewController
            init(_ page: UIViewController) { self.page = page }
        }

        private lazy var pull: UIPercentDrivenInteractiveTransition? = Pull(self)

        override func viewDidLoad() {
            super.viewDidLoad()
            _ = pull
        }
    }

    @Test("A driver that a lost controller stores is named though UIKit has not asked for it yet")
    func storedDriver() throws {
        let scene = TransitionScene("puller") { UIViewController() }
            .action("show") { $0.topViewController?.present(PulledPage(), animated: true) }
        let result = replay(Script(scene: "puller", steps: [.act("show"), .wait(frames: 60)]), in: scene)
        let lost = try #require(result.violations.first { $0.invariant == "objects-are-released" })
        #expect(
            lost.identity.subject.words == "PulledPage"
                && lost.seen.hasSuffix("in the cycle PulledPage.pull → Pull.page"))
    }

    /// Held by a view of its own, by an object within an object, or by a closure; and what holds nothing is about.
    private final class HeldPage: UIViewController {
        enum Way { case view, nested, closure }

        private final class Badge: UIView { var page: UIViewController? }

        private final class Flow {
            var slides: [String: Slide] = [:]
        }

        private final class Slide {
            let page: UIViewController
            init(_ page: UIViewController) { self.page = page }
        }

        private final class Link {
            weak var page: UIViewController?
            unowned var gone: NSObject
            var act: (() -> Void)?
            init(_ page: UIViewController, _ gone: NSObject) { (self.page, self.gone) = (page, gone) }
        }

        private let way: Way
        private let flow = Flow()
        // What an unowned property names may be gone: it must not be read.
        private lazy var link = Link(self, NSObject())

        init(_ way: Way) {
            self.way = way
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let link = link
            switch way {
            case .view:
                let badge = Badge()
                badge.page = self
                view.addSubview(badge)
            case .nested: flow.slides["out"] = Slide(self)
            case .closure: link.act = { self.dismiss(animated: true) }
            }
        }
    }

    @Test(
        "What holds a lost controller is found through views, objects and collections; a closure is named",
        arguments: [
            (HeldPage.Way.view, "in the cycle HeldPage.view → UIView.subviews → Badge.page"),
            (.nested, "in the cycle HeldPage.flow → Flow.slides → Slide.page"),
            (.closure, "most likely a closure, of Link.act, holds it"),
        ])
    private func held(_ way: HeldPage.Way, _ words: String) throws {
        let scene = TransitionScene("held") { UIViewController() }
            .action("show") { $0.topViewController?.present(HeldPage(way), animated: true) }
        let result = replay(Script(scene: "held", steps: [.act("show"), .wait(frames: 60)]), in: scene)
        let lost = try #require(result.violations.first { $0.invariant == "objects-are-released" })
        #expect((lost.summary + lost.seen).contains(words), "\(lost.summary) \(lost.seen)")
    }

    /// A stack with a swipe to pop, which is UIKit's own.
    private final class KeptStack: UINavigationController {
        private var owner: UINavigationController?

        override func viewDidLoad() {
            super.viewDidLoad()
            owner = self
        }
    }

    @Test("What UIKit's own classes store is not named")
    func storedByUIKit() throws {
        let scene = TransitionScene("stack") { UIViewController() }
            .action("show") {
                $0.topViewController?.present(KeptStack(rootViewController: UIViewController()), animated: true)
            }
            .action("push") {
                ($0.topViewController as? KeptStack)?.pushViewController(UIViewController(), animated: true)
            }
        let swipe = PanStep(start: .leftEdge, dx: 300, dy: 0, frames: 20, ending: .lift)
        let steps: [Step] = [.act("show"), .wait(frames: 60), .act("push"), .wait(frames: 60), .pan(swipe)]
        let result = replay(Script(scene: "stack", steps: steps), in: scene)
        let lost = try #require(result.violations.first { $0.identity.subject.words == "KeptStack" })
        #expect(!lost.seen.contains("with"), "\(lost.seen)")
    }
}
