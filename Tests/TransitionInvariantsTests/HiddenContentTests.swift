import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("Content that a cancel leaves hidden")
struct HiddenContentTests {
    var builder = TraceBuilder()
    let root: Controller
    let modal: Controller
    let cell: ObjectID

    init() {
        root = builder.controller("AlbumViewController")
        modal = builder.controller("PhotoViewController")
        cell = builder.object(.view, "PhotoCell")
    }

    private func album(isHidden: Bool) -> Drawn {
        root.drawn { $0.children = [Drawn(id: cell, isHidden: isHidden)] }
    }

    /// A presentation in which the cell is hidden, and what is told of its end.
    private func complaints(
        isHidden: Bool = true, wasHidden: Bool = false, isHiddenByAct: Bool = false, didComplete: Bool = false,
        isAfterwards: Bool = false, isTaken: Bool = false
    ) -> [Violation] {
        var builder = builder
        let before = [album(isHidden: wasHidden)]
        builder.snapshot(chain: [root], views: before)
        let id = builder.request(.presentation, from: root, to: modal, style: .custom, byGesture: true)
        builder.snapshot(.request(id), chain: [root], views: before, open: [id])
        builder.start(id, interactive: true)
        if !isHiddenByAct, !isAfterwards { builder.record(.viewHidden(view: cell)) }
        builder.complete(id, didComplete)
        let after = isTaken ? [root.drawn(), Drawn(id: cell, isHidden: true)] : [album(isHidden: isHidden)]
        builder.snapshot(chain: didComplete ? [root, modal] : [root], views: after)
        if isAfterwards { builder.record(.viewHidden(view: cell)) }
        return ViewStateIsRestored.check(builder.evidence())
    }

    @Test("A cell that a cancelled transition has hidden and left so is told, with who hid it")
    func told() throws {
        let violation = try #require(complaints().first)
        #expect(
            violation.identity.words
                == "view-state-is-restored · presentation of PhotoViewController · PhotoCell in the view of "
                + "AlbumViewController stays hidden after a cancel")
        #expect(violation.decisions.map(\.note) == ["hid it", "completed with false, leaving it hidden"])
        #expect(complaints().count == 1)
    }

    @Test("What is shown again, was hidden before, stays hidden by a finish, or was hidden by others is left alone")
    func leftAlone() {
        #expect(complaints(isHidden: false).isEmpty)
        #expect(complaints(wasHidden: true).isEmpty)
        #expect(complaints(didComplete: true).isEmpty)
        #expect(complaints(isHiddenByAct: true).isEmpty)
        #expect(complaints(isAfterwards: true).isEmpty)
        #expect(complaints(isTaken: true).isEmpty)
    }
}
