import UIKit

/// A modal page that leaves by an animator of the entry's own.
final class LeavingPage: ModalPage {
    private let makeAnimator: () -> SlideAnimator

    init(style: UIModalPresentationStyle = .fullScreen, _ makeAnimator: @escaping () -> SlideAnimator) {
        self.makeAnimator = makeAnimator
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(style:_:).")
    }

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        makeAnimator()
    }
}

/// A modal page that comes by an animator of the entry's own.
final class EnteringPage: ModalPage {
    private let makeAnimator: () -> SlideAnimator

    init(style: UIModalPresentationStyle = .fullScreen, _ makeAnimator: @escaping () -> SlideAnimator) {
        self.makeAnimator = makeAnimator
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(style:_:).")
    }

    override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        makeAnimator()
    }
}
