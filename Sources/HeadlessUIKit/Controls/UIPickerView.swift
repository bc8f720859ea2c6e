/// Rows of which one is chosen in each component.
///
/// What is chosen by code is modelled, and what data source and delegate are asked. No finger turns a component: the
/// delegate is told of no choice, and a drag over the picker falls to whatever lies around it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private static let standardSize = CGSize(width: 320, height: 216)
    private static let standardRowHeight: CGFloat = 32

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// The rows of each component; nil before the data source is asked.
    private var counts: [Int]?
    private var chosen: [Int: Int] = [:]

    /// A picker without a size has the standard one.
    public override init(frame: CGRect) {
        let size = frame.size == .zero ? Self.standardSize : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { Self.standardSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Data

    open var numberOfComponents: Int { loaded().count }

    open func numberOfRows(inComponent component: Int) -> Int {
        let counts = loaded()
        return counts.indices.contains(component) ? counts[component] : 0
    }

    /// Asks for everything anew; what is chosen stays, as far as it is still there.
    open func reloadAllComponents() {
        guard !World.isFrozen else { return }
        counts = nil
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    private func loaded() -> [Int] {
        if let counts { return counts }
        guard let dataSource, !World.isFrozen else { return [] }
        let made = (0..<max(0, dataSource.numberOfComponents(in: self))).map {
            max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0))
        }
        counts = made
        for (component, row) in chosen { chosen[component] = made.indices.contains(component) ? row : nil }
        for (component, count) in made.enumerated() {
            chosen[component] = count == 0 ? nil : min(chosen[component] ?? 0, count - 1)
        }
        return made
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _ = loaded()
    }

    // MARK: What is chosen

    /// -1 where there is no row.
    open func selectedRow(inComponent component: Int) -> Int {
        _ = loaded()
        return chosen[component] ?? -1
    }

    /// The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard !World.isFrozen, row >= 0, row < numberOfRows(inComponent: component) else { return }
        chosen[component] = row
        World.effectCount += 1
    }

    /// As the delegate wishes, else an equal part of the width.
    open func rowSize(forComponent component: Int) -> CGSize {
        let count = max(1, numberOfComponents)
        let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
        return CGSize(
            width: width >= 0 ? width : bounds.width / CGFloat(count),
            height: height >= 0 ? height : Self.standardRowHeight)
    }

    /// Nil: no row is drawn.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}

/// How many rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows look like, and what is told of choices.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// The requirements are optional in UIKit: these are the answers of a delegate that does not implement one.
extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
