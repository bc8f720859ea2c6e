import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("no-residue")
struct NoResidueTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let container: ObjectID
    let dimming: ObjectID

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        container = builder.object(.view, "UITransitionView")
        dimming = builder.object(.view, "DimmingView")
        builder.snapshot(chain: [root], views: [root.drawn()])
    }

    private func check(_ builder: TraceBuilder, twin: Twin?) -> [Violation] {
        NoResidue.check(builder.evidence(twin: twin))
    }

    private func box(_ children: [Drawn]) -> Drawn {
        Drawn(id: container, role: .transitionContainer, backgroundAlpha: 0, children: children)
    }

    /// A cancelled presentation that adds `views` to the window.
    private mutating func cancelAdding(_ views: [ObjectID]) -> TransitionID {
        let id = builder.request(.presentation, from: root, to: modal, style: .custom)
        builder.start(id, interactive: true)
        for view in views { builder.record(.viewAdded(view: view, superview: builder.windowID, during: id)) }
        builder.complete(id, false)
        return id
    }

    // MARK: Broken

    @Test("A dimming view left in the window by a cancel is told, with the place that added it")
    mutating func leftDimming() throws {
        let twin = builder.twin()
        _ = cancelAdding([dimming])
        builder.snapshot(chain: [root], views: [root.drawn(), Drawn(id: dimming, backgroundAlpha: 0.5)])
        builder.wait()
        builder.snapshot(chain: [root], views: [root.drawn(), Drawn(id: dimming, backgroundAlpha: 0.5)])
        let found = check(builder, twin: twin)
        #expect(found.count == 1)
        let violation = try #require(found.first)
        #expect(
            violation.identity.words
                == "no-residue · presentation of SecondViewController · DimmingView in the window left")
        #expect(violation.summary.hasSuffix("it takes touches."))
        #expect(violation.decisions.first?.note == "added what is left")
    }

    @Test("A container without a presentation is told once, not with all that is inside")
    mutating func leftContainer() {
        let twin = builder.twin()
        _ = cancelAdding([container, dimming])
        builder.snapshot(chain: [root], views: [root.drawn(), box([Drawn(id: dimming)])])
        #expect(check(builder, twin: twin).map(\.cause) == ["transition container in the window left"])
    }

    @Test("A discarded presented view that stays in the window is told by its controller")
    mutating func leftPresented() {
        let twin = builder.twin()
        _ = cancelAdding([modal.view])
        builder.snapshot(
            chain: [root], views: [root.drawn(), modal.drawn { $0.frame.y = 400 }], alive: [modal])
        #expect(
            check(builder, twin: twin).map(\.cause) == ["the view of SecondViewController in the window left"])
    }

    @Test("A shadow that a cancel leaves in a stack's container, beside its page, is told")
    mutating func leftInStack() {
        let twin = builder.twin()
        var page = builder.controller("PageViewController")
        page.parent = root.id
        _ = cancelAdding([dimming])
        let inside = box([page.drawn(), Drawn(id: dimming, backgroundAlpha: 0.5)])
        builder.snapshot(chain: [root], views: [root.drawn { $0.children = [inside] }], alive: [page])
        #expect(check(builder, twin: twin).map(\.cause) == ["DimmingView in a transition container left"])
    }

    @Test("A second dimming view in a live container is told against the twin's one")
    mutating func doubled() {
        let twin = finished(dimmings: [dimming]).twin()
        let second = builder.object(.view, "DimmingView")
        let run = finished(dimmings: [dimming, second])
        #expect(check(run, twin: twin).map(\.cause) == ["DimmingView in a transition container left"])
    }

    @Test(
        "A copy that lies outside of the twin's wider window, and that a narrower one shows, is left alone",
        arguments: [false, true])
    mutating func outsideInTwin(isResized: Bool) {
        let copy = builder.object(.view, "CopyView")
        var twin = builder
        let id = twin.perform(.presentation, from: root, to: modal, style: .custom)
        twin.record(.viewAdded(view: copy, superview: container, during: id))
        let outside = Drawn(id: copy, frame: Rectangle(x: 675, y: 0, width: 300, height: 390))
        twin.snapshot(chain: [root, modal], views: [root.drawn(), box([outside, modal.drawn()])])
        if isResized { builder.record(.environment(.resized(width: 676, height: 390))) }
        let added = builder.request(.presentation, from: root, to: modal, style: .custom)
        builder.start(added)
        builder.record(.viewAdded(view: copy, superview: container, during: added))
        builder.complete(added, true)
        builder.snapshot(
            chain: [root, modal],
            views: [
                root.drawn(), box([modal.drawn { $0.frame.x = 200 }, Drawn(id: copy, frame: TraceBuilder.screen)]),
            ])
        let causes = check(builder, twin: twin.twin()).map(\.cause)
        #expect(causes == (isResized ? [] : ["CopyView in a transition container left"]))
    }

    @Test("Hidden leftovers are told when they pile up")
    mutating func pilesUp() {
        let twin = builder.twin()
        let second = builder.object(.view, "DimmingView")
        _ = cancelAdding([dimming])
        builder.snapshot(chain: [root], views: [Drawn(id: dimming), root.drawn()])
        #expect(check(builder, twin: twin).isEmpty, "one that is wholly hidden is a note")
        _ = cancelAdding([second])
        builder.snapshot(chain: [root], views: [Drawn(id: dimming), Drawn(id: second), root.drawn()])
        #expect(check(builder, twin: twin).map(\.cause) == ["DimmingView in the window left"])
    }

    @Test("A dimming view that a cancelled transition's code put into a controller's view is told, no other writer's")
    mutating func insideController() {
        let twin = builder.twin()
        let start = builder
        for writer in [ValueWriter.other, .appearance, .act, .gesture(.none)] {
            builder = start
            _ = cancelAdding([dimming])
            builder.record(.valueSet(object: dimming, .superview, by: writer))
            builder.snapshot(chain: [root], views: [root.drawn { $0.children = [Drawn(id: dimming)] }])
            let found = check(builder, twin: twin)
            #expect(
                found.map(\.cause)
                    == (writer == .other ? ["DimmingView in the view of FirstViewController left"] : []))
            #expect(found.allSatisfy { $0.subject == "presentation of SecondViewController" })
        }
    }

    @Test("It is left alone where it stood at the request, where it is covered, and where the twin has one")
    mutating func insideControllerRightly() {
        let twin = builder.twin()
        let start = builder
        func cancelled(
            _ builder: TraceBuilder, at request: [Drawn] = [], after: [Drawn]
        ) -> TraceBuilder {
            var copy = builder
            copy.snapshot(
                .request(TransitionID(rawValue: 1)), chain: [root], views: [root.drawn { $0.children = request }])
            let id = copy.request(.presentation, from: root, to: modal, style: .custom)
            copy.start(id, interactive: true)
            copy.record(.viewAdded(view: dimming, superview: root.view, during: id))
            copy.record(.valueSet(object: dimming, .superview, by: .other))
            copy.complete(id, false)
            copy.snapshot(chain: [root], views: [root.drawn { $0.children = after }])
            return copy
        }
        let cover = builder.object(.view, "Cover")
        let left = Drawn(id: dimming)
        #expect(check(cancelled(builder, after: [left]), twin: twin).count == 1)
        #expect(check(cancelled(builder, at: [left], after: [left]), twin: twin).isEmpty)
        #expect(check(cancelled(builder, after: [left, Drawn(id: cover)]), twin: twin).isEmpty)
        var other = start
        other.snapshot(chain: [root], views: [root.drawn { $0.children = [left] }])
        let withOne = Twin(trace: other.trace, restSnapshots: [1], probes: [])
        #expect(check(cancelled(builder, after: [left]), twin: withOne).isEmpty)
    }

    @Test("Gesture recognizers that a cancel adds to a live view are told")
    mutating func recognizers() {
        let twin = builder.twin()
        _ = cancelAdding([])
        builder.snapshot(chain: [root], views: [root.drawn { $0.recognizerCount = 1 }])
        #expect(
            check(builder, twin: twin).map(\.cause) == [
                "gesture recognizers left on the view of FirstViewController"
            ])
    }

    /// A finished presentation in a container with these dimming views.
    private func finished(dimmings: [ObjectID]) -> TraceBuilder {
        var copy = builder
        let id = copy.request(.presentation, from: root, to: modal, style: .custom)
        copy.start(id)
        for view in [container] + dimmings + [modal.view] {
            copy.record(.viewAdded(view: view, superview: copy.windowID, during: id))
        }
        copy.complete(id, true)
        let inside = dimmings.map { Drawn(id: $0, backgroundAlpha: 0.5) } + [modal.drawn { $0.frame.y = 422 }]
        copy.snapshot(chain: [root, modal], views: [root.drawn(), box(inside)])
        return copy
    }

    // MARK: Correct, but unusual

    @Test("What a live presentation has in the twin as well is left alone")
    func livePresentation() {
        let run = finished(dimmings: [dimming])
        #expect(check(run, twin: run.twin()).isEmpty)
    }

    @Test("What the page of a live presentation lies in is left alone, though it is off the screen in the twin")
    mutating func wrapperOffScreen() {
        let wrapper = builder.object(.view, "Wrapper")
        let start = builder
        func ended(at y: Double) -> TraceBuilder {
            var builder = start
            let id = builder.request(.presentation, from: root, to: modal, style: .custom)
            builder.start(id)
            builder.record(.viewAdded(view: wrapper, superview: container, during: id))
            builder.complete(id, true)
            var drawn = Drawn(id: wrapper, backgroundAlpha: 0, children: [modal.drawn()])
            drawn.frame.y = y
            builder.snapshot(chain: [root, modal], views: [root.drawn(), box([drawn])])
            return builder
        }
        #expect(check(ended(at: 0), twin: ended(at: 900).twin()).isEmpty)
    }

    @Test("What lies inside a live controller's view, or in a child's, is left alone")
    mutating func insideLive() {
        let twin = builder.twin()
        var child = builder.controller("ChildViewController")
        child.parent = root.id
        _ = cancelAdding([dimming, child.view])
        builder.snapshot(
            chain: [root], views: [root.drawn { $0.children = [Drawn(id: dimming)] }, child.drawn()], alive: [child])
        #expect(check(builder, twin: twin).isEmpty)
    }

    @Test("Views that no transition added, or that cannot be seen or touched, are left alone")
    mutating func harmless() {
        let twin = builder.twin()
        let banner = builder.object(.view, "BannerView")
        builder.record(.viewAdded(view: banner, superview: builder.windowID, during: nil))
        _ = cancelAdding([dimming])
        builder.snapshot(
            chain: [root], views: [root.drawn(), Drawn(id: banner), Drawn(id: dimming, alpha: 0)])
        #expect(check(builder, twin: twin).isEmpty)
    }

    @Test("A wholly hidden presenter after a cancelled dismissal is left alone")
    mutating func hiddenPresenter() {
        let twin = finished(dimmings: []).twin()
        var run = finished(dimmings: [])
        let id = run.request(.dismissal, from: modal, to: root, style: .custom)
        run.start(id, interactive: true)
        run.record(.viewAdded(view: root.view, superview: container, during: id))
        run.complete(id, false)
        run.snapshot(chain: [root, modal], views: [box([root.drawn(), modal.drawn()])])
        #expect(check(run, twin: twin).isEmpty)
    }

    @Test("Without a twin to compare with nothing is told")
    mutating func withoutTwin() {
        _ = cancelAdding([dimming])
        builder.snapshot(chain: [root], views: [root.drawn(), Drawn(id: dimming)])
        #expect(check(builder, twin: nil).isEmpty)
    }
}
