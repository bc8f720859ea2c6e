import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants

@testable import TransitionRunner

@Suite("What goes on for ever")
@MainActor
struct BackgroundActivityTests {
    private class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            begin()
        }

        func begin() {}
    }

    /// Each animation's completion begins the next.
    private final class Pulse: Page {
        override func begin() {
            let alpha: CGFloat = view.alpha == 1 ? 0.5 : 1
            UIView.animate(withDuration: 0.3) {
                self.view.alpha = alpha
            } completion: { _ in
                self.begin()
            }
        }
    }

    /// Each block asks for the next.
    private final class Clock: Page {
        override func begin() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.begin() }
        }
    }

    /// A task that never ends.
    private final class Poll: Page {
        override func begin() {
            Task { @MainActor [weak self] in
                while self != nil { try await Task.sleep(for: .seconds(0.2)) }
            }
        }
    }

    /// A timer that animates for longer than it waits.
    private final class Ticker: Page {
        override func begin() {
            Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated {
                    UIView.animate(withDuration: 0.5) { self?.view.layer.cornerRadius += 1 }
                }
            }
        }
    }

    /// A display link that changes something in every frame.
    private final class Film: Page {
        override func begin() {
            CADisplayLink(target: self, selector: Selector("step", Film.step)).add(to: .main, forMode: .common)
        }

        func step() { view.layer.borderWidth = view.layer.borderWidth == 1 ? 2 : 1 }
    }

    @Test("Does not keep an app from rest", arguments: ["pulse", "clock", "poll", "ticker", "film"])
    func background(name: String) {
        let pages: [String: @MainActor () -> UIViewController] = [
            "pulse": { Pulse() }, "clock": { Clock() }, "poll": { Poll() }, "ticker": { Ticker() },
            "film": { Film() },
        ]
        let app = HeadlessApp(root: pages[name]!())
        #expect(app.advanceToRest() == .rest)
        let page = UIViewController()
        app.perform { $0.topViewController?.present(page, animated: true) }
        #expect(app.advanceToRest() == .rest)
        #expect(app.trace.snapshots.last { $0.reason == .rest }?.presentationChain.count == 2)
        _ = app.tearDown()
    }

    /// Looks every four seconds, from the launch on.
    private final class SlowPoll: Page {
        override func begin() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [weak self] in self?.begin() }
        }
    }

    @Test("Is found however slow it is, so that the rests of a script are judged")
    func slow() throws {
        let scene = TransitionScene("slow") { SlowPoll() }
            .action("show") { $0.topViewController?.present(UIViewController(), animated: true) }
        let result = replay(Script(scene: "slow", steps: [.act("show"), .wait(frames: 60)]), in: scene)
        #expect(result.outcome == .rest)
        let shown = try #require(result.trace.snapshots.first { $0.presentationChain.count == 2 })
        let asked = try #require(result.trace.deeds.last { $0.kind == .act })
        #expect(shown.reason == .rest && shown.time.frame - asked.frame < 60)
    }

    /// Does something once, later than anybody waits for at a launch.
    private final class Late: Page {
        private var count = 0

        override func begin() {
            guard count == 0 else { return }
            count += 1
            DispatchQueue.main.asyncAfter(deadline: .now() + 25) { [weak self] in
                self?.present(UIViewController(), animated: true)
            }
        }
    }

    @Test("Is told from what is done once and late, which comes at the end of the script and not before it")
    func late() throws {
        let scene = TransitionScene("late") { Late() }
        let result = replay(Script(scene: "late", steps: [.wait(frames: 1)]), in: scene)
        #expect(result.outcome == .rest)
        let requested = try #require(
            result.trace.events.first { event in
                if case .requested = event.kind { true } else { false }
            })
        #expect(requested.time.frame == 25 * 60 && result.trace.snapshots.last?.presentationChain.count == 2)
    }

    /// A timer or a display link, begun by the launch, that makes its view paler for good or by turns.
    private final class Pale: Page {
        let isLink: Bool
        var count = 0

        init(isLink: Bool) {
            self.isLink = isLink
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func begin() {
            guard count == 0 else { return }
            count = 1
            guard !isLink else {
                return CADisplayLink(target: self, selector: Selector("step", Pale.step)).add(
                    to: .main, forMode: .common)
            }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.view.alpha = 0.5 }
            }
        }

        func step() {
            count += 1
            view.alpha = count % 2 == 0 ? 1 : 0.5
        }
    }

    @Test("Is no transition's doing, and what it changes is told", arguments: [false, true])
    func selfChanges(isLink: Bool) {
        let scene = TransitionScene("pale") { Pale(isLink: isLink) }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = Page()
                page.modalPresentationStyle = .fullScreen
                app.topViewController?.present(page, animated: true)
            }
            .action("close", when: { $0.presentationChain.count > 1 }) { $0.topViewController?.dismiss(animated: true) }
            .invariants(InvariantSet(InvariantSet.standard.invariants.filter { $0.id != "objects-are-released" }))
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps) = (80, 7, 12)
        let result = search(scene, options: options)
        #expect(result.counterexamples.isEmpty)
        let mover: SelfMover = isLink ? .displayLink : .timer
        #expect(result.statistics.selfChanges == [SelfChange(view: "the view of Pale", mover: mover)])
    }

    @Test("Is not how far a list glides, however long, and not what a timer makes and presents")
    func movedContent() {
        final class List: Page {
            let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            override func viewDidLoad() {
                super.viewDidLoad()
                content.contentSize = CGSize(width: 390, height: 9000)
                view.addSubview(content)
                Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
                    MainActor.assumeIsolated {
                        let page = UIViewController()
                        page.view.backgroundColor = .white
                        page.view.alpha = 0.9
                        self?.present(page, animated: true)
                    }
                }
            }
        }
        let list = List()
        let app = HeadlessApp(root: list)
        app.advanceToRest()
        app.pan(from: CGPoint(x: 200, y: 800), by: CGVector(dx: 0, dy: -700), frames: 4)
        app.advance(frames: 300)
        app.advanceToRest()
        #expect(list.content.contentOffset.y > 2000 && list.presentedViewController != nil)
        #expect(app.trace.snapshots.allSatisfy { $0.views.allSatisfy { $0.changedBy == nil } })
        _ = app.tearDown()
    }

    @Test("Is not what a display link does that a transition has set going, or one that only then runs")
    func links() {
        final class Driver: Page {
            lazy var link = CADisplayLink(target: self, selector: Selector("step", Driver.step))
            override func begin() {
                link.isPaused = true
                link.add(to: .main, forMode: .common)
            }
            func step() { presentedViewController?.view.alpha -= 0.01 }
        }
        let driver = Driver()
        let app = HeadlessApp(root: driver)
        app.advanceToRest()
        app.perform { _ in
            driver.present(Page(), animated: true)
            driver.link.isPaused = false
        }
        app.advance(frames: 20)
        driver.link.isPaused = true
        app.advanceToRest()
        #expect(driver.presentedViewController!.view.alpha < 0.9)
        #expect(app.trace.snapshots.allSatisfy { $0.views.allSatisfy { $0.changedBy == nil } })
        _ = app.tearDown()
    }

    @Test("What ends by itself is waited for, however often it hands itself on")
    func finite() {
        final class Countdown: Page {
            var count = 20
            override func begin() {
                count -= 1
                guard count > 0 else { return }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.begin() }
            }
        }
        let countdown = Countdown()
        let app = HeadlessApp(root: countdown)
        #expect(app.advanceToRest() == .rest)
        #expect(countdown.count == 0)
        _ = app.tearDown()
    }

    @Test("A launch that never rests, shows nothing, or asks too early is told as such")
    func launches() {
        final class Slides: Page {
            override func begin() {
                let page = UIViewController()
                present(page, animated: true) { page.dismiss(animated: true) { self.begin() } }
            }
        }
        final class Blank: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.isHidden = true
            }
        }
        final class Early: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                present(UIViewController(), animated: true)
            }
        }
        func notes(_ root: @autoclosure () -> UIViewController) -> [LaunchNote] {
            let app = HeadlessApp(root: root())
            let notes = app.trace.launchNotes(app.advanceToRest())
            _ = app.tearDown()
            return notes
        }
        guard case .neverRests = notes(Slides()).first else {
            Issue.record("it comes to rest")
            return
        }
        #expect(notes(Early()).contains(.asksBeforeItAppears(controller: "Early")))
        let app = HeadlessApp(root: Blank())
        let outcome = app.advanceToRest()
        #expect(app.trace.launchNotes(outcome) == [.isBlank(controller: "Blank")])
        _ = app.tearDown()
        let sound = HeadlessApp(root: Page())
        let rest = sound.advanceToRest()
        #expect(sound.trace.launchNotes(rest) == [])
        _ = sound.tearDown()
    }
}
