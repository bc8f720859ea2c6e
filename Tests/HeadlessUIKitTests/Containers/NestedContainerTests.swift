import HeadlessUIKit
import Testing
import TransitionCore

@Suite("Containers in containers")
@MainActor
struct NestedContainerTests {
    @MainActor
    private struct Fixture {
        let app: HeadlessApp
        let tabs: UITabBarController
        let navigation: UINavigationController

        init() {
            app = HeadlessApp(
                root: {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [
                        UINavigationController(rootViewController: UIViewController()), UIViewController(),
                    ]
                    return tabs
                }())
            app.advanceToRest()
            tabs = app.topViewController as! UITabBarController
            navigation = tabs.viewControllers![0] as! UINavigationController
        }
    }

    @Test("A push under a tab that is left in the middle ends unseen and in balance")
    func leavesDuringPush() {
        for frames in [0, 1, 10] {
            let fixture = Fixture()
            fixture.navigation.pushViewController(UIViewController(), animated: true)
            fixture.app.advance(frames: frames)
            fixture.tabs.selectedIndex = 1
            #expect(fixture.app.advanceToRest() == .rest)
            #expect(fixture.navigation.viewControllers.count == 2)
            #expect(fixture.app.diagnostics.isEmpty)
            fixture.tabs.selectedIndex = 0
            fixture.app.advanceToRest()
            #expect(fixture.navigation.topViewController?.view.window != nil)
            #expect(fixture.app.diagnostics.isEmpty)
        }
    }

    @Test("What waited for a push is pushed though its tab has been left")
    func queueOffScreen() {
        let fixture = Fixture()
        fixture.navigation.pushViewController(UIViewController(), animated: true)
        fixture.navigation.pushViewController(UIViewController(), animated: true)
        fixture.app.advance(frames: 3)
        fixture.tabs.selectedIndex = 1
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.navigation.viewControllers.count == 3)
    }

    @Test("A stack that is changed while another tab is shown has its new top when it comes back")
    func changedUnseen() {
        let fixture = Fixture()
        fixture.tabs.selectedIndex = 1
        fixture.app.advanceToRest()
        let pushed = UIViewController()
        fixture.navigation.pushViewController(pushed, animated: true)
        fixture.app.advanceToRest()
        #expect(!pushed.isViewLoaded)
        fixture.tabs.selectedIndex = 0
        fixture.app.advanceToRest()
        #expect(pushed.view.window != nil)
        #expect(fixture.navigation.viewControllers[0].view.window == nil)
    }

    @Test("A controller that wants no bar below it hides the tabs while it is on the stack")
    func hidesBottomBar() {
        let fixture = Fixture()
        let bottom = fixture.navigation.topViewController?.view.safeAreaInsets.bottom
        #expect(bottom == 83)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        fixture.navigation.pushViewController(pushed, animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.tabs.tabBar.frame.maxX <= 0)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        fixture.navigation.popViewController(animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.tabs.tabBar.frame.minX == 0)
    }

    @Test("A push while the stack is being presented runs within the presentation")
    func pushWhileAppearing() {
        final class Impatient: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                navigationController?.pushViewController(UIViewController(), animated: true)
            }
        }
        let app = HeadlessApp(root: UIViewController())
        app.advanceToRest()
        let navigation = UINavigationController(rootViewController: Impatient())
        navigation.modalPresentationStyle = .fullScreen
        app.topViewController?.present(navigation, animated: true)
        app.advanceToRest()
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.view.window != nil)
        #expect(app.diagnostics.isEmpty)
    }

    @Test("Subclasses override what apps override, and bars can be told what apps tell them")
    func idioms() {
        final class Stack: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
            override init(rootViewController: UIViewController) {
                super.init(rootViewController: rootViewController)
                delegate = self
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }

            override var childForStatusBarStyle: UIViewController? { topViewController }

            override func viewDidLoad() {
                super.viewDidLoad()
                interactivePopGestureRecognizer?.delegate = self
                navigationBar.isTranslucent = false
                navigationBar.setBackgroundImage(UIImage(), for: .default)
                navigationBar.shadowImage = UIImage()
            }

            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                viewController.navigationItem.backBarButtonItem = UIBarButtonItem(
                    title: "", style: .plain, target: nil, action: nil)
                super.pushViewController(viewController, animated: animated)
            }

            override func popViewController(animated: Bool) -> UIViewController? {
                super.popViewController(animated: animated)
            }
        }
        final class Tabs: UITabBarController, UITabBarControllerDelegate {
            var count = 0
            override var selectedIndex: Int { didSet { count += 1 } }
        }
        let app = HeadlessApp(
            root: {
                let tabs = Tabs()
                tabs.setViewControllers(
                    [Stack(rootViewController: UIViewController()), UIViewController()], animated: false)
                return tabs
            }())
        app.advanceToRest()
        let tabs = app.topViewController as! Tabs
        tabs.selectedIndex = 1
        tabs.tabBar.isHidden = true
        #expect(tabs.count == 1)
        #expect((tabs.viewControllers?[0] as? Stack)?.topViewController?.navigationItem.backBarButtonItem != nil)
    }
}
