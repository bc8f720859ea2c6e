import Testing
import TransitionCore
import UIKit

@Suite("9.5, 10.5 a chain in a page's context is dismissed while the page goes and comes")
@MainActor
struct ChainInContextTests {
    @Test(
        "10.4, 10.5 whoever vanishes with the chain has disappeared, and appears anew the next time",
        arguments: [1, 10, 21, 22, 23, 30, 40], [0, 5, 25])
    func vanishesAmidAnother(popFrame: Int, dismissalFrame: Int) {
        let log = CallLog()
        let page = RecordingController("P", log)
        let (context, top) = (RecordingController("C", log), RecordingController("A", log))
        let stack = UINavigationController(rootViewController: page)
        let app = HeadlessApp(root: stack)
        page.definesPresentationContext = true
        context.modalPresentationStyle = .overCurrentContext
        top.modalPresentationStyle = .overFullScreen
        page.present(context, animated: true)
        app.advanceToRest()
        context.present(top, animated: true)
        app.advanceToRest()
        _ = log.take()

        stack.pushViewController(RecordingController("Q", log), animated: true)
        for frame in 0...max(popFrame, dismissalFrame) {
            if frame == dismissalFrame { page.dismiss(animated: true) }
            if frame == popFrame { stack.popViewController(animated: true) }
            app.advance(frames: 1)
        }
        app.advanceToRest()
        #expect(context.presentingViewController == nil && context.view.window == nil)
        #expect(top.view.window == nil && page.view.window != nil)
        let calls = log.take()
        #expect(calls.last { $0.hasPrefix("C.") } == "C.viewDidDisappear")
        #expect(calls.last { $0.hasPrefix("A.") } == "A.viewDidDisappear")

        page.present(context, animated: true)
        app.advanceToRest()
        #expect(
            log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test(
        "2.1, 10.3 the child in whose place a chain stood appears when all of it goes at once, and stays",
        arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle], [true, false])
    func goesAtOnce(style: UIModalPresentationStyle, isAnimated: Bool) {
        let log = CallLog()
        let (parent, child) = (UIViewController(), RecordingController("P", log))
        let (panel, page) = (RecordingController("C", log), RecordingController("A", log))
        let app = HeadlessApp(root: parent)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        panel.modalPresentationStyle = style
        child.present(panel, animated: true)
        app.advanceToRest()
        page.modalPresentationStyle = .fullScreen
        panel.present(page, animated: true)
        app.advanceToRest()
        _ = log.take()

        child.dismiss(animated: isAnimated)
        app.advanceToRest()
        let calls = log.take().filter { $0.hasPrefix("P.") }
        // Over its context the panel has left the child where it was.
        #expect(
            calls == (style == .currentContext ? ["P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"] : []))
        #expect(child.view.superview === parent.view)
        #expect(child.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
        #expect(panel.view.window == nil && page.view.window == nil)
        #expect(app.diagnostics.isEmpty)
    }
}
