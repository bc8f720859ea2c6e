import Testing
import TransitionCore
import UIKit

@Suite("11 Searches")
@MainActor
struct SearchTests {
    /// Notes what a search tells.
    final class Ear: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var lines: [String] = []

        func willPresentSearchController(_ searchController: UISearchController) { lines.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { lines.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { lines.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { lines.append("didDismiss") }

        func updateSearchResults(for searchController: UISearchController) {
            lines.append("update '\(searchController.searchBar.text ?? "")'")
        }
    }

    /// A stack whose page has a search in its bar.
    @MainActor
    private struct Stage {
        let launch = Launch(UINavigationController(rootViewController: UIViewController()))
        let search: UISearchController
        let ear = Ear()
        var app: HeadlessApp { launch.app }
        var page: UIViewController { launch.root.viewControllers[0] }

        init(results: UIViewController? = nil, definesContext: Bool = true) {
            search = UISearchController(searchResultsController: results)
            search.delegate = ear
            search.searchResultsUpdater = ear
            page.definesPresentationContext = definesContext
            page.navigationItem.searchController = search
            app.advanceToRest()
        }

        func activate() {
            search.isActive = true
            app.advanceToRest()
        }
    }

    @Test("11.9 an active search is presented, by the nearest that defines a context, else by the root")
    func context() {
        let stage = Stage()
        stage.activate()
        #expect(stage.search.presentingViewController === stage.page && stage.search.isActive)
        #expect(stage.page.presentedViewController === stage.search)
        let other = Stage(definesContext: false)
        other.activate()
        #expect(other.search.presentingViewController === other.launch.root)
    }

    @Test("11.9 the delegate and the updater are told in order; a dismissal by its presenter ends it too")
    func told() {
        let stage = Stage()
        stage.activate()
        #expect(stage.ear.lines == ["willPresent", "update ''", "didPresent"])
        stage.ear.lines = []
        stage.search.searchBar.searchTextField.insertText("ab")
        #expect(stage.ear.lines == ["update 'ab'"])
        stage.ear.lines = []
        stage.search.isActive = false
        stage.app.advanceToRest()
        #expect(stage.ear.lines == ["willDismiss", "didDismiss"])
        #expect(stage.page.presentedViewController == nil && stage.search.searchBar.text == "")
        stage.activate()
        stage.page.dismiss(animated: true)
        stage.app.advanceToRest()
        #expect(!stage.search.isActive && !stage.search.searchBar.showsCancelButton)
    }

    @Test("11.9 a tap into the bar begins it, the cancel button ends it")
    func touches() {
        let stage = Stage()
        let bar = stage.search.searchBar
        #expect(bar.window != nil && !bar.showsCancelButton)
        stage.app.tap(at: bar.convert(CGPoint(x: 100, y: 26), to: nil))
        stage.app.advanceToRest()
        #expect(stage.search.isActive && bar.showsCancelButton && bar.searchTextField.isFirstResponder)
        stage.app.tap(at: bar.convert(CGPoint(x: bar.bounds.width - 40, y: 26), to: nil))
        stage.app.advanceToRest()
        #expect(!stage.search.isActive && stage.page.presentedViewController == nil)
        #expect(!bar.searchTextField.isFirstResponder)
    }

    @Test("9.3, 11.9 whoever presents the search presents nothing else, with UIKit's words")
    func presentsNothingElse() {
        let stage = Stage()
        stage.activate()
        stage.page.present(UIViewController(), animated: true)
        #expect(stage.app.diagnostics.last?.text.contains("which is already presenting <UISearchController") == true)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        stage.search.present(alert, animated: true)
        stage.app.advanceToRest()
        #expect(alert.presentingViewController != nil && alert.viewIfLoaded?.window != nil)
    }

    @Test("11.9 the content below takes touches until it is obscured or results stand over it")
    func cover() {
        let results = UIViewController()
        let stage = Stage(results: results)
        let point = CGPoint(x: 195, y: 600)
        let content = UIView(frame: stage.page.view.bounds)
        stage.page.view.addSubview(content)
        stage.activate()
        #expect(stage.app.window.hitTest(point, with: nil) === content)
        stage.search.searchBar.searchTextField.insertText("a")
        #expect(results.parent === stage.search)
        #expect(stage.app.window.hitTest(point, with: nil) === results.view)
        stage.search.searchBar.text = ""
        #expect(results.parent == nil)
        stage.search.isActive = false
        stage.app.advanceToRest()
        stage.search.obscuresBackgroundDuringPresentation = true
        stage.activate()
        #expect(stage.app.window.hitTest(point, with: nil) !== content)
        stage.app.tap(at: point)
        stage.app.advanceToRest()
        #expect(!stage.search.isActive)
    }

    @Test("11.9 the title gives way to an active search, unless it is to stay")
    func bar() {
        let stage = Stage()
        let bar = stage.launch.root.navigationBar
        #expect(bar.frame.height == 96)
        stage.activate()
        #expect(bar.frame.height == 52)
        stage.search.isActive = false
        stage.app.advanceToRest()
        #expect(bar.frame.height == 96)
        stage.search.hidesNavigationBarDuringPresentation = false
        stage.activate()
        #expect(bar.frame.height == 96)
    }

    @Test("11.9 a delegate that presents the search itself is not told of UIKit's own presentation")
    func ownPresentation() {
        final class Presenter: NSObject, UISearchControllerDelegate {
            weak var page: UIViewController?
            var lines: [String] = []

            func presentSearchController(_ searchController: UISearchController) {
                page?.present(searchController, animated: false)
            }
            func willPresentSearchController(_ searchController: UISearchController) { lines.append("will") }
        }
        let stage = Stage()
        let presenter = Presenter()
        presenter.page = stage.page
        stage.search.delegate = presenter
        stage.activate()
        #expect(stage.search.presentingViewController === stage.page && stage.search.isActive)
        #expect(presenter.lines.isEmpty)
    }
}
