import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@testable import TransitionFuzzing

@MainActor
@Suite("A fuzz target of a scene")
struct SceneFuzzingTests {
    private static let scene = TransitionScene("pages") { UIViewController() }
        .action("show itself") { $0.topViewController?.present($0.topViewController!, animated: false) }
    private static let script = Script(scene: "pages", steps: [.act("show itself")])

    private func verdict(in scene: TransitionScene) -> FuzzVerdict {
        TransitionFuzzing.verdict(on: Judge(scene: scene).judge(Self.script))
    }

    @Test("fails by a broken rule, with the identity first, and passes what is allowed or known")
    func allowed() {
        guard case .failed(let identity, let report) = verdict(in: Self.scene) else {
            Issue.record("the script presents a controller on itself, and passes")
            return
        }
        #expect(identity.hasPrefix("no-crash · "))
        #expect(report.contains("act \"show itself\""))
        #expect(verdict(in: Self.scene.allowing("no-crash", because: "the test wants it")) == .passed)
        let known = Judge(scene: Self.scene).judge(Self.script).violations.map(\.identity)
        #expect(verdict(in: Self.scene.withBaseline(Set(known))) == .known(identity: identity))
    }

    @Test("replays a trap by its place, and passes an input that dies only where it is compared")
    func traps() {
        final class Page: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if presentingViewController != nil { transitionCoordinator!.animate(alongsideTransition: nil) }
            }
        }
        func verdict(animated: Bool) -> FuzzVerdict {
            let scene = TransitionScene("pages") { UIViewController() }
                .action("show itself") { $0.topViewController?.present(Page(), animated: animated) }
            return TransitionFuzzing.verdict(on: Self.script, contested: .warn) {
                replay($0, in: scene, invariants: ["no-residue"])
            }
        }
        #expect(verdict(animated: true) == .passed)
        guard case .failed(let identity, let report) = verdict(animated: false) else {
            Issue.record("there is no coordinator without animation")
            return
        }
        #expect(identity.hasPrefix("no-crash · ") && identity.contains("SceneFuzzingTests.swift:"))
        #expect(report.contains("act \"show itself\""))
    }

    @Test("says of an input that no child performed that it was not judged, and passes none", arguments: [0, 1])
    func refused(grantedCount: Int) {
        var count = 0
        ChildStart.refusal = {
            count += 1
            return count > grantedCount ? EPERM : nil
        }
        defer { ChildStart.refusal = nil }
        let script = Script(
            scene: "pages", profile: UIKitProfile(flipping: [.barDurationIsOneFifth]), steps: Self.script.steps)
        let scene = TransitionScene("pages") { UIViewController() }.action("show itself") { app in
            app.topViewController?.present(app.topViewController!, animated: false)
        }
        let verdict = TransitionFuzzing.verdict(on: script, contested: .warn) { replay($0, in: scene) }
        switch verdict {
        case .notJudged: #expect(grantedCount == 0)
        // Without its flip it could not be performed: then it is no mere warning.
        case .failed: #expect(grantedCount == 1)
        default: Issue.record("told as \(verdict)")
        }
    }

    @Test("goes on after what is broken with a contested rule flipped alone")
    func warned() {
        let script = Script(
            scene: "pages", profile: UIKitProfile(flipping: [.barDurationIsOneFifth]), steps: Self.script.steps)
        let guessing = TransitionScene("pages") { UIViewController() }.action("show itself") { app in
            guard UINavigationController.hideShowBarDuration > 0.3 else { return }
            app.topViewController?.present(app.topViewController!, animated: false)
        }
        func verdict(_ scene: TransitionScene, isWarning: Bool = true) -> FuzzVerdict {
            TransitionFuzzing.verdict(
                on: script, contested: isWarning ? .warn : .fail, Judge(scene: scene).judge)
        }
        guard case .warned = verdict(guessing), case .failed = verdict(guessing, isWarning: false),
            case .failed = verdict(Self.scene)
        else {
            Issue.record("only what holds by the default answers fails")
            return
        }
    }
}
