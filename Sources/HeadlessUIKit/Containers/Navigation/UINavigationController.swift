import TransitionCore

/// A stack of controllers of which the top one is shown, below a bar (ledger 1.9, 2.1).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// What a transition does to the stack, as the delegate is told.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// Seconds that a bar takes to hide or show (C23).
    public class var hideShowBarDuration: CGFloat {
        World.current?.profile[.barDurationIsOneFifth] ?? true ? 0.2 : 0.33
    }

    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { delegateClass = noteDelegate(delegate, as: .navigation, after: delegateClass) }
    }
    /// The class of the delegate that was set; nil for none.
    private var delegateClass: AnyClass?

    /// Bottom first.
    var stack: [UIViewController] = [] { didSet { propertiesChanged() } }
    /// The last request that has not ended; the world keeps it alive.
    weak var transition: NavigationTransition?
    /// Announced to the delegate when the stack was last shown.
    weak var announced: UIViewController?
    /// Where the children's views stand and animators work, below the bars.
    private(set) lazy var transitionView = UINavigationTransitionView(navigationController: self)
    private(set) lazy var interactivePop = InteractivePop(navigationController: self)
    private let barClass: AnyClass?
    private let toolbarClass: AnyClass?

    // MARK: Making

    public init(rootViewController: UIViewController) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        (barClass, self.toolbarClass) = (navigationBarClass, toolbarClass)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(coder: coder)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: The stack

    /// Bottom first; setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// Its own, else the top's with the bars.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            return own == .zero ? preferredSizeOfTop : own
        }
        set { super.preferredContentSize = newValue }
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container as AnyObject === stack.last { notePreferredContentSize() }
    }

    /// What is presented over the stack, else its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Puts a controller on top. The stack changes at once, the transition starts with the next layout (ledger 1.2).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top controller away; nil when only one is left, or when the request has to wait.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack[stack.count - 2], animated: animated) { $0.popViewController(animated: animated) }?.last
    }

    /// Takes all above a controller away.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated) {
            // It was on the stack when the app asked; what it waited for may have taken it away.
            guard $0.stack.contains(viewController) else { return }
            $0.popToViewController(viewController, animated: animated)
        }
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return pop(to: root, animated: animated) { $0.popToRootViewController(animated: animated) }
    }

    /// Replaces the stack: a push if the new top was not in it, a pop if it was, neither if the top stays (ledger 1.9).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        setStack(viewControllers, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Top first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the next controller on the way.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(where: { $0 === subsequentVC }), stack.last !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bars

    private(set) var loadedToolbar: UIToolbar?
    var hidesNavigationBar = false
    var hidesToolbar = true
    /// Whether a collapsed split view has put it on its primary stack, which no app may do; the outer bar serves both.
    private(set) var isNested = false
    private var hidBarBeforeNested = false
    /// What the last layout has made of these two.
    var placedBars = (hidesNavigationBar: false, hidesToolbar: true)

    open private(set) lazy var navigationBar: UINavigationBar = {
        noteForeignClass(barClass, UINavigationBar.self)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: UINavigationBar.height))
        bar.navigationController = self
        return bar
    }()

    open var toolbar: UIToolbar! {
        if let loadedToolbar { return loadedToolbar }
        noteForeignClass(toolbarClass, UIToolbar.self)
        let made = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: UIToolbar.height))
        made.isHidden = true
        made.navigationController = self
        loadedToolbar = made
        return made
    }

    /// Lets it be pushed as the detail of a split view, until it leaves that stack.
    func nest() {
        guard !isNested else { return }
        isNested = true
        hidBarBeforeNested = hidesNavigationBar
        hidesNavigationBar = true
    }

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard isNested, !(parent is UINavigationController) else { return }
        isNested = false
        hidesNavigationBar = hidBarBeforeNested
    }

    /// Swift cannot make a view of a class that it only has by value, unless the class says so.
    private func noteForeignClass(_ kind: AnyClass?, _ own: AnyClass) {
        guard let kind, kind != own else { return }
        World.current?.noteMisuse("\(kind) cannot be made by the model: the controller has a plain \(own).")
    }

    open var isNavigationBarHidden: Bool {
        get { hidesNavigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, over `hideShowBarDuration` or along with the transition under way.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard !World.isFrozen, hidden != hidesNavigationBar else { return }
        hidesNavigationBar = hidden
        World.current?.noteSet(.bars, of: objectID)
        move(navigationBar, isHidden: hidden, animated: animated)
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard !World.isFrozen, hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        World.current?.noteSet(.bars, of: objectID)
        move(toolbar, isHidden: hidden, animated: animated)
    }

    @Held open var hidesBarsOnSwipe = false
    @Held open var hidesBarsOnTap = false
    @Held open var hidesBarsWhenKeyboardAppears = false
    @Held open var hidesBarsWhenVerticallyCompact = false

    /// The edge swipe that pops; its delegate is UIKit's own until another is set (ledger 8.13).
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return interactivePop.recognizer
    }

    /// Notes that UIKit asks for the delegate, in case it has been freed.
    func askForDelegate() {
        if delegate == nil { noteFreedDelegate(delegateClass, as: .navigation) }
    }

    // MARK: As a container

    /// The top controller's.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? stack.last?.contentScrollView(for: edge)
    }

    override var managesAppearanceOfChildren: Bool { true }
    override var heldControllers: [UIViewController] { stack }

    override func letGo(of controller: UIViewController) {
        setViewControllers(viewControllers.filter { $0 !== controller }, animated: false)
    }
    override var shownController: UIViewController? { stack.last }
    override var shownBars: Bars {
        guard isViewLoaded else { return [] }
        var bars = Bars()
        // What is to come and waits for the next layout counts as shown.
        if !hidesNavigationBar, placedBars.hidesNavigationBar || navigationBar.isSeenByItself {
            bars.insert(.navigationBar)
        }
        if !hidesToolbar, placedBars.hidesToolbar || toolbar.isSeenByItself { bars.insert(.toolbar) }
        return bars
    }
    open override var childForStatusBarStyle: UIViewController? { stack.last }
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    open override func loadView() {
        let made = UILayoutContainerView(frame: defaultViewFrame)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.onLayout = { [weak self] in self?.layOutStack() }
        transitionView.frame = made.bounds
        made.addSubview(transitionView)
        made.addSubview(navigationBar)
        if let loadedToolbar { made.addSubview(loadedToolbar) }
        made.addGestureRecognizer(interactivePop.recognizer)
        view = made
    }

    override func beginAppearanceOfChildren(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceOfStack(isAppearing, animated: animated)
    }

    override func placeShownChildren() {
        super.placeShownChildren()
        placeTop()
    }

    override func endAppearanceOfChildren() {
        endAppearanceOfStack()
        super.endAppearanceOfChildren()
    }
}
