import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("A container that is dragged amid a transition in it")
struct DraggedContainerTests {
    /// Who moves the sheet around a stack while a pop by a gesture is cancelled.
    enum Mover: CaseIterable {
        case anotherFinger, thePopsFinger, code
    }

    /// What is told of the stack's page, which is elsewhere in the window afterwards.
    private func complaints(movedBy mover: Mover, isPageItself: Bool = false) -> [Violation] {
        var builder = TraceBuilder()
        let edge = builder.object(.gestureRecognizer, "UIScreenEdgePanGestureRecognizer")
        let pan = builder.object(.gestureRecognizer, "UIPanGestureRecognizer")
        let stack = builder.controller("UINavigationController")
        var (list, page) = (builder.controller("ListPage"), builder.controller("DetailPage"))
        (list.parent, page.parent) = (stack.id, stack.id)
        let place = { (y: Double) in Rectangle(x: 0, y: y, width: 390, height: 800) }
        let shown = { (y: Double) in
            [
                stack.drawn {
                    $0.frame = place(y); $0.children = [page.drawn { $0.frame = place(y) }]
                }
            ]
        }
        builder.snapshot(chain: [stack], views: shown(44), alive: [list, page])
        builder.record(.gesture(recognizer: edge, state: .began))
        let id = builder.request(.pop, from: page, to: list, byGesture: true, in: stack.id)
        builder.snapshot(.request(id), chain: [stack], views: shown(44), alive: [list, page], open: [id])
        builder.start(id, interactive: true)
        let view = isPageItself ? page.view : stack.view
        switch mover {
        case .anotherFinger:
            builder.record(.gesture(recognizer: pan, state: .began))
            builder.record(.valueSet(object: view, .place, by: .gesture(pan)))
        case .thePopsFinger: builder.record(.valueSet(object: view, .place, by: .gesture(edge)))
        case .code: builder.record(.valueSet(object: view, .place, by: .appearance))
        }
        builder.complete(id, false)
        builder.snapshot(chain: [stack], views: shown(400), alive: [list, page])
        return ViewStateIsRestored.check(builder.evidence())
    }

    @Test("is where another finger has it, and what moves it otherwise is told", arguments: Mover.allCases)
    func container(mover: Mover) {
        #expect(complaints(movedBy: mover).isEmpty == (mover == .anotherFinger))
    }

    @Test("A page that another finger moves in it is told")
    func page() {
        #expect(complaints(movedBy: .anotherFinger, isPageItself: true).count == 1)
    }
}
