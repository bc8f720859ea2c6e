import UIKit

/// The list of notes: its storyboard's segues lead to a note and to the editor, and the editor's exit back here.
class NotesListViewController: UIViewController {
    /// Where the note that is being written has its row.
    var rowFrame: CGRect { CGRect(x: 20, y: 160, width: view.bounds.width - 40, height: 60) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    func finishWriting(_ segue: UIStoryboardSegue) {
        title = segue.source.title
    }
}

/// One note, from which the editor can be reached too.
class NoteViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
    }
}

/// Where a note is written; its exit leads back to the list.
class NoteEditorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "A note"
        view.backgroundColor = .systemGreen
    }
}

/// Dissolves the list into the note. The way back is UIKit's own.
final class NoteOpenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let note = transitionContext.viewController(forKey: .to),
            let noteView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        noteView.frame = transitionContext.finalFrame(for: note)
        noteView.alpha = 0
        transitionContext.containerView.addSubview(noteView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), animations: { noteView.alpha = 1 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
