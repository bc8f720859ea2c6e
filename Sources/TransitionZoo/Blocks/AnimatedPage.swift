import UIKit

/// A modal page that comes, or leaves, by an animator of the entry's own; the other way it slides.
class AnimatedPage: ModalPage {
    typealias AnimatorMaker = () -> UIViewControllerAnimatedTransitioning

    private let entering: AnimatorMaker?
    private let leaving: AnimatorMaker?

    init(
        isFlawed: Bool = false, style: UIModalPresentationStyle = .fullScreen, entering: AnimatorMaker? = nil,
        leaving: AnimatorMaker? = nil
    ) {
        self.entering = entering
        self.leaving = leaving
        super.init(isFlawed: isFlawed, style: style)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:style:entering:leaving:).")
    }

    override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        entering?() ?? super.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        leaving?() ?? super.animationController(forDismissed: dismissed)
    }
}
