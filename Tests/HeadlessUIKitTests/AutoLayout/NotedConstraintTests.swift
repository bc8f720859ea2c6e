import Testing
import TransitionCore

@testable import HeadlessUIKit

@Suite("Constraints that are changed during a transition")
@MainActor
struct NotedConstraintTests {
    private enum Place { case box, arranged }

    /// What had its place noted as set while a page was being presented.
    private func placed(_ change: @escaping (NSLayoutConstraint, UIStackView) -> Void) -> [Place] {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        let (box, stack) = (UIView(), UIStackView(arrangedSubviews: [UIView(), UIView()]))
        let left = box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor)
        for view in [box, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            left, stack.topAnchor.constraint(equalTo: root.view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        ])
        app.advanceToRest()
        root.present(UIViewController(), animated: true)
        let begin = app.trace.events.count
        root.transitionCoordinator?.animate(alongsideTransition: { _ in change(left, stack) })
        app.advanceToRest()
        return withExtendedLifetime(app) {
            app.trace.events[begin...].compactMap { event in
                guard case .valueSet(let object, .place, _) = event.kind else { return nil }
                if object == box.objectID { return .box }
                return stack.arrangedSubviews.contains { $0.objectID == object } ? .arranged : nil
            }
        }
    }

    @Test("say that the place of their view is set")
    func told() {
        #expect(placed { left, _ in left.constant = 40 } == [.box])
    }

    @Test("say so when they are taken out of use, too")
    func inactive() {
        #expect(placed { left, _ in left.isActive = false } == [.box])
    }

    @Test("say nothing where a stack view arranges its views anew, though the app's code asks for it at once")
    func arranged() {
        let found = placed { _, stack in
            stack.arrangedSubviews[0].isHidden = true
            stack.updateConstraintsIfNeeded()
        }
        #expect(found == [])
    }
}
