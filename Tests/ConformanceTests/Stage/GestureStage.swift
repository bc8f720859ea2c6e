import TransitionCore
import UIKit

/// An app of one view to drag and tap on.
@MainActor
struct GestureStage {
    let app: HeadlessApp
    let root = UIViewController()
    let log = GestureLog()

    init(profile: UIKitProfile = .default) {
        let root = root
        app = HeadlessApp(profile: profile, root: root)
    }

    var view: UIView { root.view }

    func add<Recognizer: UIGestureRecognizer>(
        _ name: String, _ recognizer: Recognizer, to view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(log, action: Selector("note(_:)", GestureLog.note(_:)))
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func addPan(_ name: String = "pan", to view: UIView? = nil) -> UIPanGestureRecognizer {
        add(name, UIPanGestureRecognizer(), to: view)
    }

    /// A view of half the size in the middle of the root's.
    func addChild(_ child: UIView = UIView(frame: CGRect(x: 95, y: 211, width: 200, height: 422))) -> UIView {
        view.addSubview(child)
        return child
    }

    func drag(by dx: CGFloat = 100, dy: CGFloat = 0, frames: Int = 5, ending: GestureEnding = .lift) {
        app.pan(from: CGPoint(x: 195, y: 422), by: CGVector(dx: dx, dy: dy), frames: frames, ending: ending)
    }

    /// The gesture events of the trace, in order.
    var tracedStates: [GestureState] {
        app.trace.events.compactMap { event in
            if case .gesture(_, let state) = event.kind { state } else { nil }
        }
    }
}

/// A target that writes down who called and in which state.
@MainActor
final class GestureLog {
    var entries: [String] = []
    /// Called inside every action.
    var onAction: ((UIGestureRecognizer) -> Void)?

    func note(_ recognizer: UIGestureRecognizer) {
        entries.append("\(recognizer.name ?? "?") \(recognizer.state)")
        onAction?(recognizer)
    }
}

/// Answers the delegate's questions as told.
@MainActor
final class GestureRules: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var isSimultaneous = false
    var required: UIGestureRecognizer?
    var dependent: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === required }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === dependent }
}
