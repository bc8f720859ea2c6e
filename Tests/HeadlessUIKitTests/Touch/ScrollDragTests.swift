import HeadlessUIKit
import Testing

@Suite("Code that sets the offset of a scroll view while a finger drags it")
@MainActor
struct ScrollDragTests {
    /// A header that takes what the content below is dragged by, as long as there is anything of it to collapse.
    private final class Page: UIViewController, UIScrollViewDelegate {
        let scrollView = UIScrollView()
        var headerHeight: CGFloat = 200
        private var isHoldingBack = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scrollView)
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.frame = CGRect(x: 0, y: 200, width: 390, height: 600)
            scrollView.contentSize = CGSize(width: 390, height: 3_000)
            scrollView.delegate = self
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard !isHoldingBack, scrollView.isDragging else { return }
            isHoldingBack = true
            defer { isHoldingBack = false }
            let height = min(max(headerHeight - scrollView.contentOffset.y, 50), 200)
            guard height != headerHeight else { return }
            headerHeight = height
            scrollView.contentOffset.y = 0
        }
    }

    /// Drags in steps of 10 points, and does not lift.
    private func drag(_ touch: HeadlessTouch, up way: Int, from y: CGFloat, in app: HeadlessApp) {
        for step in stride(from: 10, through: way, by: 10) {
            touch.move(to: CGPoint(x: 200, y: y - CGFloat(step)))
            app.advance(frames: 1)
        }
    }

    @Test("has the drag go on from there, by what each event adds")
    func goesOn() {
        let page = Page()
        let app = HeadlessApp(root: page)
        let touch = app.touchDown(at: CGPoint(x: 200, y: 700))
        app.advance(frames: 1)
        drag(touch, up: 10, from: 700, in: app)
        let start = page.headerHeight
        drag(touch, up: 100, from: 690, in: app)
        #expect(start - page.headerHeight == 100)
        #expect(page.scrollView.contentOffset.y == 0)
        drag(touch, up: 100, from: 590, in: app)
        #expect(page.headerHeight == 50)
        let offset = page.scrollView.contentOffset.y
        drag(touch, up: 30, from: 490, in: app)
        #expect(page.scrollView.contentOffset.y == offset + 30)
    }

    @Test("changes nothing where none does: beyond an edge it follows less and less, and comes back the same way")
    func stretches() {
        let page = Page()
        let app = HeadlessApp(root: page)
        page.scrollView.delegate = nil
        let touch = app.touchDown(at: CGPoint(x: 200, y: 300))
        app.advance(frames: 1)
        var offsets: [CGFloat] = []
        for y in [320, 360, 400, 440, 400, 360, 320] as [CGFloat] {
            touch.move(to: CGPoint(x: 200, y: y))
            app.advance(frames: 1)
            offsets.append(page.scrollView.contentOffset.y)
        }
        #expect(offsets[3] < offsets[2] && offsets[2] < offsets[1] && offsets[1] < 0)
        #expect(offsets[2] - offsets[3] < offsets[1] - offsets[2])
        #expect(offsets[4] == offsets[2] && offsets[5] == offsets[1])
    }
}
