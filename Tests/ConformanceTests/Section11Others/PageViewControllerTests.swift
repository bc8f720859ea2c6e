import Testing
import TransitionCore
import UIKit

@Suite("11 Page view controllers")
@MainActor
struct PageViewControllerTests {
    /// A book of named pages; writes down questions and answers.
    final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log: CallLog
        var pages: [RecordingChild] = []

        init(_ log: CallLog) {
            self.log = log
            super.init()
        }

        private func name(_ controller: UIViewController?) -> String {
            (controller as? RecordingController)?.name ?? "nil"
        }
        private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            let place = pages.firstIndex { $0 === controller }! + step
            return pages.indices.contains(place) ? pages[place] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            log("before \(name(viewController))")
            return page(viewController, -1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            log("after \(name(viewController))")
            return page(viewController, 1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            log("willTransition \(pendingViewControllers.map(name).joined())")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            log("didFinish \(finished) from \(previousViewControllers.map(name).joined()) \(completed)")
        }
    }

    @MainActor
    struct Stage {
        let log = CallLog()
        let app: HeadlessApp
        let pages: UIPageViewController
        let book: Book

        init(
            _ style: UIPageViewController.TransitionStyle = .scroll, shown: Int = 0,
            options: [UIPageViewController.OptionsKey: Any]? = nil
        ) {
            let launch = Launch(
                UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: options),
                isAtRest: false)
            (app, pages) = (launch.app, launch.root)
            let book = Book(log)
            self.book = book
            book.pages = ["A", "B", "C", "D"].map { RecordingChild($0, log) }
            (pages.dataSource, pages.delegate) = (book, book)
            let first = pages.spineLocation == .mid ? Array(book.pages[0...1]) : [book.pages[shown]]
            pages.setViewControllers(first, direction: .forward, animated: false)
            app.advanceToRest()
            _ = log.take()
        }

        func drag(_ dx: CGFloat, frames: Int = 10, ending: GestureEnding = .lift) {
            app.pan(from: CGPoint(x: 195, y: 422), by: CGVector(dx: dx, dy: 0), frames: frames, ending: ending)
        }

        var scrollView: UIScrollView { pages.view.subviews.compactMap { $0 as? UIScrollView }.first! }
        var names: [String] { pages.viewControllers?.compactMap { ($0 as? RecordingController)?.name } ?? [] }
    }

    @Test("11.2 a swipe asks for the neighbours, tells the delegate, and turns the page")
    func swipe() {
        let stage = Stage()
        #expect(stage.scrollView.contentOffset.x == 390)
        stage.drag(-300)
        #expect(stage.names == ["A"])
        stage.app.advanceToRest()
        #expect(
            stage.log.take() == [
                "after A", "before A", "willTransition B", "B.willMove(parent)", "B.viewDidLoad", "B.viewWillAppear",
                "A.viewWillDisappear", "B.viewIsAppearing", "A.willMove(nil)", "B.viewDidAppear", "A.viewDidDisappear",
                "B.didMove(parent)", "A.didMove(nil)", "didFinish true from A true",
            ])
        #expect(stage.names == ["B"] && stage.pages.children.count == 1)
        #expect(stage.scrollView.contentOffset.x == 390)
        #expect(stage.book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(stage.book.pages[0].view.window == nil)
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("11.2 a swipe that goes back is told as not completed, and the pages keep their state")
    func cancelled() {
        let stage = Stage()
        stage.drag(-100, ending: .hold)
        stage.app.advance(frames: 30)
        stage.app.liftTouches()
        stage.app.advanceToRest()
        let lines = stage.log.take()
        #expect(lines.last == "didFinish true from A false")
        let own = lines.filter { $0.hasPrefix("A.view") }
        #expect(own == ["A.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
        #expect(
            lines.filter { $0.hasPrefix("B.view") } == [
                "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillDisappear", "B.viewDidDisappear",
            ])
        #expect(stage.names == ["A"] && stage.pages.children.count == 1)
        #expect(stage.book.pages[1].parent == nil && stage.app.diagnostics.isEmpty)
    }

    @Test("11.2 neighbours are kept: a new data source or new pages are asked for again, a finger alone is not")
    func keeps() {
        let stage = Stage()
        for _ in 0..<2 {
            stage.drag(100, frames: 10)
            stage.app.advanceToRest()
        }
        #expect(stage.log.take() == ["after A", "before A"])
        #expect(stage.scrollView.contentOffset.x == 390 && stage.names == ["A"])
        stage.drag(-300)
        stage.app.advanceToRest()
        _ = stage.log.take()
        stage.drag(300)
        stage.app.advanceToRest()
        #expect(stage.log.take().first == "after B", "the page that was left is kept")
        #expect(stage.names == ["A"])
        stage.pages.dataSource = nil
        stage.drag(-300)
        stage.app.advanceToRest()
        #expect(stage.names == ["A"] && stage.log.take().isEmpty)
    }

    @Test("11.2 a drag that crosses the middle lets one neighbour go and brings the other")
    func crosses() {
        let stage = Stage(shown: 1)
        stage.drag(-80, ending: .hold)
        #expect(stage.book.pages[2].view.window != nil && stage.book.pages[0].viewIfLoaded == nil)
        stage.app.moveHeldTouch(by: CGVector(dx: 200, dy: 0), frames: 5)
        #expect(stage.book.pages[2].view.window == nil && stage.book.pages[0].view.window != nil)
        #expect(stage.log.take().filter { $0.hasPrefix("C.view") }.last == "C.viewDidDisappear")
        stage.app.liftTouches()
        stage.app.advanceToRest()
        #expect(stage.app.diagnostics.isEmpty && stage.pages.children.count == 1)
    }

    @Test("11.2 the code's turn tells no delegate and calls its completion at the end")
    func byCode() {
        let stage = Stage()
        stage.pages.setViewControllers([stage.book.pages[2]], direction: .forward, animated: true) {
            stage.log("completion \($0)")
        }
        #expect(stage.log.take().prefix(2) == ["C.willMove(parent)", "C.viewDidLoad"])
        stage.app.advance(frames: 5)
        #expect(stage.scrollView.contentOffset.x > 390)
        stage.app.advanceToRest()
        #expect(stage.log.take().suffix(2) == ["A.didMove(nil)", "completion true"])
        #expect(stage.names == ["C"] && stage.scrollView.contentOffset.x == 390)
    }

    @Test("11.2 a second turn ends the first at once, whose completion hears false")
    func second() {
        let stage = Stage()
        var heard: [String] = []
        stage.pages.setViewControllers([stage.book.pages[1]], direction: .forward, animated: true) {
            heard.append("1 \($0)")
        }
        stage.app.advance(frames: 5)
        stage.pages.setViewControllers([stage.book.pages[2]], direction: .forward, animated: true) {
            heard.append("2 \($0)")
        }
        stage.app.advanceToRest()
        #expect(heard == ["1 false", "2 true"] && stage.names == ["C"])
        #expect(stage.pages.children.count == 1 && stage.app.diagnostics.isEmpty)
        stage.pages.setViewControllers([stage.book.pages[0]], direction: .reverse, animated: false) {
            heard.append("3 \($0)")
        }
        #expect(heard.last == "3 true" && stage.names == ["A"])
    }

    @Test("11.2 pages curl by pan and by a tap at the edge, or go back")
    func curls() {
        let stage = Stage(.pageCurl)
        #expect(stage.pages.gestureRecognizers.count == 2 && stage.pages.spineLocation == .min)
        stage.drag(-300)
        #expect(stage.log.take().prefix(3) == ["after A", "willTransition B", "B.willMove(parent)"])
        stage.app.advanceToRest()
        #expect(stage.names == ["B"] && stage.log.take().last == "didFinish true from A true")
        stage.drag(40)
        stage.app.advanceToRest()
        #expect(stage.names == ["B"] && stage.log.take().last == "didFinish true from B false")
        stage.app.tap(at: CGPoint(x: 10, y: 400))
        stage.app.advanceToRest()
        #expect(stage.names == ["A"])
        stage.app.tap(at: CGPoint(x: 10, y: 400))
        stage.app.advanceToRest()
        #expect(stage.names == ["A"] && stage.app.diagnostics.isEmpty)
    }

    @Test("11.2 with the spine in the middle two pages are shown and turned; another number raises")
    func spine() {
        let stage = Stage(
            .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(stage.names == ["A", "B"] && stage.pages.isDoubleSided)
        #expect(stage.book.pages[1].view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))
        stage.drag(-300)
        stage.app.advanceToRest()
        #expect(stage.names == ["C", "D"] && stage.pages.children.count == 2)
        stage.pages.setViewControllers([stage.book.pages[0]], direction: .reverse, animated: false)
        #expect(
            stage.app.isFrozen
                && stage.app.diagnostics.last?.text.contains("doesn't match the number required (2)") == true)
    }

    @Test("11.2 pages follow a change of size, and appear and disappear with their container")
    func surroundings() {
        let stage = Stage(options: [.interPageSpacing: 20])
        #expect(stage.scrollView.contentOffset.x == 410)
        stage.app.resize(to: CGSize(width: 844, height: 390))
        stage.app.advanceToRest()
        #expect(stage.book.pages[0].view.convert(stage.book.pages[0].view.bounds, to: nil).width == 844)
        #expect(stage.scrollView.contentOffset.x == 864)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.pages.present(cover, animated: true)
        stage.app.advanceToRest()
        #expect(stage.log.take().filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
    }
}
