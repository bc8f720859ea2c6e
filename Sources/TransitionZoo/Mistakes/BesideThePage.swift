import TransitionRunner
import UIKit

// What a presentation puts beside its page, when the page's dismissal is taken back.

extension ZooEntry {
    static let m03 = ZooEntry(
        "M03", "What lies behind a page is bright once its dismissal was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in .modal(name) { AccompaniedPage(isFlawed: isFlawed) { DimmingSurroundings($0, $1, $2) } } }

    static let m04 = ZooEntry(
        "M04", "The handle over a page is gone once its dismissal was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in .modal(name) { AccompaniedPage(isFlawed: isFlawed) { HandleSurroundings($0, $1, $2) } } }
}

private final class AccompaniedPage: ModalPage {
    typealias Maker = (UIViewController, UIViewController?, Bool) -> UIPresentationController

    private let makeSurroundings: Maker

    init(isFlawed: Bool, _ makeSurroundings: @escaping Maker) {
        self.makeSurroundings = makeSurroundings
        super.init(isFlawed: isFlawed, style: .custom)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:_:).")
    }

    override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        makeSurroundings(presented, presenting, isFlawed)
    }
}

private class Surroundings: UIPresentationController {
    let isFlawed: Bool

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ isFlawed: Bool) {
        self.isFlawed = isFlawed
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // Under a finger the page is transformed, and has no frame to set.
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = frame.size
        presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}

private final class DimmingSurroundings: Surroundings {
    private let shade = UIView()

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        shade.backgroundColor = .black
        shade.alpha = 0
        containerView.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0.4 }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        // The flaw: the page may have stayed.
        if completed || isFlawed { shade.removeFromSuperview() } else { shade.alpha = 0.4 }
    }
}

private final class HandleSurroundings: Surroundings {
    private let handle = UIView()

    override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed, let containerView else { return }
        handle.backgroundColor = .lightGray
        containerView.addSubview(handle)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        let width = containerView?.bounds.width ?? 0
        handle.frame = CGRect(x: width / 2 - 18, y: 60, width: 36, height: 5)
    }

    override func dismissalTransitionWillBegin() {
        handle.isHidden = true
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        // The flaw: it is hidden for good.
        if !completed, !isFlawed { handle.isHidden = false }
    }
}
