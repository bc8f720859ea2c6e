import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("What a twin cannot do move by move")
@MainActor
struct TwinMannerTests {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }
    }

    private final class Note: UIView {}

    /// Offers a button for a moment.
    private final class Host: UIViewController {
        /// Whether the button only leaves a note.
        var takesNotes = false

        func offer() {
            let button = UIButton(type: .system)
            button.setTitle("Now", for: .normal)
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            button.addTarget(self, action: Selector("open", Host.open), for: .touchUpInside)
            view.addSubview(button)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { button.removeFromSuperview() }
        }

        func open() {
            if takesNotes { return view.addSubview(Note()) }
            navigationController?.pushViewController(Page(), animated: true)
        }
    }

    private static let stack: @MainActor (HeadlessApp) -> UINavigationController? = {
        $0.window.rootViewController as? UINavigationController
    }

    private static let scene = TransitionScene("stack") { UINavigationController(rootViewController: Host()) }
        .action("offer") { (stack($0)?.viewControllers.first as? Host)?.offer() }
        .action("offer to note") {
            guard let host = stack($0)?.viewControllers.first as? Host else { return }
            host.takesNotes = true
            host.offer()
        }
        .action("push") { stack($0)?.pushViewController(Page(), animated: true) }
        .action("pop", when: { (stack($0)?.viewControllers.count ?? 0) > 1 }) {
            stack($0)?.popViewController(animated: true)
        }

    /// A stack over the root, which can be asked for more as long as it is there.
    private static let modal = TransitionScene("modal") { Page() }
        .action("show", when: { $0.presentationChain.count == 1 }) { app in
            let stack = UINavigationController(rootViewController: Page())
            stack.modalPresentationStyle = .fullScreen
            app.topViewController?.present(stack, animated: true)
        }
        .action("close") { $0.window.rootViewController?.dismiss(animated: true) }
        .action("push", when: { $0.presentationChain.count == 2 }) {
            ($0.presentationChain.last as? UINavigationController)?.pushViewController(Page(), animated: true)
        }

    /// The twin of a run, and whether it could be made move by move.
    private func twin(
        _ steps: [Step], in scene: TransitionScene = scene
    ) -> (twin: Twin, isShared: Bool, moves: [TwinMove]) {
        let performer = ScriptPerformer(scene: scene)
        let script = Script(scene: scene.name, steps: steps)
        let app = performer.launch(profile: .default)
        _ = performer.perform(script, in: app)
        let plan = TwinPlan(of: app.trace, script)
        _ = app.tearDown()
        let (twin, made) = TwinMaker(performer: performer).twin(of: plan.moves)
        return (twin, made != nil, plan.moves.moves)
    }

    private func finished(_ twin: Twin) -> [TransitionKind] {
        twin.trace.events.compactMap { event in
            if case .ended(let id, true) = event.kind { twin.trace.record(of: id).kind } else { nil }
        }
    }

    @Test("What waits for a transition to end comes at once when it is asked for after it")
    func waiting() {
        let run = twin([.act("push"), .wait(frames: 4), .act("pop"), .act("pop"), .wait(frames: 90), .act("push")])
        #expect(run.twin.end == nil && !run.isShared)
        #expect(finished(run.twin).prefix(3) == [.push, .pop, .push])
        // Rests are told of where the run rested.
        #expect(run.twin.restSnapshots.count == run.moves.count + 1)
    }

    @Test("What was asked behind a blocked main thread, before what had been asked could start, is asked so again")
    func blocked() {
        let run = twin(
            [.act("show"), .wait(frames: 90), .act("close"), .hitch(frames: 54), .act("push"), .wait(frames: 90)],
            in: Self.modal)
        #expect(run.moves.flatMap { $0.outcomes.map(\.kind) } == [.presentation, .dismissal, .push])
        #expect(run.twin.end == nil && !run.isShared)
        #expect(finished(run.twin) == [.presentation, .push, .dismissal])
    }

    /// A page with a button that pushes its like.
    private final class Leaf: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            button.setTitle("Next", for: .normal)
            button.addAction(
                UIAction { [weak self] _ in self?.navigationController?.pushViewController(Leaf(), animated: true) },
                for: .touchUpInside)
            view.addSubview(button)
        }
    }

    @Test("Two taps behind a blocked main thread, of which the first takes the page away, come in one turn again")
    func tapsOfOneTurn() {
        let scene = TransitionScene("steps") { UINavigationController(rootViewController: Leaf()) }
        let tap = Step.tap(x: 38, y: 18)
        let run = twin([.hitch(frames: 30), tap, tap, .wait(frames: 120), .wait(frames: 1)], in: scene)
        #expect(run.moves.flatMap { $0.outcomes.map(\.kind) } == [.push, .push])
        #expect(run.twin.end == nil && !run.isShared)
        #expect(finished(run.twin) == [.push, .push])
    }

    @Test("What a later request waits for is never left out, though nothing came of it at once")
    func awaited() throws {
        let run = twin([.act("push"), .wait(frames: 4), .act("pop"), .act("offer"), .wait(frames: 90)])
        let awaited = try #require(run.moves.first { $0.isAwaited })
        #expect(awaited.outcomes.isEmpty && !awaited.isOptional)
        var search = TwinMannerSearch(TwinMoves(profile: .default, moves: run.moves), actionNames: [])
        var dropped: Set<Int> = []
        while search.advance(afterFailing: 1) { dropped.formUnion(search.manner.dropped) }
        #expect(dropped.allSatisfy { !run.moves[$0].hasOutcomes })
    }

    @Test("A finger hits what is there for a moment when it comes as soon as in the run")
    func moment() {
        let run = twin([.act("offer"), .wait(frames: 5), .tap(x: 38, y: 18), .wait(frames: 90)])
        #expect(run.moves.contains { if case .tap(let place, _) = $0.deed { place.label == "Now" } else { false } })
        #expect(run.twin.end == nil && !run.isShared)
        #expect(finished(run.twin) == [.push])
    }

    @Test("So does one that asks for nothing: without it the twin would not have come to the same")
    func momentWithoutRequest() {
        let run = twin([
            .act("offer to note"), .wait(frames: 5), .tap(x: 38, y: 18), .wait(frames: 90), .act("push"),
        ])
        #expect(run.twin.end == nil && !run.isShared)
        #expect(run.twin.trace.objects.contains { $0.typeName == "Note" })
        #expect(finished(run.twin) == [.push])
    }

    @Test("A move of which nothing came in the run may not make what came of another one there")
    func askedInVain() throws {
        let performer = ScriptPerformer(scene: Self.scene)
        let run = twin([.act("push")])
        let outcomes = try #require(run.moves.first).outcomes
        let none = TwinMove(deed: .wait, outcomes: outcomes, inRun: TwinMove.InRun(precedesRest: true))
        let moves = [TwinMove(deed: .act("push"), inRun: TwinMove.InRun()), none]
        let app = performer.launch(profile: .default)
        var attempt = TwinAttempt(TwinMoves(profile: .default, moves: moves), TwinManner(), in: app, performer)
        let failure = attempt.perform()
        #expect(outcomes.map(\.kind) == [.push])
        #expect(failure?.index == 0 && failure?.reason == .otherRequest)
        _ = app.tearDown()
    }

    @Test("The finger of the run is put down again only where it hits the same")
    func sameTouch() throws {
        let performer = ScriptPerformer(scene: Self.scene)
        let script = Script(
            scene: Self.scene.name, steps: [.act("offer to note"), .wait(frames: 5), .tap(x: 38, y: 18)])
        let run = performer.launch(profile: .default)
        _ = performer.perform(script, in: run)
        guard case .touch(let place?) = try #require(run.trace.deeds.last).kind else { return #expect(Bool(false)) }
        _ = run.tearDown()
        let app = performer.launch(profile: .default)
        let deed = TwinMove.Deed.stepsOn(place, [.tap(x: 38, y: 18)])
        #expect(!performer.make(deed, in: app))
        performer.perform(.act("offer to note"), in: app)
        #expect(performer.make(deed, in: app))
        #expect(!performer.make(.stepsOn(place, [.tap(x: 90, y: 90)]), in: app))
        _ = app.tearDown()
    }

    @Test("A swipe that goes farther up than aside is one from the edge all the same")
    func swipe() {
        let swipe = PanStep(start: .point(x: 0, y: 50), dx: 240, dy: -300, frames: 20, ending: .lift)
        let run = twin([.act("push"), .wait(frames: 90), .pan(swipe), .wait(frames: 60)])
        #expect(run.moves.map { $0.outcomes.map(\.kind) } == [[.push], [.pop]])
        #expect(run.twin.end == nil && !run.isShared)
    }

    @Test("What can be made move by move is shared, whatever else the runs did")
    func shared() {
        let steps: [Step] = [.act("push"), .wait(frames: 90), .act("pop"), .wait(frames: 60)]
        let (run, other) = (twin(steps), twin([.wait(frames: 7)] + steps))
        #expect(run.isShared && other.isShared)
        #expect(
            TwinMoves(profile: .default, moves: run.moves).shared.moves
                == TwinMoves(profile: .default, moves: other.moves).shared.moves)
    }

    @Test("A phrase with no other manner goes back to the gesture before it, which may have left what it cannot do")
    func earlierGesture() {
        let outcome = TwinOutcome(kind: .dismissal, presented: "Page", name: .made(0), container: .none)
        func move(_ deed: TwinMove.Deed, ways: [TwinMove.Deed] = []) -> TwinMove {
            TwinMove(deed: deed, outcomes: [outcome], inRun: TwinMove.InRun(ways: ways, precedesRest: true))
        }
        let swipe = Step.pan(PanStep(start: .leftEdge, dx: 1, dy: 0, frames: 30, ending: .lift))
        let moves = [move(.act("show")), move(.drag(swipe), ways: [.steps([swipe])]), move(.act("show"))]
        var search = TwinMannerSearch(TwinMoves(profile: .default, moves: moves), actionNames: [])
        let goesBack = search.advance(afterFailing: 2)
        #expect(goesBack && search.manner == TwinManner(ways: [1: 1]))
        let hasMore = search.advance(afterFailing: 2) || search.advance(afterFailing: 0)
        #expect(!hasMore)
    }

    @Test("The manners of a phrase go from the least disturbed to the run's own, each once")
    func order() {
        func move(_ name: String, isLast: Bool, outcomes: [TwinOutcome]) -> TwinMove {
            TwinMove(
                deed: .act(name), outcomes: outcomes,
                inRun: TwinMove.InRun(ways: [.steps([.act(name)])], precedesRest: isLast))
        }
        let outcome = TwinOutcome(kind: .push, presented: "Page", name: .made(0), container: .none)
        var search = TwinMannerSearch(
            TwinMoves(
                profile: .default,
                moves: [
                    move("first", isLast: true, outcomes: [outcome]), move("look", isLast: false, outcomes: []),
                    move("push", isLast: true, outcomes: [outcome]),
                ]), actionNames: [])
        var manners = [search.manner]
        while search.advance(afterFailing: 2) { manners.append(search.manner) }
        #expect(manners.first == TwinManner() && manners[1] == TwinManner(joined: [2]))
        #expect(manners[2] == TwinManner(dropped: [1]))
        #expect(manners.count == Set(manners).count && manners.count == 6)
        #expect(manners.allSatisfy { !$0.joined.contains(0) && !$0.ways.keys.contains(0) })
    }
}
