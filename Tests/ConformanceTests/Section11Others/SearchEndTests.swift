import Testing
import TransitionCore
import UIKit

@Suite("11 Searches that others begin, end or refuse")
@MainActor
struct SearchEndTests {
    /// A stack whose page has a search in its bar.
    @MainActor
    private struct Stage {
        let launch = Launch(UINavigationController(rootViewController: UIViewController()))
        let search = UISearchController(searchResultsController: nil)
        var app: HeadlessApp { launch.app }
        var page: UIViewController { launch.root.viewControllers[0] }

        init() {
            page.definesPresentationContext = true
            page.navigationItem.searchController = search
            app.advanceToRest()
        }
    }

    @Test("11.9 where something else is presented it does not become active")
    func refused() {
        let stage = Stage()
        stage.launch.root.present(UIViewController(), animated: true)
        stage.app.advanceToRest()
        stage.page.definesPresentationContext = false
        stage.search.isActive = true
        stage.app.advanceToRest()
        #expect(!stage.search.isActive && stage.search.presentingViewController == nil)
    }

    @Test("11.9 presented by hand it is active, with its cancel button")
    func byHand() {
        let stage = Stage()
        stage.page.present(stage.search, animated: true)
        stage.app.advanceToRest()
        #expect(stage.search.isActive && stage.search.searchBar.showsCancelButton)
    }

    @Test("11.9 a delegate that presents nothing leaves it inactive")
    func keptBack() {
        final class Silent: NSObject, UISearchControllerDelegate {
            func presentSearchController(_ searchController: UISearchController) {}
        }
        let stage = Stage()
        let delegate = Silent()
        stage.search.delegate = delegate
        stage.search.isActive = true
        stage.app.advanceToRest()
        #expect(!stage.search.isActive && stage.page.presentedViewController == nil)
    }

    @Test("11.9 taken out of its bar it has nobody to present it")
    func takenOut() {
        let stage = Stage()
        stage.page.navigationItem.searchController = nil
        stage.app.advanceToRest()
        stage.search.isActive = true
        #expect(!stage.search.isActive && stage.page.presentedViewController == nil)
        #expect(stage.search.searchBar.window == nil)
    }

    @Test("11.9 the bar's delegate may forbid a search, and hears of the cancel button")
    func barDelegate() {
        final class Delegate: NSObject, UISearchBarDelegate {
            var allows = false
            var cancelCount = 0

            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelCount += 1 }
        }
        let stage = Stage()
        let (bar, delegate) = (stage.search.searchBar, Delegate())
        bar.delegate = delegate
        for allows in [false, true] {
            delegate.allows = allows
            stage.app.tap(at: bar.convert(CGPoint(x: 100, y: 26), to: nil))
            stage.app.advanceToRest()
            #expect(stage.search.isActive == allows && bar.searchTextField.isFirstResponder == allows)
        }
        stage.app.tap(at: bar.convert(CGPoint(x: bar.bounds.width - 40, y: 26), to: nil))
        stage.app.advanceToRest()
        #expect(delegate.cancelCount == 1 && !stage.search.isActive)
    }

    @Test("11.9 what obscures the content follows the window's size")
    func coverSize() {
        let stage = Stage()
        stage.search.obscuresBackgroundDuringPresentation = true
        stage.search.isActive = true
        stage.app.advanceToRest()
        stage.app.resize(to: CGSize(width: 844, height: 390))
        stage.app.advanceToRest()
        stage.app.tap(at: CGPoint(x: 800, y: 200))
        stage.app.advanceToRest()
        #expect(!stage.search.isActive)
    }

    @Test("9.1, 11.9 asked for during a pop it is active at once, and is presented afterwards, once")
    func duringPop() {
        let stage = Stage()
        stage.launch.root.pushViewController(UIViewController(), animated: true)
        stage.app.advanceToRest()
        stage.launch.root.popViewController(animated: true)
        stage.app.advance(frames: 2)
        stage.search.isActive = true
        #expect(stage.search.isActive && stage.search.presentingViewController == nil)
        stage.search.isActive = true
        stage.app.advanceToRest()
        #expect(!stage.app.isFrozen && stage.app.diagnostics.isEmpty)
        #expect(stage.search.isActive && stage.search.presentingViewController === stage.page)
    }

    @Test("9.1, 11.9 given up before the pop is over it is not presented, unless it is asked for once more")
    func givenUpDuringPop() {
        for isAskedAgain in [false, true] {
            let stage = Stage()
            stage.launch.root.pushViewController(UIViewController(), animated: true)
            stage.app.advanceToRest()
            stage.launch.root.popViewController(animated: true)
            stage.app.advance(frames: 2)
            stage.search.isActive = true
            stage.search.isActive = false
            if isAskedAgain { stage.search.isActive = true }
            stage.app.advanceToRest()
            #expect(stage.search.isActive == isAskedAgain && stage.search.searchBar.showsCancelButton == isAskedAgain)
            #expect((stage.search.presentingViewController != nil) == isAskedAgain)
        }
    }

    @Test("9.1, 11.9 where the pop takes its page away it ends inactive, with its bar at rest")
    func pageGoes() {
        let stage = Stage()
        let search = UISearchController(searchResultsController: nil)
        let second = UIViewController()
        second.navigationItem.searchController = search
        second.definesPresentationContext = true
        stage.launch.root.pushViewController(second, animated: true)
        stage.app.advanceToRest()
        stage.launch.root.popViewController(animated: true)
        stage.app.advance(frames: 2)
        search.isActive = true
        stage.app.advanceToRest()
        #expect(!search.isActive && search.presentingViewController == nil && !search.searchBar.showsCancelButton)
    }

    @Test("9.4, 11.9 ended while it is presented it is dismissed afterwards", arguments: [0, 1, 10])
    func endedWhilePresented(frames: Int) {
        let stage = Stage()
        stage.search.isActive = true
        stage.app.advance(frames: frames)
        stage.search.isActive = false
        #expect(!stage.search.isActive)
        stage.app.advanceToRest()
        #expect(!stage.search.isActive && stage.page.presentedViewController == nil && stage.app.diagnostics.isEmpty)
        #expect(!stage.search.searchBar.showsCancelButton)
        // Nothing of that is left.
        stage.page.present(stage.search, animated: true)
        stage.app.advanceToRest()
        #expect(stage.search.isActive && stage.page.presentedViewController === stage.search)
    }

    @Test("9.1, 9.4, 11.9 ended during a push, and covered by an alert before its end, it is dismissed after both")
    func endedDuringPush() {
        let stage = Stage()
        stage.search.isActive = true
        stage.app.advanceToRest()
        stage.launch.root.pushViewController(UIViewController(), animated: true)
        stage.app.advance(frames: 2)
        stage.search.isActive = false
        stage.app.advance(frames: 2)
        let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
        stage.search.present(alert, animated: true)
        stage.app.advanceToRest()
        #expect(stage.search.presentingViewController == nil && stage.page.presentedViewController == nil)
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("9.4, 11.9 ended while what it presents presents in turn, it is dismissed afterwards")
    func endedUnderAnother() {
        let stage = Stage()
        stage.search.isActive = true
        stage.app.advanceToRest()
        let page = UIViewController()
        stage.search.present(page, animated: true)
        stage.app.advanceToRest()
        page.present(UIViewController(), animated: true)
        stage.app.advance(frames: 2)
        stage.search.isActive = false
        stage.app.advanceToRest()
        #expect(stage.search.presentingViewController == nil && stage.app.diagnostics.isEmpty)
    }

    @Test("9.4, 11.9 begun anew before the presentation has ended it stays")
    func begunAnew() {
        let stage = Stage()
        stage.search.isActive = true
        stage.app.advance(frames: 2)
        stage.search.isActive = false
        stage.search.isActive = true
        stage.app.advanceToRest()
        #expect(stage.search.isActive && stage.page.presentedViewController === stage.search)
    }

    @Test("11.9 a bar keeps its scopes")
    func scopes() {
        let bar = Stage().search.searchBar
        bar.scopeButtonTitles = ["All", "Mine"]
        bar.selectedScopeButtonIndex = 1
        bar.setShowsScope(true, animated: true)
        #expect(bar.scopeButtonTitles == ["All", "Mine"] && bar.selectedScopeButtonIndex == 1 && bar.showsScopeBar)
    }
}
