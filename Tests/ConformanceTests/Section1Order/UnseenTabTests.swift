import Testing
import TransitionCore
import UIKit

@Suite("1.11, 2.6 stacks in tabs that were never laid out")
@MainActor
struct UnseenTabTests {
    /// Notes where its view stands whenever it hears of anything.
    private final class Page: UIViewController {
        private(set) var places: [CGRect] = []

        private func note() {
            if view.window != nil { places.append(view.convert(view.bounds, to: nil)) }
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note()
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note()
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note()
        }
    }

    @Test(
        "a page that is pushed there stands in its place from the first moment on, before the tab is shown or with it",
        arguments: [false, true], [false, true])
    func pushed(isAnimated: Bool, isTranslucent: Bool) {
        for showsAtOnce in [false, true] {
            let (tabs, page) = (UITabBarController(), Page())
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.navigationBar.isTranslucent = isTranslucent
            tabs.viewControllers = [UIViewController(), stack]
            let app = HeadlessApp(root: tabs)
            app.advanceToRest()
            stack.pushViewController(page, animated: isAnimated)
            if !showsAtOnce { app.advanceToRest() }
            tabs.selectedIndex = 1
            app.advanceToRest()
            #expect(stack.topViewController === page && !page.places.isEmpty)
            #expect(page.places.allSatisfy { $0.minX >= 0 && $0.minY >= 0 && $0.height > 0 }, "\(page.places)")
            #expect(Set(page.places.map(\.minY)).count == 1, "\(page.places)")
        }
    }
}
