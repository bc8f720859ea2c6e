import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("screen-is-not-blank, in stacks and tabs")
struct ScreenIsNotBlankPagesTests {
    private var builder = TraceBuilder()
    private let root: Controller
    private let page: Controller
    private var stack: Controller
    private let delegate: ObjectID
    private let animator: ObjectID

    init() {
        root = builder.controller("ListViewController")
        page = builder.controller("DetailViewController")
        stack = builder.controller("UINavigationController")
        delegate = builder.object(.delegate, "StackDelegate")
        animator = builder.object(.animator, "PushAnimator")
        (stack.holds, stack.selected) = ([root.id, page.id], page.id)
    }

    /// A finished push, after which the page is drawn as told.
    private mutating func push(
        byOwnAnimator isOwn: Bool = true, leavesOut: Bool = false, didComplete: Bool = true,
        _ change: (inout Drawn) -> Void = { _ in }
    ) -> [Violation] {
        let id = builder.request(.push, from: root, to: page, in: stack.id)
        builder.record(.animatorAsked(id, delegate: delegate, answer: isOwn ? animator : .none))
        builder.start(id)
        builder.record(.completeTransitionCalled(id, didComplete: didComplete, wasCancelled: !didComplete, count: 1))
        if leavesOut { builder.diagnose(.misuse, "", "left out", .leavesViewOut) }
        builder.record(.ended(id, didComplete: didComplete))
        let drawn = stack.drawn { $0.children = [page.drawn(change)] }
        builder.snapshot(chain: [stack], views: [drawn], alive: [root, page])
        return ScreenIsNotBlank.check(builder.evidence())
    }

    @Test("A page that an animator leaves transparent, hidden or outside is told, though the stack can be seen")
    func invisible() {
        for (change, cause) in [
            ({ $0.alpha = 0 }, "is transparent after a finish"), ({ $0.isHidden = true }, "is hidden after a finish"),
            ({ $0.frame.x = 390 }, "is outside the screen after a finish"),
        ] as [((inout Drawn) -> Void, String)] {
            var copy = self
            #expect(copy.push(change).map(\.cause) == [cause])
        }
    }

    @Test("One that can be seen, or that UIKit's own animation brought, is left alone")
    func leftAlone() {
        var copies = [self, self]
        #expect(copies[0].push().isEmpty)
        #expect(copies[1].push(byOwnAnimator: false) { $0.alpha = 0 }.isEmpty)
    }

    @Test("An animator that never adds the view is told by its transition, whatever shows the page later")
    func leftOut() throws {
        var copies = [self, self, self]
        let violation = try #require(copies[0].push(leavesOut: true).first)
        #expect(violation.subject == "push of DetailViewController")
        #expect(violation.cause == "never put in")
        #expect(copies[1].push(byOwnAnimator: false, leavesOut: true).isEmpty)
        #expect(copies[2].push(leavesOut: true, didComplete: false).isEmpty)
    }
}
