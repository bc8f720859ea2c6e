import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("view-state-is-restored")
struct ViewStateIsRestoredTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        builder.snapshot(chain: [root], views: [root.drawn()])
    }

    private func check(_ builder: TraceBuilder, twin: Twin? = nil) -> [Violation] {
        ViewStateIsRestored.check(builder.evidence(twin: twin))
    }

    /// A presentation that is cancelled while `during` goes on, from one window to another.
    private mutating func cancelPresentation(
        before: [Drawn], after: [Drawn], loose: [Drawn] = [], chain: [Controller]? = nil, alive: [Controller] = [],
        during: (inout TraceBuilder) -> Void = { _ in }
    ) {
        let id = builder.request(.presentation, from: root, to: modal, style: .custom, byGesture: true)
        builder.snapshot(.request(id), chain: [root], views: before, loose: loose, alive: alive, open: [id])
        builder.start(id, interactive: true)
        builder.record(.interactionChanged(id, .cancelled))
        during(&builder)
        builder.complete(id, false)
        builder.snapshot(chain: chain ?? [root], views: after, loose: loose, alive: alive)
    }

    /// A finished presentation by which `changed` came to be in the window.
    private func presented(_ views: [Drawn], before: [Drawn]? = nil) -> TraceBuilder {
        var copy = builder
        if let before { copy.snapshot(chain: [root], views: before) }
        _ = copy.perform(.presentation, from: root, to: modal, style: .custom)
        copy.snapshot(chain: [root, modal], views: views)
        return copy
    }

    /// The presenter's view as a cancelled presentation leaves it, and as a finger that was down before had placed it.
    private func complaints(
        leftAt y: Double, draggedTo dragged: Double, stillDown: Bool = true, isMovedBefore: Bool = false
    ) -> [Violation] {
        var copy = self
        let finger = copy.builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        let place = { (y: Double) in [root.drawn { $0.frame = Rectangle(x: 0, y: y, width: 390, height: 844) }] }
        if isMovedBefore { copy.builder.record(.valueSet(object: root.view, .place, by: .appearance)) }
        copy.builder.record(.gesture(recognizer: finger, state: .began))
        copy.builder.record(.valueSet(object: root.view, .place, by: .gesture(finger)))
        if !stillDown { copy.builder.record(.gesture(recognizer: finger, state: .ended)) }
        copy.cancelPresentation(before: place(dragged), after: place(y))
        return copy.check(copy.builder)
    }

    @Test("Where a finger had a view at the request is no measure, but for a rest before that it came from")
    func heldAtRequest() {
        #expect(complaints(leftAt: 0, draggedTo: 20).isEmpty)
        #expect(complaints(leftAt: 0, draggedTo: 20, stillDown: false).count == 1)
        #expect(complaints(leftAt: 40, draggedTo: 20).count == 1)
        #expect(complaints(leftAt: 40, draggedTo: 20, isMovedBefore: true).isEmpty)
    }

    // MARK: Broken

    @Test("A presenter's view that stays scaled after a cancel is told, against the request")
    mutating func displaced() throws {
        cancelPresentation(
            before: [root.drawn()],
            after: [root.drawn { $0.frame = Rectangle(x: 39, y: 84.4, width: 312, height: 675.2) }])
        let violation = try #require(check(builder).first)
        #expect(violation.subject == "presentation of SecondViewController")
        #expect(violation.cause == "presenter's view is displaced after a cancel")
        #expect(violation.expected == "at the request: at (0, 0) 390 × 844")
        #expect(violation.seen == "at (39, 84.4) 312 × 675.2")
        #expect(violation.decisions.map(\.note) == ["completed with false without putting the presenter's view right"])
    }

    @Test("A view that is left out of sight is told with the line that hid it, another value without")
    mutating func hidden() {
        let rootView = root.view
        for (change, kind) in [
            ({ $0.alpha = 0 }, .viewFaded(view: rootView)), ({ $0.isHidden = true }, .viewHidden(view: rootView)),
            ({ $0.alpha = 0.5 }, .viewFaded(view: rootView)), ({ $0.zPosition = 1 }, .viewHidden(view: rootView)),
        ] as [((inout Drawn) -> Void, TraceEvent.Kind)] {
            var copy = self
            var event = -1
            copy.cancelPresentation(before: [root.drawn()], after: [root.drawn(change)]) { event = $0.record(kind) }
            let decisions = check(copy.builder).first?.decisions.map(\.decision)
            let drawn = root.drawn(change)
            #expect(decisions?.count == (drawn.alpha == 0 || drawn.isHidden ? 2 : 1))
            #expect((decisions?.first == .event(event)) == (drawn.alpha == 0 || drawn.isHidden))
        }
    }

    @Test("Each value that is left is told, the most telling first")
    mutating func values() {
        for (change, cause) in [
            ({ $0.isHidden = true }, "stays hidden"), ({ $0.alpha = 0.5 }, "has another alpha"),
            ({ $0.zPosition = 1 }, "has another zPosition"), ({ $0.hasMask = true }, "keeps its mask"),
            ({ $0.cornerRadius = 10 }, "has another corner radius"),
        ] as [((inout Drawn) -> Void, String)] {
            var copy = self
            copy.cancelPresentation(before: [root.drawn()], after: [root.drawn(change)])
            #expect(check(copy.builder).map(\.cause) == ["presenter's view \(cause) after a cancel"])
        }
    }

    @Test("A presenter's view that a cancel takes out of the window is told")
    mutating func removed() {
        cancelPresentation(before: [root.drawn()], after: [])
        #expect(check(builder).isEmpty, "a view that nothing knows any more cannot be compared")
        var copy = ViewStateIsRestoredTests()
        let id = copy.builder.request(.presentation, from: root, to: modal)
        copy.builder.snapshot(.request(id), chain: [root], views: [root.drawn()], open: [id])
        copy.builder.complete(id, false)
        copy.builder.snapshot(chain: [root], views: [], loose: [root.drawn()])
        #expect(check(copy.builder).map(\.cause) == ["presenter's view is not in the window after a cancel"])
    }

    @Test("A presented view that a finish leaves unlike the twin's is told once")
    func finishedUnlikeTwin() {
        let twin = presented([root.drawn(), modal.drawn()]).twin()
        var run = presented([root.drawn { $0.alpha = 0.4 }, modal.drawn()])
        #expect(check(run, twin: twin).map(\.cause) == ["presenter's view has another alpha after a finish"])
        run.snapshot(chain: [root, modal], views: [root.drawn { $0.alpha = 0.4 }, modal.drawn()])
        #expect(check(run, twin: twin).count == 1)
    }

    @Test("A discarded controller that is presented again brings its leftovers along")
    mutating func presentedAgain() {
        let loose = [modal.drawn { $0.alpha = 0.2 }]
        let id = builder.request(.presentation, from: root, to: modal)
        builder.snapshot(.request(id), chain: [root], views: [root.drawn()], loose: [modal.drawn()], alive: [modal])
        builder.complete(id, false)
        builder.snapshot(chain: [root], views: [root.drawn()], loose: loose, alive: [modal])
        #expect(check(builder).isEmpty)
        _ = builder.request(.presentation, from: root, to: modal)
        #expect(check(builder).map(\.cause) == ["presented view has another alpha after a cancel"])
    }

    /// A page that is presented, changed by `meanwhile`, dismissed and presented again, with `late` after the request.
    private func returned(
        meanwhile: (inout TraceBuilder) -> Void = { _ in }, late: (inout TraceBuilder) -> Void = { _ in }
    ) -> [Violation] {
        var copy = builder
        let moved = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 150)
        _ = copy.perform(.presentation, from: root, to: modal, style: .custom)
        copy.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn()])
        meanwhile(&copy)
        _ = copy.perform(.dismissal, from: modal, to: root, style: .custom)
        copy.snapshot(chain: [root], views: [root.drawn()])
        let id = copy.request(.presentation, from: root, to: modal, style: .custom)
        copy.start(id)
        late(&copy)
        copy.complete(id, true)
        copy.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn { $0.transform = moved }])
        return check(copy)
    }

    @Test("A page that is presented again under the transform with which it went is told, and not what was meant")
    func returnedUnderATransform() throws {
        let violation = try #require(returned().first)
        #expect(violation.cause == "presented again under another transform")
        #expect(violation.expected == "as presented at 0.617 s: no transform")
        #expect(violation.seen == "transform [1 0 0 1 0 150]")
        let moved = modal.drawn { $0.transform = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 150) }
        #expect(returned(meanwhile: { $0.snapshot(chain: [root, modal], views: [root.drawn(), moved]) }).isEmpty)
        #expect(returned(late: { $0.record(.touch(.began)) }).isEmpty)
        #expect(
            returned(late: { $0.record(.valueSet(object: modal.view, .transform, by: .other)) }).isEmpty)
        #expect(returned(meanwhile: { $0.record(.environment(.resized(width: 844, height: 390))) }).count == 1)
    }

    // MARK: Correct, but unusual

    @Test("What the twin shows too was meant")
    func meant() {
        let scaled = root.drawn { $0.frame = Rectangle(x: 20, y: 20, width: 350, height: 804) }
        let run = presented([scaled, modal.drawn()])
        #expect(check(run, twin: run.twin()).isEmpty)
    }

    @Test("A cancel that ends as the twin rests is left alone, even if the request saw it half way")
    mutating func requestHalfWay() {
        let twin = builder.twin()
        cancelPresentation(before: [root.drawn { $0.alpha = 0.5 }], after: [root.drawn()])
        #expect(check(builder, twin: twin).isEmpty)
        #expect(check(builder).count == 1)
    }

    @Test("A size change in between excuses every frame")
    mutating func resized() {
        let wide = Rectangle(x: 0, y: 0, width: 844, height: 390)
        cancelPresentation(
            before: [root.drawn()], after: [root.drawn { $0.frame = wide }],
            during: { $0.record(.environment(.resized(width: 844, height: 390))) })
        #expect(check(builder).isEmpty)
        var justBefore = ViewStateIsRestoredTests()
        justBefore.builder.record(.environment(.resized(width: 844, height: 390)))
        justBefore.cancelPresentation(before: [root.drawn()], after: [root.drawn { $0.frame = wide }])
        #expect(check(justBefore.builder).isEmpty)
    }

    @Test("A presenter in no window is given its place when it comes back; its alpha and transform are not")
    mutating func resizedWhileAway() {
        let wide = Rectangle(x: 0, y: 0, width: 844, height: 390)
        let turned = root.drawn { $0.frame = wide }
        var unturned = self
        unturned.cancelDismissal(leaving: turned)
        #expect(check(unturned.builder).isEmpty)
        var scaled = self
        scaled.cancelDismissal(leaving: root.drawn { $0.transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0) })
        #expect(check(scaled.builder).map(\.cause) == ["presenter's view is displaced after a cancel"])
        builder.record(.environment(.resized(width: 844, height: 390)))
        var faint = self
        cancelDismissal(leaving: turned)
        #expect(check(builder).isEmpty)
        faint.cancelDismissal(
            leaving: root.drawn {
                $0.frame = wide
                $0.alpha = 0.5
            })
        #expect(check(faint.builder).map(\.cause) == ["presenter's view has another alpha after a cancel"])
    }

    /// A cancelled dismissal from a rest with the presenter's view in no window, before and after.
    private mutating func cancelDismissal(leaving after: Drawn) {
        let before = root.drawn()
        builder.snapshot(chain: [root, modal], views: [modal.drawn()], loose: [before], alive: [root])
        builder.wait()
        let id = builder.request(.dismissal, from: modal, to: root)
        builder.snapshot(
            .request(id), chain: [root, modal], views: [modal.drawn()], loose: [before], alive: [root], open: [id])
        builder.complete(id, false)
        builder.snapshot(chain: [root, modal], views: [modal.drawn()], loose: [after], alive: [root])
    }

    @Test("A presenter that a cancelled dismissal leaves wholly hidden behind the presented view is a note")
    mutating func hiddenPresenter() {
        let id = builder.request(.dismissal, from: modal, to: root)
        builder.snapshot(.request(id), chain: [root, modal], views: [modal.drawn()], loose: [root.drawn()], open: [id])
        builder.complete(id, false)
        var seen = builder
        builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn()])
        #expect(check(builder).isEmpty)
        seen.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn { $0.frame.x = 100 }])
        #expect(
            check(seen).map(\.cause) == [
                "presented view is displaced after a cancel", "presenter's view stays in the window after a cancel",
            ])
    }

    @Test("Another transition of the same controllers, or a gesture after the end, may have written it")
    mutating func otherWriters() {
        var copy = self
        copy.cancelPresentation(
            before: [root.drawn()], after: [root.drawn { $0.alpha = 0.5 }],
            during: { builder in
                let other = builder.request(.presentation, from: self.root, to: self.modal)
                builder.complete(other, true)
            })
        #expect(check(copy.builder).isEmpty)
        let recognizer = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        let id = builder.request(.presentation, from: root, to: modal)
        builder.snapshot(.request(id), chain: [root], views: [root.drawn()], open: [id])
        builder.complete(id, false)
        builder.record(.gesture(recognizer: recognizer, state: .began))
        builder.record(.gesture(recognizer: recognizer, state: .ended))
        builder.snapshot(chain: [root], views: [root.drawn { $0.frame.x = 80 }])
        #expect(check(builder).isEmpty)
    }

    @Test("So may a transition of whatever contains them, however deep", arguments: [true, false])
    mutating func transitionOfAncestor(isAncestor: Bool) {
        var (page, stack, split) = (
            builder.controller("Page"), builder.controller("Stack"), builder.controller("Split")
        )
        let tab = builder.controller("Tab")
        page.parent = stack.id
        stack.parent = isAncestor ? split.id : root.id
        split.parent = root.id
        let id = builder.request(.pop, from: page, to: modal, byGesture: true, in: stack.id)
        builder.snapshot(
            .request(id), chain: [root], views: [root.drawn(), page.drawn()], alive: [page, stack, split], open: [id])
        let selection = builder.request(.tabSelection, from: split, to: tab, in: root.id)
        builder.complete(selection, true)
        builder.complete(id, false)
        builder.snapshot(
            chain: [root], views: [root.drawn()], loose: [page.drawn()], alive: [page, stack, split])
        #expect(check(builder).isEmpty == isAncestor)
    }

    @Test("What a later act has set before a finish the twin sets at a rest; another value counts")
    func finishedAfterAct() {
        for (value, isTold) in [(WatchedValue.alpha, false), (.transform, true)] {
            let twin = presented([root.drawn(), modal.drawn()]).twin()
            var run = builder
            let id = run.request(.presentation, from: root, to: modal, style: .custom)
            run.start(id)
            run.beginStep()
            run.record(.valueSet(object: root.view, value, by: .act))
            run.complete(id, true)
            run.snapshot(chain: [root, modal], views: [root.drawn { $0.alpha = 0.4 }, modal.drawn()])
            #expect(check(run, twin: twin).count == (isTold ? 1 : 0))
        }
    }

    @Test("A view that differed from the twin before a finish is not that transition's doing")
    func differedBefore() {
        let twin = presented([root.drawn(), modal.drawn()]).twin()
        let faint = root.drawn { $0.alpha = 0.4 }
        let run = presented([faint, modal.drawn()], before: [faint])
        #expect(check(run, twin: twin).isEmpty)
    }

    @Test("Nor is one that was so as the transition was asked for", arguments: [true, false])
    func differedAtRequest(isSame: Bool) {
        let twin = presented([root.drawn(), modal.drawn()]).twin()
        var run = builder
        let id = run.request(.presentation, from: root, to: modal, style: .custom)
        let before = root.drawn { $0.alpha = isSame ? 0.4 : 0.7 }
        run.snapshot(.request(id), chain: [root], views: [before], open: [id])
        run.start(id)
        run.complete(id, true)
        run.snapshot(chain: [root, modal], views: [root.drawn { $0.alpha = 0.4 }, modal.drawn()])
        #expect(check(run, twin: twin).isEmpty == isSame)
    }

    @Test("A twin whose own screen is blank is no measure")
    func blankTwin() {
        let twin = presented([root.drawn(), modal.drawn { $0.frame.x = -390 }]).twin()
        let run = presented([root.drawn(), modal.drawn { $0.frame.x = -39 }])
        #expect(check(run, twin: twin).isEmpty)
        #expect(check(run, twin: presented([root.drawn(), modal.drawn()]).twin()).count == 1)
    }

    @Test("Out of the window, transforms and centers are compared")
    mutating func loose() {
        let id = builder.request(.dismissal, from: modal, to: root)
        builder.snapshot(.request(id), chain: [root, modal], views: [modal.drawn()], loose: [root.drawn()], open: [id])
        builder.complete(id, false)
        let turned = root.drawn { $0.transform = Transform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 0, ty: -200) }
        builder.snapshot(chain: [root, modal], views: [modal.drawn()], loose: [turned])
        let found = check(builder)
        #expect(found.map(\.cause) == ["presenter's view is displaced after a cancel"])
        #expect(found.first?.seen.contains("transform [0.6, 0, 0, 0.6, 0, -200]") == true)
    }

    @Test("A view that was out of the window takes an earlier change of size over when it comes back, and no transform")
    mutating func resizedWhileLoose() {
        let wide = Rectangle(x: 0, y: 0, width: 844, height: 390)
        builder.record(.environment(.resized(width: 844, height: 390)))
        builder.snapshot(chain: [root, modal], views: [modal.drawn { $0.frame = wide }], loose: [root.drawn()])
        let id = builder.request(.dismissal, from: modal, to: root)
        builder.snapshot(
            .request(id), chain: [root, modal], views: [modal.drawn { $0.frame = wide }], loose: [root.drawn()],
            open: [id])
        builder.complete(id, false)
        for isTurned in [false, true] {
            var copy = builder
            let loose = root.drawn {
                $0.frame = wide
                if isTurned { $0.transform = Transform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 0, ty: 0) }
            }
            copy.snapshot(chain: [root, modal], views: [modal.drawn { $0.frame = wide }], loose: [loose])
            #expect(check(copy).isEmpty == !isTurned)
        }
    }

    @Test("What an act did to a page of a stack while a pop was cancelled is meant if the twin shows it as well")
    func pageOfStack() {
        func world(alpha: Double?, pops: Bool) -> TraceBuilder {
            var builder = TraceBuilder()
            var stack = builder.controller("UINavigationController")
            let (bottom, top) = (builder.controller("Page"), builder.controller("Page"))
            stack.holds = [bottom.id, top.id]
            stack.selected = top.id
            func shown(_ alpha: Double) -> [Drawn] {
                [stack.drawn { $0.children = [top.drawn { $0.alpha = alpha }] }]
            }
            builder.snapshot(chain: [stack], views: shown(1), alive: [bottom, top])
            if pops {
                let id = builder.request(.pop, from: top, to: bottom, byGesture: true, in: stack.id)
                builder.snapshot(.request(id), chain: [stack], views: shown(1), alive: [bottom, top], open: [id])
                builder.start(id, interactive: true)
                builder.record(.interactionChanged(id, .cancelled))
                builder.complete(id, false)
            }
            if let alpha { builder.snapshot(chain: [stack], views: shown(alpha), alive: [bottom, top]) }
            return builder
        }
        for (alpha, isTold) in [(0.6, false), (1, true)] {
            let run = world(alpha: 0.6, pops: true)
            var evidence = run.evidence(twin: world(alpha: alpha, pops: false).twin())
            evidence.counterparts = [0: 0, 2: 1]
            #expect(ViewStateIsRestored.check(evidence).count == (isTold ? 1 : 0))
        }
    }

    @Test("A stack that something else took out of the window took its page along", arguments: [false, true])
    mutating func stackTakenOut(isStackOut: Bool) {
        let split = builder.controller("Split")
        var stack = builder.controller("Stack")
        let (bottom, top) = (builder.controller("Page"), builder.controller("Page"))
        stack.holds = [bottom.id, top.id]
        let shown = split.drawn { $0.children = [stack.drawn { $0.children = [top.drawn()] }] }
        builder.snapshot(chain: [split], views: [shown], alive: [stack, bottom, top])
        let id = builder.request(.pop, from: top, to: bottom, byGesture: true, in: stack.id)
        builder.snapshot(.request(id), chain: [split], views: [shown], alive: [stack, bottom, top], open: [id])
        builder.start(id, interactive: true)
        builder.record(.interactionChanged(id, .cancelled))
        builder.complete(id, false)
        let loose = isStackOut ? stack.drawn { $0.children = [top.drawn()] } : top.drawn()
        let rest = split.drawn { $0.children = isStackOut ? [] : [stack.drawn()] }
        builder.snapshot(chain: [split], views: [rest], loose: [loose], alive: [stack, bottom, top])
        #expect(check(builder).isEmpty == isStackOut)
    }

    @Test(
        "A bar that stays away is told, but not one that an act sends away meanwhile or later",
        arguments: [nil, false, true] as [Bool?])
    mutating func bars(isActLast: Bool?) {
        let isActs = isActLast != nil
        var stack = builder.controller("Stack")
        stack.bars = [.navigationBar]
        let page = builder.controller("Page")
        builder.beginStep()
        let id = builder.request(.pop, from: page, to: modal, byGesture: true, in: stack.id)
        builder.snapshot(.request(id), chain: [stack], views: [stack.drawn(), page.drawn()], alive: [page], open: [id])
        builder.beginStep()
        if isActLast == false { builder.record(.valueSet(object: stack.id, .bars, by: .act)) }
        builder.wait(12)
        builder.record(.valueSet(object: stack.id, .bars, by: .other))
        builder.complete(id, false)
        if isActLast == true { builder.record(.valueSet(object: stack.id, .bars, by: .act)) }
        stack.bars = []
        builder.snapshot(chain: [stack], views: [stack.drawn(), page.drawn()], alive: [page])
        #expect(check(builder).map(\.cause) == (isActs ? [] : ["the navigation bar stays hidden after a cancel"]))
    }

    @Test(
        "Not one that a later gesture changes, or one that has not asked, nor what is as at the rest before",
        arguments: [false, true], [false, true])
    func barsByFinger(isLater: Bool, isAsBefore: Bool) {
        for asks in [false, true] {
            var builder = builder
            var stack = builder.controller("Stack")
            stack.bars = [.navigationBar]
            let (page, finger) = (builder.controller("Page"), ObjectID(rawValue: 99))
            (stack.holds, stack.selected) = ([page.id], page.id)
            let views = [stack.drawn(), page.drawn()]
            builder.snapshot(chain: [stack], views: views, alive: [page])
            if !isAsBefore { stack.bars = [.navigationBar, .toolbar] }
            if !isLater { builder.record(.gesture(recognizer: finger, state: .began)) }
            if isAsBefore { stack.bars = [] }
            let id = builder.request(.pop, from: page, to: modal, byGesture: asks, in: stack.id)
            builder.snapshot(.request(id), chain: [stack], views: views, alive: [page], open: [id])
            builder.start(id, interactive: true)
            if isLater { builder.record(.gesture(recognizer: finger, state: .ended)) }
            builder.record(.valueSet(object: stack.id, .bars, by: .gesture(finger)))
            builder.record(.valueSet(object: stack.id, .bars, by: .appearance))
            builder.complete(id, false)
            stack.bars = isAsBefore ? [.navigationBar] : []
            builder.snapshot(chain: [stack], views: views, alive: [page])
            #expect(check(builder).count == (asks && !isLater && !isAsBefore ? 1 : 0))
        }
    }

    @Test("What a later act has set while the transition was open stays; what the request's own step set does not")
    mutating func setByAct() {
        let view = root.view
        for (value, isLater, isTold) in [
            (WatchedValue.alpha, true, false), (.alpha, false, true), (.visibility, true, true),
        ] {
            var copy = self
            copy.builder.beginStep()
            copy.cancelPresentation(before: [root.drawn()], after: [root.drawn { $0.alpha = 0.6 }]) { builder in
                if isLater { builder.beginStep() }
                builder.record(.valueSet(object: view, value, by: .act))
            }
            #expect(check(copy.builder).count == (isTold ? 1 : 0))
        }
    }
}
