import HeadlessUIKit
import Testing
import TransitionCore

@Suite("What is seen of transitions that overlap")
@MainActor
struct FilmTests {
    @Test("A page whose push is over is followed while a sheet above it still goes")
    func pushUnderSheet() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = HeadlessApp(root: stack)
        app.filmsTransitions = true
        stack.present(UIViewController(), animated: true)
        app.advanceToRest()
        let page = UIViewController()
        page.view.backgroundColor = .white
        stack.dismiss(animated: true)
        stack.pushViewController(page, animated: true)
        app.advanceToRest()
        let view = try #require(app.trace.snapshots.last?.controllers.last?.view)
        let ends = app.trace.events.indices.filter {
            if case .ended(_, true) = app.trace.events[$0].kind { true } else { false }
        }.suffix(2)
        #expect(app.trace.events[ends[ends.startIndex]].time < app.trace.events[ends[ends.endIndex - 1]].time)
        let between = app.trace.film.filter { ends[ends.startIndex] < $0.eventCount && $0.eventCount < ends.last ?? 0 }
        #expect(between.count > 2)
        #expect(between.allSatisfy { $0.view(view) != nil })
    }

    @Test("A page that is followed may be freed at any time, also by a task of no actor", arguments: [false, true])
    func freed(byTask: Bool) {
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = HeadlessApp(root: stack)
        app.filmsTransitions = true
        stack.present(UIViewController(), animated: true)
        app.advanceToRest()
        stack.dismiss(animated: true)
        weak var freed: UIView?
        do {
            let page = UIViewController()
            stack.pushViewController(page, animated: true)
            func endedCount() -> Int {
                app.trace.events.count { if case .ended = $0.kind { true } else { false } }
            }
            while endedCount() < 2, app.now < .seconds(5) { app.advance(frames: 1) }
            #expect(endedCount() == 2 && app.trace.transitions.count == 3, "the sheet still goes")
            freed = page.view
        }
        var last = freed
        stack.setViewControllers([stack.viewControllers[0]], animated: false)
        // By the app's own code, whose tasks the loop runs.
        if byTask { app.perform { _ in Task.detached { [last] in withExtendedLifetime(last) {} } } }
        last = nil
        let count = app.trace.film.count
        app.advanceToRest()
        #expect(freed == nil && app.trace.film.count > count)
    }

    /// The least that is seen of a page behind one that slides over it.
    private func leastArea(behind radius: CGFloat) throws -> Double {
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = HeadlessApp(root: stack)
        let (page, next) = (UIViewController(), UIViewController())
        stack.pushViewController(page, animated: false)
        app.advanceToRest()
        page.view.backgroundColor = .white
        next.view.backgroundColor = .white
        next.view.layer.cornerRadius = radius
        app.filmsTransitions = true
        stack.pushViewController(next, animated: true)
        app.advanceToRest()
        let behind = try #require(app.trace.snapshots.last?.controllers.first?.view)
        let areas = app.trace.film.compactMap { frame in frame.view(behind)?.area }
        return try #require(areas.min())
    }

    @Test("A page with rounded corners covers what a square one does, and a round one nothing")
    func roundedCover() throws {
        let (square, rounded, round) = (
            try leastArea(behind: 0), try leastArea(behind: 12), try leastArea(behind: 195)
        )
        #expect(square == rounded && square < round)
    }

    @Test("A picture tells whether a finger moved before it")
    func byHand() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = HeadlessApp(root: stack)
        stack.pushViewController(UIViewController(), animated: false)
        app.advanceToRest()
        app.filmsTransitions = true
        app.pan(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 300, dy: 0), frames: 20, ending: .lift)
        app.advanceToRest()
        let film = app.trace.film
        #expect(film.count { $0.isByHand } > 10 && film.last?.isByHand == false)
    }
}
