import UIKit

/// The list, repaired: it begins nothing while something is under way.
final class RepairedWritingListViewController: NotesListViewController {
    private let writing = RepairedWritingTransitions()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
        // A delegate that supplies animators turns the swipe back off; this one turns it on again.
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "write" { segue.destination.transitioningDelegate = writing }
        (segue.destination as? RepairedWritingNoteViewController)?.writing = writing
    }
}

extension RepairedWritingListViewController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? NoteOpenAnimator() : nil
    }
}

extension RepairedWritingListViewController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let stack = navigationController else { return false }
        return stack.viewControllers.count > 1 && stack.transitionCoordinator == nil
            && stack.presentedViewController == nil
    }
}

/// A note, repaired: the transitions belong to the list, which outlives it.
final class RepairedWritingNoteViewController: NoteViewController {
    weak var writing: RepairedWritingTransitions?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.transitioningDelegate = writing
    }
}

/// The same scenes and segues, with the repaired controllers.
@MainActor
enum RepairedNotesStoryboard {
    static func initialViewController() -> UIViewController {
        UIStoryboard.define("Notes") { notes in
            notes.scene("stack", isInitial: true) {
                let list = UIStoryboard(name: "Notes", bundle: nil).instantiateViewController(withIdentifier: "list")
                return UINavigationController(rootViewController: list)
            }
            notes.scene("list") { RepairedWritingListViewController() }
            notes.scene("note") { RepairedWritingNoteViewController() }
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
