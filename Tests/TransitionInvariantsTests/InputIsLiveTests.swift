import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("input-is-live")
struct InputIsLiveTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let cover: ObjectID
    let twin: Twin

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        cover = builder.object(.view, "DimmingView")
        builder.snapshot(chain: [root], views: [root.drawn()], hits: Self.all(root.view))
        twin = builder.twin()
    }

    private static func all(_ view: ObjectID) -> [ObjectID] { Snapshot.touchGrid.map { _ in view } }

    private func check(_ twin: Twin?) -> [Violation] { InputIsLive.check(builder.evidence(twin: twin)) }

    /// A cancelled presentation that finds `before` and leaves `after` in the window.
    private mutating func cancel(
        before: [Drawn]? = nil, leaving after: [Drawn], hits: [ObjectID], ignoresTouches: Bool = false
    ) {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.snapshot(.request(id), chain: [root], views: before ?? [root.drawn()])
        builder.start(id, interactive: true)
        builder.record(.viewAdded(view: cover, superview: builder.windowID, during: id))
        builder.complete(id, false)
        builder.snapshot(chain: [root], views: after, hits: hits, ignoresTouches: ignoresTouches)
    }

    private var off: Drawn { root.drawn { $0.isUserInteractionEnabled = false } }
    private var glass: Drawn { Drawn(id: cover, backgroundAlpha: 0) }

    @Test("Interaction that a cancel leaves off is told, with the completion that left it")
    mutating func turnedOff() throws {
        cancel(leaving: [off], hits: Self.all(builder.windowID))
        let violation = try #require(check(twin).first)
        #expect(
            violation.identity.words
                == "input-is-live · presentation of SecondViewController · interaction is off on the view of "
                + "FirstViewController")
        #expect(violation.seen.hasSuffix("12 of 12 points of the window no longer reach it"))
        #expect(violation.decisions.map(\.note) == ["completed with false, leaving it so"])
    }

    @Test("Interaction that was off at the request is not the transition's doing")
    mutating func offBefore() {
        cancel(before: [off], leaving: [off], hits: Self.all(builder.windowID))
        #expect(check(twin).isEmpty)
    }

    @Test("Interaction that an act of the app turned off in the meantime is not the transition's doing")
    mutating func turnedOffByAct() {
        builder.record(.interactionTurnedOff(view: root.view))
        cancel(leaving: [off], hits: Self.all(builder.windowID))
        #expect(check(twin).isEmpty)
    }

    /// What is told of a view in front that came after a cancelled presentation.
    private mutating func complaintsOfLaterCover(framesLater: Int, byFinger: Bool) -> [Violation] {
        let id = builder.request(.presentation, from: root, to: modal)
        builder.snapshot(.request(id), chain: [root], views: [root.drawn()])
        builder.start(id, interactive: true)
        builder.complete(id, false)
        builder.wait(framesLater)
        if byFinger { builder.record(.touch(.ended)) }
        builder.record(.viewAdded(view: cover, superview: builder.windowID, during: nil))
        builder.snapshot(chain: [root], views: [root.drawn(), glass], hits: Self.all(cover))
        return check(twin)
    }

    @Test("A view that a finger had the app add after the transition is not its doing, and one of its end is")
    mutating func coveredLater() {
        var copies = (self, self, self)
        #expect(copies.0.complaintsOfLaterCover(framesLater: 1, byFinger: true).isEmpty)
        #expect(copies.1.complaintsOfLaterCover(framesLater: 1, byFinger: false).count == 1)
        #expect(copies.2.complaintsOfLaterCover(framesLater: 0, byFinger: true).count == 1)
    }

    @Test("A transparent view that is left in front of a part is told, with who put it there")
    mutating func covered() throws {
        var hits = Self.all(root.view)
        hits[4] = cover
        cancel(leaving: [root.drawn(), glass], hits: hits)
        let violation = try #require(check(twin).first)
        #expect(violation.cause == "DimmingView takes the touches")
        #expect(violation.seen.contains("1 of 12 points"))
        #expect(violation.decisions.first?.note == "put it in front")
    }

    @Test("The top that was taken out of what now lies in front of it is told, with who did so")
    mutating func takenOut() throws {
        let inside = Drawn(id: cover, backgroundAlpha: 0, children: [root.drawn()])
        let id = builder.request(.presentation, from: root, to: modal)
        builder.snapshot(.request(id), chain: [root], views: [inside])
        builder.start(id, interactive: true)
        builder.record(.viewAdded(view: root.view, superview: builder.windowID, during: id))
        builder.complete(id, false)
        builder.snapshot(chain: [root], views: [root.drawn(), glass], hits: Self.all(cover))
        let violation = try #require(check(twin).first)
        #expect(violation.cause == "the view of FirstViewController was taken out of DimmingView")
        #expect(violation.decisions.first?.note == "put it elsewhere")
    }

    @Test("A view in front that lets touches through, or was there before, is left alone")
    mutating func through() {
        cancel(leaving: [root.drawn(), glass], hits: Self.all(root.view))
        #expect(check(twin).isEmpty)
        cancel(before: [root.drawn(), glass], leaving: [root.drawn(), glass], hits: Self.all(cover))
        #expect(check(twin).isEmpty)
    }

    @Test("What takes touches in the twin as well is left alone")
    mutating func twinToo() {
        cancel(leaving: [root.drawn(), glass], hits: Self.all(cover))
        var other = TraceBuilder()
        let controller = other.controller("FirstViewController")
        let dimming = other.object(.view, "DimmingView")
        other.snapshot(chain: [controller], views: [controller.drawn()], hits: Self.all(dimming))
        #expect(check(other.twin()).isEmpty)
        #expect(!check(twin).isEmpty)
        #expect(check(nil).isEmpty)
    }

    @Test("A touch in a subview of the top reaches it")
    mutating func inside() {
        let button = builder.object(.view, "UIButton")
        let view = root.drawn { $0.children = [Drawn(id: button)] }
        cancel(leaving: [view], hits: Self.all(button))
        #expect(check(twin).isEmpty)
    }

    @Test("Interaction events that are still ignored are told")
    mutating func ignored() {
        cancel(leaving: [root.drawn()], hits: Self.all(root.view), ignoresTouches: true)
        #expect(check(twin).map(\.cause) == ["interaction events are still ignored"])
    }

    @Test("A recognizer that the transition leaves off is told; one that was off before is left alone")
    mutating func recognizers() {
        let idle = root.drawn {
            $0.recognizerCount = 2
            $0.disabledRecognizerCount = 1
        }
        cancel(before: [idle], leaving: [idle], hits: Self.all(root.view))
        #expect(check(twin).isEmpty)
        cancel(leaving: [idle], hits: Self.all(root.view))
        #expect(check(twin).map(\.cause) == ["gesture recognizers are off on the view of FirstViewController"])
    }

    @Test("Where the code turned recognizers or scrolling off is told first, and which of the two it was")
    mutating func turnedOffWhere() throws {
        let idle = root.drawn {
            $0.recognizerCount = 2
            $0.disabledRecognizerCount = 1
        }
        for (value, cause) in [(WatchedValue.recognizers, "gesture recognizers are"), (.scrolling, "scrolling is")] {
            var copy = self
            let finger = copy.builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
            // It drives nothing: nothing is told by what was seen inside the page alone.
            let set = copy.builder.record(.valueSet(object: root.view, value, by: .gesture(finger)))
            copy.cancel(leaving: [idle], hits: Self.all(root.view))
            let violation = try #require(copy.check(twin).first)
            #expect(violation.cause == "\(cause) off on the view of FirstViewController")
            #expect(violation.decisions.first == DecisionNote(.event(set), "turned it off"))
        }
    }

    @Test("What a gesture turns off and a cancel leaves off is told; not so where another page has come since")
    mutating func turnedOffInside() {
        for isFollowed in [false, true] {
            var copy = self
            let id = copy.builder.request(.presentation, from: root, to: modal)
            copy.builder.snapshot(.request(id), chain: [root], views: [root.drawn()])
            copy.builder.start(id, interactive: true)
            copy.builder.record(.valueSet(object: root.view, .interaction, by: .other))
            copy.builder.complete(id, false)
            if isFollowed { _ = copy.builder.perform(.presentation, from: root, to: modal) }
            copy.builder.snapshot(
                chain: isFollowed ? [root, modal] : [root], views: isFollowed ? [off, modal.drawn()] : [off],
                hits: Self.all(isFollowed ? modal.view : builder.windowID))
            let told = copy.check(nil).map(\.cause)
            #expect(told == (isFollowed ? [] : ["interaction is off on the view of FirstViewController"]))
        }
    }

    @Test("What a drag turns off before the request is the transition's doing only if that drag has asked for it")
    func turnedOffByDrag() {
        for asks in [true, false] {
            var builder = builder
            let finger = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
            builder.record(.gesture(recognizer: finger, state: .began))
            builder.record(.valueSet(object: root.view, .interaction, by: .gesture(finger)))
            let id = builder.request(.presentation, from: root, to: modal, byGesture: asks)
            builder.snapshot(.request(id), chain: [root], views: [off])
            builder.start(id, interactive: true)
            builder.complete(id, false)
            builder.snapshot(chain: [root], views: [off], hits: Self.all(builder.windowID))
            let told = InputIsLive.check(builder.evidence()).map(\.cause)
            #expect(told == (asks ? ["interaction is off on the view of FirstViewController"] : []))
        }
    }

    @Test("A control that a transition switches off, and a cancel leaves off, is told; one that an act does is not")
    mutating func switchedOff() {
        let button = builder.object(.view, "UIButton")
        func page(_ unusual: [UnusualValue]) -> Drawn {
            root.drawn { $0.children = [Drawn(id: button, unusual: unusual)] }
        }
        for writer in [ValueWriter.other, .act] {
            var copy = self
            copy.builder.snapshot(chain: [root], views: [page([])], hits: Self.all(root.view))
            let id = copy.builder.request(.presentation, from: root, to: modal)
            copy.builder.snapshot(.request(id), chain: [root], views: [page([])])
            copy.builder.start(id, interactive: true)
            copy.builder.record(.valueSet(object: button, .enabled, by: writer))
            copy.builder.complete(id, false)
            copy.builder.snapshot(
                chain: [root], views: [page([UnusualValue(.enabled)])], hits: Self.all(root.view))
            #expect(copy.check(nil).map(\.cause) == (writer == .act ? [] : ["UIButton is not enabled"]))
        }
    }

    @Test("A top of the same class that lies on another stack is not the twin's")
    mutating func otherStack() {
        func twin(_ count: Int) -> Twin {
            var other = TraceBuilder()
            var stack = other.controller("FirstViewController")
            let pages = (0..<count).map { _ in other.controller("Page") }
            stack.holds = pages.map(\.id)
            other.snapshot(chain: [stack], views: [stack.drawn()], alive: pages, hits: Self.all(stack.view))
            return other.twin()
        }
        cancel(leaving: [off], hits: Self.all(builder.windowID))
        #expect(check(twin(0)).count == 1)
        #expect(check(twin(1)).isEmpty)
    }

    @Test("A rest without a transition before it, another top and an exception are not judged")
    mutating func notJudged() {
        builder.snapshot(chain: [root], views: [off], hits: Self.all(builder.windowID))
        #expect(check(twin).isEmpty)
        cancel(leaving: [off], hits: Self.all(builder.windowID))
        var other = TraceBuilder()
        let controller = other.controller("OtherViewController")
        other.snapshot(chain: [controller], views: [controller.drawn()], hits: Self.all(controller.view))
        #expect(check(other.twin()).isEmpty)
        builder.diagnose(.exception, "NSInvalidArgumentException", "dead")
        #expect(check(twin).isEmpty)
    }
}
