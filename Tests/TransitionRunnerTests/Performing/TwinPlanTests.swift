import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("What an undisturbed twin does")
@MainActor
struct TwinPlanTests {
    private final class Page: UIViewController {}

    /// Presents a page in one of several ways.
    private final class Host: UIViewController {
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            button.setTitle("Show", for: .normal)
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            button.addTarget(self, action: Selector("showPage", Host.showPage), for: .touchUpInside)
            view.addSubview(button)
        }

        func showPage() {
            let page = Page()
            page.modalPresentationStyle = .fullScreen
            present(page, animated: true)
        }
    }

    private static let host: @MainActor (HeadlessApp) -> Host? = { $0.presentationChain.first as? Host }

    private static let scene = TransitionScene("host") { Host() }
        .action("show") { $0.topViewController.flatMap { $0 as? Host }?.showPage() }
        .action("show later") { app in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { host(app)?.showPage() }
        }
        .action("show and close") { app in
            let page = Page()
            host(app)?.present(page, animated: true) { page.dismiss(animated: true) }
        }
        .action("close") { $0.topViewController.flatMap { $0 as? Page }?.dismiss(animated: true) }
        .action("move the button") { host($0)?.button.frame.origin.y = 500 }
        .action("look") { _ in }

    private func plan(_ steps: [Step], in scene: TransitionScene = scene) -> (plan: TwinPlan, twin: Twin, trace: Trace)
    {
        let performer = ScriptPerformer(scene: scene)
        let script = Script(scene: scene.name, steps: steps)
        let app = performer.launch(profile: .default)
        _ = performer.perform(script, in: app)
        let trace = app.trace
        _ = app.tearDown()
        let plan = TwinPlan(of: trace, script)
        return (plan, TwinMaker(performer: performer).twin(of: plan.moves).twin, trace)
    }

    private func kinds(_ move: TwinMove) -> [TransitionKind] { move.outcomes.map(\.kind) }

    @Test("A tap on a tab whose pop waits, and comes when nobody sees it, is made as well")
    func popOutOfSight() {
        let scene = TransitionScene("tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Page()), Page()]
            return tabs
        }
        .action("push") { app in
            let stack = (app.presentationChain.first as? UITabBarController)?.viewControllers?.first
            (stack as? UINavigationController)?.pushViewController(Page(), animated: true)
        }
        let run = plan(
            [.act("push"), .wait(frames: 4), .tap(x: 25, y: 92), .tap(x: 75, y: 92), .wait(frames: 60)], in: scene)
        #expect(run.plan.moves.moves.map(kinds) == [[.push], [], [.tabSelection]])
        #expect(run.trace.transitions.count == 2)
    }

    @Test("A tap is made on the button that was hit, wherever it is")
    func tap() throws {
        let run = plan([.tap(x: 38, y: 18), .wait(frames: 60)])
        let move = try #require(run.plan.moves.moves.first)
        guard case .tap(let place, 1) = move.deed else {
            Issue.record("the move is \(move.deed)")
            return
        }
        #expect(place.label == "Show" && kinds(move) == [.presentation])
        #expect(run.twin.end == nil && run.twin.restSnapshots.count == 2)
        // The same tap, after an act that has moved the button.
        let moved = plan([.act("move the button"), .tap(x: 38, y: 62), .wait(frames: 60)])
        #expect(moved.plan.moves.moves.map(\.deed) == [.act("move the button"), .tap(place, count: 1)])
        #expect(moved.twin.end == nil)
    }

    @Test("What a button asks for goes back to the finger on it, though another lifts in the same frame")
    func twoFingers() throws {
        func finger(_ start: TouchStart, _ distance: Int) -> Step {
            .pan(PanStep(start: start, dx: distance, dy: 0, frames: 0, ending: .hold))
        }
        let run = plan([finger(.point(x: 38, y: 18), 0), finger(.leftEdge, 11)])
        let move = try #require(run.plan.moves.moves.first)
        guard case .tap(let place, 1) = move.deed else {
            Issue.record("the twin makes \(run.plan.moves.moves)")
            return
        }
        #expect(place.label == "Show" && kinds(move) == [.presentation])
        #expect(run.twin.end == nil)
    }

    private final class TappedStack: UINavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("tapped", TappedStack.tapped)))
        }

        func tapped() { pushViewController(Page(), animated: true) }
    }

    @Test("A tap that the container hears is made on another page of the class where the first is covered")
    func tapBeside() throws {
        let scene = TransitionScene("stack") { TappedStack(rootViewController: Page()) }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        defer { _ = app.tearDown() }
        _ = performer.perform(Script(scene: "stack", steps: [.tap(x: 50, y: 50), .wait(frames: 60)]), in: app)
        let cause = try #require(app.trace.transitions.first?.cause)
        #expect(cause.isHeardByAnother)
        guard case .touch(let place?) = app.trace.deeds[cause.deed].kind else {
            Issue.record("the push goes back to \(app.trace.deeds[cause.deed].kind)")
            return
        }
        #expect(app.point(of: place) == nil)
        app.tap(at: try #require(app.pointBeside(place)))
        _ = performer.settle(app)
        #expect(app.trace.transitions.map(\.kind) == [.push, .push])
        func ways(_ plan: TwinPlan) -> [TwinMove.Deed] { plan.moves.moves.flatMap { $0.inRun?.ways ?? [] } }
        #expect(
            ways(plan([.tap(x: 50, y: 50), .wait(frames: 60)], in: scene).plan).contains(.tapBeside(place, count: 1)))
        // A button asks itself, wherever it is.
        let button = plan([.tap(x: 38, y: 18), .wait(frames: 60)])
        #expect(button.trace.transitions.first?.cause.isHeardByAnother == false)
        #expect(ways(button.plan).count == 1)
    }

    @Test("What an act leaves to be done later comes of the act, in whatever step it is asked for")
    func later() throws {
        let run = plan([.act("show later"), .wait(frames: 10), .wait(frames: 100)])
        #expect(run.trace.transitions.map(\.cause) == [RequestCause(deed: 1, asker: .code, isDirect: false)])
        #expect(run.plan.moves.moves.map(\.deed) == [.act("show later")])
        #expect(run.plan.moves.moves.map(kinds) == [[.presentation]])
        #expect(run.twin.end == nil)
    }

    @Test("A chain of completions is one move with several outcomes, of one and the same controller")
    func chain() throws {
        let run = plan([.act("show and close"), .wait(frames: 200)])
        let move = try #require(run.plan.moves.moves.first)
        #expect(kinds(move) == [.presentation, .dismissal])
        #expect(move.outcomes.map(\.name) == [.made(0), .made(0)])
        #expect(run.twin.end == nil)
    }

    @Test("An act that makes no transition has its place; one that does nothing, and one that is refused, have none")
    func acts() {
        let run = plan([
            .act("look"), .act("move the button"), .act("show"), .act("show"), .wait(frames: 60), .act("close"),
        ])
        #expect(run.plan.moves.moves.map(\.deed) == [.act("move the button"), .act("show"), .act("close")])
        #expect(run.plan.moves.moves.map(kinds) == [[], [.presentation], [.dismissal]])
        #expect(run.twin.end == nil)
        #expect(run.plan.counterparts.values.sorted() == Array(0...3) || run.plan.counterparts.values.max() == 3)
    }

    @Test("A tap that waits behind a blocked main thread is never taken for the act that comes before it is heard of")
    func hitch() {
        let run = plan([.hitch(frames: 30), .tap(x: 38, y: 18), .act("look"), .wait(frames: 60)])
        #expect(run.trace.transitions.count == 1)
        guard case .tap = run.plan.moves.moves.first?.deed else {
            Issue.record("the moves are \(run.plan.moves.moves)")
            return
        }
    }

    @Test("Two controllers of one class are told apart by their place at the launch")
    func names() {
        final class Menus: UIViewController {
            let left = Page()
            let right = Page()
        }
        let scene = TransitionScene("menus") { Menus() }
            .action("left") { app in (app.topViewController as? Menus).map { $0.present($0.left, animated: true) } }
            .action("right") { app in (app.topViewController as? Menus).map { $0.present($0.right, animated: true) } }
        let (left, right) = (plan([.act("left")], in: scene), plan([.act("right")], in: scene))
        #expect(left.plan.moves.moves[0].outcomes[0].name != right.plan.moves.moves[0].outcomes[0].name)
        #expect(left.plan.moves.moves[0].outcomes[0].presented == "Page")
    }

    /// Presents a page every second while there is none.
    private final class Clock: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated {
                    if self?.presentedViewController == nil { self?.present(Page(), animated: true) }
                }
            }
        }
    }

    private static let clock = TransitionScene("clock") { Clock() }
        .action("close") { $0.topViewController.flatMap { $0 as? Page }?.dismiss(animated: true) }

    @Test("A request of a timer that repeats for ever is waited for")
    func timer() {
        let run = plan([.wait(frames: 200)], in: Self.clock)
        #expect(run.plan.moves.moves.map(\.deed) == [.wait])
        #expect(run.twin.end == nil && run.twin.restSnapshots.count == 2)
    }

    @Test("Where the run rested before the timer asked again, the twin rests as well")
    func restBeforeTimer() {
        // While a finger is down the run does not rest.
        let hold = Step.pan(PanStep(start: .point(x: 50, y: 50), dx: 0, dy: 0, frames: 0, ending: .hold))
        let run = plan([.wait(frames: 110), hold, .act("close"), .wait(frames: 110), .lift], in: Self.clock)
        #expect(run.plan.moves.moves.map(kinds) == [[.presentation], [.dismissal], [.presentation]])
        #expect(run.plan.moves.moves.map(\.rests) == [true, false, true])
        #expect(run.twin.end == nil && run.twin.restSnapshots[1] != nil && run.twin.restSnapshots[2] == nil)
    }

    @Test("A twin that follows the window's size has each at the rest after it came", arguments: [true, false])
    func size(comesFirst: Bool) throws {
        let turn = [Step.resize(width: 844, height: 390), .resize(width: 500, height: 700), .wait(frames: 60)]
        let ask = [Step.act("show"), .wait(frames: 60)]
        let script = Script(scene: "sheets", steps: comesFirst ? turn + ask : ask + turn)
        let performer = ScriptPerformer(scene: Self.sheets)
        let app = performer.launch(profile: script.profile)
        _ = performer.perform(script, in: app)
        let trace = app.trace
        let sizes = Array(turn.prefix(2))
        let plan = TwinPlan(of: trace, script, followsSize: true)
        let given = plan.moves.moves.map { $0.sizes }
        #expect(given == (comesFirst ? [sizes, []] : [[], sizes]))
        let twin = TwinMaker(performer: performer).twin(of: plan.moves).twin
        let (mine, other) = (trace.snapshots, twin.trace.snapshots)
        for (index, place) in plan.counterparts {
            let rest = try #require(twin.restSnapshots[place])
            #expect(other[rest].windowSize == mine[index].windowSize)
        }
        let others = TwinPlan(of: trace, script).moves.moves.flatMap { $0.sizes }
        #expect(others == [])
    }

    private final class SheetPage: UIViewController {}

    private static let sheets = TransitionScene("sheets") { Host() }
        .action("show") { app in
            let page = SheetPage()
            page.view.backgroundColor = .white
            page.modalPresentationStyle = .pageSheet
            page.sheetPresentationController?.detents = [.medium(), .large()]
            app.topViewController?.present(page, animated: true)
        }

    @Test("A sheet that a finger has moved to another height stands there in the twin", arguments: [true, false])
    func height(rests: Bool) throws {
        let drag = Step.pan(
            PanStep(start: .point(x: 50, y: 60), dx: 0, dy: -300, frames: 60, ending: .lift))
        let run = plan(
            [.act("show"), .wait(frames: rests ? 60 : 32), drag, .wait(frames: rests ? 60 : 0), .act("show")],
            in: Self.sheets)
        #expect(run.plan.moves.moves.last?.detents == [nil, 1, 0])
        if rests { #expect(run.plan.moves.moves.map(\.detents) == [[nil, 0], [nil, 1], [nil, 1, 0]]) }
        #expect(run.twin.end == nil)
        let last = try #require(run.twin.restSnapshots.last ?? nil)
        let (mine, other) = (try #require(run.trace.snapshots.last), run.twin.trace.snapshots[last])
        #expect(other.detents == [nil, 1, 0])
        let frame = try #require(mine.frameOfFirstSheet)
        #expect(other.frameOfFirstSheet == frame)
    }

    /// Its button grows at each tap.
    private final class Counter: UIViewController {
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            button.frame = CGRect(x: 100, y: 600, width: 100, height: 100)
            button.addTarget(self, action: Selector("grow", Counter.grow), for: .touchUpInside)
            view.addSubview(button)
        }

        func grow() { button.frame.size.width += 10 }
    }

    private static let counter = TransitionScene("counter") { Counter() }
        .action("show") { app in
            let page = Page()
            page.view.backgroundColor = .white
            app.topViewController?.present(page, animated: true)
        }

    @Test(
        "A tap on what the move before it covers comes before that move, be it a short drag, or held",
        arguments: [[], [.lift], [.wait(frames: 3), .lift]] as [[Step]])
    func covered(ends: [Step]) {
        let ending = ends.count > 1 ? GestureEnding.hold : .lift
        let drag = Step.pan(PanStep(start: .point(x: 38, y: 77), dx: 3, dy: 0, frames: 1, ending: ending))
        let touch = ends.isEmpty ? [.tap(x: 38, y: 77)] : ends.count > 1 ? [drag] + ends : [drag]
        let run = plan([.act("show")] + touch + [.wait(frames: 60)], in: Self.counter)
        #expect(run.plan.moves.moves.map(\.mayComeEarlier) == [false, true])
        #expect(run.twin.end == nil && run.twin.restSnapshots.count == 3)
        #expect(hasGrown(run.twin.trace), "the button has grown in the twin")
    }

    @Test("A finger that the background takes away has tapped on nothing")
    func takenAway() {
        let held = Step.pan(PanStep(start: .point(x: 38, y: 77), dx: 0, dy: 0, frames: 1, ending: .hold))
        let run = plan([.act("show"), held, .background, .wait(frames: 5), .foreground, .lift], in: Self.counter)
        #expect(run.plan.moves.moves.map(\.deed) == [.act("show")])
        #expect(!hasGrown(run.trace) && !hasGrown(run.twin.trace))
    }

    @Test("A finger that lifts when the page below it has gone has tapped on that page, and on none that came since")
    func pageGone() {
        let scene = TransitionScene("counters") { Page() }
            .action("show") { $0.topViewController?.present(Counter(), animated: true) }
            .action("close") { $0.topViewController?.dismiss(animated: true) }
        let held = Step.pan(PanStep(start: .point(x: 38, y: 77), dx: 0, dy: 0, frames: 31, ending: .hold))
        let run = plan(
            [.act("show"), .wait(frames: 60), .act("close"), held, .act("show"), .lift, .wait(frames: 60)], in: scene)
        let isTap = run.plan.moves.moves.map { move in
            if case .tap = move.deed { true } else { false }
        }
        #expect(isTap == [false, true, false, false])
        #expect(run.twin.end == nil && !hasGrown(run.trace) && !hasGrown(run.twin.trace))
    }

    @Test("What lies in a window above the first one is found again")
    func otherWindow() {
        final class Opener: UIViewController {
            var above: UIWindow?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard above == nil else { return }
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = Counter()
                window.windowLevel = .alert
                window.isHidden = false
                above = window
            }
        }
        let scene = TransitionScene("two windows") { Opener() }
            .action("show") { app in
                let page = Page()
                page.modalPresentationStyle = .fullScreen
                app.window.rootViewController?.present(page, animated: true)
            }
        let run = plan([.act("show"), .wait(frames: 60), .tap(x: 38, y: 77), .wait(frames: 20)], in: scene)
        #expect(run.plan.moves.moves.count == 2 && run.twin.end == nil)
        #expect(hasGrown(run.trace) && hasGrown(run.twin.trace))
        guard case .tap(let place, _)? = run.plan.moves.moves.last?.deed else {
            Issue.record("the last move is no tap")
            return
        }
        let other = ScriptPerformer(scene: scene).launch(profile: .default)
        other.advanceToRest()
        #expect(other.point(of: place) != nil)
        _ = other.tearDown()
    }

    private func hasGrown(_ trace: Trace) -> Bool {
        trace.snapshots.last?.views.contains { $0.bounds.width == 110 } ?? false
    }

    @Test("What an act changes while nothing moves is seen at the rest after it, in the run and in the twin")
    func quietAct() throws {
        let run = plan([.act("show"), .wait(frames: 60), .act("close"), .wait(frames: 60), .act("move the button")])
        #expect(run.twin.restSnapshots.count == 4)
        let last = try #require(run.twin.restSnapshots.last ?? nil)
        for snapshot in [try #require(run.trace.snapshots.last), run.twin.trace.snapshots[last]] {
            #expect(snapshot.views.contains { $0.frame.y == 500 })
        }
    }
}

extension Snapshot {
    /// Where the view of the first controller that is presented stands.
    fileprivate var frameOfFirstSheet: Rectangle? {
        guard presentationChain.count > 1, let page = controller(presentationChain[1]) else { return nil }
        return view(page.view)?.frame
    }
}
