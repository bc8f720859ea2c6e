import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants

@testable import TransitionRunner

@Suite("A twin under other conditions")
@MainActor
struct TwinVariationTests {
    private static let scene = TransitionScene("pages") { UIViewController() }
        .action("show") { $0.topViewController?.present(UIViewController(), animated: true) }

    /// A page that a swipe down dismisses, as "close" does; "leave" then shows another root.
    private static func sheets(_ acts: [String]) -> TransitionScene {
        let scene = TransitionScene("sheets") { UIViewController() }
            .action("show") { app in
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .pageSheet
                app.topViewController?.present(sheet, animated: true)
            }
        return acts.reduce(scene) { scene, act in
            scene.action(act) { app in
                app.topViewController?.dismiss(animated: true) {
                    if act == "leave" { app.window.rootViewController = UINavigationController() }
                }
            }
        }
    }

    @Test("A gesture is replaced by an action that comes to the same, and by none that goes on afterwards")
    func replacedGesture() throws {
        func unanimated(_ acts: [String]) throws -> Twin? {
            let scene = Self.sheets(acts)
            let swipe = PanStep(start: .point(x: 50, y: 20), dx: 0, dy: 500, frames: 20, ending: .lift)
            return try variations(of: scene, [.act("show"), .wait(frames: 60), .pan(swipe)]).variations?.unanimated
        }
        #expect(try unanimated(["close"]) != nil)
        #expect(try unanimated(["leave"]) == nil)
        let twin = try #require(try unanimated(["leave", "close"]))
        #expect(twin.restSnapshots.count == 3)
    }

    /// A swipe to the right dismisses the page as well, and then shows another root.
    @Test("The action in the place of a gesture does not depend on gestures that came to something else before")
    func replacedAnew() throws {
        final class Page: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let pan = Selector("pan(_:)", Page.pan(_:))
                view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: pan))
            }

            private func pan(_ recognizer: UIPanGestureRecognizer) {
                guard recognizer.state == .began else { return }
                let leaves = recognizer.translation(in: nil).x > 1
                let window = view.window
                dismiss(animated: true) { if leaves { window?.rootViewController = UINavigationController() } }
            }
        }
        let scene = TransitionScene("two ways") { UIViewController() }
            .action("show") { app in
                let page = Page()
                page.modalPresentationStyle = .overFullScreen
                app.topViewController?.present(page, animated: true)
            }
            .action("close") { $0.topViewController?.dismiss(animated: true) }
            .action("leave") { app in
                app.topViewController?.dismiss(animated: true) {
                    app.window.rootViewController = UINavigationController()
                }
            }
        func swipe(_ makers: Makers, _ dx: Int, _ dy: Int) throws -> (end: String?, unanimated: String?) {
            let pan = PanStep(start: .point(x: 50, y: 50), dx: dx, dy: dy, frames: 10, ending: .lift)
            let (twin, other) = try makers.pair(makers.run([.act("show"), .wait(frames: 60), .pan(pan)]).1)
            return (model(of: twin), other.flatMap(model))
        }
        let makers = Makers(of: scene)
        let down = try swipe(makers, 0, 200)
        #expect(down.end != nil && down.end == down.unanimated)
        let right = try swipe(makers, 200, 0)
        #expect(right.end != nil && right.end != down.end && right.end == right.unanimated)
    }

    private func model(of twin: Twin) -> String? {
        guard let place = twin.restSnapshots.last ?? nil else { return nil }
        return ModelReading(twin.trace.snapshots[place], in: twin.trace).text
    }

    /// From its greater height a swipe down would not dismiss the sheet, so the twin does not choose that height.
    @Test("What the twin leaves out, it leaves out without animation as well")
    func leftOut() throws {
        let scene = TransitionScene("heights") { UIViewController() }
            .action("show") { app in
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .pageSheet
                sheet.sheetPresentationController?.detents = [.medium(), .large()]
                app.topViewController?.present(sheet, animated: true)
            }
            .action("enlarge") { app in
                app.topViewController?.sheetPresentationController?.selectedDetentIdentifier = .large
            }
            .action("close") { $0.topViewController?.dismiss(animated: true) }
        let makers = Makers(of: scene)
        let swipe = PanStep(start: .point(x: 50, y: 75), dx: 0, dy: 300, frames: 20, ending: .lift)
        var moves = makers.run([.act("show"), .wait(frames: 60), .pan(swipe)]).1
        moves.moves.insert(TwinMove(deed: .act("enlarge")), at: 1)
        let (twin, unanimated) = try makers.pair(moves)
        let heights = [twin, try #require(unanimated)].map { twin in
            twin.restSnapshots.map { place in place.map { twin.trace.snapshots[$0].detents } }
        }
        #expect(heights[0].count == 4 && heights[0] == heights[1])
    }

    /// The variations of a run that presents `count` pages, and resizes the window at its end if told to.
    private func variations(
        count: Int = 1, resizedTo size: (Int, Int)? = nil, checking ids: [InvariantID]? = nil
    ) throws -> (variations: TwinVariations?, relaunched: Twin?) {
        var steps = (0..<count).flatMap { _ in [Step.act("show"), .wait(frames: 60)] }
        if let size { steps.append(.resize(width: size.0, height: size.1)) }
        return try variations(of: Self.scene, steps, checking: ids)
    }

    private func variations(
        of scene: TransitionScene, _ steps: [Step], checking ids: [InvariantID]? = nil
    ) throws -> (variations: TwinVariations?, relaunched: Twin?) {
        let makers = Makers(of: scene, try ids.map(InvariantSet.standard.restricted) ?? .standard)
        let (trace, moves) = makers.run(steps)
        let twin = makers.twins.twin(of: moves).twin
        return (
            makers.variations.variations(of: twin, moves),
            makers.variations.relaunchedTwin(of: twin, moves, trace: trace)
        )
    }

    /// What a search makes its twins with.
    @MainActor
    private struct Makers {
        let performer: ScriptPerformer
        let twins: TwinMaker
        let variations: TwinVariationMaker

        init(of scene: TransitionScene, _ invariants: InvariantSet = .standard) {
            performer = ScriptPerformer(scene: scene)
            twins = TwinMaker(performer: performer)
            variations = TwinVariationMaker(scene: scene, twinMaker: twins, invariants: invariants)
        }

        /// Performs the steps and plans their twin.
        func run(_ steps: [Step]) -> (Trace, TwinMoves) {
            let script = Script(scene: performer.scene.name, steps: steps)
            let app = performer.launch(profile: .default)
            _ = performer.perform(script, in: app)
            _ = app.tearDown()
            return (app.trace, TwinPlan(of: app.trace, script).moves.shared)
        }

        /// A twin of the moves, and the same without animation.
        func pair(_ moves: TwinMoves) throws -> (twin: Twin, unanimated: Twin?) {
            let (twin, made) = twins.twin(of: moves)
            return (twin, variations.variations(of: twin, try #require(made))?.unanimated)
        }
    }

    private func sizes(of twin: Twin) -> [Rectangle] {
        twin.restSnapshots.compactMap { place in place.map { twin.trace.snapshots[$0].windowSize } }
    }

    @Test("Every request is made without animation")
    func unanimated() throws {
        let twin = try #require(try variations(count: 2).variations?.unanimated)
        #expect(twin.trace.transitions.map(\.isAnimated) == [false, false])
        #expect(twin.restSnapshots.count == 3)
    }

    @Test("The window is turned on its side at the end, and was so from the launch on")
    func sizes() throws {
        let made = try #require(try variations().variations)
        let resized = try #require(made.resized)
        #expect(sizes(of: resized).map(\.width) == [390, 390, 844])
        let relaunched = try #require(made.relaunched)
        #expect(sizes(of: relaunched).map(\.width) == [844, 844])
    }

    @Test("A run that changed the size has a twin launched at its last size")
    func lastSize() throws {
        let twin = try #require(try variations(resizedTo: (320, 568)).relaunched)
        #expect(sizes(of: twin).map(\.height) == [568, 568])
        #expect(try variations().relaunched == nil)
    }

    @Test("A run that changed the size more than once has a twin that went through all sizes before its moves")
    func severalSizes() throws {
        let scene = TransitionScene("squeezed") {
            let page = UIViewController()
            let child = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
            child.autoresizingMask = .flexibleHeight
            page.view.addSubview(child)
            return page
        }.action("show") { $0.topViewController?.present(UIViewController(), animated: true) }
        /// The child's height at the last rest of the twin.
        func height(_ sizes: [Int]) throws -> Double? {
            let steps = [Step.act("show"), .wait(frames: 60)] + sizes.map { .resize(width: 390, height: $0) }
            let twin = try #require(try variations(of: scene, steps).relaunched)
            let rest = try #require(twin.restSnapshots.last ?? nil)
            return twin.trace.snapshots[rest].views.first { $0.frame.y == 400 }?.frame.height
        }
        #expect(try height([500]) == 100)
        #expect(try height([350, 500]) == 150)
        #expect(try height([500, 500]) == 100)
    }

    @Test("A long twin is not varied, nor is one that no rule would look at")
    func notVaried() throws {
        #expect(try variations(count: 2).variations != nil)
        #expect(try variations(count: 3).variations == nil)
        let made = try variations(resizedTo: (320, 568), checking: ["no-crash"])
        #expect(made.variations?.unanimated == nil && made.variations?.resized == nil && made.relaunched == nil)
    }
}
