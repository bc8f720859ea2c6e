import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct ConstraintTests {
    /// A view that asks for a size.
    final class Content: UIView {
        var size = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { size }
    }

    static func stage(_ body: (UIView, AnimationStage) -> Void) {
        AnimationStage.run { stage in
            let box = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
            stage.window.addSubview(box)
            body(box, stage)
        }
    }

    static func add<View: UIView>(_ view: View, to superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func stage(_ body: (UIView, AnimationStage) -> Void) { Self.stage(body) }
    private func add<View: UIView>(_ view: View, to superview: UIView) -> View { Self.add(view, to: superview) }

    @Test("edges, sizes and centres place a view; its superview's new size moves it")
    func edges() {
        stage { box, stage in
            let view = add(UIView(), to: box)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -30),
                view.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.5),
                view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            ])
            #expect(view.frame == .zero)
            stage.world.layOutViews()
            #expect(view.frame == CGRect(x: 10, y: 25, width: 160, height: 50))
            box.frame.size = CGSize(width: 300, height: 60)
            stage.world.layOutViews()
            #expect(view.frame == CGRect(x: 10, y: 15, width: 260, height: 30))
        }
    }

    @Test("layoutIfNeeded in an animation animates what a new constant moves")
    func animatedConstant() {
        stage { box, stage in
            let view = add(UIView(), to: box)
            let top = view.topAnchor.constraint(equalTo: box.topAnchor)
            NSLayoutConstraint.activate([
                top, view.leftAnchor.constraint(equalTo: box.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
            ])
            box.layoutIfNeeded()
            top.constant = 50
            #expect(view.frame.minY == 0)
            UIView.animate(withDuration: 0.5) { box.layoutIfNeeded() }
            #expect(view.frame.minY == 50)
            #expect(view.layer.animations.count == 1)
        }
    }

    @Test("content hugs and resists by priority")
    func contentSize() {
        stage { box, stage in
            let left = add(Content(), to: box)
            let right = add(Content(), to: box)
            NSLayoutConstraint.activate([
                left.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                right.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            ])
            left.setContentHuggingPriority(.required, for: .horizontal)
            stage.world.layOutViews()
            #expect(left.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
            #expect(right.frame == CGRect(x: 30, y: 0, width: 170, height: 20))
            left.size.width = 190
            right.setContentCompressionResistancePriority(.required, for: .horizontal)
            left.setContentHuggingPriority(.defaultLow, for: .horizontal)
            stage.world.layOutViews()
            #expect(left.frame.width == 170)
            #expect(right.frame.width == 30)
        }
    }

    @Test("constraints that contradict each other are warned about once; the older ones hold")
    func contradiction() {
        stage { box, stage in
            let view = add(UIView(), to: box)
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            let second = view.widthAnchor.constraint(equalToConstant: 60)
            second.isActive = true
            stage.world.layOutViews()
            box.setNeedsLayout()
            box.frame.size.width = 150
            stage.world.layOutViews()
            #expect(view.frame.width == 40)
            let warnings = stage.world.recorder.trace.diagnostics.map(\.text)
            #expect(warnings.count == 1)
            #expect(warnings.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
            second.priority = .defaultHigh
            second.isActive = false
            second.isActive = true
            stage.world.layOutViews()
            #expect(stage.world.recorder.trace.diagnostics.count == 1)
        }
    }

    @Test("a constraint without a common container raises")
    func noCommonAncestor() {
        stage { box, stage in
            let stranger = UIView()
            stranger.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            #expect(stage.world.recorder.trace.diagnostics.first?.name == "NSGenericException")
        }
    }

    @Test("a removed view takes its constraints with it, and keeps those inside it")
    func removal() {
        stage { box, stage in
            let view = add(UIView(), to: box)
            let edge = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5)
            let width = view.widthAnchor.constraint(equalToConstant: 40)
            NSLayoutConstraint.activate([edge, width])
            #expect(box.constraints.count == 1)
            stage.world.layOutViews()
            view.removeFromSuperview()
            #expect(!edge.isActive)
            #expect(width.isActive)
            #expect(box.constraints.isEmpty)
            box.addSubview(view)
            stage.world.layOutViews()
            #expect(view.frame.size.width == 40)
        }
    }

    @Test("a transform does not change what the constraints come to")
    func transform() {
        stage { box, stage in
            let view = add(UIView(), to: box)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: box.leftAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
            ])
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            stage.world.layOutViews()
            #expect(view.bounds.size == CGSize(width: 40, height: 40))
            #expect(view.center == CGPoint(x: 20, y: 20))
            #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        }
    }

    @Test("the safe area, margins and a guide of one's own are items too")
    func guides() {
        stage { box, stage in
            stage.window.heldSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            let view = add(UIView(), to: stage.window)
            let guide = UILayoutGuide()
            stage.window.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: stage.window.safeAreaLayoutGuide.topAnchor),
                guide.heightAnchor.constraint(equalToConstant: 20),
                view.topAnchor.constraint(equalTo: guide.bottomAnchor),
                view.bottomAnchor.constraint(equalTo: stage.window.safeAreaLayoutGuide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: stage.window.layoutMarginsGuide.leadingAnchor),
            ])
            stage.world.layOutViews()
            #expect(guide.layoutFrame.minY == 47)
            #expect(view.frame.minY == 67)
            #expect(view.frame.maxY == stage.window.bounds.height - 34)
            #expect(view.frame.minX == 8)
        }
    }

    @Test("a view deeper in is placed by constraints across several levels")
    func acrossLevels() {
        stage { box, stage in
            let inner = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
            box.addSubview(inner)
            let view = add(UIView(), to: inner)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 50),
                view.rightAnchor.constraint(equalTo: stage.window.rightAnchor),
            ])
            stage.world.layOutViews()
            #expect(view.frame.minX == 30)
            #expect(view.frame.maxX == stage.window.bounds.width - 30)
        }
    }

    @Test("the smallest size that fits, and the height for a given width")
    func fitting() {
        let box = UIView()
        let content = add(Content(), to: box)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
            content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
            content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
        ])
        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 28))
        let wide = box.systemLayoutSizeFitting(
            CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 90, height: 28))
    }

    @Test("updateConstraints is called before layout, once for each wish, innermost first")
    func updates() {
        final class Updating: UIView {
            var log: (() -> Void)?
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                log?()
                super.updateConstraints()
            }
        }
        stage { box, stage in
            var order: [String] = []
            let outer = Updating(frame: box.bounds)
            let inner = Updating(frame: box.bounds)
            outer.log = { order.append("outer") }
            inner.log = { order.append("inner") }
            outer.addSubview(inner)
            box.addSubview(outer)
            stage.world.layOutViews()
            #expect(order == ["inner", "outer"])
            outer.setNeedsUpdateConstraints()
            stage.world.layOutViews()
            stage.world.layOutViews()
            #expect(order == ["inner", "outer", "outer"])
        }
    }

    @Test("text of several lines gets the height that its width needs")
    func multiline() {
        stage { box, stage in
            let label = add(UILabel(), to: box)
            label.numberOfLines = 0
            label.text = "one two three four five six seven eight nine ten eleven twelve"
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: box.topAnchor),
                label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 100),
            ])
            box.layoutIfNeeded()
            #expect(label.frame.width == 100)
            #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
            #expect(label.frame.height > 2 * label.font.lineHeight)
        }
    }

    @Test("constraints that are replaced by equal ones at each layout ask for no other, whatever the digits")
    func replaced() {
        /// Places a view anew whenever it is laid out.
        final class Restless: UIView {
            let inner = UIView()
            var layoutCount = 0
            private var placing: [NSLayoutConstraint] = []

            override func layoutSubviews() {
                super.layoutSubviews()
                layoutCount += 1
                NSLayoutConstraint.deactivate(placing)
                placing = [
                    inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 0.1),
                    inner.topAnchor.constraint(equalTo: topAnchor, constant: 0.7),
                    inner.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.917),
                    inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2.164),
                ]
                NSLayoutConstraint.activate(placing)
            }
        }
        stage { box, stage in
            let restless = Restless(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            _ = add(restless.inner, to: restless)
            box.addSubview(restless)
            for _ in 0..<4 { stage.world.layOutViews() }
            let count = restless.layoutCount
            #expect(count > 0 && abs(restless.inner.frame.width - 0.917 * 390) < 0.5)
            for _ in 0..<4 { stage.world.layOutViews() }
            #expect(restless.layoutCount == count)
        }
    }

    @Test("a tree that is let go goes, laid out or not, in a window or not")
    func release() {
        weak var freed: UIView?
        weak var removed: UIView?
        stage { box, stage in
            let root = UIView(frame: box.bounds)
            let view = add(UIView(), to: root)
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 9).isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.minY == 9)
            freed = root
            let other = add(UIView(), to: box)
            other.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            stage.world.layOutViews()
            other.removeFromSuperview()
            removed = other
        }
        #expect(freed == nil)
        #expect(removed == nil)
    }
}
