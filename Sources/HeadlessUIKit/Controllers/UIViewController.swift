import TransitionCore

/// A controller of one view, its appearance, its children and what it presents.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    // MARK: View

    @exclusivity(unchecked) private var loadedView: UIView?
    @exclusivity(unchecked) private var isLoadingView = false

    open var title: String? {
        didSet {
            noteTitle()
            propertiesChanged()
        }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Points; a change is told to the parent and the presentation controller.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { notePreferredContentSize() } }
    }
    /// Added to the safe area of the controller's view.
    @exclusivity(unchecked) open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue, let view = viewIfLoaded else { return }
            World.current?.noteSet(.safeArea, of: view.objectID)
            view.setNeedsLayout()
            view.safeAreaMayChange()
        }
    }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    /// What few controllers have.
    @exclusivity(unchecked) final var existingRareState: ControllerRareState?

    // MARK: Appearance

    @exclusivity(unchecked) var appearance = AppearanceAutomaton()
    /// Whether `viewIsAppearing` is still to come for the appearance under way.
    @exclusivity(unchecked) var awaitsIsAppearing = false

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Sets `contentUnavailableConfiguration`; for subclasses.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Containment

    @exclusivity(unchecked) open internal(set) var children: [UIViewController] = []
    @exclusivity(unchecked) open internal(set) weak var parent: UIViewController?
    @exclusivity(unchecked) var containment: ContainmentFlags = []
    /// True in `viewWillAppear` and `viewDidAppear` of a controller that has just been added or pushed (ledger 1.9).
    open var isMovingToParent: Bool { containment.contains(.movingToParent) }
    /// True in `viewWillDisappear` and `viewDidDisappear` of one that is being removed or popped (ledger 1.9).
    open var isMovingFromParent: Bool { containment.contains(.movingFromParent) }
    /// Whether the children's appearance is the container's own affair, as in a stack.
    var managesAppearanceOfChildren: Bool { false }
    /// The controllers of a stack or of tabs, and the one among them that is shown.
    var heldControllers: [UIViewController] { [] }
    var shownController: UIViewController? { nil }
    /// The bars that a container shows.
    var shownBars: Bars { [] }
    /// Who speaks for this controller about the status bar and the like; nil for itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    // MARK: Bars around it

    /// What the navigation bar shows for this controller.
    open var navigationItem: UINavigationItem { barItems.navigationItem }
    open var tabBarItem: UITabBarItem! {
        get { barItems.tabBarItem }
        set { if !World.isFrozen { barItems.tabBarItem = newValue ?? UITabBarItem() } }
    }
    open var hidesBottomBarWhenPushed: Bool {
        get { existingRareState?.barItems?.hidesBottomBarWhenPushed ?? false }
        set { if !World.isFrozen { barItems.hidesBottomBarWhenPushed = newValue } }
    }
    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }
    open var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }

    /// The scroll view whose content bars at that edge follow; nil unless one was set (ledger 11.4).
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { heldContentScrollView(edge) }

    /// Whether the content can be edited now.
    open var isEditing: Bool {
        get { existingRareState?.isEditing ?? false }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing on or off, and with it what the edit button says. Override it to do so for the content.
    open func setEditing(_ editing: Bool, animated: Bool) { holdEditing(editing) }

    // MARK: Presentation

    @exclusivity(unchecked) open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { World.noteChange(from: oldValue, to: modalPresentationStyle) }
    }
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical {
        didSet { World.noteChange(from: oldValue, to: modalTransitionStyle) }
    }
    open var definesPresentationContext = false {
        didSet { World.noteChange(from: oldValue, to: definesPresentationContext) }
    }
    open var providesPresentationContextTransitionStyle = false {
        didSet { World.noteChange(from: oldValue, to: providesPresentationContextTransitionStyle) }
    }
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { World.noteChange(from: oldValue, to: modalPresentationCapturesStatusBarAppearance) }
    }
    open var isModalInPresentation = false {
        didSet { World.noteChange(from: oldValue, to: isModalInPresentation) }
    }
    @exclusivity(unchecked) open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { delegateClass = noteDelegate(transitioningDelegate, as: .transitioning, after: delegateClass) }
    }
    /// The class of the transitioning delegate that was set; nil for none.
    @exclusivity(unchecked) private var delegateClass: AnyClass?
    /// The presentation that this controller is the presenter of; it keeps the presented controller alive.
    @exclusivity(unchecked) final var heldPresentation: (any Presentation)?
    /// The presentation that shows this controller.
    @exclusivity(unchecked) final weak var shownBy: (any Presentation)?
    /// Whether touches beside its own views reach what lies behind its container.
    var letsTouchesThrough: Bool { false }
    /// Has a stack let go of one of its controllers.
    func letGo(of controller: UIViewController) {}
    /// Set from the start of a transition to its completion block (ledger 1.6, 1.7).
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
        World.current?.adopt(self)
    }

    public required init?(coder: NSCoder) {
        super.init()
        World.current?.adopt(self)
        guard let coder = coder as? InterfaceCoder else { return }
        if let origin = coder.interfaceValue(SceneOrigin.self) {
            rareState.storyboard = origin.storyboard
            rareState.storyboardIdentifier = origin.identifier
        }
        coder.decode(self)
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    override class var tracedKind: TracedObject.Kind { .viewController }

    /// The presenter of a presented controller, else what holds the view, or held it until a presentation took it away.
    open override var next: UIResponder? {
        shownBy?.presenter ?? viewIfLoaded?.superview ?? heldPresentation?.homeOfPresenter
    }

    /// Those that were added.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    @Held private var addedKeyCommands: [UIKeyCommand] = []

    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    open func removeKeyCommand(_ key: UIKeyCommand) { addedKeyCommands.removeAll { $0 === key } }

    // MARK: Loading

    /// The controller's view, loaded at the first ask.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard !World.isFrozen else { return }
            loadedView?.owningController = nil
            loadedView = newValue
            newValue?.owningController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Takes the view of the storyboard or nib file, if there is one.
    open func loadView() {
        if loadFromFile() { return }
        let made = UIView(frame: World.current?.windows.first?.bounds ?? CGRect(x: 0, y: 0, width: 390, height: 844))
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView == nil {
            // In UIKit it stays nil, and the first use of it kills the app.
            if !World.isFrozen {
                World.current?.raise(
                    "Unexpectedly found nil", "loadView() of \(World.current?.label(self) ?? "") has set no view.",
                    for: .loadsNoView, with: objectID)
            }
            loadedView = UIView(frame: .zero)
        }
        World.current?.record(.appearance(controller: objectID, .viewDidLoad, isAnimated: false))
        guard !World.isFrozen else { return }
        let world = World.current
        let outer = world?.loadReceiver
        world?.loadReceiver = self
        defer { world?.loadReceiver = outer }
        viewDidLoad()
    }

    // MARK: Callbacks for subclasses

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called before layout when the view asked for it.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func didReceiveMemoryWarning() {}

    /// Told before the parent changes; nil announces a removal.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, !World.isFrozen { containment.insert(.movingFromParent) }
        recordMove(toParent: parent, isDone: false)
    }

    open func didMove(toParent parent: UIViewController?) { recordMove(toParent: parent, isDone: true) }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    // MARK: Surroundings

    open var traitCollection: UITraitCollection { effectiveTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What this controller replaces of a child's traits.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.existingRareState?.overrideTraits
    }
    open func viewSafeAreaInsetsDidChange() {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeForChild(container, parentSize: parentSize)
    }

    /// Told before the size changes; passes it on to children, presentation controller and presented (ledger 9.9).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSizeChange(to: size, with: coordinator)
    }

    /// Told before the traits change; passes it on as `viewWillTransition(to:with:)` does.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraitChange(to: newCollection, with: coordinator)
    }

    // MARK: Storyboards

    /// Asked before a segue that the user started; not by `performSegue`.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called with the new destination before the segue shows it.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs a segue of the controller's storyboard; one that it does not have raises.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        runSegue(identifier, sender: sender)
    }

    // MARK: Unwind segues (ledger 11.1)

    /// Whether an unwind segue may end here: where the handler is, and not where the segue comes from.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
    }

    /// The same question in its older form, which the newer one asks.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        fromViewController !== self && action.isMethod(of: self)
    }

    /// The children to search for the end of an unwind segue, in this order: all but the one it comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let passed = childContaining(source)
        return heldOrChildren.filter { $0 !== passed }
    }

    /// The child that the source is, or is inside of.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.source.ancestor(inContainer: self)
    }

    /// Called on each container on the way to the end of an unwind segue: shows the next controller on that way.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Presenting

    /// The coordinator of the transition that this controller, or else a container around it, takes part in; nil
    /// when none is in flight (ledger 1.14).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let world = World.current, !World.isFrozen else { return nil }
        let transitions = world.transitionsAround
        return transitions?.coordinator(for: self, in: world) ?? parent?.transitionCoordinator
            ?? transitions?.coordinatorOfSizeChange(in: world)
    }

    /// Presents a controller. The call returns first; an animated transition starts later (ledger 1.2).
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Shows a controller as the containers around this one do, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: UIView.areAnimationsEnabled) }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Dismisses what this controller presents, with all above it, or else itself (ledger 1.7).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    // MARK: Containment

    /// Makes `child` a child: it leaves another parent first and is told `willMove(toParent:)` (ledger 10.1).
    open func addChild(_ child: UIViewController) {
        guard !World.isFrozen else { return }
        if child.parent === self { return }
        if child.parent != nil { child.changeParent() }
        adopt(child)
    }

    /// Leaves the parent; `didMove(toParent: nil)` follows, `willMove` is the caller's (ledger 10.1).
    open func removeFromParent() {
        guard !World.isFrozen, let parent else { return }
        World.current?.record(.removedFromParent(controller: objectID, parent: parent.objectID))
        World.effectCount += 1
        changeParent()
    }

    private func changeParent() {
        leaveParent()
        didMove(toParent: nil)
    }

    /// Notes that UIKit asks for the transitioning delegate, in case it has been freed.
    final func askForTransitioningDelegate() {
        if transitioningDelegate == nil { noteFreedDelegate(delegateClass, as: .transitioning) }
    }

    /// Exchanges the views of two children (ledger 10.2). The caller tells the children of the move.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ChildTransition(parent: self, from: fromViewController, to: toViewController).run(
            duration: duration, options: options, animations: animations, completion: completion)
    }

    /// What a container does before its children hear `viewIsAppearing`: by then their views are in place (ledger 1.6).
    func placeShownChildren() {}

    /// Passes a change that has begun on to the children that are shown.
    func beginAppearanceOfChildren(_ isAppearing: Bool, animated: Bool) {
        guard !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
        let shown = children.filter { $0.viewInPlaceIfLoaded?.superview != nil }
        beginAppearance(of: shown, isAppearing: isAppearing, animated: animated)
    }

    /// Ends what was passed on.
    func endAppearanceOfChildren() {
        if !children.isEmpty { endAppearance(of: children) }
    }

    /// The outermost controller that contains this one: itself without a parent.
    var outermostContainer: UIViewController {
        parent?.outermostContainer ?? self
    }
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
