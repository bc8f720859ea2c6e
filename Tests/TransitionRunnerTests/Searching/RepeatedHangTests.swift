import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("A hang, wherever its loop is when it is found")
@MainActor
struct RepeatedHangTests {
    /// Lays itself out for long, and is laid out for ever.
    private final class Page: UIViewController {
        private final class Ringed: UIView {
            override func layoutSubviews() {
                frame.size.width = frame.width == 10 ? 20 : 10
                tag = (1...20).map { CGFloat($0) }.count
            }
        }

        override func viewDidLoad() {
            let view = Ringed()
            while view.tag >= 0 {
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
        }
    }

    private enum Loop: CaseIterable {
        /// What it asks frees an array each time, which is on no line.
        case asksTheApp
        /// It calls the user's code by way of UIKit.
        case laysOut
    }

    private static func scene(_ loop: Loop) -> TransitionScene {
        TransitionScene("hanging") { UIViewController() }
            .action("show") { app in
                let page = loop == .laysOut ? Page() : UIViewController()
                app.topViewController?.present(page, animated: true)
                while app.presentationChain.count == 2, !app.isAtRest {}
            }
            .action("close") { $0.topViewController?.dismiss(animated: true) }
    }

    @Test("is one failure, with the same script and location in each search", arguments: Loop.allCases)
    private func sameEachTime(loop: Loop) {
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps, options.hangTimeout) = (12, 1, 2, 0.1)
        let found = (0..<2).map { _ in search(Self.scene(loop), options: options).counterexamples }
        for counterexamples in found {
            #expect(counterexamples.map(\.script.steps) == [[.act("show")]])
            #expect(counterexamples.map(\.identity) == found[0].map(\.identity))
            let entry = loop == .laysOut ? "viewDidLoad" : "closure"
            #expect(counterexamples.first?.crash?.entry?.contains(entry) == true)
        }
    }

    @Test("is one failure also where only explaining it has told where it is: its simplest script stays")
    func eachOnce() {
        func hang(_ steps: [Step], in name: String) -> Counterexample {
            let violation = Violation(
                identity: ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause(name)),
                summary: "", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
                time: VirtualTime(frame: 0))
            let script = Script(scene: "hanging", steps: steps)
            return Counterexample(script: script, violations: [violation], trace: Trace(), original: script)
        }
        let found = [hang([.lift, .act("a")], in: "page"), hang([.lift], in: "list"), hang([.act("a")], in: "page")]
        #expect(found.eachOnce.map(\.script.steps) == [[.act("a")], [.lift]])
        #expect(found.reversed().map { $0 }.eachOnce.map(\.script.steps) == [[.act("a")], [.lift]])
    }
}
