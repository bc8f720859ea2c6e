import TransitionCore
import UIKit

/// A launched app with a root `P`, a controller `C` to present, and everything that writes into one log.
@MainActor
struct PresentationFixture {
    let log = CallLog()
    let app: HeadlessApp
    let root: RecordingController
    let presented: RecordingController
    let animator: FadeAnimator
    let delegate: RecordingDelegate

    init(style: UIModalPresentationStyle, usesAnimator: Bool = true, profile: UIKitProfile = .default) {
        let log = self.log
        var root: RecordingController!
        app = HeadlessApp(
            profile: profile,
            root: {
                root = RecordingController("P", log)
                return root
            }())
        self.root = root
        presented = RecordingController("C", log)
        presented.modalPresentationStyle = style
        animator = FadeAnimator(log)
        delegate = RecordingDelegate(log)
        delegate.animator = animator
        if usesAnimator { presented.transitioningDelegate = delegate }
        app.advanceToRest()
        _ = log.take()
    }

    func present(animated: Bool = true) {
        let log = log
        root.present(presented, animated: animated) { log("completion") }
    }

    func dismiss(animated: Bool = true) {
        let log = log
        presented.dismiss(animated: animated) { log("completion") }
    }

    /// Presents and brings the app to rest.
    func show() {
        present()
        app.advanceToRest()
        _ = log.take()
    }
}
