import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct VisualFormatTests {
    @Test("spaces, sizes, metrics and the superview's edges")
    func layout() {
        ConstraintTests.stage { box, stage in
            let a = ConstraintTests.add(UIView(), to: box)
            let b = ConstraintTests.add(UIView(), to: box)
            let views = ["a": a, "b": b]
            var made = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[a(40)]-gap-[b]-10-|", options: [.alignAllTop, .alignAllBottom],
                metrics: ["gap": 20], views: views)
            made += NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-[a(>=10,==30@500)]", metrics: nil, views: views)
            NSLayoutConstraint.activate(made)
            stage.world.layOutViews()
            #expect(a.frame == CGRect(x: 0, y: 8, width: 40, height: 30))
            #expect(b.frame == CGRect(x: 60, y: 8, width: 130, height: 30))
        }
    }

    @Test("a view can be as wide as another, and neighbours touch without a dash")
    func equalWidths() {
        ConstraintTests.stage { box, stage in
            let a = ConstraintTests.add(UIView(), to: box)
            let b = ConstraintTests.add(UIView(), to: box)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "|[a][b(a)]|", metrics: nil, views: ["a": a, "b": b]))
            stage.world.layOutViews()
            #expect(a.frame.width == 100)
            #expect(b.frame.minX == 100)
        }
    }

    @Test("what cannot be read raises", arguments: ["H:|-[a", "H:[unknown]", "[a]-(wide)-|", "|-(5)[a]"])
    func unreadable(format: String) {
        ConstraintTests.stage { box, stage in
            let a = ConstraintTests.add(UIView(), to: box)
            #expect(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a]).isEmpty)
            #expect(stage.world.recorder.trace.diagnostics.first?.name == "NSInvalidArgumentException")
        }
    }
}
