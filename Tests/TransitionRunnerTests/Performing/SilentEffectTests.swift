import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("An action that sets what only counts later")
@MainActor
struct SilentEffectTests {
    private func skipped(_ act: @escaping @MainActor (UIViewController) -> Void) -> Int {
        let scene = TransitionScene("set") { UIViewController() }
            .action("set") { if let root = $0.window.rootViewController { act(root) } }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        for _ in 0..<2 { performer.perform(.act("set"), in: app) }
        let count = app.trace.events.count { $0.kind == .stepSkipped(.actionDoesNotApply) }
        _ = app.tearDown()
        return count
    }

    @Test("applies when it changes how a controller is presented, and does nothing when it sets the same again")
    func presentationValues() {
        #expect(skipped { $0.isModalInPresentation = true } == 1)
        #expect(skipped { $0.isModalInPresentation.toggle() } == 0)
        #expect(skipped { $0.modalPresentationStyle = .fullScreen } == 1)
        #expect(skipped { $0.modalTransitionStyle = .crossDissolve } == 1)
        #expect(skipped { $0.definesPresentationContext = true } == 1)
        #expect(skipped { $0.providesPresentationContextTransitionStyle = true } == 1)
        #expect(skipped { $0.modalPresentationCapturesStatusBarAppearance = true } == 1)
    }

    @Test("applies when it changes a constraint's constant or priority, even where nothing moves")
    func constraints() {
        func constraint(in page: UIViewController) -> NSLayoutConstraint {
            if let made = page.view.constraints.first { return made }
            let made = page.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
            made.isActive = true
            return made
        }
        #expect(skipped { constraint(in: $0).constant += 1 } == 0)
        #expect(skipped { constraint(in: $0).priority = .defaultLow } == 1)
        #expect(skipped { constraint(in: $0).constant = 0 } == 1)
    }
}
