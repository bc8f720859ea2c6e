import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("unanimated-is-equivalent")
struct UnanimatedIsEquivalentTests {
    /// One world in which a modal controller is presented, as far as a test tells it otherwise.
    private struct World {
        var builder = TraceBuilder()
        let root: Controller
        let modal: Controller

        init(
            calls: [AppearanceCallback] = [.willAppear, .didAppear], isPresented: Bool = true,
            reason: Snapshot.Reason = .rest, of kind: String = "SecondViewController",
            change: (inout Drawn) -> Void = { _ in }
        ) {
            root = builder.controller("FirstViewController")
            modal = builder.controller(kind)
            builder.snapshot(chain: [root], views: [root.drawn()])
            let id = builder.request(.presentation, from: root, to: modal)
            builder.start(id)
            for call in calls { builder.record(.appearance(controller: modal.id, call, isAnimated: true)) }
            builder.wait(18)
            builder.complete(id, true)
            builder.snapshot(
                reason, chain: isPresented ? [root, modal] : [root],
                views: isPresented ? [root.drawn(), modal.drawn(change)] : [root.drawn()])
        }
    }

    private func check(_ animated: World, _ unanimated: Twin?) -> [Violation] {
        var evidence = animated.builder.evidence(twin: animated.builder.twin())
        evidence.variations = TwinVariations(unanimated: unanimated)
        return UnanimatedIsEquivalent.check(evidence)
    }

    private func check(_ animated: World, _ unanimated: World) -> [Violation] {
        check(animated, unanimated.builder.twin())
    }

    @Test("What differs is told at the end of the transition: then it is there")
    func time() throws {
        let animated = World()
        let ended = try #require(
            animated.builder.trace.events.first {
                if case .ended = $0.kind { true } else { false }
            })
        let violation = try #require(check(animated, World { $0.isHidden = true }).first)
        #expect(violation.time == ended.time && animated.builder.trace.events[0].time < ended.time)
    }

    @Test("The same end both ways is right")
    func same() {
        #expect(check(World(), World()).isEmpty)
        #expect(check(World(), nil).isEmpty)
    }

    @Test("A view that an animation leaves with a mask or half transparent is told, whichever of the two shows less")
    func seenInPart() throws {
        let part = Rectangle(x: 100, y: 400, width: 40, height: 40)
        let elsewhere = Rectangle(x: 200, y: 400, width: 40, height: 40)
        for change in [{ $0.shownThroughMask = part }, { $0.alpha = 0.5 }] as [(inout Drawn) -> Void] {
            let left = try #require(check(World(change: change), World()).first)
            #expect(left.cause == "less of the top view can be seen with animation")
            #expect(left.expected.hasPrefix("as without animation: (0, 0) 390 × 844 of it"), "\(left.expected)")
            let lacking = try #require(check(World(), World(change: change)).first)
            #expect(lacking.cause == "less of the top view can be seen without animation")
            #expect(lacking.seen == left.seen)
            #expect(check(World(change: change), World(change: change)).isEmpty)
        }
        #expect(check(World { $0.shownThroughMask = TraceBuilder.screen }, World()).isEmpty, "it hides nothing")
        let faint = World { ($0.shownThroughMask, $0.maskOpacity) = (TraceBuilder.screen, 0.5) }
        #expect(check(faint, World()).map(\.cause) == ["less of the top view can be seen with animation"])
        #expect(check(World { $0.shownThroughMask = part }, World { $0.shownThroughMask = elsewhere }).isEmpty)
    }

    @Test("A view that only the animator shows is told, with the request")
    func hidden() throws {
        let violation = try #require(check(World(), World { $0.isHidden = true }).first)
        #expect(
            violation.identity.words
                == "unanimated-is-equivalent · presentation of SecondViewController · the top view cannot be seen "
                + "without animation")
        #expect(
            violation.summary
                == "Without animation presentation #1 of SecondViewController ends otherwise: the top view cannot be "
                + "seen.")
        #expect(violation.decisions.map(\.note) == ["asked for it"])
    }

    @Test("A view at another place is told with both places, half a point is none")
    func elsewhere() throws {
        let low = Rectangle(x: 0, y: 400, width: 390, height: 444)
        let violation = try #require(check(World(), World { $0.frame = low }).first)
        #expect(violation.cause == "the top view is elsewhere without animation")
        #expect(violation.expected.hasSuffix("(0, 0) 390 × 844"))
        #expect(violation.seen.hasSuffix("(0, 400) 390 × 444"))
        #expect(check(World(), World { $0.frame.y = 0.5 }).isEmpty)
    }

    @Test("Another chain of controllers is told")
    func model() {
        #expect(check(World(), World(isPresented: false)).map(\.cause) == ["another model state without animation"])
        #expect(
            check(World(), World(of: "OtherViewController")).map(\.cause) == ["another model state without animation"])
    }

    @Test("Other appearance calls of a controller that stays are told with both lists")
    func appearance() throws {
        let violation = try #require(check(World(), World(calls: [.willAppear])).first)
        #expect(violation.cause == "other appearance calls for SecondViewController without animation")
        #expect(violation.expected.hasSuffix("viewWillAppear, viewDidAppear"))
        #expect(violation.seen == "viewWillAppear")
    }

    @Test("A controller that the code tells of its appearance by itself, in either world, is not UIKit's to tell")
    func toldByHand() {
        for isInTwin in [false, true] {
            var (animated, unanimated) = (World(), World(calls: [.willAppear]))
            let call = TraceEvent.Kind.appearanceBegun(controller: animated.modal.id, isAppearing: true)
            if isInTwin { animated.builder.record(call) } else { unanimated.builder.record(call) }
            #expect(check(animated, unanimated).isEmpty)
        }
    }

    @Test("Nor are the calls compared where an act stands in for a gesture, and may have done more")
    func gestures() {
        for (kind, count) in [(Deed.Kind.act, 1), (.touch(nil), 0)] {
            var (animated, unanimated) = (World(), World(calls: [.willAppear]))
            animated.builder.note(kind)
            unanimated.builder.note(.act)
            #expect(check(animated, unanimated).count == count)
        }
    }

    @Test("When the view is loaded, and the calls of a controller that is gone, do not matter")
    func unimportantCalls() {
        #expect(check(World(), World(calls: [.viewDidLoad, .willAppear, .didAppear])).isEmpty)
        #expect(check(World(isPresented: false), World(calls: [.willAppear], isPresented: false)).isEmpty)
    }

    @Test("A request that comes to something else, never ends or raises is told as such")
    func missing() {
        func short(_ world: World) -> Twin { Twin(trace: world.builder.trace, restSnapshots: [0], probes: []) }
        #expect(check(World(), short(World(isPresented: false))).map(\.cause) == ["another outcome without animation"])
        #expect(check(World(), short(World(reason: .stuck))).map(\.cause) == ["no end without animation"])
        var raising = World()
        raising.builder.diagnose(.exception, "NSInvalidArgumentException", "Can't add self as subview")
        #expect(check(World(), short(raising)).map(\.seen) == ["Can't add self as subview"])
    }

    @Test("What the animated twin does not show either was meant")
    func meant() {
        #expect(check(World { $0.isHidden = true }, World { $0.frame.y = 300 }).isEmpty)
    }
}
