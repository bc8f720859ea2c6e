import SampleTransitions
import Testing
import TransitionTesting
import UIKit

private func swipe(
    _ edge: TouchStart, _ dx: Int, dy: Int = 0, frames: Int = 10, ending: GestureEnding = .lift
) -> Step {
    .pan(PanStep(start: edge, dx: dx, dy: dy, frames: frames, ending: ending))
}

extension PublishedDefect: CustomTestStringConvertible {
    public var testDescription: String { name }
}

@MainActor
struct PublishedDefectsTests {
    @Test(
        "Each defect of a published sample breaks its rule",
        arguments: PublishedDefect.all)
    func found(defect: PublishedDefect) {
        let result = replay(defect.script(in: defect.scene), in: defect.scene)
        #expect(result.violations.map(\.invariant).contains(defect.invariant))
    }

    @Test(
        "The repaired twin takes the same steps without a violation",
        arguments: PublishedDefect.all)
    func repaired(defect: PublishedDefect) throws {
        let name = "\(defect.scene.name)-repaired"
        let twin = try #require(SampleScenes.all.first { $0.name == name })
        let result = replay(defect.script(in: twin), in: twin)
        #expect(result.violations.isEmpty)
    }

    @Test(
        "Before fingers drove it a sample has the defects that show without one, and no other",
        arguments: PublishedDefect.all.filter { ["slide", "contacts-zoom"].contains($0.scene.name) })
    func firstStage(defect: PublishedDefect) throws {
        let scene = try #require(SampleScenes.all.first { $0.name == "\(defect.scene.name)-first-stage" })
        let script = defect.script(in: scene)
        let needsFinger = script.steps.contains { if case .pan = $0 { true } else { false } }
        let broken = replay(script, in: scene).violations.map(\.invariant)
        #expect(broken.contains(defect.invariant) == !needsFinger)
    }

    @Test(
        "Before its dismissal had an animation of its own contacts-modal had none of its defects: all came with that",
        arguments: PublishedDefect.all.filter { $0.scene.name == "contacts-modal" })
    func firstStageOfModal(defect: PublishedDefect) {
        let scene = TransitionScene.contactsModalFirstStage
        let broken = replay(defect.script(in: scene), in: scene).violations.map(\.invariant)
        #expect(!broken.contains(defect.invariant))
    }

    @Test("Then a button dismissed its page, and no swipe did")
    func firstStageOfModalDismisses() {
        let scene = TransitionScene.contactsModalFirstStage
        let shown: [Step] = [.act("show modal"), .wait(frames: 60)]
        let pressed = shown + [.act("dismiss by button"), .wait(frames: 60)]
        #expect(outcomes(of: pressed, in: scene) == ["presentation finished", "dismissal finished"])
        let swiped = shown + [swipe(.leftEdge, 150), .wait(frames: 60)]
        #expect(outcomes(of: swiped, in: scene) == ["presentation finished"])
        #expect(presentedAtRest(swiped, in: scene) == 1)
    }

    @Test("What breaks no rule says why, and is of a sample with other defects")
    func unjudged() {
        let known = Set(PublishedDefect.all.map(\.name))
        for defect in UnjudgedDefect.all {
            #expect(!defect.reason.isEmpty && !known.contains(defect.name))
            #expect(PublishedDefect.all.contains { $0.scene.name == defect.scene.name })
        }
    }

    @Test("Another form is one of a defect of the same scene")
    func forms() {
        let forms = PublishedDefect.all.filter { $0.formOf != nil }
        #expect(forms.count >= 2)
        for form in forms {
            #expect(
                PublishedDefect.all.contains {
                    $0.name == form.formOf && $0.formOf == nil && $0.scene.name == form.scene.name
                })
        }
    }

    @Test("The slide's stale flag finishes a swipe that hardly moved; the repaired twin cancels it")
    func staleFlag() {
        let steps = [
            swipe(.rightEdge, -300), .wait(frames: 120), .act("close"), .wait(frames: 60),
            swipe(.rightEdge, -12, frames: 1, ending: .hold), .wait(frames: 5), .lift, .wait(frames: 120),
        ]
        #expect(presentedAtRest(steps, in: .slide) == 1)
        #expect(presentedAtRest(steps, in: .slideRepaired) == 0)
    }

    @Test("On a narrow screen no left swipe can finish the slide's dismissal; the repaired twin's can")
    func narrowScreen() {
        let steps = [
            .resize(width: 320, height: 568), .act("next"), .wait(frames: 120), swipe(.leftEdge, 318),
            .wait(frames: 120),
        ]
        #expect(presentedAtRest(steps, in: .slide) == 1)
        #expect(presentedAtRest(steps, in: .slideRepaired) == 0)
    }

    /// How many controllers are presented over the root when the app has come to rest.
    private func presentedAtRest(_ steps: [Step], in scene: TransitionScene) -> Int? {
        let result = replay(Script(scene: scene.name, steps: steps), in: scene)
        return result.trace.snapshots.last.map { $0.presentationChain.count - 1 }
    }
}
