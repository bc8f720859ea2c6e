import TransitionRunner
import UIKit

extension PlantedBugs {
    static let noteBugs = [delegateIsAlive]

    static let delegateIsAlive = PlantedBug(
        invariant: "delegate-is-alive",
        mistake: "The note's transitioning delegate is a local constant: it is gone before the note is dismissed.",
        scene: .note("planted-delegate-is-alive") { _, _ in },
        leftAlone: [
            // The note itself keeps its delegate.
            .note("unusual-kept-delegate") { note, delegate in note.keepsake = delegate },
            // The delegate is for the presentation alone, and is taken away when that is over.
            .note("unusual-resigned-delegate") { note, delegate in
                note.keepsake = delegate
                note.onAppear = { note in
                    note.transitioningDelegate = nil
                    note.keepsake = nil
                }
            },
            // Another one takes over before the first is freed.
            .note("unusual-exchanged-delegate") { note, delegate in
                note.keepsake = delegate
                note.onAppear = { note in
                    let other = NoteFade()
                    note.transitioningDelegate = other
                    note.keepsake = other
                }
            },
        ])
}

/// Presents notes that fade in.
final class NoteHostController: UIViewController {
    private let prepare: @MainActor (NoteController, NoteFade) -> Void

    init(_ prepare: @escaping @MainActor (NoteController, NoteFade) -> Void) {
        self.prepare = prepare
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("NoteHostController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
    }

    func showNote() {
        guard presentedViewController == nil else { return }
        let note = NoteController()
        let fade = NoteFade()
        note.modalPresentationStyle = .fullScreen
        note.transitioningDelegate = fade
        prepare(note, fade)
        present(note, animated: true)
    }
}

final class NoteController: UIViewController {
    var keepsake: AnyObject?
    var onAppear: (NoteController) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear(self)
    }

    func close() {
        guard presentingViewController != nil, !isBeingPresented, !isBeingDismissed else { return }
        dismiss(animated: true)
    }
}

/// Fades a note in; it leaves as UIKit has it.
final class NoteFade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.25
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to), let note = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        view.frame = transitionContext.finalFrame(for: note)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

extension TransitionScene {
    /// A host and its note, with buttons that show and close it.
    fileprivate static func note(
        _ name: String, _ prepare: @escaping @MainActor @Sendable (NoteController, NoteFade) -> Void
    ) -> TransitionScene {
        TransitionScene(name) { NoteHostController(prepare) }
            .action("show note", when: { $0.topViewController is NoteHostController }) {
                ($0.topViewController as? NoteHostController)?.showNote()
            }
            .action("close note", when: { $0.topViewController is NoteController }) {
                ($0.topViewController as? NoteController)?.close()
            }
    }
}
