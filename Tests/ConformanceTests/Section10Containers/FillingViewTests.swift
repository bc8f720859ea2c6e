import Testing
import TransitionCore
import UIKit

@Suite("10 The views that UIKit's own controllers make")
@MainActor
struct FillingViewTests {
    @Test("10.1 fill a view that grows, as a plain controller's does")
    func masks() {
        let makes: [() -> UIViewController] = [
            { UIViewController() }, { UINavigationController(rootViewController: UIViewController()) },
            { UITabBarController() }, { UITableViewController(style: .plain) },
            { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
            { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) },
            { UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal) },
            { UISplitViewController(style: .doubleColumn) }, { UISplitViewController() },
        ]
        let parent = UIViewController()
        let stage = Launch(parent)
        for make in makes {
            let child = make()
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        stage.app.resize(to: CGSize(width: 844, height: 390))
        stage.app.advanceToRest()
        for child in parent.children {
            #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight], "\(type(of: child))")
            #expect(child.view.frame == parent.view.bounds, "\(type(of: child))")
        }
    }
}
