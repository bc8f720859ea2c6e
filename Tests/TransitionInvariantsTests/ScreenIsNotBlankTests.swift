import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("screen-is-not-blank")
struct ScreenIsNotBlankTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let cover: ObjectID

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        cover = builder.object(.view, "UIView")
        builder.snapshot(chain: [root], views: [root.drawn()])
    }

    private func check(_ builder: TraceBuilder, twin: Twin? = nil) -> [Violation] {
        ScreenIsNotBlank.check(builder.evidence(twin: twin))
    }

    /// A cancelled presentation after which the window holds `views`.
    private mutating func cancelPresentation(_ views: [Drawn], loose: [Drawn] = []) {
        _ = builder.perform(.presentation, from: root, to: modal, didComplete: false)
        builder.snapshot(chain: [root], views: views, loose: loose)
    }

    // MARK: Broken

    @Test("A cancelled presentation that takes the presenter's view away leaves a blank screen")
    mutating func removed() throws {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id, interactive: true)
        let removal = builder.record(.viewRemoved(view: root.view, superview: builder.windowID, during: id))
        builder.complete(id, false)
        builder.snapshot(chain: [root], views: [], loose: [root.drawn()])
        builder.wait()
        builder.snapshot(chain: [root], views: [], loose: [root.drawn()])
        let found = check(builder)
        #expect(found.count == 1)
        let violation = try #require(found.first)
        #expect(violation.subject == "presentation of SecondViewController")
        #expect(violation.cause == "is not in the window after a cancel")
        #expect(violation.decisions.first?.decision == .event(removal))
    }

    @Test("A finished dismissal of a sheet that loses the presenter's view leaves a blank screen")
    mutating func lostPresenter() {
        _ = builder.perform(.presentation, from: root, to: modal, style: .pageSheet)
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn()])
        _ = builder.perform(.dismissal, from: modal, to: root, style: .pageSheet)
        builder.snapshot(chain: [root], views: [], loose: [root.drawn()])
        #expect(
            check(builder).map(\.identity.words) == [
                "screen-is-not-blank · dismissal of SecondViewController · is not in the window after a finish"
            ])
    }

    @Test("A to view that was never added has to be, and one that was taken out again stays", arguments: [false, true])
    mutating func neverAdded(isAdded: Bool) throws {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id)
        if isAdded { builder.record(.viewAdded(view: modal.view, superview: builder.windowID, during: id)) }
        builder.complete(id, true)
        builder.snapshot(chain: [root, modal], views: [], loose: [modal.drawn()])
        let violation = try #require(check(builder).first)
        #expect(violation.cause == "is not in the window after a finish")
        #expect(violation.remedy.contains("containerView") == !isAdded)
    }

    @Test("Only a view that could be seen before a change of size was lost by it", arguments: [false, true])
    mutating func lostBySize(isSeenBefore: Bool) {
        _ = builder.perform(.presentation, from: root, to: modal, didComplete: false)
        if isSeenBefore { builder.snapshot(chain: [root], views: [root.drawn()]) }
        builder.record(.environment(.resized(width: 844, height: 390)))
        builder.snapshot(chain: [root], views: [], loose: [root.drawn()])
        let after = isSeenBefore ? "after a size change" : "after a cancel"
        #expect(check(builder).map(\.cause) == ["is not in the window \(after)"])
    }

    @Test("Hidden, transparent, displaced and masked views show nothing")
    mutating func invisible() {
        for (change, cause) in [
            ({ $0.isHidden = true }, "is hidden after a cancel"),
            ({ $0.alpha = 0.005 }, "is transparent after a cancel"),
            ({ $0.frame.x = 389.5 }, "is outside the screen after a cancel"),
            ({ $0.frame.height = 0 }, "has no size after a cancel"),
            ({ $0.shownThroughMask = .zero }, "is masked after a cancel"),
            ({ ($0.shownThroughMask, $0.maskOpacity) = (TraceBuilder.screen, 0) }, "is masked after a cancel"),
            (
                { ($0.frame.x, $0.shownThroughMask) = (400, Rectangle(x: 400, y: 0, width: 390, height: 844)) },
                "is outside the screen after a cancel"
            ),
        ] as [((inout Drawn) -> Void, String)] {
            var copy = self
            copy.cancelPresentation([root.drawn(change)])
            #expect(check(copy.builder).map(\.cause) == [cause])
        }
    }

    @Test(
        "What the window's change of size has squeezed away has another remedy than what an animator has",
        arguments: [false, true])
    func squeezed(isCancelled: Bool) {
        var remedies: Set<String> = []
        for isResized in [false, true] {
            var builder = builder
            _ = builder.perform(.presentation, from: root, to: modal, didComplete: !isCancelled)
            if isResized { builder.record(.environment(.resized(width: 844, height: 390))) }
            let top = isCancelled ? root : modal
            let chain = isCancelled ? [root] : [root, modal]
            builder.snapshot(chain: chain, views: [top.drawn { $0.frame.width = 0 }])
            let found = check(builder)
            #expect(found.count == 1)
            remedies.formUnion(found.map(\.remedy))
        }
        #expect(remedies.count == 2)
    }

    @Test("What made it invisible is told with the line that did, be it the view or what it lies in")
    mutating func whoHid() {
        let box = builder.object(.view, "UIView")
        for kind in [TraceEvent.Kind.viewFaded(view: box), .viewHidden(view: box), .viewFaded(view: root.view)] {
            var copy = self
            let event = copy.builder.record(kind)
            copy.builder.record(.viewFaded(view: modal.view))
            let isBox = kind != .viewFaded(view: root.view)
            var holder = Drawn(id: box, frame: TraceBuilder.screen)
            holder.alpha = kind == .viewFaded(view: box) ? 0 : 1
            holder.isHidden = kind == .viewHidden(view: box)
            holder.children = [root.drawn { $0.alpha = isBox ? 1 : 0 }]
            copy.cancelPresentation([holder])
            #expect(check(copy.builder).first?.decisions.first?.decision == .event(event))
        }
        cancelPresentation([root.drawn { $0.alpha = 0 }])
        #expect(check(builder).first?.decisions.first?.note == "completed with false")
    }

    @Test("A view that its superview clips away shows nothing")
    mutating func clipped() {
        let box = builder.object(.view, "UIView")
        var clip = Drawn(id: box, frame: Rectangle(x: 0, y: 0, width: 100, height: 100), clipsToBounds: true)
        clip.children = [root.drawn { $0.frame.y = 200 }]
        cancelPresentation([clip])
        #expect(check(builder).map(\.cause) == ["is outside the screen after a cancel"])
    }

    @Test("A view that a transition left in front of everything is told, and the twin's absence of it counts")
    mutating func covered() throws {
        let twin = builder.twin()
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id, interactive: true)
        let added = builder.record(.viewAdded(view: cover, superview: builder.windowID, during: id))
        builder.complete(id, false)
        builder.snapshot(chain: [root], views: [root.drawn(), Drawn(id: cover)])
        let violation = try #require(check(builder, twin: twin).first)
        #expect(violation.cause == "is covered by UIView after a cancel")
        #expect(violation.decisions.first?.decision == .event(added))
    }

    // MARK: Correct, but unusual

    @Test("A cover that no transition added, or that covers only a part, is left alone")
    mutating func otherCovers() {
        let twin = builder.twin()
        var copy = self
        copy.builder.record(.viewAdded(view: cover, superview: builder.windowID, during: nil))
        copy.cancelPresentation([root.drawn(), Drawn(id: cover)])
        #expect(check(copy.builder, twin: twin).isEmpty)
        let id = builder.perform(.presentation, from: root, to: modal, didComplete: false)
        builder.record(.viewAdded(view: cover, superview: builder.windowID, during: id))
        let drawer = Drawn(id: cover, frame: Rectangle(x: 0, y: 200, width: 390, height: 644))
        builder.snapshot(chain: [root], views: [root.drawn(), drawer])
        #expect(check(builder, twin: twin).isEmpty)
    }

    @Test("A cover that the twin has as well was meant")
    mutating func meant() {
        let id = builder.perform(.presentation, from: root, to: modal)
        builder.record(.viewAdded(view: cover, superview: builder.windowID, during: id))
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn(), Drawn(id: cover)])
        #expect(check(builder, twin: builder.twin()).isEmpty)
        var bare = builder.twin()
        bare.restSnapshots = [0, 0]
        #expect(check(builder, twin: bare).isEmpty, "a twin with other controllers cannot be compared")
    }

    @Test("A clear or see-through cover covers nothing")
    mutating func clearCover() {
        let twin = builder.twin()
        let id = builder.perform(.presentation, from: root, to: modal, didComplete: false)
        builder.record(.viewAdded(view: cover, superview: builder.windowID, during: id))
        builder.snapshot(chain: [root], views: [root.drawn(), Drawn(id: cover, backgroundAlpha: 0.66)])
        #expect(check(builder, twin: twin).isEmpty)
    }

    @Test("A view without size whose subview can be seen is visible")
    mutating func emptyWithContent() {
        let label = Drawn(id: cover, frame: Rectangle(x: 20, y: 40, width: 100, height: 20))
        cancelPresentation([
            root.drawn {
                $0.frame = .zero
                $0.children = [label]
            }
        ])
        #expect(check(builder).isEmpty)
    }

    @Test("A peeking point of the view is enough, and so is a faint view")
    mutating func barelyVisible() {
        cancelPresentation([
            root.drawn {
                $0.frame.x = 389
                $0.alpha = 0.02
            }
        ])
        #expect(check(builder).isEmpty)
    }

    @Test("What was blank before any transition is not a transition's doing")
    func blankFromTheStart() {
        var builder = TraceBuilder()
        let root = builder.controller("RootViewController")
        let modal = builder.controller("SecondViewController")
        builder.snapshot(chain: [root], views: [])
        #expect(check(builder).isEmpty)
        _ = builder.perform(.presentation, from: root, to: modal)
        builder.snapshot(chain: [root, modal], views: [modal.drawn()])
        #expect(check(builder).isEmpty)
        _ = builder.perform(.dismissal, from: modal, to: root)
        builder.snapshot(chain: [root], views: [])
        #expect(check(builder).count == 1)
    }

    @Test("A page that fills a child without height is not told; in a child with room, or in the window, it is")
    mutating func childWithoutRoom() {
        let container = builder.object(.view, "UITransitionView")
        let flat = Rectangle(x: 0, y: 360, width: 390, height: 0)
        for (host, isTold) in [(flat, false), (TraceBuilder.screen, true), (nil, true)] as [(Rectangle?, Bool)] {
            var copy = self
            _ = copy.builder.perform(.presentation, from: root, to: modal, style: .overCurrentContext)
            let page = Drawn(
                id: container, role: .transitionContainer, frame: flat,
                children: [modal.drawn { $0.frame = flat }])
            let child = host.map { Drawn(id: cover, frame: $0, children: [page]) }
            copy.builder.snapshot(
                chain: [root, modal],
                views: child.map { child in [root.drawn { $0.children = [child] }] } ?? [root.drawn(), page])
            #expect(check(copy.builder).count == (isTold ? 1 : 0), "\(host?.height ?? -1)")
        }
    }
}
