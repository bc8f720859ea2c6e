import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A window that covers an app in the background")
@MainActor
struct PrivacyCoverTests {
    private final class Page: UIViewController {
        var keepsCover = false
        private var cover: UIWindow?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let center = NotificationCenter.default
            for (name, shows) in [
                (UIApplication.willResignActiveNotification, true), (UIApplication.didBecomeActiveNotification, false),
            ] {
                _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { shows ? self?.addCover() : self?.removeCover() }
                }
            }
        }

        private func addCover() {
            guard cover == nil, let scene = view.window?.windowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.windowLevel = .alert
            window.backgroundColor = .black
            window.rootViewController = UIViewController()
            window.isHidden = false
            cover = window
        }

        private func removeCover() {
            guard !keepsCover else { return }
            cover?.isHidden = true
            cover = nil
        }
    }

    private func rules(keepsCover: Bool, steps: [Step]) -> Set<String> {
        let scene = TransitionScene("covered") {
            let page = Page()
            page.keepsCover = keepsCover
            return page
        }
        .action("show sheet") { app in
            let sheet = UIViewController()
            sheet.view.backgroundColor = .yellow
            app.topViewController?.present(sheet, animated: true)
        }
        let result = replay(Script(scene: scene.name, steps: steps), in: scene)
        return Set(result.violations.map(\.invariant.description))
    }

    private let ways: [[Step]] = [
        [.background, .wait(frames: 60), .foreground, .wait(frames: 60)],
        [.act("show sheet"), .wait(frames: 90), .background, .wait(frames: 60)],
        [.act("show sheet"), .wait(frames: 5), .background, .wait(frames: 60), .foreground, .wait(frames: 60)],
        [.background, .act("show sheet"), .wait(frames: 60), .foreground],
    ]

    @Test("is not told while it is there", arguments: 0..<4)
    func goesAway(way: Int) {
        #expect(rules(keepsCover: false, steps: ways[way]) == [])
    }

    @Test("is told when a script that meant no cover ends under it")
    func stays() {
        #expect(rules(keepsCover: true, steps: ways[2]).contains("input-is-live"))
    }
}
