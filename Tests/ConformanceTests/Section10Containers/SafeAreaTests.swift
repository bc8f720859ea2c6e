import Testing
import UIKit

@Suite("10 Safe areas that change")
@MainActor
struct SafeAreaTests {
    final class Page: UIViewController {
        let content = UIView()
        var told = 0
        /// What it does when it is told.
        var onTold: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(content)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            content.frame = view.bounds.inset(by: view.safeAreaInsets)
        }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            told += 1
            onTold?()
        }
    }

    final class Listener: UIView {
        var told = 0

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            told += 1
        }
    }

    /// Whether the page was told since the last time, and is laid out by its safe area.
    private func follows(_ page: Page) -> Bool {
        defer { page.told = 0 }
        return page.told > 0 && page.content.frame == page.view.bounds.inset(by: page.view.safeAreaInsets)
    }

    @Test("10 bars that come and go change the page's safe area, animated or not", arguments: [true, false])
    func bars(animated: Bool) {
        let page = Page()
        let stage = Launch(UINavigationController(rootViewController: page))
        page.told = 0
        for isHidden in [true, false] {
            stage.root.setNavigationBarHidden(isHidden, animated: animated)
            stage.app.advanceToRest()
            #expect(follows(page) && page.view.safeAreaInsets.top == (isHidden ? 47 : 91))
        }
        for isHidden in [false, true] {
            stage.root.setToolbarHidden(isHidden, animated: animated)
            stage.app.advanceToRest()
            #expect(follows(page) && (page.view.safeAreaInsets.bottom > 34) == !isHidden)
        }
    }

    @Test("10 a tab bar that is hidden leaves its room to the page")
    func tabBar() {
        let stage = Launch(UITabBarController())
        let page = Page()
        stage.root.viewControllers = [page]
        stage.app.advanceToRest()
        page.told = 0
        stage.root.tabBar.isHidden = true
        stage.app.advanceToRest()
        #expect(follows(page) && page.view.safeAreaInsets.bottom == 34)
    }

    @Test("10 a child is told of its parent's insets, and of a move of its own view or of one around it")
    func child() {
        let stage = Launch(UIViewController())
        let (page, frame) = (Page(), UIView(frame: stage.root.view.bounds))
        stage.root.view.addSubview(frame)
        stage.root.addChild(page)
        frame.addSubview(page.view)
        page.didMove(toParent: stage.root)
        stage.app.advanceToRest()
        page.told = 0
        stage.root.additionalSafeAreaInsets.bottom = 60
        stage.app.advanceToRest()
        #expect(follows(page) && page.view.safeAreaInsets.bottom == 94)
        page.view.frame.origin.y = 30
        stage.app.advanceToRest()
        #expect(follows(page) && page.view.safeAreaInsets.top == 17)
        frame.center.y += 10
        stage.app.advanceToRest()
        #expect(follows(page) && page.view.safeAreaInsets.top == 7)
    }

    @Test("10 a view is told when it comes, when it moves, and at no other time")
    func view() {
        let stage = Launch(UIViewController())
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        stage.root.view.addSubview(view)
        stage.app.advanceToRest()
        #expect(view.told == 1)
        view.frame.origin.y = 100
        stage.app.advanceToRest()
        #expect(view.told == 2)
        view.frame.origin.y = 120
        view.setNeedsLayout()
        stage.app.advanceToRest()
        #expect(view.told == 2)
    }

    @Test("10 who lays out when it is told settles")
    func settles() {
        let page = Page()
        let stage = Launch(page)
        page.onTold = { [unowned page] in
            page.view.setNeedsLayout()
            page.view.layoutIfNeeded()
        }
        page.told = 0
        page.additionalSafeAreaInsets.top = 5
        #expect(stage.app.advanceToRest() == .rest)
        #expect(page.told == 1 && stage.app.diagnostics.isEmpty)
    }

    @Test("10 what scrolls has no safe area where the scroll view's insets keep clear of it, wherever it stands")
    func scrolledContent() {
        let page = UIViewController()
        let stage = Launch(UINavigationController(rootViewController: page))
        let (scroll, row) = (UIScrollView(), Listener())
        scroll.frame = page.view.bounds
        scroll.contentSize = CGSize(width: 390, height: 2000)
        row.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        scroll.addSubview(row)
        page.view.addSubview(scroll)
        stage.app.advanceToRest()
        for offset in [-91.0, -60, 0, 40] {
            scroll.contentOffset.y = offset
            stage.app.advanceToRest()
            #expect(row.safeAreaInsets.top == 0)
        }
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset.y = 0
        stage.app.advanceToRest()
        #expect(row.safeAreaInsets.top == 91)
    }

    @Test("10 where a view stands does not depend on where its bounds begin, to the last bit")
    func boundsOrigin() {
        let view = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 333.3, height: 222.7))
        let frame = view.frame
        for origin in [0.1, 47.3, 1234.567] {
            view.bounds.origin = CGPoint(x: origin, y: origin / 3)
            #expect(view.frame == frame)
        }
    }

    /// Moves its page down.
    private final class Lowering: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let page = context.view(forKey: .from) else { return context.completeTransition(false) }
            UIView.animate(withDuration: 0.3) {
                page.frame = page.frame.offsetBy(dx: 0, dy: page.bounds.height)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Lowered: NSObject, UIViewControllerTransitioningDelegate {
        let driver = UIPercentDrivenInteractiveTransition()

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Lowering() }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    @Test("10 a page that a cancelled dismissal puts back has its safe area again")
    func putBack() {
        let page = Page()
        let lowered = Lowered()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = lowered
        let root = UIViewController()
        let stage = Launch(root)
        root.present(page, animated: false)
        stage.app.advanceToRest()
        let insets = page.view.safeAreaInsets
        #expect(insets.top > 0)
        page.dismiss(animated: true)
        stage.app.advance(frames: 3)
        lowered.driver.update(0.2)
        stage.app.advance(frames: 3)
        #expect(page.content.frame.minY == 0)
        lowered.driver.cancel()
        stage.app.advanceToRest()
        #expect(root.presentedViewController === page)
        #expect(page.view.safeAreaInsets == insets && page.content.frame == page.view.bounds.inset(by: insets))
    }
}
