import Testing
import TransitionCore
import UIKit

@Suite("10 Containers: bars and held values")
@MainActor
struct BarTests {
    @MainActor
    private final class Target: NSObject {
        var count = 0
        func fire() { count += 1 }
    }

    @Test("A tap on a bar button sends its action; a disabled one sends none")
    func barButton() {
        let fixture = NavigationFixture()
        let target = Target()
        let item = UIBarButtonItem(
            title: "Go", style: .plain, target: target, action: Selector("fire()", Target.fire))
        fixture.a.navigationItem.rightBarButtonItem = item
        fixture.app.advanceToRest()
        let place = CGPoint(x: 375, y: 70)
        fixture.app.tap(at: place)
        fixture.app.advanceToRest()
        #expect(target.count == 1)
        item.isEnabled = false
        fixture.app.tap(at: place)
        fixture.app.advanceToRest()
        #expect(target.count == 1)
    }

    @Test("10.7 a bar that the app hides by itself stays hidden, and the stack does not count it as hidden")
    func hiddenByItself() {
        let fixture = NavigationFixture()
        let bars: [UIView] = [fixture.navigation.navigationBar, fixture.navigation.toolbar]
        fixture.navigation.isToolbarHidden = false
        fixture.app.advanceToRest()
        for bar in bars { bar.isHidden = true }
        fixture.show(fixture.b)
        fixture.app.resize(to: CGSize(width: 844, height: 390))
        fixture.app.advanceToRest()
        #expect(bars.map(\.isHidden) == [true, true])
        #expect(!fixture.navigation.isNavigationBarHidden && !fixture.navigation.isToolbarHidden)
        for isHidden in [true, false] {
            fixture.navigation.isNavigationBarHidden = isHidden
            fixture.navigation.isToolbarHidden = isHidden
            fixture.app.advanceToRest()
            #expect(bars.map(\.isHidden) == [isHidden, isHidden])
        }
    }

    @Test("A tap on the back button pops")
    func backButton() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b)
        fixture.app.tap(at: CGPoint(x: 20, y: 70))
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a])
    }

    @Test("2.10 A tap on the back button while the stack moves pops nothing, whatever becomes of nested requests")
    func backButtonDuringPush() {
        let fixture = NavigationFixture(
            usesAnimator: true, profile: UIKitProfile(flipping: [.navigationRequestsQueue]))
        fixture.show(fixture.b)
        fixture.navigation.pushViewController(fixture.c, animated: true)
        fixture.app.advance(frames: 4)
        fixture.app.tap(at: CGPoint(x: 20, y: 70))
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b, fixture.c])
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("A controller's title is its items' title")
    func titles() {
        let fixture = NavigationFixture()
        fixture.a.title = "First"
        #expect(fixture.a.navigationItem.title == "First")
        #expect(fixture.a.tabBarItem.title == "First")
        fixture.a.title = "Second"
        #expect(fixture.navigation.navigationBar.topItem?.title == "Second")
    }

    @Test("A navigation item holds a look for each state of its bar; the bar keeps its own")
    func looksOfItem() {
        let fixture = NavigationFixture()
        let item = fixture.a.navigationItem
        let own = fixture.navigation.navigationBar.standardAppearance
        func held() -> [UINavigationBarAppearance?] {
            [
                item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
                item.compactScrollEdgeAppearance,
            ]
        }
        #expect(held() == [nil, nil, nil, nil])
        let looks: [UINavigationBarAppearance?] = (0..<4).map { _ in UINavigationBarAppearance() }
        (item.standardAppearance, item.compactAppearance) = (looks[0], looks[1])
        (item.scrollEdgeAppearance, item.compactScrollEdgeAppearance) = (looks[2], looks[3])
        fixture.show(fixture.b)
        #expect(held() == looks)
        #expect(fixture.navigation.navigationBar.standardAppearance === own)
        item.scrollEdgeAppearance = nil
        #expect(held() == [looks[0], looks[1], nil, looks[3]])
    }

    @Test("A look of a bar holds what it is given, until it is configured anew")
    func lookOfBar() {
        let fixture = NavigationFixture()
        let look = UINavigationBarAppearance()
        fixture.a.navigationItem.standardAppearance = look
        (look.backgroundColor, look.shadowColor) = (.red, .black)
        #expect(fixture.a.navigationItem.standardAppearance?.backgroundColor == UIColor.red)
        #expect(look.shadowColor == UIColor.black)
        look.configureWithTransparentBackground()
        #expect(look.backgroundColor == nil && look.shadowColor == nil)
    }

    @Test("A second tap on the selected tab takes its stack to the root")
    func tapOnSelectedTab() {
        let fixture = TabFixture()
        let navigation = UINavigationController(rootViewController: UIViewController())
        fixture.tabs.viewControllers = [navigation, fixture.b, fixture.c]
        fixture.app.advanceToRest()
        navigation.pushViewController(UIViewController(), animated: true)
        fixture.app.advanceToRest()
        #expect(navigation.view.window != nil)
        fixture.tap(0)
        fixture.app.advanceToRest()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("10.6 a presented navigation controller: its top is told too, isBeingPresented on the outer one alone")
    func presentedNavigation() {
        final class Asking: RecordingController {
            override func viewWillAppear(_ animated: Bool) {
                log("top \(isBeingPresented), outer \(navigationController?.isBeingPresented ?? false)")
            }
        }
        let stage = Launch(UIViewController())
        let log = CallLog()
        let navigation = UINavigationController(rootViewController: Asking("A", log))
        stage.root.present(navigation, animated: true)
        stage.app.advanceToRest()
        #expect(
            log.take() == ["A.viewDidLoad", "top false, outer true", "A.viewIsAppearing", "A.viewDidAppear"])
    }
}
