import UIKit

/// The list of notes, which prepares what its segues lead to.
final class WritingListViewController: NotesListViewController {
    private let writing = WritingTransitions()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.transitioningDelegate = writing
        (segue.destination as? WritingNoteViewController)?.writing = writing
    }
}

extension WritingListViewController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? NoteOpenAnimator() : nil
    }
}

/// A note, which hands on what the list has given it.
final class WritingNoteViewController: NoteViewController {
    var writing: WritingTransitions?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.transitioningDelegate = writing
    }
}

/// The scenes and segues of the app.
@MainActor
enum NotesStoryboard {
    static func initialViewController() -> UIViewController {
        UIStoryboard.define("Notes") { notes in
            notes.scene("stack", isInitial: true) {
                let list = UIStoryboard(name: "Notes", bundle: nil).instantiateViewController(withIdentifier: "list")
                return UINavigationController(rootViewController: list)
            }
            notes.scene("list") { WritingListViewController() }
            notes.scene("note") { WritingNoteViewController() }
            notes.scene("editor") { NoteEditorViewController() }
            notes.segue("open", from: "list", to: "note", .show)
            notes.segue("write", from: "list", to: "editor", .present(.fullScreen))
            notes.segue("write", from: "note", to: "editor", .present(.fullScreen))
            notes.unwind(
                "done", from: "editor", to: Selector("finishWriting(_:)", NotesListViewController.finishWriting(_:)))
        }
        return UIStoryboard(name: "Notes", bundle: nil).instantiateInitialViewController()!
    }
}
