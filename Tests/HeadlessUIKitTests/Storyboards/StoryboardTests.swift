import HeadlessUIKit
import Testing

@Suite("Storyboards and segues in code")
@MainActor
struct StoryboardTests {
    final class Source: UIViewController {
        var prepared: [String] = []
        override func awakeFromNib() { prepared.append("awake") }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            prepared.append("asked")
            return false
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            prepared.append("\(segue.identifier ?? "none") from \(sender as? String ?? "nobody")")
            segue.destination.title = "prepared"
        }
    }

    final class Insertion: UIStoryboardSegue {
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
        }
        override func perform() { source.view.addSubview(destination.view) }
    }

    private func launch() -> (app: HeadlessApp, source: Source) {
        let app = HeadlessApp(
            root: {
                UIStoryboard.define("Main") { main in
                    main.scene("source", isInitial: true) { Source() }
                    main.scene("next") { UIViewController() }
                    main.segue("present", from: "source", to: "next", .present(.fullScreen))
                    main.segue("insert", from: "source", to: "next", .custom(Insertion.init))
                    main.segue("show", from: "source", to: "next", .show)
                }
                return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
            }())
        app.advanceToRest()
        return (app, app.window.rootViewController as! Source)
    }

    @Test("a segue makes its destination, has it prepared, and presents it; nobody is asked")
    func presents() {
        let (app, source) = launch()
        source.performSegue(withIdentifier: "present", sender: "test")
        app.advanceToRest()
        #expect(source.prepared == ["awake", "present from test"])
        #expect(source.presentedViewController?.title == "prepared")
        #expect(source.presentedViewController?.modalPresentationStyle == .fullScreen)
        #expect(source.presentedViewController?.storyboard === source.storyboard)
    }

    @Test("a segue of the app's own class is performed by it")
    func custom() {
        let (app, source) = launch()
        source.performSegue(withIdentifier: "insert", sender: nil)
        #expect(source.view.subviews.count == 1)
        #expect(app.diagnostics.isEmpty)
    }

    @Test("a segue made in code does what its handler does")
    func handler() {
        var isPerformed = false
        let segue = UIStoryboardSegue(
            identifier: "x", source: UIViewController(), destination: UIViewController(),
            performHandler: { isPerformed = true })
        segue.perform()
        #expect(isPerformed && segue.identifier == "x")
    }

    @Test("what is missing raises with UIKit's words: storyboard, controller, segue")
    func missing() {
        let (app, source) = launch()
        source.performSegue(withIdentifier: "none", sender: nil)
        #expect(app.diagnostics.last?.text.hasSuffix("has no segue with identifier 'none'") == true)
        #expect(app.isFrozen)
        let (second, other) = launch()
        _ = other.storyboard?.instantiateViewController(withIdentifier: "none")
        #expect(
            second.diagnostics.last?.text.hasSuffix("doesn't contain a view controller with identifier 'none'") == true)
        let (third, _) = launch()
        _ = UIStoryboard(name: "None", bundle: nil)
        #expect(
            third.diagnostics.last?.text.hasPrefix("Could not find a storyboard named 'None' in bundle") == true)
    }

    @Test("a show segue goes through the navigation controller around its source")
    func shows() {
        let (app, source) = launch()
        let navigation = UINavigationController(rootViewController: source)
        app.window.rootViewController = navigation
        app.advanceToRest()
        source.performSegue(withIdentifier: "show", sender: nil)
        app.advanceToRest()
        #expect(navigation.viewControllers.count == 2)
    }
}
