import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    TransitionScene("bubble") { MapController() }
        .action("dismiss by code", when: { $0.topViewController is NoteController }) {
            $0.topViewController?.dismiss(animated: true)
        }
        .callback("the map is left", onceAfter: .finished(.presentation, of: "NoteController"))
        .callback("the map is back", onceAfter: .finished(.dismissal, of: "NoteController")),
    // Without an animation no animator runs that could tell the map.
    TransitionScene("bubble-at-once") { MapController() }
        .action("show at once", when: { $0.topViewController is MapController }) {
            ($0.topViewController as? MapController)?.showNote(animated: false)
        }
        .action("dismiss at once", when: { $0.topViewController is NoteController }) {
            $0.topViewController?.dismiss(animated: false)
        },
]

/// A map that stops its updates while a note covers it.
private final class MapController: UIViewController, UIViewControllerTransitioningDelegate {
    private let bubble = BubbleTransition()
    private let button = UIButton(type: .system)
    private var wasShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.frame = CGRect(x: 165, y: 740, width: 60, height: 60)
        button.backgroundColor = .blue
        button.addAction(UIAction { [weak self] _ in self?.showNote(animated: true) }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if wasShown { HeadlessApp.heard("the map is back") }
        wasShown = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        HeadlessApp.heard("the map is left")
    }

    func showNote(animated: Bool) {
        let note = NoteController()
        note.transitioningDelegate = self
        note.modalPresentationStyle = .custom
        present(note, animated: animated)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        bubble(.present)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        bubble(.dismiss)
    }

    private func bubble(_ mode: BubbleTransition.BubbleTransitionMode) -> BubbleTransition {
        bubble.transitionMode = mode
        bubble.startingPoint = button.center
        bubble.bubbleColor = .blue
        return bubble
    }
}

private final class NoteController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .blue
        let close = UIButton(
            frame: CGRect(x: 165, y: 740, width: 60, height: 60),
            primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
        view.addSubview(close)
    }
}
