import Testing
import TransitionCore

@testable import HeadlessUIKit

@Suite("What timers and display links hold at the end of a world")
@MainActor
struct HeldByClockTests {
    enum Kind: CaseIterable {
        case block, message, link, once, weakBlock
    }

    /// A page that has something run by the clock, and keeps it.
    private final class Page: UIViewController {
        let kind: Kind
        let endsWithScreen: Bool
        private var timer: Timer?
        private var link: CADisplayLink?

        init(_ kind: Kind, endsWithScreen: Bool) {
            self.kind = kind
            self.endsWithScreen = endsWithScreen
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let page = self
            switch kind {
            case .block, .once:
                timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: kind == .block) { _ in
                    MainActor.assumeIsolated { page.count() }
                }
            case .weakBlock:
                timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
                    let page = self
                    MainActor.assumeIsolated { page?.count() }
                }
            case .message:
                timer = Timer.scheduledTimer(
                    timeInterval: 0.5, target: self, selector: Selector("tick(_:)", Page.tick), userInfo: nil,
                    repeats: true)
            case .link:
                link = CADisplayLink(target: self, selector: Selector("step(_:)", Page.step))
                link?.add(to: .main, forMode: .common)
            }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard endsWithScreen else { return }
            timer?.invalidate()
            link?.invalidate()
        }

        private var counted = 0
        private func count() { counted += 1 }
        private func tick(_ timer: Timer) { count() }
        private func step(_ link: CADisplayLink) { count() }
    }

    /// What is left of a page that was presented, and perhaps dismissed.
    private func leaks(_ kind: Kind, endsWithScreen: Bool = false, isDismissed: Bool) -> (LeakedObject?, Trace) {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        app.perform { _ in root.present(Page(kind, endsWithScreen: endsWithScreen), animated: true) }
        app.advanceToRest()
        app.advance(frames: 60)
        if isDismissed {
            app.perform { _ in root.dismiss(animated: true) }
            app.advanceToRest()
        }
        let trace = app.trace
        return (app.tearDown().first { $0.typeName == "Page" }, trace)
    }

    @Test("A page that is gone is lost to a repeating timer or a link", arguments: Kind.allCases)
    func gone(_ kind: Kind) {
        let (leak, trace) = leaks(kind, isDismissed: true)
        let isHeld = kind != .once && kind != .weakBlock
        #expect((leak != nil) == isHeld)
        #expect(leak?.clock == (isHeld ? 1 : nil))
        let starts = trace.events.filter { event in
            if case .clockStarted(1, kind == .link) = event.kind { true } else { false }
        }
        #expect(starts.count == (kind == .once ? 0 : 1))
    }

    @Test("A page on screen may end its clock as it goes, and one that did is free", arguments: Kind.allCases)
    func byRight(_ kind: Kind) {
        #expect(leaks(kind, isDismissed: false).0 == nil)
        #expect(leaks(kind, endsWithScreen: true, isDismissed: true).0 == nil)
    }

    @Test("What is held otherwise as well is not the clock's")
    func otherwise() {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        let page = Page(.block, endsWithScreen: false)
        app.perform { _ in root.present(page, animated: true) }
        app.advanceToRest()
        app.perform { _ in root.dismiss(animated: true) }
        app.advanceToRest()
        #expect(app.tearDown().first { $0.typeName == "Page" }?.clock == nil)
        withExtendedLifetime(page) {}
    }
}
