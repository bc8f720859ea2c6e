import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct LabelTests {
    @Test("a label asks for one line of its text, more text for more")
    func oneLine() {
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        label.text = "Hello"
        let short = label.intrinsicContentSize
        label.text = "Hello, world"
        #expect(label.intrinsicContentSize.width > short.width)
        #expect(label.intrinsicContentSize.height == short.height)
        #expect(short.height >= label.font.lineHeight)
    }

    @Test("text that is wider than its width breaks into lines, as many as are allowed")
    func lines() {
        let label = UILabel()
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        let all = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(all.width <= 100)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(two.height < all.height)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height < two.height)
    }

    @Test("an attributed text is measured by its own font")
    func attributed() {
        let label = UILabel()
        label.text = "Hello"
        let plain = label.intrinsicContentSize
        label.attributedText = NSAttributedString(
            string: "Hello", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
        #expect(label.text == "Hello")
        #expect(label.intrinsicContentSize.width > 2 * plain.width)
    }

    @Test("a spinner shows only while it spins; an effect view takes subviews in its content view only")
    func otherViews() {
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(!spinner.isHidden)
        AnimationStage.run { stage in
            let effects = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            effects.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            #expect(effects.contentView.frame == effects.bounds)
            effects.addSubview(UIView())
            #expect(stage.world.recorder.trace.diagnostics.last?.name == "NSInternalInconsistencyException")
        }
    }
}
