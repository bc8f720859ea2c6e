import HeadlessUIKit
import Testing

@Suite("What the views on screen offer to a finger")
@MainActor
struct TouchTargetTests {
    private func app(_ build: (UIViewController) -> Void) -> HeadlessApp {
        let root = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 400, height: 800), root: root)
        build(root)
        app.advanceToRest()
        return app
    }

    private func places(_ gesture: TouchTarget.Gesture, in app: HeadlessApp) -> [[Int]] {
        app.touchTargets.filter { $0.gesture == gesture }.map { [$0.x, $0.y] }
    }

    @Test("is a tap on a control, unless it is disabled, hidden or covered")
    func controls() {
        let button = UIButton(frame: CGRect(x: 300, y: 0, width: 80, height: 80))
        let cover = UIView(frame: CGRect(x: 290, y: 0, width: 110, height: 100))
        let app = app { root in
            root.view.addSubview(button)
        }
        #expect(places(.tap, in: app) == [[85, 5]])
        button.isEnabled = false
        #expect(places(.tap, in: app) == [])
        button.isEnabled = true
        button.isHidden = true
        #expect(places(.tap, in: app) == [])
        button.isHidden = false
        button.superview?.addSubview(cover)
        #expect(places(.tap, in: app) == [])
        cover.isUserInteractionEnabled = false
        #expect(places(.tap, in: app) == [[85, 5]])
    }

    @Test("is nothing where a whole percent of the window beside it is the nearest point")
    func slivers() {
        let app = app { root in
            for y in [0.0, 796.5, 798] {
                root.view.addSubview(UIButton(frame: CGRect(x: 0, y: y, width: 80, height: 2)))
            }
        }
        #expect(places(.tap, in: app) == [[10, 0]])
    }

    @Test("is a tap on each tab and each item of a bar")
    func bars() {
        let tabs = UITabBarController()
        let first = UIViewController()
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: nil, action: nil)
        tabs.viewControllers = [UINavigationController(rootViewController: first), UIViewController()]
        let app = HeadlessApp(size: CGSize(width: 400, height: 800), root: tabs)
        app.advanceToRest()
        let taps = places(.tap, in: app)
        #expect(taps.contains { $0[0] == 25 && $0[1] > 85 } && taps.contains { $0[0] == 75 && $0[1] > 85 })
        #expect(taps.contains { $0[0] > 85 && $0[1] < 15 })
    }

    @Test("is a drag of a view that pans, unless it lies under the middle; an edge is dragged anyway")
    func drags() {
        let handle = UIView(frame: CGRect(x: 0, y: 600, width: 400, height: 200))
        let app = app { root in
            root.view.addGestureRecognizer(UIPanGestureRecognizer())
            handle.addGestureRecognizer(UIPanGestureRecognizer())
            let edge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
            edge.addGestureRecognizer(UIScreenEdgePanGestureRecognizer())
            root.view.addSubview(handle)
            root.view.addSubview(edge)
        }
        #expect(places(.drag, in: app) == [[50, 88]])
        #expect(places(.pinch, in: app) == [])
        handle.addGestureRecognizer(UIPinchGestureRecognizer())
        #expect(places(.pinch, in: app) == [[50, 88]])
    }

    @Test("is a long press where a view takes one, or has a menu, and where a row has one")
    func presses() {
        let pressed = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        pressed.addGestureRecognizer(UILongPressGestureRecognizer())
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 400, width: 400, height: 120))
        let app = app { root in
            root.view.addSubview(pressed)
            root.view.addSubview(table)
            (table.rowHeight, table.dataSource, table.delegate) = (40, rows, rows)
        }
        #expect(places(.press, in: app) == [[10, 5], [50, 57]])
        #expect(places(.tap, in: app).count == 4)
        rows.menuRow = nil
        #expect(places(.press, in: app) == [[10, 5]])
        #expect(places(.tap, in: app).count == 4)
        table.addGestureRecognizer(UILongPressGestureRecognizer())
        #expect(places(.press, in: app) == [[10, 5], [50, 53], [50, 57], [50, 63]])
        let menu = UIView(frame: CGRect(x: 0, y: 720, width: 400, height: 80))
        menu.addInteraction(UIContextMenuInteraction(delegate: rows))
        table.superview?.addSubview(menu)
        #expect(places(.press, in: app).last == [50, 95])
        #expect(!places(.tap, in: app).contains([50, 95]))
    }

    /// Three rows, one of which has a menu.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UIContextMenuInteractionDelegate {
        var menuRow: Int? = 1

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            indexPath.row == menuRow ? UIContextMenuConfiguration() : nil
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    @Test("is a tap on each segment, on each button of a stepper, and on each half of a row of dots")
    func parts() {
        let segments = UISegmentedControl(items: ["A", "B", "C", "D"])
        segments.frame = CGRect(x: 0, y: 0, width: 400, height: 80)
        let stepper = UIStepper(frame: CGRect(x: 0, y: 160, width: 200, height: 80))
        let dots = UIPageControl(frame: CGRect(x: 0, y: 320, width: 400, height: 80))
        let app = app { root in
            for control in [segments, stepper, dots] { root.view.addSubview(control) }
        }
        #expect(
            places(.tap, in: app) == [
                [13, 5], [38, 5], [63, 5], [88, 5], [13, 25], [38, 25], [25, 45], [75, 45],
            ])
    }
}
