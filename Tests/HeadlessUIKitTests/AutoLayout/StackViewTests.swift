import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct StackViewTests {
    private func content(_ width: CGFloat, _ height: CGFloat) -> ConstraintTests.Content {
        let view = ConstraintTests.Content()
        view.size = CGSize(width: width, height: height)
        return view
    }

    private func frames(
        of sizes: [(CGFloat, CGFloat)], in size: CGSize, _ change: (UIStackView) -> Void
    ) -> [CGRect] {
        var result: [CGRect] = []
        AnimationStage.run { stage in
            let stack = UIStackView(arrangedSubviews: sizes.map { content($0.0, $0.1) })
            stack.frame = CGRect(origin: .zero, size: size)
            change(stack)
            stage.window.addSubview(stack)
            stage.world.layOutViews()
            result = stack.arrangedSubviews.map(\.frame)
        }
        return result
    }

    @Test("fill stretches one view and fills across")
    func fill() {
        let frames = frames(of: [(20, 10), (30, 10)], in: CGSize(width: 100, height: 40)) { $0.spacing = 10 }
        #expect(frames.map(\.minY) == [0, 0])
        #expect(frames.map(\.height) == [40, 40])
        #expect(frames[0].minX == 0 && frames[1].maxX == 100)
        #expect(frames[1].minX - frames[0].maxX == 10)
    }

    @Test("equal parts, and equal distances")
    func equal() {
        let size = CGSize(width: 110, height: 40)
        let parts = frames(of: [(20, 10), (30, 10), (5, 5)], in: size) {
            $0.spacing = 10
            $0.distribution = .fillEqually
        }
        #expect(parts.map(\.width) == [30, 30, 30])
        #expect(parts.map(\.minX) == [0, 40, 80])
        let spaced = frames(of: [(20, 10), (30, 10), (10, 5)], in: size) { $0.distribution = .equalSpacing }
        #expect(spaced.map(\.width) == [20, 30, 10])
        #expect(spaced.map(\.minX) == [0, 45, 100])
    }

    @Test("a vertical stack aligns across its axis")
    func alignment() {
        let centred = frames(of: [(20, 10), (40, 10)], in: CGSize(width: 100, height: 40)) {
            $0.axis = .vertical
            $0.alignment = .center
            $0.distribution = .equalSpacing
        }
        #expect(centred == [CGRect(x: 40, y: 0, width: 20, height: 10), CGRect(x: 30, y: 30, width: 40, height: 10)])
    }

    @Test("a hidden view takes no room, and a stack asks for what its views need")
    func hidden() {
        let stack = UIStackView(arrangedSubviews: [content(20, 10), content(30, 12), content(40, 5)])
        stack.spacing = 6
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 102, height: 12))
        stack.arrangedSubviews[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 66, height: 10))
        stack.arrangedSubviews[1].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test("a custom distance after one view")
    func customSpacing() {
        let stack = UIStackView(arrangedSubviews: [content(20, 10), content(30, 10), content(10, 10)])
        stack.spacing = 4
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 84)
    }
}
