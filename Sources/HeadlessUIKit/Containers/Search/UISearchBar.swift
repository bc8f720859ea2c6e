/// The field that a search bar types into.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// A field to search with, and the button that gives a search up.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    nonisolated static let height: CGFloat = 52
    private static let cancelWidth: CGFloat = 80
    private static let margin: CGFloat = 8

    /// The controller whose search this is.
    weak var searchController: UISearchController?
    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UISearchTextField()
    private let cancelButton = UIButton(type: .system)
    private lazy var fieldEar = SearchFieldEar(bar: self)

    @Held open var barStyle = UIBarStyle.default
    @Held open var searchBarStyle = Style.default
    @Held open var barTintColor: UIColor?
    @Held open var isTranslucent = true
    @Held open var prompt: String?
    @Held open var backgroundImage: UIImage?
    /// What of the content is searched; the model keeps what is set here and shows no buttons for it.
    @Held open var scopeButtonTitles: [String]?
    @Held open var selectedScopeButtonIndex = 0
    @Held open var showsScopeBar = false
    @Held open var showsCancelButton = false { didSet { showCancelButton() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(coder, as: UISearchBar.self)
    }

    override class var decoder: UIView.Type { UISearchBar.self }

    private func setUp() {
        searchTextField.delegate = fieldEar
        searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.accessibilityLabel = "Cancel"
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        addSubview(searchTextField)
    }

    open var text: String? {
        get { searchTextField.text }
        set {
            guard !World.isFrozen, newValue ?? "" != searchTextField.text else { return }
            searchTextField.text = newValue
            searchController?.textChanged()
        }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        showsScopeBar = show
    }

    private func showCancelButton() {
        if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
        setNeedsLayout()
    }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let cancel = showsCancelButton ? Self.cancelWidth : 0
        searchTextField.frame = CGRect(
            x: room.minX, y: room.minY, width: max(0, room.width - cancel), height: max(0, room.height))
        cancelButton.frame = CGRect(
            x: room.maxX - cancel, y: room.minY, width: cancel, height: max(0, room.height))
    }

    // MARK: What the user does

    private func textChanged() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textChanged()
    }

    fileprivate func began() {
        searchController?.began()
        delegate?.searchBarTextDidBeginEditing(self)
    }

    private func cancel() {
        searchTextField.resignFirstResponder()
        searchController?.isActive = false
        delegate?.searchBarCancelButtonClicked(self)
    }
}

/// Hears for the bar what its field tells its delegate.
@MainActor
private final class SearchFieldEar: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { bar?.began() }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
    }
}

/// Is asked and told what a search bar's user does.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
