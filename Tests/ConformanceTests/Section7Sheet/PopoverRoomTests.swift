import Testing
import TransitionCore
import UIKit

@Suite("1.13 popovers whose room changes")
@MainActor
struct PopoverRoomTests {
    private let wide = CGSize(width: 1024, height: 768)
    private let narrow = CGSize(width: 390, height: 844)

    private func shown(_ size: CGSize) -> (app: HeadlessApp, root: UIViewController, menu: UIViewController) {
        let (root, menu) = (UIViewController(), UIViewController())
        let app = HeadlessApp(size: size, root: root)
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 300, height: 200)
        menu.popoverPresentationController?.sourceView = root.view
        menu.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 100, width: 100, height: 44)
        root.present(menu, animated: true)
        app.advanceToRest()
        return (app, root, menu)
    }

    @Test("1.13, 9.9 it is a sheet in compact width and a popover in regular width, whenever that changes")
    func sizeClasses() {
        let (app, _, menu) = shown(narrow)
        #expect(menu.presentationController is UISheetPresentationController)
        app.resize(to: wide)
        app.advanceToRest()
        #expect(menu.presentationController is UIPopoverPresentationController)
        #expect(menu.view.frame == CGRect(x: 10, y: 144, width: 300, height: 200))
        app.resize(to: narrow)
        app.advanceToRest()
        #expect(menu.presentationController is UISheetPresentationController)
        #expect(menu.view.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
        #expect(menu.view.superview?.subviews.count == 2, "one dimming view, and the sheet")
        app.pan(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 600), frames: 60)
        app.advanceToRest()
        #expect(app.window.rootViewController?.presentedViewController == nil)
    }

    @Test("1.13 it follows the size that its content prefers, on the way to which it animates")
    func preferredSize() {
        let (app, _, menu) = shown(wide)
        menu.preferredContentSize = CGSize(width: 200, height: 320)
        app.advance(frames: 5)
        let height = menu.view.layer.presentation()?.bounds.height ?? 0
        #expect(height > 200 && height < 320)
        app.advanceToRest()
        #expect(menu.view.bounds.size == CGSize(width: 200, height: 320))
    }

    @Test("1.13 a stack passes on what its top prefers, with room for the bar, and a card in the middle follows too")
    func preferredSizeOfStack() {
        let (root, page) = (UIViewController(), UIViewController())
        let app = HeadlessApp(size: wide, root: root)
        let stack = UINavigationController(rootViewController: page)
        page.preferredContentSize = CGSize(width: 250, height: 260)
        stack.modalPresentationStyle = .formSheet
        root.present(stack, animated: true)
        app.advanceToRest()
        let bar = stack.navigationBar.bounds.height
        #expect(stack.view.bounds.size == CGSize(width: 250, height: 260 + bar))
        page.preferredContentSize = CGSize(width: 300, height: 200)
        app.advanceToRest()
        #expect(stack.view.bounds.size == CGSize(width: 300, height: 200 + bar))
        let next = UIViewController()
        next.preferredContentSize = CGSize(width: 320, height: 400)
        stack.pushViewController(next, animated: true)
        app.advanceToRest()
        #expect(stack.view.bounds.size == CGSize(width: 320, height: 400 + bar))
    }

    @Test("1.8, 9.9 where it becomes a full-screen page, its presenter goes and comes back")
    func fullScreen() {
        final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .fullScreen
            }
        }
        let (app, root, menu) = shown(wide)
        let delegate = Adapting()
        menu.popoverPresentationController?.delegate = delegate
        app.resize(to: narrow)
        app.advanceToRest()
        #expect(root.view.window == nil)
        #expect(menu.view.frame == CGRect(origin: .zero, size: narrow))
        app.resize(to: wide)
        app.advanceToRest()
        #expect(root.view.window != nil)
        #expect(root.view.frame == CGRect(origin: .zero, size: wide))
        #expect(app.diagnostics.isEmpty)
        withExtendedLifetime(delegate) {}
    }

    @Test("9.9 two changes of size in one turn do not stretch it")
    func twoChanges() {
        let (app, _, menu) = shown(wide)
        let frame = menu.view.frame
        app.resize(to: CGSize(width: 768, height: 1024))
        app.resize(to: wide)
        app.advanceToRest()
        #expect(menu.view.frame == frame)
    }

    @Test("9.9 another size class while it comes, or while a drag of its sheet is taken back, counts at the end")
    func inTheMiddle() {
        let (root, menu) = (UIViewController(), UIViewController())
        let app = HeadlessApp(size: wide, root: root)
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 300, height: 200)
        menu.popoverPresentationController?.sourceView = root.view
        root.present(menu, animated: true)
        app.resize(to: narrow)
        app.advanceToRest()
        #expect(menu.presentationController is UISheetPresentationController)
        #expect(menu.view.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
        app.pan(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 100), frames: 30, ending: .hold)
        app.resize(to: wide)
        app.liftTouches()
        app.advanceToRest()
        #expect(root.presentedViewController === menu)
        #expect(menu.presentationController is UIPopoverPresentationController)
        #expect(menu.view.frame.size == CGSize(width: 300, height: 200))
    }

    /// Puts what is presented into a stack wherever it is no popover.
    private final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
        var styles: [UIModalPresentationStyle] = []

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style:
                UIModalPresentationStyle
        ) -> UIViewController? {
            UINavigationController(rootViewController: controller.presentedViewController)
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            styles.append(style)
        }
    }

    @Test("1.13, 9.9 another size class shows and takes back the controller for that style", arguments: [true, false])
    func substitute(startsWide: Bool) {
        let (log, root, delegate) = (CallLog(), UIViewController(), Wrapping())
        let menu = RecordingController("M", log)
        let app = HeadlessApp(size: startsWide ? wide : narrow, root: root)
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 300, height: 200)
        menu.popoverPresentationController?.sourceView = root.view
        menu.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 100, width: 100, height: 44)
        menu.popoverPresentationController?.delegate = delegate
        root.present(menu, animated: true)
        app.advanceToRest()
        for isWide in [!startsWide, startsWide, !startsWide] {
            _ = log.take()
            let left = menu.navigationController
            app.resize(to: isWide ? wide : narrow)
            app.advanceToRest()
            let stack = root.presentedViewController as? UINavigationController
            #expect((stack == nil) == isWide)
            #expect(menu.parent === stack)
            #expect(stack?.viewControllers == (isWide ? nil : [menu]))
            #expect(menu.presentingViewController === root)
            #expect(menu.view.window != nil)
            #expect(left?.viewControllers.isEmpty ?? true && left?.view.superview == nil)
            let (popover, sheet) = (
                CGRect(x: 10, y: 144, width: 300, height: 200), CGRect(x: 0, y: 47, width: 390, height: 797)
            )
            #expect(menu.view.convert(menu.view.bounds, to: nil) == (isWide ? popover : sheet))
            #expect(
                log.take() == [
                    "M.viewWillDisappear", "M.viewDidDisappear", "M.viewWillAppear", "M.viewIsAppearing",
                    "M.viewDidAppear",
                ])
            #expect(delegate.styles.last == (isWide ? UIModalPresentationStyle.none : .pageSheet))
        }
        menu.dismiss(animated: true)
        app.advanceToRest()
        #expect(root.presentedViewController == nil && menu.view.window == nil)
        #expect(app.diagnostics.isEmpty)
        let exchanges = app.trace.events.count { event in
            if case .presentedInstead = event.kind { true } else { false }
        }
        #expect(exchanges == 3)
    }

    @Test("1.13, 9.9 none is shown in place of one that presents another itself")
    func substituteOfPresenter() {
        let (app, root, menu) = shown(wide)
        let (delegate, alert) = (Wrapping(), UIViewController())
        menu.popoverPresentationController?.delegate = delegate
        alert.modalPresentationStyle = .overFullScreen
        menu.present(alert, animated: true)
        app.advanceToRest()
        app.resize(to: narrow)
        app.advanceToRest()
        #expect(root.presentedViewController === menu && menu.presentedViewController === alert)
        #expect(menu.parent == nil && alert.view.window != nil)
        menu.dismiss(animated: true)
        app.advanceToRest()
        #expect(menu.presentedViewController == nil && app.diagnostics.isEmpty)
        withExtendedLifetime(delegate) {}
    }

    /// Names the source anew, or leaves it as it is, when the popover is laid out again.
    private final class Repositioning: NSObject, UIPopoverPresentationControllerDelegate {
        var newRect: CGRect?
        var newView: UIView?
        var asked: [CGRect] = []

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            asked.append(rect.pointee)
            if let newRect { rect.pointee = newRect }
            if let newView { view.pointee = newView }
        }
    }

    @Test("9.9 its delegate may name another source for another size; without an answer the old one counts")
    func reposition() {
        let old = CGRect(x: 50, y: 100, width: 100, height: 44)
        let tall = CGSize(width: 768, height: 1024)
        for answers in [false, true] {
            let (app, root, menu) = shown(wide)
            let delegate = Repositioning()
            let other = UIView(frame: CGRect(x: 0, y: 500, width: 768, height: 100))
            root.view.addSubview(other)
            if answers { (delegate.newRect, delegate.newView) = (CGRect(x: 300, y: 0, width: 200, height: 50), other) }
            menu.popoverPresentationController?.delegate = delegate
            app.resize(to: tall)
            app.advanceToRest()
            #expect(delegate.asked == [old])
            #expect(menu.view.frame.origin == (answers ? CGPoint(x: 250, y: 550) : CGPoint(x: 10, y: 144)))
            #expect(menu.popoverPresentationController?.sourceView === (answers ? other : root.view))
        }
    }

    @Test("9.9 a source that is a whole view is asked about with its bounds, and stays the whole view")
    func wholeSource() {
        let (app, root, menu) = shown(wide)
        let delegate = Repositioning()
        menu.popoverPresentationController?.sourceRect = .null
        menu.popoverPresentationController?.delegate = delegate
        app.resize(to: CGSize(width: 768, height: 1024))
        app.advanceToRest()
        #expect(delegate.asked == [root.view.bounds])
        #expect(menu.popoverPresentationController?.sourceRect.isNull == true)
    }

    @Test("9.9 asked for in a size that is another at the start, its delegate is asked where the source is now")
    func resizedBeforeStart() {
        let (root, menu, delegate) = (UIViewController(), UIViewController(), Repositioning())
        let app = HeadlessApp(size: wide, root: root)
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 300, height: 200)
        menu.popoverPresentationController?.sourceView = root.view
        menu.popoverPresentationController?.sourceRect = CGRect(x: 900, y: 100, width: 100, height: 44)
        menu.popoverPresentationController?.delegate = delegate
        delegate.newRect = CGRect(x: 50, y: 100, width: 100, height: 44)
        root.present(menu, animated: true)
        app.resize(to: CGSize(width: 768, height: 1024))
        app.advanceToRest()
        #expect(delegate.asked.first == CGRect(x: 900, y: 100, width: 100, height: 44))
        #expect(menu.view.frame == CGRect(x: 10, y: 144, width: 300, height: 200))
    }

    @Test("1.13, 9.9 after a turn it is placed by where its source is then, whatever that stands in")
    func sourceInStack() {
        let (root, source) = (UIViewController(), UIButton(type: .system))
        let app = HeadlessApp(size: wide, root: root)
        let stack = UIStackView(arrangedSubviews: [UILabel(), source])
        (stack.axis, stack.spacing) = (.vertical, 8)
        source.heightAnchor.constraint(equalToConstant: 44).isActive = true
        stack.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 300).isActive = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: root.view.trailingAnchor).isActive = true
        stack.widthAnchor.constraint(equalToConstant: 400).isActive = true
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 300, height: 200)
        menu.popoverPresentationController?.sourceView = source
        root.present(menu, animated: true)
        app.advanceToRest()
        #expect(menu.view.frame.origin == CGPoint(x: 674, y: 352))
        app.resize(to: CGSize(width: 800, height: 1000))
        app.advanceToRest()
        #expect(menu.view.frame.origin == CGPoint(x: 450, y: 352))
        stack.arrangedSubviews[0].isHidden = true
        app.resize(to: wide)
        app.advanceToRest()
        #expect(menu.view.frame.origin == CGPoint(x: 674, y: 44))
    }

    @Test("1.13 an action sheet is a popover on a tablet, and raises without a source")
    func actionSheet() {
        var chosen: [String] = []
        for hasSource in [true, false] {
            let root = UIViewController()
            let app = HeadlessApp(size: wide, root: root)
            let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in chosen.append("Keep") })
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
            if hasSource {
                sheet.popoverPresentationController?.sourceView = root.view
                sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 40, height: 40)
            }
            root.present(sheet, animated: true)
            app.advanceToRest()
            #expect(app.isFrozen == !hasSource)
            guard hasSource else { continue }
            #expect(sheet.view.frame.minY == 140)
            app.tap(at: CGPoint(x: 100, y: 700))
            app.advanceToRest()
            #expect(root.presentedViewController == nil && chosen == ["Keep"])
        }
    }

    @Test("1.13 an action sheet stands at the bottom of a phone, whatever its window's size, and needs no source")
    func actionSheetOnPhone() {
        for size in [narrow, CGSize(width: 844, height: 414)] {
            let root = UIViewController()
            let app = HeadlessApp(size: size, root: root)
            let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
            root.present(sheet, animated: true)
            app.advanceToRest()
            #expect(!app.isFrozen && sheet.view.frame == app.window.bounds)
            #expect(sheet.popoverPresentationController == nil)
        }
        let root = UIViewController()
        let app = HeadlessApp(size: narrow, root: root)
        app.resize(to: wide)
        root.present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet), animated: true)
        app.advanceToRest()
        #expect(!app.isFrozen)
    }
}
