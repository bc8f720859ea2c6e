import Foundation
import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

/// A page with an animator that never completes, so that UIKit's own objects make a difference.
private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        Forgetful()
    }
}

private final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

@Suite("A child that the machine does not give", .serialized)
@MainActor
struct RefusedChildTests {
    private static let scene = named("refused")

    private static func named(_ name: String) -> TransitionScene {
        TransitionScene(name) { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = Page()
                page.modalPresentationStyle = .custom
                page.transitioningDelegate = page
                app.topViewController?.present(page, animated: true)
            }
            .action("close", when: { $0.presentationChain.count == 2 }) { app in
                app.topViewController?.dismiss(animated: true)
            }
    }

    private static let failing = Script(
        scene: "refused", steps: [.act("show"), .wait(frames: 60), .act("close")])

    private static let trapping = TransitionScene("refused") { UIViewController() }.action("trap") { app in
        let absent: UIView? = app.isAtRest ? nil : app.window
        _ = absent!.bounds
    }

    private var options: SearchOptions {
        var options = SearchOptions()
        (options.runCount, options.seed, options.jobs, options.shrinkBudget, options.explainBudget) = (
            60, 3, 1, 200, 10
        )
        return options
    }

    /// Performs work while the machine refuses some children, by their number from 1 in each process.
    private func refusing<Value>(_ isRefused: @escaping (Int) -> Bool, _ work: () throws -> Value) rethrows -> Value {
        var count = 0
        ChildStart.refusal = {
            count += 1
            return isRefused(count) ? EMFILE : nil
        }
        defer { ChildStart.refusal = nil }
        return try work()
    }

    @Test("makes a search tell that it is not whole")
    func searching() {
        let result = refusing({ _ in true }) { search(Self.scene, options: options) }
        #expect(result.statistics.scriptCount == 0 && !result.problems.isEmpty)
    }

    @Test("leaves a replay without a verdict, and nothing is performed here", arguments: [false, true])
    func replaying(isDeadly: Bool) {
        let scene = isDeadly ? Self.trapping : Self.scene
        let script = isDeadly ? Script(scene: "refused", steps: [.act("trap")]) : Self.failing
        let result = refusing({ _ in true }) { replay(script, in: scene) }
        #expect(result.violations.isEmpty && result.trace.events.isEmpty && !result.problems.isEmpty)
        let explained = refusing({ _ in true }) { explanation(of: script, in: scene) }
        #expect(explained.found == nil && !explained.problems.isEmpty)
        // The next replay is whole again.
        #expect(replay(script, in: scene).problems.isEmpty)
    }

    @Test("leaves a failure as it was shown, and concludes nothing", arguments: 1...6)
    func explaining(after count: Int) throws {
        let explained = refusing({ $0 > count }) { explanation(of: Self.failing, in: Self.scene) }
        let found = try #require(explained.found)
        #expect(found.flakiness == nil && found.severity == .failure && !explained.problems.isEmpty)
        #expect(!found.trace.events.isEmpty && Set(explained.problems).count == explained.problems.count)
    }

    @Test("gives no stock experiment that tells nothing", arguments: 1...8)
    func stock(at number: Int) throws {
        let whole = try #require(explanation(of: Self.failing, in: Self.scene).found)
        let identity = whole.identity
        let experimenter = StockExperimenter(scene: Self.scene, options: options)
        let expected = try #require(experimenter.experiment(with: Self.failing, of: identity))
        let (found, noted) = SearchProblems.gathering {
            refusing({ $0 == number }) { experimenter.experiment(with: Self.failing, of: identity) }
        }
        // One that was not refused anything is whole.
        #expect(number > expected.runCount ? found == expected && noted.texts.isEmpty : found == nil)
        #expect(number > expected.runCount || noted.texts.count == 1)
    }

    @Test("tells that the locations of a failure are missing")
    func callSites() throws {
        let whole = try #require(explanation(of: Self.failing, in: Self.scene).found)
        var bare = whole
        bare.callSites = []
        // What was found of the methods of another scene is known.
        let scene = Self.named("refused and unknown")
        let finder = CallSiteFinder(scene: scene, timeout: 3, jobs: ChildJobs(jobs: 1))
        let (placed, noted) = SearchProblems.gathering { refusing({ _ in true }) { finder.placed([bare]) } }
        #expect(!whole.callSites.isEmpty && placed[0].callSites.isEmpty && noted.texts.count == 1)
        let (code, unread) = SearchProblems.gathering {
            refusing({ _ in true }) {
                StackReader(DebugInformation()).userCode(
                    in: RawStack(addresses: [4_096, 8_192], beginsWithProgramCounter: false, signal: 0))
            }
        }
        #expect(code.locations.isEmpty && unread.texts.count == 1)
    }

    @Test("does not make a warning of a failure")
    func defaultTrial() throws {
        var flipped = Self.failing
        flipped.profile = UIKitProfile(flipping: [.barDurationIsOneFifth])
        let identity = try #require(explanation(of: Self.failing, in: Self.scene).found).identity
        let vocabulary = makeVocabulary(scene: Self.scene, profiles: .standard)
        var options = options
        // Shrinking takes the flip out.
        options.shrinkBudget = 0
        let explainer = Explainer(scene: Self.scene, options: options, vocabulary: vocabulary)
        let failure = FoundFailure(identity, index: 0, script: flipped)
        var (finds, problems) = (ShrinkingFinds(), SearchProblems())
        let (found, noted) = SearchProblems.gathering {
            refusing({ $0 == 1 }) { explainer.explain(failure, finds: &finds, problems: &problems) }
        }
        #expect(found?.isWarning == false && !noted.texts.isEmpty)
    }

    @Test("passes nothing where each script has a process of its own", arguments: [1, 2, 3, 5, 8, 13])
    func freshProcesses(after count: Int) throws {
        let scene = Self.scene.freshProcesses()
        let identity = try #require(explanation(of: Self.failing, in: Self.scene).found).identity
        let explainer = Explainer(
            scene: scene, options: options, vocabulary: makeVocabulary(scene: scene, profiles: .standard))
        let failure = FoundFailure(identity, index: 0, script: Self.failing)
        let main = getpid()
        var (finds, problems) = (ShrinkingFinds(), SearchProblems())
        let found = refusing({ getpid() != main && $0 > count }) {
            explainer.explain(failure, finds: &finds, problems: &problems)
        }
        #expect(!problems.texts.isEmpty && found?.flakiness == nil && found?.isWarning == false)
        if case .dependsOn = found?.profiles { Issue.record("a child that never was passes") }
    }

    @Test("is no journal that is too small for the longest script")
    func longScripts() {
        let pan = PanStep(
            start: .point(x: 50, y: 50), dx: -100_000, dy: 100_000, frames: 0, ending: .lift)
        let steps = Array(repeating: Step.pan(pan), count: ScriptLimits.stepCount)
        let script = Script(scene: "refused", steps: steps)
        let bytes = ScriptBinary.encode(script).count
        #expect(bytes > Journal.usualSize / 2)
        #expect(Journal.size(steps: steps.count, of: Self.scene) >= 2 * bytes)
        let result = replay(script, in: Self.scene, invariants: ["no-crash"])
        #expect(
            result.violations.isEmpty && result.problems.isEmpty && !result.trace.events.isEmpty,
            "\(result.violations) \(result.problems)")
    }
}
