import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("nothing-flashes")
struct NothingFlashesTests {
    /// A dismissal whose page is seen, picture by picture, in these parts of the screen; nil for not at all.
    private func complaints(
        _ parts: [(frame: Int, part: Double?)], endsAfter last: Int, gestureBefore gesture: Int? = nil,
        movedBefore move: Int? = nil, resizedBefore resize: Int? = nil, isOthers: Bool = false,
        setBefore act: Int? = nil, setInOwnStep: Bool = false, hasOwnAnimator: Bool = false,
        letGoBefore release: Int? = nil, endingGestureBefore ending: (index: Int, isTap: Bool)? = nil,
        uncovered: Double = 1
    ) -> [Violation] {
        var builder = TraceBuilder()
        let root = builder.controller("RootViewController")
        let modal = builder.controller("ModalViewController")
        let finger = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        let page = builder.controller("PageViewController")
        builder.snapshot(chain: [root, modal], views: [modal.drawn()])
        if isOthers {
            _ = builder.perform(.push, from: root, to: page)
            builder.snapshot(chain: [root, modal], views: [page.drawn(), modal.drawn()], alive: [page])
        }
        let id = builder.request(.dismissal, from: modal, to: root, style: .fullScreen)
        builder.snapshot(.request(id), chain: [root, modal], views: [modal.drawn()], open: [id])
        if setInOwnStep { builder.record(.valueSet(object: root.view, .alpha, by: .act)) }
        if hasOwnAnimator {
            let animator = builder.object(.animator, "HideAnimator")
            builder.record(.animatorAsked(id, delegate: modal.id, answer: animator))
        }
        builder.start(id)
        var film: [ShownFrame] = []
        for (index, picture) in parts.enumerated() {
            builder.wait(picture.frame - builder.frame)
            if index == gesture { builder.record(.gesture(recognizer: finger, state: .changed)) }
            if index == release {
                builder.record(.gesture(recognizer: finger, state: .ended))
                builder.record(.interactionChanged(id, .cancelled))
            }
            if let ending, index == ending.index {
                if !ending.isTap { builder.record(.gesture(recognizer: finger, state: .began)) }
                builder.record(.gesture(recognizer: finger, state: .ended))
            }
            if index == resize { builder.record(.environment(.resized(width: 844, height: 390))) }
            if index == act {
                builder.beginStep()
                builder.record(.valueSet(object: root.view, .alpha, by: .act))
            }
            if index == last { builder.complete(id, true) }
            let screen = TraceBuilder.screen
            let views = picture.part.map { part in
                let frame = Rectangle(x: 0, y: 0, width: screen.width * part, height: screen.height)
                let shown = isOthers ? page.view : modal.view
                return [ShownView(id: shown, frame: frame, alpha: 1, area: frame.width * frame.height * uncovered)]
            }
            film.append(
                ShownFrame(
                    time: VirtualTime(frame: builder.frame), eventCount: builder.trace.events.count,
                    views: views ?? [], isByHand: index == move))
        }
        if parts.count <= last { builder.complete(id, true) }
        var evidence = builder.evidence()
        evidence.trace.film = film
        return NothingFlashes.check(evidence)
    }

    @Test("A page that is out, and seen again for two frames before it goes, is told with both")
    func flash() throws {
        let pictures: [(frame: Int, part: Double?)] = [(1, 1), (18, 0.1), (19, 1), (20, 1), (21, nil)]
        let violation = try #require(complaints(pictures, endsAfter: 4).first)
        #expect(
            violation.identity.words
                == "nothing-flashes · dismissal of ModalViewController · the view of ModalViewController flashes")
        #expect(violation.seen == "(0, 0) 390 × 844, alpha 1 from 0.317 s to 0.350 s")
        #expect(violation.expected == "(0, 0) 39 × 844, alpha 1 before, not seen after")
    }

    @Test("The remedy speaks of the animation only where it is the app's own, whatever the request's own act has set")
    func ownAnimation() {
        let pictures: [(frame: Int, part: Double?)] = [(1, 1), (18, 0.1), (19, 1), (20, 1), (21, nil)]
        for isOwn in [false, true] {
            let found = complaints(pictures, endsAfter: 4, setInOwnStep: true, hasOwnAnimator: isOwn)
            #expect(found.count == 1 && (found[0].remedy != TransitionHistory.remedyBesideUIKit) == isOwn)
        }
    }

    @Test("A page that is gone for a frame and comes back blinks")
    func blink() throws {
        let pictures: [(frame: Int, part: Double?)] = [(1, 1), (2, 1), (3, nil), (4, 1), (18, 0.1)]
        let violation = try #require(complaints(pictures, endsAfter: 9).first)
        #expect(violation.identity.causeWords == "the view of ModalViewController blinks")
    }

    @Test("Of a page that is almost covered, little comes and goes")
    func almostCovered() {
        let pictures: [(frame: Int, part: Double?)] = [(1, 0.3), (2, nil), (3, 0.3), (18, 0.3)]
        #expect(complaints(pictures, endsAfter: 9).count == 1)
        #expect(complaints(pictures, endsAfter: 9, uncovered: 0.6).count == 1)
        #expect(complaints(pictures, endsAfter: 9, uncovered: 0.1).isEmpty)
    }

    @Test("A page that is set to the other end as the hand lets go, and put back with the end, is told")
    func setAsHandLetsGo() {
        // It is gone for two frames between a finger's 0.7 and the place from which it came.
        let pictures: [(frame: Int, part: Double?)] = [(1, 0.7), (2, 0.7), (3, nil), (4, nil), (5, 1)]
        #expect(complaints(pictures, endsAfter: 4, letGoBefore: 2).count == 1)
        // The finger moved in the same turn.
        #expect(complaints(pictures, endsAfter: 4, movedBefore: 2, letGoBefore: 2).isEmpty)
        #expect(complaints(pictures, endsAfter: 4, gestureBefore: 2, letGoBefore: 2).isEmpty)
        // What an animation has just begun to show, a hand takes back.
        #expect(complaints([(1, 0.1), (2, 0.1), (3, 1), (4, 0.1)], endsAfter: 9, letGoBefore: 3).isEmpty)
        #expect(complaints([(1, 0.1), (2, 0.1), (3, 1), (4, 0.1)], endsAfter: 9).count == 1)
        // Let go, it is put back at once.
        #expect(complaints([(1, 0.7), (2, 0.7), (3, 1), (4, 1)], endsAfter: 2, letGoBefore: 2).isEmpty)
    }

    @Test("What a hand has moved may go back at once when it lets go, whatever runs; a tap has moved nothing")
    func movedAndLetGo() {
        let pictures: [(frame: Int, part: Double?)] = [(1, 1), (2, 0.7), (3, 1), (4, 1)]
        #expect(complaints(pictures, endsAfter: 9, endingGestureBefore: (1, isTap: false)).isEmpty)
        #expect(complaints(pictures, endsAfter: 9, endingGestureBefore: (1, isTap: true)).count == 1)
        #expect(complaints(pictures, endsAfter: 9, gestureBefore: 1).count == 1)
    }

    @Test("A small view flashes by its own measure, and one of less than a hundredth of the window never")
    func small() {
        #expect(complaints([(1, 0.01), (18, 0.01), (19, 0.05), (20, 0.05), (21, 0.01)], endsAfter: 9).count == 1)
        #expect(complaints([(1, 0.01), (18, 0.03), (19, 0.05), (20, 0.05), (21, 0.03)], endsAfter: 9).isEmpty)
        #expect(complaints([(1, nil), (18, nil), (19, 0.009), (20, 0.009), (21, nil)], endsAfter: 9).isEmpty)
    }

    @Test("What moves on, stays, lasts, or is explained on both sides is left alone")
    func leftAlone() {
        // On its way out.
        #expect(complaints([(1, 1), (18, 0.1), (19, nil)], endsAfter: 2).isEmpty)
        // In three frames.
        #expect(complaints([(1, 1), (2, 0.7), (3, 0.4), (4, nil)], endsAfter: 3).isEmpty)
        // For longer than a flash.
        #expect(complaints([(1, 1), (18, 0.1), (19, 1), (40, 1), (41, nil)], endsAfter: 4).isEmpty)
        // A finger brought it, and the end took it away.
        let pictures: [(frame: Int, part: Double?)] = [(1, 1), (18, 0.1), (19, 1), (20, 1), (21, nil)]
        #expect(complaints(pictures, endsAfter: 4, gestureBefore: 2).isEmpty)
        #expect(complaints(pictures, endsAfter: 4, movedBefore: 2).isEmpty)
        // A page that only another transition moves.
        #expect(complaints(pictures, endsAfter: 4, isOthers: true).isEmpty)
        // An act that makes what is in front transparent.
        #expect(complaints(pictures, endsAfter: 4, setBefore: 1).isEmpty)
        // Another window.
        #expect(complaints(pictures, endsAfter: 4, resizedBefore: 1).isEmpty)
        // A little more than before, for a moment.
        #expect(complaints([(1, 1), (18, 0.1), (19, 0.2), (20, 0.1)], endsAfter: 9).isEmpty)
    }

    @Test("Where the page in front is gone for a frame, it blinks, and the one that it reveals does not flash")
    func revealed() {
        for isSeenBehind in [false, true] {
            var builder = TraceBuilder()
            let root = builder.controller("RootViewController")
            let modal = builder.controller("ModalViewController")
            builder.snapshot(chain: [root, modal], views: [root.drawn(), modal.drawn()])
            let id = builder.request(.dismissal, from: modal, to: root, style: .fullScreen)
            builder.snapshot(.request(id), chain: [root, modal], views: [root.drawn(), modal.drawn()], open: [id])
            builder.start(id)
            var film: [ShownFrame] = []
            for frame in 1...4 {
                builder.wait()
                let front = ShownView(id: modal.view, frame: TraceBuilder.screen, alpha: 1, area: 390 * 844)
                let behind = ShownView(id: root.view, frame: TraceBuilder.screen, alpha: 1, area: 390 * 844)
                let rim = ShownView(id: root.view, frame: TraceBuilder.screen, alpha: 1, area: 390)
                let views = frame == 3 ? [behind] : isSeenBehind ? [rim, front] : [front]
                film.append(
                    ShownFrame(
                        time: VirtualTime(frame: builder.frame), eventCount: builder.trace.events.count, views: views,
                        covered: frame == 3 || isSeenBehind ? [] : [root.view]))
            }
            builder.complete(id, true)
            var evidence = builder.evidence()
            evidence.trace.film = film
            #expect(
                NothingFlashes.check(evidence).map(\.identity.causeWords) == ["the view of ModalViewController blinks"])
        }
    }

    @Test("A page that comes in a sheet which a dismissal takes down goes with the sheet", arguments: [true, false])
    func carried(sheetMoves: Bool) {
        var builder = TraceBuilder()
        let (root, stack) = (builder.controller("RootViewController"), builder.controller("StackViewController"))
        let (first, second) = (builder.controller("FirstViewController"), builder.controller("SecondViewController"))
        let sheet = stack.drawn { $0.children = [first.drawn(), second.drawn()] }
        builder.snapshot(chain: [root, stack], views: [root.drawn(), sheet])
        let dismissal = builder.request(.dismissal, from: stack, to: root, style: .pageSheet)
        builder.start(dismissal)
        let pop = builder.request(.pop, from: second, to: first)
        builder.snapshot(
            .request(pop), chain: [root, stack], views: [root.drawn(), stack.drawn { $0.children = [second.drawn()] }],
            open: [dismissal, pop])
        builder.start(pop)
        var film: [ShownFrame] = []
        for (index, height) in [600.0, 600, 280, 270].enumerated() {
            builder.wait()
            let frame = Rectangle(x: 0, y: 844 - height, width: 390, height: height)
            let outer = sheetMoves ? frame : TraceBuilder.screen
            film.append(
                ShownFrame(
                    time: VirtualTime(frame: builder.frame), eventCount: builder.trace.events.count,
                    views: [
                        ShownView(id: stack.view, frame: outer, alpha: 1, area: outer.width * outer.height),
                        ShownView(id: first.view, frame: frame, alpha: 1, area: index == 0 ? 1 : 390 * height),
                    ]))
        }
        builder.complete(pop, true)
        builder.complete(dismissal, true)
        var evidence = builder.evidence()
        evidence.trace.film = film
        let causes = NothingFlashes.check(evidence).map(\.identity.causeWords)
        #expect(causes == (sheetMoves ? [] : ["the view of FirstViewController flashes"]))
    }
}
