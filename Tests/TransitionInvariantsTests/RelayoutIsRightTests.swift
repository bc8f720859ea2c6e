import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("relayout-is-right")
struct RelayoutIsRightTests {
    private static let wide = Rectangle(x: 0, y: 0, width: 844, height: 390)

    /// A world whose last rest is wide, with a dimming view and a modal view over the root's.
    private struct World {
        /// A finger that comes down, in the step that asked for the transition or in one that asked for none.
        enum Finger {
            case none, asks, touchesOtherwise
        }

        var builder = TraceBuilder()

        init(
            dimming: Rectangle = wide, modal frame: Rectangle = wide, isRotated: Bool = false, isPanned: Bool = false,
            finger: Finger = .none, size: Rectangle = wide, root place: Rectangle = wide,
            change: (inout Drawn) -> Void = { _ in }
        ) {
            let root = builder.controller("FirstViewController")
            let modal = builder.controller("SecondViewController")
            let dimmingView = builder.object(.view, "DimmingView")
            builder.snapshot(chain: [root], views: [root.drawn()])
            let id = builder.request(.presentation, from: root, to: modal, style: .custom)
            builder.start(id)
            builder.complete(id, true)
            if isPanned {
                let pan = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
                builder.record(.gesture(recognizer: pan, state: .began))
            }
            if finger == .touchesOtherwise { builder.beginStep() }
            if finger != .none { builder.record(.touch(.began)) }
            if isRotated {
                builder.snapshot(chain: [root, modal], views: [root.drawn()])
                builder.record(.environment(.resized(width: 844, height: 390)))
            }
            let views = [
                root.drawn { $0.frame = place }, Drawn(id: dimmingView, frame: dimming),
                modal.drawn {
                    $0.frame = frame
                    // What lies behind it can be seen.
                    $0.backgroundAlpha = 0
                    change(&$0)
                },
            ]
            builder.snapshot(chain: [root, modal], views: views, size: size)
        }

        var twin: Twin { builder.twin() }
    }

    /// The twin that was rotated, against the one that was launched wide.
    private func check(_ rotated: World, _ fresh: World) -> [Violation] {
        let upright = World()
        var evidence = upright.builder.evidence(twin: upright.twin)
        evidence.variations = TwinVariations(resized: rotated.twin, relaunched: fresh.twin)
        return RelayoutIsRight.check(evidence)
    }

    /// The twin that was rotated before its last request, against the one that was launched wide.
    private func check(turned: Twin, _ fresh: Twin) -> [Violation] {
        let upright = World()
        var evidence = upright.builder.evidence(twin: upright.twin)
        evidence.variations = TwinVariations(turned: turned, relaunched: fresh)
        return RelayoutIsRight.check(evidence)
    }

    @Test("What comes back after a rotation as it was is told; a twin that could not follow tells nothing")
    func turned() throws {
        let (stale, fresh) = (World(dimming: TraceBuilder.screen), World())
        let violation = try #require(check(turned: stale.twin, fresh.twin).first)
        #expect(violation.seen == "where the check turns the window before the last request: (0, 0) 390 × 844")
        #expect(check(turned: fresh.twin, fresh.twin).isEmpty)
        var given = stale.twin
        given.end = .twinStuck
        #expect(check(turned: given, fresh.twin).isEmpty)
        #expect(check(turned: stale.twin, given).isEmpty)
    }

    /// The run, against a twin that was launched wide.
    private func check(run: World, _ fresh: World, outcome: RestOutcome = .rest) -> [Violation] {
        var evidence = run.builder.evidence(outcome: outcome, twin: World().twin)
        evidence.relaunchedTwin = fresh.twin
        return RelayoutIsRight.check(evidence)
    }

    @Test("A dimming view that keeps its size through a rotation is told, with both frames")
    func dimming() throws {
        let violation = try #require(check(World(dimming: TraceBuilder.screen, isRotated: true), World()).first)
        #expect(
            violation.identity.words
                == "relayout-is-right · presentation of SecondViewController · DimmingView keeps an old layout")
        #expect(
            violation.summary
                == "After presentation #1 of SecondViewController and a change of the window's size to 844 × 390, "
                + "DimmingView is not where a fresh presentation puts it.")
        #expect(violation.expected == "presented at that size: (0, 0) 844 × 390")
        #expect(violation.seen == "once the check has turned the window at rest: (0, 0) 390 × 844")
        #expect(violation.decisions.map(\.note) == ["asked for the transition that placed it"])
    }

    @Test("The view of a controller is told by its controller, also in the run itself")
    func ofTheRun() throws {
        let violation = try #require(check(run: World(modal: TraceBuilder.screen), World()).first)
        #expect(violation.cause == "the view of SecondViewController keeps an old layout")
        #expect(violation.seen.hasPrefix("resized by the script"))
    }

    @Test("A mask that keeps its size cuts what a fresh presentation shows; one that lets as much through is right")
    func masked() throws {
        func world(_ mask: Rectangle) -> World { World { $0.shownThroughMask = mask } }
        let old = Rectangle(x: -270, y: -43, width: 930, height: 930)
        let wider = Rectangle(x: -50, y: -50, width: 1000, height: 600)
        let violation = try #require(check(run: world(old), world(wider)).first)
        #expect(violation.cause == "the view of SecondViewController is cut by an old mask")
        #expect(violation.expected == "shown at that size: (0, 0) 844 × 390")
        #expect(violation.seen == "resized by the script: (0, 0) 660 × 390")
        #expect(check(run: world(wider), World()).isEmpty)
        #expect(check(run: world(old), world(old)).isEmpty)
        let hole = Rectangle(x: 400, y: 180, width: 40, height: 40)
        #expect(check(run: world(old), world(hole)).isEmpty)
    }

    @Test("The same layout, or one that differs by a point, is right")
    func right() {
        #expect(check(World(isRotated: true), World()).isEmpty)
        #expect(check(run: World(modal: Rectangle(x: 1, y: 0, width: 844, height: 390)), World()).isEmpty)
    }

    @Test("Views inside a controller's own view, and snapshots, are its own business")
    func inside() {
        let label = ObjectID(rawValue: 3)
        func withLabel(_ width: Double, role: ViewState.Role = .plain) -> World {
            World {
                $0.children = [Drawn(id: label, role: role, frame: Rectangle(x: 0, y: 0, width: width, height: 9))]
            }
        }
        #expect(check(run: withLabel(100), withLabel(200)).isEmpty)
        func snapshotted(_ frame: Rectangle) -> World { World(modal: frame) { $0.role = .snapshot } }
        #expect(check(run: snapshotted(TraceBuilder.screen), snapshotted(Self.wide)).isEmpty)
    }

    @Test("The view of a child inside it counts")
    func child() {
        func withChild(_ frame: Rectangle) -> World {
            World { modal in modal.children = [Drawn(id: modal.id, controller: modal.controller, frame: frame)] }
        }
        #expect(check(run: withChild(TraceBuilder.screen), withChild(Self.wide)).count == 1)
    }

    @Test("What a fresh presentation does not show either is not measured")
    func unseen() {
        #expect(check(run: World(modal: TraceBuilder.screen), World { $0.isHidden = true }).isEmpty)
    }

    @Test("What an opaque page covers wholly is not measured, and what looks out from behind it is")
    func covered() {
        let small = Rectangle(x: 0, y: 0, width: 300, height: 200)
        func found(_ page: Rectangle) -> Int {
            check(
                run: World(dimming: small, modal: page) { $0.backgroundAlpha = 1 },
                World(modal: page) { $0.backgroundAlpha = 1 }
            ).count
        }
        #expect(found(Self.wide) == 0)
        #expect(found(small) == 1)
    }

    @Test("Another hierarchy cannot be compared")
    func otherHierarchy() {
        let other = World { $0.children = [Drawn(id: ObjectID(rawValue: 3))] }
        let stale = World { modal in
            modal.children = [Drawn(id: modal.id, controller: modal.controller, frame: TraceBuilder.screen), modal]
        }
        #expect(check(run: stale, other).isEmpty)
    }

    @Test("A view that a gesture may have moved, and a run that never came to rest, are not judged")
    func moved() {
        let panned = World(modal: TraceBuilder.screen, isPanned: true)
        #expect(check(run: panned, World()).isEmpty)
        #expect(check(run: World(modal: TraceBuilder.screen), World(), outcome: .stuck(["work waits"])).isEmpty)
    }

    @Test("What a finger touched that asked for no transition may be open otherwise; one that asked opens nothing else")
    func touchedOtherwise() {
        func found(_ finger: World.Finger) -> Int {
            check(run: World(modal: TraceBuilder.screen, finger: finger), World()).count
        }
        #expect(found(.none) == 1)
        #expect(found(.asks) == 1)
        #expect(found(.touchesOtherwise) == 0)
    }

    @Test("A window of another size is no measure")
    func otherWindow() {
        let old = World(modal: Rectangle(x: 0, y: 0, width: 390, height: 844))
        let other = Rectangle(x: 0, y: 0, width: 844, height: 400)
        #expect(check(run: old, World()).count == 1)
        #expect(check(run: old, World(size: other)).isEmpty)
    }

    @Test("A view that an act of the app has scaled may stand anywhere; one that a transition scaled may not")
    func scaledByAct() {
        let scaled = Transform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 0, ty: 0)
        func world(_ frame: Rectangle, isRotated: Bool = false, byAct: Bool) -> World {
            var world = World(modal: frame, isRotated: isRotated) { if !byAct { $0.transform = scaled } }
            if byAct { world.builder.repeatLastSnapshot { $0.controller == .none || $0.parent > 0 ? nil : scaled } }
            return world
        }
        let elsewhere = Rectangle(x: 20, y: 20, width: 804, height: 350)
        for byAct in [false, true] {
            let upright = world(Self.wide, byAct: byAct)
            var evidence = upright.builder.evidence(twin: upright.twin)
            evidence.variations = TwinVariations(
                resized: world(Self.wide, isRotated: true, byAct: byAct).twin,
                relaunched: world(elsewhere, byAct: byAct).twin)
            #expect(RelayoutIsRight.check(evidence).isEmpty == byAct)
        }
    }

    @Test("So may one that an act has moved; what moves with a transition may not", arguments: [true, false])
    func movedByAct(byAct: Bool) {
        func world(_ frame: Rectangle, isRotated: Bool = false) -> World {
            var world = World(modal: byAct ? Self.wide : frame, isRotated: isRotated)
            world.builder.repeatLastSnapshot(at: byAct ? frame : nil) {
                $0.controller == .none || $0.parent > 0 ? nil : $0.transform
            }
            return world
        }
        let upright = world(Self.wide)
        var evidence = upright.builder.evidence(twin: upright.twin)
        evidence.variations = TwinVariations(
            resized: world(Self.wide, isRotated: true).twin,
            relaunched: world(Rectangle(x: 0, y: 50, width: 390, height: 340)).twin)
        #expect(RelayoutIsRight.check(evidence).isEmpty == byAct)
    }

    @Test("A view that has moved with the transition itself was moved by no act")
    func movedByTransition() {
        let other = World(root: Rectangle(x: 0, y: 0, width: 844, height: 300))
        #expect(check(run: World(), other).map(\.cause) == ["the view of FirstViewController keeps an old layout"])
    }

    @Test("The presented view of a custom style needs another remedy than what lies beside it")
    func remedies() throws {
        let presented = try #require(check(run: World(modal: TraceBuilder.screen), World()).first)
        let beside = try #require(check(run: World(dimming: TraceBuilder.screen), World()).first)
        #expect(presented.remedy.contains("frameOfPresentedViewInContainerView"))
        #expect(!beside.remedy.contains("frameOfPresentedViewInContainerView"))
    }

    @Test("A hook that gives the view the place of the old size is told, and asked for no override that it has")
    func staleHook() throws {
        for isAfterwards in [false, true] {
            var rotated = World(modal: TraceBuilder.screen, isRotated: true)
            let owner = rotated.builder.object(.presentationController, "SidePresentation")
            let view = try #require(rotated.builder.trace.snapshots.last?.views.last?.id)
            rotated.builder.record(.placedByHook(view: view, by: owner, isAfterwards: isAfterwards))
            let violation = try #require(check(rotated, World()).first)
            let name = isAfterwards ? "containerViewDidLayoutSubviews()" : "containerViewWillLayoutSubviews()"
            #expect(violation.decisions.first?.decision == .method(typeName: "SidePresentation", name: name))
            #expect(!violation.remedy.hasPrefix("Override"))
        }
    }
}
