/// A search over what a controller shows: while it is active, it is presented in that controller's context, and what
/// presents must know (ledger 11.9).
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the content is covered before anything is typed; false since iOS 15.
    @Held open var obscuresBackgroundDuringPresentation = false
    @Held open var hidesNavigationBarDuringPresentation = true
    @Held open var automaticallyShowsCancelButton = true
    @Held open var automaticallyShowsScopeBar = true
    /// Whether the results stand over the content even where nothing is typed.
    @Held open var showsSearchResultsController = false { didSet { showResults() } }
    /// The item in whose bar the search bar stands.
    weak var barItem: UINavigationItem?
    /// Set by the delegate's requirement where the delegate leaves the presentation to UIKit.
    fileprivate(set) var isLeftToUIKit = true
    /// Whether it has been asked to be active and not yet to be inactive.
    private(set) var isSearching = false
    /// Whether its presentation waits for another transition.
    private var isWaiting = false
    /// Whether it is to be dismissed as soon as that is possible.
    private var isToEnd = false
    private lazy var cover = SearchCover { [weak self] in self?.isActive = false }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public convenience init() {
        self.init(searchResultsController: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
        searchBar.searchController = self
    }

    override var letsTouchesThrough: Bool { true }

    open override func loadView() { view = SearchView() }

    // MARK: Active or not

    /// Setting it presents the search, or dismisses it.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard !World.isFrozen, newValue != isSearching else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// The user has tapped into the bar.
    func began() {
        if isSearching { tellUpdater() } else { activate() }
    }

    private func activate() {
        guard let host, host.viewIfLoaded?.window != nil else { return }
        isSearching = true
        isToEnd = false
        if ownPresentation == nil, !isWaiting { present(from: host) }
        // Somebody else may be presented there.
        guard isSearching else { return }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        followInBar()
        // A field that begins to edit tells of it.
        if searchBar.searchTextField.isFirstResponder { tellUpdater() } else { searchBar.becomeFirstResponder() }
    }

    /// Presents it now, or after the transition that stands in the way; it is active meanwhile.
    private func present(from host: UIViewController) {
        guard let world = World.current else { return }
        let request = PresentationRequest(world: world, source: host, presented: self)
        let (other, count) = (request.coordinatorInTheWay, world.waitingRequestCount)
        isLeftToUIKit = delegate == nil
        delegate?.presentSearchController(self)
        guard ownPresentation == nil, !World.isFrozen else { return }
        if let other, isLeftToUIKit || world.waitingRequestCount != count {
            isWaiting = true
            other.addSuccessor { [weak self] in self?.presentAfterWaiting() }
            return
        }
        if isLeftToUIKit {
            delegate?.willPresentSearchController(self)
            host.present(self, animated: true) { [weak self] in
                guard let self else { return }
                self.delegate?.didPresentSearchController(self)
            }
        }
        if ownPresentation == nil { isSearching = false }
    }

    /// What it waited for may have taken the host away, or the search may have been given up.
    private func presentAfterWaiting() {
        isWaiting = false
        guard isSearching, ownPresentation == nil else { return dismissIfUnwanted() }
        guard let host, host.viewIfLoaded?.window != nil else { return settleAsInactive() }
        present(from: host)
        if !isSearching { settleAsInactive() }
    }

    private func deactivate() {
        isSearching = false
        searchBar.resignFirstResponder()
        searchBar.setShowsCancelButton(false, animated: true)
        if !(searchBar.text ?? "").isEmpty { searchBar.text = "" }
        followInBar()
        isToEnd = true
        dismissIfUnwanted()
    }

    /// Dismisses it now, or after what stands in the way: a request in its midst could wait and be refused at last.
    private func dismissIfUnwanted() {
        guard isToEnd, !World.isFrozen, let world = World.current else { return }
        guard let ownPresentation, !isBeingDismissed else {
            isToEnd = isWaiting
            return
        }
        let presenter = ownPresentation.presenter
        if let other = DismissalRequest(world: world, receiver: presenter).coordinatorInTheWay {
            other.addSuccessor { [weak self] in self?.dismissIfUnwanted() }
            return
        }
        isToEnd = false
        delegate?.willDismissSearchController(self)
        presenter.dismiss(animated: true) { [weak self] in
            guard let self else { return }
            self.delegate?.didDismissSearchController(self)
        }
    }

    /// Dismissed by other means it is no longer active either.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isSearching, ownPresentation == nil { settleAsInactive() }
    }

    private func settleAsInactive() {
        isSearching = false
        searchBar.resignFirstResponder()
        searchBar.setShowsCancelButton(false, animated: false)
        followInBar()
    }

    /// The controller that presents: the one whose bar or view the search bar stands in.
    private var host: UIViewController? {
        if let item = barItem {
            return (item.bar as? UINavigationBar)?.navigationController?.stack.first { $0.navigationItem === item }
        }
        return searchBar.nearestController
    }

    private func followInBar() {
        barItem?.bar?.stackView?.setNeedsLayout()
        barItem?.bar?.setNeedsLayout()
    }

    /// Whether the bar's title gives way to the search.
    var hidesTitle: Bool { isSearching && hidesNavigationBarDuringPresentation }

    // MARK: What is found

    func textChanged() {
        showResults()
        if isSearching { tellUpdater() }
    }

    private func tellUpdater() {
        guard !World.isFrozen else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !isSearching, !isToEnd, ownPresentation != nil {
            // Presented by hand, or later than it was asked for.
            isSearching = true
            if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: animated) }
            followInBar()
        }
        showResults()
    }

    /// The results stand there once something is typed; before that the cover, if the content is to be covered.
    private func showResults() {
        guard let view = viewIfLoaded, !World.isFrozen else { return }
        let isTyped = !(searchBar.text ?? "").isEmpty
        let showsCover = obscuresBackgroundDuringPresentation && !isTyped
        if showsCover, cover.superview == nil {
            cover.frame = view.bounds
            cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(cover, at: 0)
        } else if !showsCover {
            cover.removeFromSuperview()
        }
        guard let results = searchResultsController else { return }
        if isTyped || showsSearchResultsController {
            show(results, in: view)
        } else if results.parent === self {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
    }

    private func show(_ results: UIViewController, in view: UIView) {
        guard results.parent == nil, let content = results.view else { return }
        addChild(results)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        results.didMove(toParent: self)
    }
}

/// The view of a search: where it shows nothing, touches reach what is below.
private final class SearchView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Covers the content of a search that has not begun to type; a tap ends the search.
private final class SearchCover: UIView {
    private let ended: () -> Void

    init(_ ended: @escaping () -> Void) {
        self.ended = ended
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("end", SearchCover.end)))
    }

    required init?(coder: NSCoder) { nil }

    private func end() { ended() }
}

/// Is told when there is something to search for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// Is told when UIKit itself presents and dismisses a search, or presents it in its place.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Presents the search in a way of its own; for a delegate without this method UIKit presents it.
    func presentSearchController(_ searchController: UISearchController)
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {
        searchController.isLeftToUIKit = true
    }
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
