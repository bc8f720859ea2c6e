import Testing
import TransitionCore

@testable import HeadlessUIKit

@Suite("Values that few views set")
@MainActor
struct UnusualValueTests {
    /// A list and a button.
    private final class Page: UIViewController {
        private(set) lazy var scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        private(set) lazy var button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.contentSize = CGSize(width: 300, height: 2000)
            view.addSubview(scroll)
            view.addSubview(button)
        }
    }

    private let root = Page()
    private var scroll: UIScrollView { root.scroll }
    private var button: UIButton { root.button }

    private func state(of view: UIView, in app: HeadlessApp) -> ViewState? {
        app.trace.snapshots.last { $0.reason == .rest }?.view(view.objectID)
    }

    /// What was seen to be set while a page was being presented.
    private func valuesSet(in app: HeadlessApp, _ change: @escaping () -> Void) -> [WatchedValue] {
        root.present(UIViewController(), animated: true)
        root.transitionCoordinator?.animate(alongsideTransition: { _ in change() })
        app.advanceToRest()
        return app.trace.events.compactMap { event in
            guard case .valueSet(let object, let value, _) = event.kind,
                [root.view, scroll, button].contains(where: { $0.objectID == object })
            else { return nil }
            return value
        }
    }

    @Test("are noted as the code sets them, and are in the snapshots")
    func noted() throws {
        let app = HeadlessApp(root: root)
        app.advanceToRest()
        #expect(state(of: root.view, in: app)?.unusual == [])
        let values = valuesSet(in: app) {
            let view = self.root.view!
            view.layer.shadowOpacity = 0.5
            view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
            view.tintAdjustmentMode = .dimmed
            self.root.additionalSafeAreaInsets.top = 60
            self.button.isEnabled = false
            self.button.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            self.scroll.contentOffset.y = 90
        }
        #expect(
            Set(values).isSuperset(of: [.shadow, .sublayers, .tintMode, .safeArea, .enabled, .background, .offset]))
        let page = try #require(state(of: root.view, in: app))
        #expect(page.unusual.map(\.value) == [.shadow, .sublayers, .tintMode, .safeArea])
        #expect(page.unusual(.shadow) == [0.5, 3, 0, -3])
        #expect(page.unusual(.tintMode) == [2])
        #expect(page.unusual(.safeArea) == [60, 0, 0, 0])
        #expect(state(of: button, in: app)?.unusual == [UnusualValue(.enabled)])
        #expect(state(of: button, in: app)?.background == 0xFF00_00FF)
    }

    @Test("An ended animation that stays is told where it shows other than the layer's values")
    func keptAnimation() {
        let app = HeadlessApp(root: root)
        let values = valuesSet(in: app) {
            for (view, end) in [(self.scroll as UIView, 0.0), (self.button, 1)] {
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.toValue = end
                fade.duration = 0.3
                fade.fillMode = .forwards
                fade.isRemovedOnCompletion = false
                view.layer.add(fade, forKey: "fade")
            }
        }
        #expect(values.filter { $0 == .keptAnimation }.count == 2)
        #expect(state(of: scroll, in: app)?.unusual(.keptAnimation) == [1, 0])
        #expect(state(of: button, in: app)?.unusual(.keptAnimation) == nil)
    }

    @Test("An offset that a finger or the content's limits move is not taken for the code's")
    func scrolled() {
        let app = HeadlessApp(root: root)
        root.present(UIViewController(), animated: true)
        root.transitionCoordinator?.animate(alongsideTransition: { _ in self.scroll.contentSize.height = 500 })
        app.pan(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -120), frames: 6)
        app.advanceToRest()
        let writers = app.trace.events.compactMap { event -> ValueWriter? in
            guard case .valueSet(scroll.objectID, .offset, let writer) = event.kind else { return nil }
            return writer
        }
        #expect(writers.allSatisfy { $0 == ValueWriter.act })
    }

    @Test("Scrolling that is turned off is told apart from a recognizer")
    func scrollingOff() {
        let app = HeadlessApp(root: root)
        app.advanceToRest()
        let values = valuesSet(in: app) {
            self.scroll.isScrollEnabled = false
            self.scroll.pinchGestureRecognizer?.isEnabled = false
        }
        #expect(values.contains(.scrolling) && !values.contains(.enabled))
    }
}
