import TransitionRunner
import UIKit

extension TransitionScene {
    /// An app from a storyboard: a stack pushes notes with an animation of its own and presents an editor with another.
    public static let notes = notesScene("notes") { NotesStoryboard.initialViewController() }

    /// `notes` without its defects.
    public static let notesRepaired = notesScene("notes-repaired") { RepairedNotesStoryboard.initialViewController() }

    private static func notesScene(
        _ name: String, _ makeRoot: @escaping @MainActor () -> UIViewController
    ) -> TransitionScene {
        TransitionScene(name) { makeRoot() }
            .action("open", when: { $0.page is NotesListViewController }) {
                $0.page?.performSegue(withIdentifier: "open", sender: nil)
            }
            .action("write", when: { $0.page != nil }) {
                $0.page?.performSegue(withIdentifier: "write", sender: nil)
            }
            .action("done", when: { $0.editor != nil }) {
                $0.editor?.performSegue(withIdentifier: "done", sender: nil)
            }
            .action("close", when: { $0.editor != nil }) { $0.editor?.dismiss(animated: true) }
            .action("back", when: { $0.page is NoteViewController }) {
                $0.page?.navigationController?.popViewController(animated: true)
            }
    }
}

extension HeadlessApp {
    /// What the stack shows while nothing is under way, as a user finds it.
    fileprivate var page: UIViewController? {
        guard let stack = topViewController as? UINavigationController, stack.transitionCoordinator == nil else {
            return nil
        }
        return stack.topViewController
    }

    fileprivate var editor: NoteEditorViewController? {
        guard let editor = topViewController as? NoteEditorViewController, !editor.isBeingPresented,
            !editor.isBeingDismissed
        else { return nil }
        return editor
    }
}
