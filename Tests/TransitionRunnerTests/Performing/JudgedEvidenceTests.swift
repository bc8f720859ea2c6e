import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("Evidence that few rules judge")
@MainActor
struct JudgedEvidenceTests {
    @Test("is gathered for any rule that names it, and for no other")
    func namedParts() {
        let all: [EvidencePart] = [.askedAgain, .unanimatedTwin, .resizedTwin]
        #expect(Self.gathered(for: []).isEmpty)
        for part in all { #expect(Self.gathered(for: [part]) == [part]) }
        #expect(Self.gathered(for: Set(all)) == Set(all))
    }

    @Test("of the standard rules is asked for by each part's own, and two are vital")
    func standard() {
        let set = InvariantSet.standard
        #expect(set.judges(.leaks, by: "objects-are-released") && !set.judges(.leaks, by: "no-crash"))
        #expect(!set.judges(.leaks, by: "no-such-rule"))
        for part in [EvidencePart.askedAgain, .unanimatedTwin, .resizedTwin, .relaunchedProbes, .leaks] {
            #expect(set.invariants.count { $0.parts.contains(part) } == 1)
        }
        #expect(set.vital.ids == ["completes-exactly-once", "no-crash"])
    }

    private final class Count {
        var value = 0
    }

    /// An app that shows its page the first time only, as no twin can repeat.
    private static func rests(judgedBy isVital: Bool) -> RestCoverage {
        let rule = Invariant(id: "page-comes", summary: "It does.", isVital: isVital) { evidence in
            guard evidence.trace.transitions.isEmpty else { return [] }
            return [
                Violation(
                    identity: MadeFailure.identity("page-comes", .app), summary: "", expected: "", seen: "", remedy: "",
                    restsOn: [], decisions: [], time: VirtualTime(frame: 0))
            ]
        }
        let shown = Count()
        let scene = TransitionScene("once") { UIViewController() }
            .action("show") { app in
                shown.value += 1
                if shown.value == 1 { app.topViewController?.present(UIViewController(), animated: true) }
            }
            .invariants(InvariantSet([rule]))
        return replay(Script(scene: "once", steps: [.act("show"), .wait(frames: 90)]), in: scene).rests
    }

    @Test("of a twin that breaks a scene's own vital rule is no gap in what could be compared")
    func ownVitalRule() {
        #expect(Self.rests(judgedBy: true).brokenTwinCount == 1)
        #expect(Self.rests(judgedBy: false).brokenTwinCount == 0)
        #expect(Self.rests(judgedBy: false).uncomparedCount == 1)
    }

    /// The parts that a rule sees which names these.
    private static func gathered(for parts: Set<EvidencePart>) -> Set<EvidencePart> {
        let rule = Invariant(id: "sees-evidence", summary: "It sees nothing.", judging: parts) { evidence in
            var seen: [String] = []
            if evidence.askedAgain != nil { seen.append("askedAgain") }
            if evidence.variations?.unanimated != nil { seen.append("unanimatedTwin") }
            if evidence.variations?.resized != nil { seen.append("resizedTwin") }
            return seen.map { name in
                Violation(
                    identity: ViolationIdentity(invariant: "sees-evidence", subject: .app, cause: ViolationCause(name)),
                    summary: "", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
                    time: VirtualTime(frame: 0))
            }
        }
        let delegate = Delegate()
        let scene = TransitionScene("fade") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = UIViewController()
                page.modalPresentationStyle = .custom
                page.transitioningDelegate = delegate
                app.topViewController?.present(page, animated: true)
            }
            .invariants(InvariantSet([rule]))
        let script = Script(scene: "fade", steps: [.act("show"), .wait(frames: 60)])
        let codes = replay(script, in: scene).violations.map(\.identity.cause.code)
        return Self.parts(of: codes)
    }

    private static func parts(of codes: [String]) -> Set<EvidencePart> {
        let names: [String: EvidencePart] = [
            "askedAgain": .askedAgain, "unanimatedTwin": .unanimatedTwin, "resizedTwin": .resizedTwin,
        ]
        return Set(codes.compactMap { names[$0] })
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        private var animator: UIViewPropertyAnimator?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let made = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
            if let view = context.view(forKey: .to) {
                view.alpha = 0
                context.containerView.addSubview(view)
                made.addAnimations { view.alpha = 1 }
            }
            made.addCompletion { [weak self] _ in
                self?.animator = nil
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = made
            return made
        }
    }
}
