/// The part of a bar that takes the taps of one item.
@MainActor
final class BarButtonView: UIView {
    /// Points.
    static let width = UIBarButtonItem.standardWidth

    let item: UIBarButtonItem

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        if let view = item.customView {
            addSubview(view)
        } else if !item.isSpace {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap()", BarButtonView.tap)))
        }
    }

    required init?(coder: NSCoder) { nil }

    var preferredWidth: CGFloat {
        if item.width > 0 { return item.width }
        return item.customView.map { max(Self.width, $0.bounds.width) } ?? Self.width
    }

    private func tap() {
        item.fire(from: self)
    }
}

/// The buttons of a bar, one beside the other.
@MainActor
struct BarButtonRow {
    private(set) var buttons: [BarButtonView] = []

    /// Makes the buttons of other items than before; the same ones stay.
    mutating func show(_ all: [UIBarButtonItem], in bar: UIView) {
        for item in all { item.bar = bar }
        let items = all.filter { !$0.isHidden }
        let isSame =
            items.count == buttons.count
            && zip(items, buttons).allSatisfy { $0 === $1.item && $0.customView === $1.subviews.first }
        guard !isSame else { return }
        for button in buttons { button.removeFromSuperview() }
        buttons = items.map(BarButtonView.init)
        for button in buttons { bar.addSubview(button) }
    }

    /// Places them from an edge in points, to the right (1) or to the left (-1); flexible spaces share `room`.
    func place(from start: CGFloat, direction: CGFloat, room: CGFloat = 0) {
        var edge = start
        for button in buttons {
            let width = button.item.systemItem == .flexibleSpace ? room : button.preferredWidth
            let frame = CGRect(
                x: direction > 0 ? edge : edge - width, y: 0, width: width, height: UINavigationBar.height)
            if button.frame != frame { button.frame = frame }
            edge += direction * width
        }
    }
}
