import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("What a cancel does not bring back beside the pages' own views")
struct ChangedContentTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let picture: ObjectID
    let shade: ObjectID
    let finger: ObjectID

    init() {
        root = builder.controller("AlbumViewController")
        modal = builder.controller("PhotoViewController")
        picture = builder.object(.view, "UIImageView")
        shade = builder.object(.view, "ShadeView")
        finger = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
    }

    /// What is set, and by whom, relative to the request.
    private enum Writing {
        case within(ValueWriter)
        case inGestureBefore
        case nowhere
    }

    /// A dismissal of a page with a picture that is taken back, and what is told of its end.
    private func complaints(
        _ value: WatchedValue = .alpha, _ writing: Writing = .within(.other), isSeen: Bool = true,
        isResized: Bool = false, before change: (inout Drawn) -> Void = { _ in }, after: (inout Drawn) -> Void
    ) -> [Violation] {
        var builder = builder
        if isResized { builder.record(.environment(.resized(width: 844, height: 390))) }
        func page(_ change: (inout Drawn) -> Void) -> Drawn {
            var drawn = Drawn(id: picture)
            change(&drawn)
            return modal.drawn { $0.children = [drawn] }
        }
        func snapshot(_ reason: Snapshot.Reason, _ page: Drawn, open: [TransitionID] = []) {
            builder.snapshot(
                reason, chain: [root, modal], views: isSeen ? [page] : [], loose: isSeen ? [] : [page], open: open)
        }
        snapshot(.rest, page { _ in })
        builder.record(.gesture(recognizer: finger, state: .began))
        if case .inGestureBefore = writing {
            builder.record(.valueSet(object: picture, value, by: .gesture(finger)))
        }
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: true)
        snapshot(.request(id), page(change), open: [id])
        builder.start(id, interactive: true)
        if case .within(let writer) = writing { builder.record(.valueSet(object: picture, value, by: writer)) }
        builder.record(.gesture(recognizer: finger, state: .ended))
        builder.record(.interactionChanged(id, .cancelled))
        builder.complete(id, false)
        snapshot(.rest, page(after))
        return ViewStateIsRestored.check(builder.evidence())
    }

    @Test("A button that showed the finger at the request, and is as at the rest before, is left alone")
    func asAtTheRestBefore() {
        #expect(complaints(before: { $0.alpha = 0.5 }, after: { _ in }).isEmpty)
        #expect(complaints(before: { $0.alpha = 0.5 }, after: { $0.alpha = 0.7 }).count == 1)
    }

    @Test("A picture that stays transparent, moved or masked is told, with who changed it")
    func changed() throws {
        let violation = try #require(complaints { $0.alpha = 0 }.first)
        #expect(
            violation.identity.words
                == "view-state-is-restored · dismissal of PhotoViewController · UIImageView in the view of "
                + "PhotoViewController stays transparent after a cancel")
        #expect(violation.decisions.map(\.note) == ["changed it", "completed with false, leaving it so"])
        #expect(complaints(.place) { $0.frame = Rectangle(x: 9, y: 9, width: 9, height: 9) }.count == 1)
        #expect(complaints(.cornerRadius) { $0.cornerRadius = 8 }.count == 1)
    }

    @Test("What stays transparent is told by the number, which reports round")
    func faint() throws {
        func told(_ alpha: Double) throws -> Violation { try #require(complaints { $0.alpha = alpha }.first) }
        let faint = try told(0.008)
        #expect(faint.seen == "alpha 0.01" && faint.identity.cause.code == "stays-transparent-inside")
        #expect(try told(0.02).identity.cause.code == "alpha-inside")
    }

    @Test("So is one that the driving gesture had changed before it asked")
    func gesture() {
        #expect(complaints(.alpha, .inGestureBefore, before: { $0.alpha = 0 }, after: { $0.alpha = 0 }).count == 1)
    }

    /// How often the picture is told after a dismissal that is asked for between two lists of events, and taken back.
    ///
    /// - Parameter frames: How many pass before each of the first events.
    private func count(
        _ before: [TraceEvent.Kind], every frames: Int = 1, byGesture: Bool = true,
        _ meanwhile: [TraceEvent.Kind] = []
    ) -> Int {
        var builder = builder
        func page(_ alpha: Double) -> Drawn { modal.drawn { $0.children = [Drawn(id: picture, alpha: alpha)] } }
        builder.snapshot(chain: [root, modal], views: [page(1)])
        for event in before {
            builder.wait(frames)
            builder.record(event)
        }
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: byGesture)
        builder.snapshot(.request(id), chain: [root, modal], views: [page(0.8)], open: [id])
        builder.start(id, interactive: true)
        for event in meanwhile { builder.record(event) }
        builder.complete(id, false)
        builder.snapshot(chain: [root, modal], views: [page(0.5)])
        return ViewStateIsRestored.check(builder.evidence()).count
    }

    @Test("Of several gestures only the one that asked has to put back what it has changed, and only since it began")
    func gestureThatAsked() {
        func gesture(_ recognizer: ObjectID, _ state: GestureState) -> TraceEvent.Kind {
            .gesture(recognizer: recognizer, state: state)
        }
        let other = ObjectID(rawValue: 99)
        let began = gesture(finger, .began)
        let dragged = TraceEvent.Kind.valueSet(object: picture, .alpha, by: .gesture(finger))
        #expect(count([gesture(other, .began), began], [dragged]) == 1)
        #expect(count([gesture(other, .began), began, dragged, gesture(finger, .changed)]) == 1)
        // Two recognizers of one finger begin at once, and the first asks.
        #expect(count([began, gesture(other, .began)], every: 0, [dragged]) == 1)
        // Another finger drags a part of the page while this one asks.
        #expect(count([began, gesture(other, .began)], [dragged]) == 0)
        #expect(count([began, dragged, gesture(other, .began)]) == 0)
        #expect(count([began, gesture(other, .ended)], [dragged]) == 0)
        // A button asks under a finger that drags.
        #expect(count([began], byGesture: false, [dragged]) == 0)
        // It has dragged before, and let go.
        #expect(count([began, dragged, gesture(finger, .ended), began]) == 0)
        #expect(count([began, dragged, gesture(finger, .ended)]) == 0)
    }

    @Test("What came back, what nobody was seen to set, another's gesture and preparations out of sight are left alone")
    func leftAlone() {
        #expect(complaints { _ in }.isEmpty)
        #expect(complaints(.alpha, .nowhere) { $0.alpha = 0 }.isEmpty)
        #expect(complaints(.alpha, .within(.gesture(ObjectID(rawValue: 99)))) { $0.alpha = 0 }.isEmpty)
        #expect(complaints(.zPosition) { $0.alpha = 0 }.isEmpty)
        #expect(complaints(.alpha, .within(.appearance), isSeen: false) { $0.alpha = 0 }.isEmpty)
        #expect(complaints(.alpha, .within(.appearance)) { $0.alpha = 0 }.count == 1)
    }

    @Test("A place that layout gives late, after a change of size, to what was in no window is left alone")
    func learntLate() {
        func isTold(_ value: WatchedValue, isSeen: Bool, isResized: Bool) -> Bool {
            !complaints(value, isSeen: isSeen, isResized: isResized) {
                $0.frame = Rectangle(x: 9, y: 9, width: 9, height: 9)
                if value == .transform { $0.transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0) }
            }.isEmpty
        }
        #expect(!isTold(.place, isSeen: false, isResized: true))
        #expect(isTold(.place, isSeen: false, isResized: false))
        #expect(isTold(.place, isSeen: true, isResized: true))
        #expect(isTold(.transform, isSeen: false, isResized: true))
    }

    @Test("A shadow, a tint, a background, an ended animation or another offset that stays is told as well")
    func details() throws {
        let shadow = UnusualValue(.shadow, [0.5, 20, 0, -3])
        let told = try #require(complaints(.shadow) { $0.unusual = [shadow] }.first)
        #expect(told.cause == "UIImageView in the view of PhotoViewController keeps a shadow after a cancel")
        #expect(told.expected == "as before: no shadow")
        #expect(told.seen == "shadow of opacity 0.5, radius 20, offset (0, -3)")
        let fainter = UnusualValue(.shadow, [0.2, 20, 0, -3])
        #expect(complaints(.shadow, before: { $0.unusual = [shadow] }, after: { $0.unusual = [fainter] }).count == 1)
        #expect(complaints(.tintMode) { $0.unusual = [UnusualValue(.tintMode, [2])] }.count == 1)
        #expect(complaints(.background) { $0.background = 0xFF }.count == 1)
        #expect(complaints(.offset) { $0.offset.x = 300 }.count == 1)
        let kept = UnusualValue(.keptAnimation, [1, 0])
        #expect(complaints(.keptAnimation) { $0.unusual = [kept] }.count == 1)
    }

    @Test("What nobody was seen to set, UIKit removes or an appearance callback paints, is left alone")
    func detailsLeftAlone() {
        #expect(complaints(.shadow) { $0.background = 0xFF }.isEmpty)
        #expect(complaints(.background, .within(.appearance)) { $0.background = 0xFF }.isEmpty)
        #expect(complaints(.background, .within(.act)) { $0.background = 0xFF }.isEmpty)
        #expect(complaints(.offset, isSeen: false) { $0.offset.x = 300 }.isEmpty)
        let kept = UnusualValue(.keptAnimation, [1, 0])
        #expect(complaints(.keptAnimation, before: { $0.unusual = [kept] }, after: { _ in }).isEmpty)
    }

    /// What is told of a dismissal that is taken back, of what its code sets and how pages and window are drawn then.
    private func complaints(
        setting value: WatchedValue, of view: ObjectID, by writers: [ValueWriter] = [.other],
        page: (inout Drawn) -> Void = { _ in }, presenter: (inout Drawn) -> Void = { _ in },
        window: UInt32 = 0
    ) -> [String] {
        var builder = builder
        let before = [root.drawn(), modal.drawn()]
        builder.snapshot(chain: [root, modal], views: before)
        let id = builder.request(.dismissal, from: modal, to: root, byGesture: true)
        builder.snapshot(.request(id), chain: [root, modal], views: before, open: [id])
        builder.start(id, interactive: true)
        for writer in writers { builder.record(.valueSet(object: view, value, by: writer)) }
        builder.complete(id, false)
        builder.snapshot(
            chain: [root, modal], views: [root.drawn(presenter), modal.drawn(page)], windowBackground: window)
        return ViewStateIsRestored.check(builder.evidence()).map(\.cause)
    }

    @Test("A page's own insets, background and offset are told, and so is what is left on the window")
    func pageAndWindow() {
        #expect(
            complaints(setting: .safeArea, of: modal.view) { $0.unusual = [UnusualValue(.safeArea, [60, 0, 0, 0])] }
                == ["presented view has other additionalSafeAreaInsets after a cancel"])
        #expect(
            complaints(setting: .background, of: modal.view) { $0.background = 0xFF }
                == ["the view of PhotoViewController has another background after a cancel"])
        #expect(
            complaints(setting: .offset, of: modal.view) { $0.offset.y = 90 }
                == ["the view of PhotoViewController is scrolled elsewhere after a cancel"])
        #expect(
            complaints(setting: .background, of: builder.windowID, window: 0xFF)
                == ["the window has another background after a cancel"])
    }

    @Test("What a finger scrolled as well, and a list that scrolls behind the page, is left alone")
    func scrolledOtherwise() {
        #expect(complaints(setting: .offset, of: modal.view, by: [.act, .other]) { $0.offset.y = 90 }.isEmpty)
        #expect(complaints(setting: .offset, of: root.view, presenter: { $0.offset.y = 90 }).isEmpty)
    }

    /// A dismissal that is taken back, with a shade behind the page.
    private func lost(after: [Drawn], stays: Bool = true) -> [Violation] {
        var builder = builder
        let holder = builder.object(.view, "UITransitionView")
        func container(_ children: [Drawn]) -> Drawn {
            Drawn(id: holder, role: .transitionContainer, children: children)
        }
        let before = [root.drawn(), container([Drawn(id: shade, alpha: 0.5), modal.drawn()])]
        builder.snapshot(chain: [root, modal], views: before)
        let id = builder.request(.dismissal, from: modal, to: root, style: .custom, byGesture: true)
        builder.snapshot(.request(id), chain: [root, modal], views: before, open: [id])
        builder.start(id, interactive: true)
        builder.record(.viewRemoved(view: shade, superview: holder, during: id))
        builder.complete(id, !stays)
        builder.snapshot(chain: [root, modal], views: [root.drawn(), container(after)])
        return ViewStateIsRestored.check(builder.evidence())
    }

    @Test("A shade that a dismissal took away for good is told when the dismissal is taken back")
    func shadeIsGone() throws {
        let violation = try #require(lost(after: [modal.drawn()]).first)
        #expect(violation.identity.causeWords == "ShadeView beside the page is not in the window after a cancel")
        #expect(violation.decisions.map(\.note) == ["took it away"])
        #expect(
            lost(after: [Drawn(id: shade, alpha: 0), modal.drawn()]).first?.identity.causeWords
                == "ShadeView beside the page stays transparent after a cancel")
        #expect(lost(after: [Drawn(id: shade, alpha: 0.4), modal.drawn()]).isEmpty)
        #expect(lost(after: [modal.drawn()], stays: false).isEmpty)
    }
}
