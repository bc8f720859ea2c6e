import Testing
import TransitionCore
import UIKit

@Suite("11 Content, coordinates, keyboard, editing")
@MainActor
struct ContentTests {
    @Test("11.4 containers give the content scroll view of what they show, edge by edge")
    func contentScrollViews() {
        let stage = Launch(UITabBarController())
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        stage.root.viewControllers = [navigation]
        let (list, side) = (UIScrollView(), UIScrollView())
        #expect(stage.root.contentScrollView(for: .top) == nil)
        page.setContentScrollView(list)
        page.setContentScrollView(side, for: .bottom)
        #expect(stage.root.contentScrollView(for: .top) === list)
        #expect(stage.root.contentScrollView(for: .bottom) === side)
        page.setContentScrollView(nil)
        #expect(navigation.contentScrollView(for: .top) == nil)
    }

    @Test("11.4 a view that is moved off the screen has no larger insets than the window")
    func insetsOffScreen() {
        let page = UIViewController()
        let (moved, pages) = (UIView(), UIView())
        let stage = Launch(page)
        page.view.addSubview(moved)
        moved.addSubview(pages)
        for way in [CGVector(dx: 0, dy: 300), CGVector(dx: 0, dy: -300), CGVector(dx: 200, dy: 900)] {
            moved.frame = page.view.bounds.offsetBy(dx: way.dx, dy: way.dy)
            pages.frame = moved.bounds
            let insets = moved.safeAreaInsets
            #expect(insets.top == (way.dy < 0 ? 47 : 0) && insets.bottom == (way.dy > 0 ? 34 : 0))
            #expect(insets.left == 0 && insets.right == 0)
            #expect(pages.safeAreaInsets == insets)
        }
        withExtendedLifetime(stage) {}
    }

    @Test("11.4 the safe area insets a scroll view's content along the axes that can be scrolled")
    func safeAreaInsets() {
        let page = UIViewController()
        let (gallery, second) = (UIScrollView(), UIScrollView())
        let stage = Launch(page)
        for view in [gallery, second] {
            view.frame = page.view.bounds
            view.contentSize = CGSize(width: 1170, height: 844)
            page.view.addSubview(view)
        }
        stage.app.advanceToRest()
        #expect(gallery.adjustedContentInset == .zero)
        gallery.contentSize.height = 845
        #expect(gallery.adjustedContentInset.top == 47 && gallery.adjustedContentInset.bottom == 34)
        gallery.contentSize.height = 844
        gallery.alwaysBounceVertical = true
        #expect(gallery.adjustedContentInset.top == 47)
        gallery.alwaysBounceVertical = false
        stage.app.window.rootViewController = UINavigationController(rootViewController: page)
        stage.app.advanceToRest()
        #expect(gallery.adjustedContentInset.top == 91 && second.adjustedContentInset == .zero)
        gallery.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(gallery.adjustedContentInset == .zero)
        gallery.contentInsetAdjustmentBehavior = .automatic
        page.automaticallyAdjustsScrollViewInsets = false
        #expect(gallery.adjustedContentInset == .zero)
    }

    @Test("11.4 places are told in another view's coordinates, another window's, and the screen's")
    func coordinateSpaces() {
        let stage = Launch(UIViewController())
        let (view, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
        stage.root.view.addSubview(view)
        let window = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        window.isHidden = false
        window.addSubview(other)
        other.frame.origin = CGPoint(x: 5, y: 5)
        let space: any UICoordinateSpace = view
        #expect(space.convert(CGPoint(x: 1, y: 1), to: UIScreen.main.coordinateSpace) == CGPoint(x: 11, y: 21))
        #expect(space.convert(CGPoint(x: 95, y: 185), to: other as any UICoordinateSpace) == .zero)
        #expect(
            other.convert(CGRect(x: 0, y: 0, width: 7, height: 8), to: UIScreen.main.coordinateSpace)
                == CGRect(x: 105, y: 205, width: 7, height: 8))
        #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 105, y: 205), to: other) == .zero)
    }

    @Test("11.4 a view turns around its anchor point; its centre is where that point lies")
    func anchorPoint() {
        let stage = Launch(UIViewController())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.view.addSubview(view)
        view.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 50, y: 50) && view.frame.origin == CGPoint(x: 50, y: 50))
        view.center = .zero
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test("11.4 the keyboard's guide stands on the safe area's bottom, and on the keyboard while it is shown")
    func keyboardGuide() {
        let stage = Launch(UIViewController())
        let view = stage.root.view!
        let (field, bar) = (UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40)), UIView())
        view.addSubview(field)
        view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.widthAnchor.constraint(equalTo: view.widthAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.app.advanceToRest()
        #expect(bar.frame.maxY == view.bounds.height - view.safeAreaInsets.bottom)
        field.becomeFirstResponder()
        stage.app.advance(frames: 2)
        #expect(bar.frame.maxY == view.keyboardLayoutGuide.layoutFrame.minY && bar.frame.maxY == 844 - 336)
        #expect((bar.layer.presentation()?.frame.maxY ?? 0) > 844 - 336, "it moves along with the keyboard")
        stage.app.advanceToRest()
        field.resignFirstResponder()
        stage.app.advanceToRest()
        #expect(bar.frame.maxY == view.bounds.height - view.safeAreaInsets.bottom)
    }

    @Test("11.4 the edit button turns editing on and off, and says which")
    func editing() {
        let stage = Launch(UIViewController())
        let page = stage.root
        #expect(!page.isEditing && page.editButtonItem.title == "Edit")
        page.perform(page.editButtonItem.action!)
        #expect(page.isEditing && page.editButtonItem.title == "Done")
        page.setEditing(false, animated: true)
        #expect(page.editButtonItem.title == "Edit")
    }

    @Test("11.4 an alert's first field takes the keyboard; an action sheet has none")
    func fields() {
        let stage = Launch(UIViewController())
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "first" }
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.root.present(alert, animated: true)
        stage.app.advanceToRest()
        #expect(alert.textFields?.count == 2 && alert.textFields?.first?.isFirstResponder == true)
        #expect(alert.textFields?.first?.placeholder == "first" && alert.textFields?.first?.window != nil)
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
        #expect(stage.app.isFrozen)
    }

    @Test("11.4 an activity sheet tells once that it was closed; a popover points at its source item")
    func activities() {
        let stage = Launch(UIViewController())
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        var heard: [Bool] = []
        sheet.completionWithItemsHandler = { _, completed, _, _ in heard.append(completed) }
        let source = UIView()
        sheet.popoverPresentationController?.sourceItem = source
        #expect(sheet.popoverPresentationController?.sourceView === source)
        let item = UIBarButtonItem(systemItem: .action)
        sheet.popoverPresentationController?.sourceItem = item
        #expect(sheet.popoverPresentationController?.sourceView == nil)
        #expect(sheet.popoverPresentationController?.barButtonItem === item)
        stage.root.present(sheet, animated: true)
        stage.app.advanceToRest()
        sheet.dismiss(animated: true)
        stage.app.advanceToRest()
        #expect(heard == [false] && stage.root.presentedViewController == nil)
    }

    @Test("11.5 stacks, tabs, geometry and offsets can be watched")
    func observation() {
        let stage = Launch(UINavigationController(rootViewController: UIViewController()))
        let page = stage.root.viewControllers[0]
        var heard: [String] = []
        let stack = stage.root.observe(\.viewControllers, options: [.new, .old]) { _, change in
            heard.append("stack \(change.oldValue?.count ?? -1) \(change.newValue?.count ?? -1)")
        }
        let view = page.view!
        let seen = [
            view.observe(\.frame, options: .new) { _, change in heard.append("frame \(change.newValue?.width ?? -1)") },
            view.observe(\.bounds) { _, _ in heard.append("bounds") },
            view.observe(\.alpha, options: .new) { _, change in heard.append("alpha \(change.newValue ?? -1)") },
        ]
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let offset = scrollView.observe(\.contentOffset) { view, _ in heard.append("offset \(view.contentOffset.y)") }
        stage.root.pushViewController(UIViewController(), animated: true)
        #expect(heard == ["stack 1 2"])
        heard = []
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        #expect(heard == ["frame 50.0", "bounds"])
        view.alpha = 0.5
        scrollView.contentOffset.y = 7
        #expect(heard.suffix(2) == ["alpha 0.5", "offset 7.0"])
        heard = []
        for observation in seen + [stack, offset] { observation.invalidate() }
        view.frame.size.width = 60
        #expect(heard.isEmpty)
    }

    @Test("11.5 the same by name: one method hears of all, with the values that were asked for, until it is removed")
    func observationByName() {
        final class Page: UIViewController {
            var heard: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                let (new, old) = (change?[.newKey] as? CGPoint, change?[.oldKey] as? CGPoint)
                heard.append("\(keyPath ?? "") \(new?.y ?? -1) \(old?.y ?? -1) \(object is UIScrollView)")
            }
        }
        let stage = Launch(Page())
        let list = UIScrollView(frame: stage.root.view.bounds)
        list.contentSize = CGSize(width: 390, height: 5000)
        stage.root.view.addSubview(list)
        stage.app.advanceToRest()
        list.addObserver(stage.root, forKeyPath: "contentOffset", options: [.new, .old, .initial], context: nil)
        list.addObserver(stage.root, forKeyPath: "contentSize", options: [], context: nil)
        let start = list.contentOffset.y
        list.contentOffset.y = 40
        list.contentOffset.y = 40
        list.contentSize.height = 6000
        #expect(
            stage.root.heard == [
                "contentOffset \(start) -1.0 true", "contentOffset 40.0 \(start) true", "contentSize -1.0 -1.0 true",
            ])
        stage.root.heard = []
        list.removeObserver(stage.root, forKeyPath: "contentOffset")
        list.contentOffset.y = 60
        list.contentSize.height = 7000
        #expect(stage.root.heard == ["contentSize -1.0 -1.0 true"] && !stage.app.isFrozen)
    }

    @Test("11.5 an observer removes itself as it goes, and only for itself")
    func observerThatGoes() {
        final class Page: UIViewController {
            weak var list: UIScrollView?
            deinit { MainActor.assumeIsolated { list?.removeObserver(self, forKeyPath: "contentOffset") } }
        }
        let stage = Launch(UIViewController())
        let list = UIScrollView(frame: stage.root.view.bounds)
        stage.root.view.addSubview(list)
        var pages = [Page(), Page()]
        for page in pages {
            page.list = list
            list.addObserver(page, forKeyPath: "contentOffset", options: .new, context: nil)
        }
        pages.removeLast()
        #expect(!stage.app.isFrozen)
        list.removeObserver(stage.root, forKeyPath: "contentOffset")
        #expect(stage.app.isFrozen)
    }

    @Test("11.4 what is inherited by name: responders that have an action, and exceptions")
    func runtime() {
        final class Host: UIViewController { func refresh() {} }
        let stage = Launch(Host())
        let child = UIViewController()
        stage.root.addChild(child)
        let action = Selector("refresh", Host.refresh)
        #expect(child.targetViewController(forAction: action, sender: nil) === stage.root)
        #expect(stage.root.responds(to: action) && !child.responds(to: action))
        let object: any NSObjectProtocol = stage.root
        #expect(object.responds(to: action))
        #expect(NSSelectorFromString("refresh") == action && !stage.root.responds(to: NSSelectorFromString("refresh")))
        #expect(NSIndexPath(row: 3, section: 2).row == 3 && CGFloat(NSNumber(value: 2)) == 2)
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        let width = child.view.widthAnchor.constraint(equalToConstant: 3)
        #expect(width.firstAnchor.item as? UIView === child.view && width.secondAnchor == nil)
        var lock = os_unfair_lock()
        #expect(os_unfair_lock_trylock(&lock) && !os_unfair_lock_trylock(&lock))
        NSException(name: .genericException, reason: "over").raise()
        #expect(stage.app.isFrozen && stage.app.diagnostics.last?.name == "NSGenericException")
    }

    @Test("11.4 accessibility: values are kept, kinds have traits of their own, a view's frame is its place on screen")
    func accessibility() {
        let stage = Launch(UIViewController())
        let button = UIButton(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        stage.root.view.addSubview(button)
        #expect(button.accessibilityTraits == .button && UILabel().accessibilityTraits == .staticText)
        #expect(button.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(button.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        button.accessibilityTraits.insert(.selected)
        button.accessibilityValue = "on"
        button.accessibilityElements = [button]
        #expect(button.accessibilityTraits == [.button, .selected] && button.accessibilityValue == "on")
        #expect(button.accessibilityElementCount() == 1 && button.index(ofAccessibilityElement: button) == 0)
    }

    @Test("11.4 a side of the safe area is cleared where the content goes sideways, or bounces, or always")
    func sideInsets() {
        let page = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), root: page)
        let list = UIScrollView(frame: page.view.bounds)
        list.contentSize = page.view.bounds.size
        page.view.addSubview(list)
        app.advanceToRest()
        #expect(list.adjustedContentInset == .zero)
        list.alwaysBounceHorizontal = true
        #expect(list.adjustedContentInset == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
        list.alwaysBounceHorizontal = false
        list.contentInsetAdjustmentBehavior = .always
        #expect(list.adjustedContentInset == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }
}
