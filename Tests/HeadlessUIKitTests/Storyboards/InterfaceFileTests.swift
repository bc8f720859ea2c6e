import HeadlessUIKit
import Testing

@Suite("What storyboard and nib files hold, in code")
@MainActor
final class InterfaceFileTests {
    private var app: HeadlessApp?

    final class Page: UIViewController {
        weak var label: UILabel?
        var log: [String] = []
        var mayLeave = true

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            log.append("made \(title ?? "untitled") in \(storyboard == nil ? "nothing" : "a storyboard")")
            title = "by its class"
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("loaded with \(label?.text ?? "nothing")")
        }

        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            log.append("asked for '\(identifier)'")
            return mayLeave
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            log.append("prepared \(segue.identifier ?? "a segue without identifier")")
        }
    }

    private func launch(_ more: (StoryboardContents) -> Void = { _ in }) -> Page {
        let app = HeadlessApp(
            root: {
                UIStoryboard.define("Main") { main in
                    main.scene(
                        "page", isInitial: true, make: { Page(coder: $0)! }, fill: { $0.title = "by the file" },
                        view: { page in
                            let (view, label) = (UIView(), UILabel())
                            label.text = "Hello"
                            view.addSubview(label)
                            (page.view, page.label) = (view, label)
                        })
                    main.scene("next") { UIViewController() }
                    main.segue("go", from: "page", to: "next", .present(.fullScreen), isAnonymous: true)
                    main.reference("elsewhere", to: "Other", nil)
                    more(main)
                }
                UIStoryboard.define("Other") { other in
                    other.scene("start", isInitial: true) { UINavigationController() }
                }
                return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
            }())
        app.advanceToRest()
        self.app = app
        return app.window.rootViewController as! Page
    }

    @Test("the file's values are there when init(coder:) of UIKit returns, so that the class has the last word")
    func order() {
        let page = launch()
        #expect(page.log == ["made by the file in a storyboard", "loaded with Hello"])
        #expect(page.title == "by its class")
    }

    @Test("the view comes from the file when it is first asked for, its outlets connected before viewDidLoad")
    func lazily() {
        let page = launch()
        let other = page.storyboard!.instantiateViewController(withIdentifier: "page") as! Page
        #expect(!other.isViewLoaded && other.label == nil)
        other.loadViewIfNeeded()
        #expect(other.log.last == "loaded with Hello")
    }

    @Test("a controller that the app's own creator makes gets the same")
    func creator() {
        let page = launch()
        var isAsked = false
        let made: Page = page.storyboard!.instantiateViewController(identifier: "page") { coder in
            isAsked = true
            return Page(coder: coder)
        }
        #expect(isAsked)
        #expect(made.log == ["made by the file in a storyboard"])
        made.loadViewIfNeeded()
        #expect(made.label?.text == "Hello")
    }

    @Test("a control's segue asks first, and one without an identifier has none for the app", arguments: [true, false])
    func controlSegue(mayLeave: Bool) {
        let page = launch()
        page.mayLeave = mayLeave
        let button = UIButton()
        page.view.addSubview(button)
        button.addTarget(page, action: .segue("go"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        app?.advanceToRest()
        #expect(page.log.suffix(mayLeave ? 2 : 1).first == "asked for ''")
        #expect((page.log.last == "prepared a segue without identifier") == mayLeave)
        #expect((page.presentedViewController != nil) == mayLeave)
    }

    @Test("a segue that says no style leaves the destination's own")
    func ownStyle() {
        let page = launch { main in
            main.scene("sheet") {
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .formSheet
                return sheet
            }
            main.segue("show sheet", from: "page", to: "sheet", .present())
        }
        page.performSegue(withIdentifier: "show sheet", sender: nil)
        app?.advanceToRest()
        #expect(page.presentedViewController?.modalPresentationStyle == .formSheet)
    }

    @Test("a place for another storyboard stands for that one's initial controller")
    func reference() {
        let page = launch()
        let made = page.storyboard!.instantiateViewController(withIdentifier: "elsewhere")
        #expect(made is UINavigationController)
    }

    @Test("a nib makes its objects, for the owner, for a controller that is named after it, and for cells")
    func nib() throws {
        let page = launch()
        #expect(Bundle.main.loadNibNamed("Badge", owner: page) == nil)
        UINib.define("Badge") { owner in
            let badge = UILabel()
            badge.text = owner is Page ? "for a page" : "for nobody"
            return [badge]
        }
        let objects = try #require(Bundle.main.loadNibNamed("Badge", owner: page))
        #expect((objects.first as? UILabel)?.text == "for a page")
        UINib.define("Panel") { owner in
            (owner as? UIViewController)?.view = UIScrollView()
            return []
        }
        #expect(UIViewController(nibName: "Panel", bundle: nil).view is UIScrollView)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
        UINib.define("Row") { _ in [UITableViewCell(style: .subtitle, reuseIdentifier: "row")] }
        table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "row")?.detailTextLabel != nil)
    }
}

@Suite("Tables of storyboard files, in code")
@MainActor
struct StaticTableTests {
    final class Menu: UITableViewController {
        var log: [String] = []

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            log.append("prepared by \((sender as? UITableViewCell)?.textLabel?.text ?? "nobody")")
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("selected \(indexPath.row)")
        }
    }

    @Test("static rows are the table's, and a chosen row starts its segue before the delegate hears of it")
    func rows() throws {
        let app = HeadlessApp(
            root: {
                UIStoryboard.define("Main") { main in
                    main.scene(
                        "menu", isInitial: true, make: { Menu(coder: $0)! },
                        fill: { menu in
                            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                            cell.textLabel?.text = "Settings"
                            cell.startsSegue("settings", of: menu)
                            menu.staticSections = [
                                StaticTableSection(header: "General", rows: [.init(cell, height: 80)])
                            ]
                        })
                    main.scene("next") { UIViewController() }
                    main.segue("settings", from: "menu", to: "next", .present(.fullScreen))
                }
                return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
            }())
        app.advanceToRest()
        let menu = try #require(app.window.rootViewController as? Menu)
        let table = try #require(menu.tableView)
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
        let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
        app.tap(at: table.convert(CGPoint(x: row.midX, y: row.midY), to: nil))
        app.advanceToRest()
        #expect(menu.log == ["prepared by Settings", "selected 0"])
        #expect(menu.presentedViewController != nil)
    }
}
