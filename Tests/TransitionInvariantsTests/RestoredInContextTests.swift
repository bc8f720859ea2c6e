import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("What a cancel brings back in the context of a child")
struct RestoredInContextTests {
    /// What is told of a panel that a drag all but takes out, while its parent takes the child away in whose context it
    /// is.
    private func complaints(_ style: PresentationStyle, isChildTaken: Bool = true) -> [String] {
        var builder = TraceBuilder()
        let parent = builder.controller("ShopViewController")
        var child = builder.controller("ResultsViewController")
        child.parent = parent.id
        let panel = builder.controller("FilterViewController")
        let results = child.drawn { $0.children = [panel.drawn()] }
        let shown = [parent.drawn { $0.children = [results] }]
        builder.snapshot(chain: [parent, panel], views: shown, alive: [child])
        let id = builder.request(.dismissal, from: panel, to: child, style: style, byGesture: true)
        builder.snapshot(.request(id), chain: [parent, panel], views: shown, alive: [child], open: [id])
        builder.start(id, interactive: true)
        builder.complete(id, false)
        if isChildTaken {
            builder.snapshot(chain: [parent], views: [parent.drawn()], loose: [results], alive: [child, panel])
        } else {
            let left = [parent.drawn { $0.children = [child.drawn()] }]
            builder.snapshot(chain: [parent, panel], views: left, loose: [panel.drawn()], alive: [child])
        }
        return ViewStateIsRestored.check(builder.evidence()).map(\.cause)
    }

    @Test(
        "A child that its parent takes out of the window takes along what is presented in its context",
        arguments: [PresentationStyle.currentContext, .overCurrentContext])
    func childIsTaken(style: PresentationStyle) {
        #expect(complaints(style).isEmpty)
        #expect(
            complaints(style, isChildTaken: false) == ["presented view is not in the window after a cancel"])
    }

    @Test("It takes along nothing that is presented elsewhere", arguments: [PresentationStyle.custom, .fullScreen])
    func isElsewhere(style: PresentationStyle) {
        #expect(complaints(style).contains("presented view is not in the window after a cancel"))
    }
}
