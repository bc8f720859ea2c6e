import Testing

@testable import HeadlessUIKit

/// Notes when it lays out.
private final class LayoutView: UIView {
    var name = ""
    var log: ((String) -> Void)?
    var onLayout: ((LayoutView) -> Void)?

    override func layoutSubviews() {
        log?(name)
        onLayout?(self)
    }
}

@MainActor
@Suite struct ViewLayoutTests {
    private func makeView(_ name: String, in superview: UIView, _ log: @escaping (String) -> Void) -> LayoutView {
        let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.name = name
        view.log = log
        superview.addSubview(view)
        return view
    }

    @Test("a commit lays out what asked for it, once, superviews first")
    func superviewsFirst() {
        AnimationStage.run { stage in
            var order: [String] = []
            let outer = makeView("outer", in: stage.window) { order.append($0) }
            let inner = makeView("inner", in: outer) { order.append($0) }
            stage.world.layOutViews()
            #expect(order == ["outer", "inner"])
            order = []
            inner.setNeedsLayout()
            outer.setNeedsLayout()
            inner.setNeedsLayout()
            stage.world.layOutViews()
            stage.world.layOutViews()
            #expect(order == ["outer", "inner"])
        }
    }

    @Test("layoutIfNeeded lays out now, from the topmost superview that waits, and only what waits")
    func layoutIfNeeded() {
        AnimationStage.run { stage in
            var order: [String] = []
            let outer = makeView("outer", in: stage.window) { order.append($0) }
            let inner = makeView("inner", in: outer) { order.append($0) }
            stage.world.layOutViews()
            order = []
            inner.layoutIfNeeded()
            #expect(order.isEmpty)
            outer.setNeedsLayout()
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
            #expect(order == ["outer", "inner"])
        }
    }

    @Test("a new size asks for layout, a new place does not")
    func sizeAsks() {
        AnimationStage.run { stage in
            var order: [String] = []
            let view = makeView("view", in: stage.window) { order.append($0) }
            stage.world.layOutViews()
            order = []
            view.center.x += 10
            stage.world.layOutViews()
            #expect(order.isEmpty)
            view.frame.size.width += 10
            stage.world.layOutViews()
            #expect(order == ["view"])
        }
    }

    @Test("outside a window the wish waits until the view is in one")
    func waits() {
        AnimationStage.run { stage in
            var order: [String] = []
            let parent = UIView()
            let view = makeView("view", in: parent) { order.append($0) }
            view.setNeedsLayout()
            stage.world.layOutViews()
            #expect(order.isEmpty)
            stage.window.addSubview(parent)
            stage.world.layOutViews()
            #expect(order == ["view"])
        }
    }

    @Test("layout that never settles is stopped and noted")
    func endless() {
        AnimationStage.run { stage in
            let view = makeView("view", in: stage.window) { _ in }
            view.onLayout = { $0.setNeedsLayout() }
            stage.world.layOutViews()
            let texts = stage.world.recorder.trace.diagnostics.map(\.text)
            #expect(texts.count == 1)
            #expect(texts.first?.hasPrefix("Layout never settles: LayoutView#") == true)
        }
    }

    @Test("inside a block, layoutIfNeeded animates what layout sets")
    func animatedLayout() {
        AnimationStage.run { stage in
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var x: CGFloat = 5
            let view = makeView("view", in: stage.window) { _ in }
            view.addSubview(inner)
            view.onLayout = { _ in inner.center.x = x }
            stage.world.layOutViews()
            x = 105
            view.setNeedsLayout()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
            stage.jump(toFrame: 30)
            #expect(inner.layer.presentation()?.position.x == 55)
        }
    }

    @Test(
        "autoresizing masks share the change of the superview's size",
        arguments: [
            (UIView.AutoresizingMask.flexibleWidth, 20.0, 160.0), (.flexibleLeftMargin, 120, 60),
            (.flexibleRightMargin, 20, 60), ([], 20, 60), ([.flexibleLeftMargin, .flexibleRightMargin], 70, 60),
            ([.flexibleWidth, .flexibleLeftMargin], 45, 135),
        ] as [(UIView.AutoresizingMask, Double, Double)])
    func autoresizing(mask: UIView.AutoresizingMask, x: Double, width: Double) {
        AnimationStage.run { _ in
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
            child.autoresizingMask = mask
            parent.addSubview(child)
            parent.frame.size.width = 200
            #expect(isClose(Double(child.frame.minX), x) && isClose(Double(child.frame.width), width))
            #expect(child.frame.minY == 20 && child.frame.height == 60)
        }
    }

    @Test("safe area insets are what the superview's leave inside the view")
    func safeArea() {
        AnimationStage.run { stage in
            stage.window.heldSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            stage.view.frame = CGRect(x: 0, y: 20, width: 400, height: 780)
            #expect(stage.view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
            stage.view.frame = CGRect(x: 0, y: 100, width: 400, height: 100)
            #expect(stage.view.safeAreaInsets == .zero)
        }
    }
}
