import TransitionCore

/// Manages what a presentation adds around the presented view, from the request to the end of the dismissal (ledger
/// 1.13).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, AttachmentHolding {
    final nonisolated(unsafe) var attachments: Attachments?
    // One that UIKit has only ready for the next presentation keeps neither alive.
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// What it keeps alive, beyond the presentation too (ledger 1.13).
    private(set) final var heldControllers: (presented: UIViewController?, presenting: UIViewController?)

    /// The presentation's container; nil before it starts and after it has ended.
    open internal(set) var containerView: UIView?
    /// Answers how the presentation adapts, and whether the user may dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet {
            delegateClass = delegate.map { type(of: $0 as AnyObject) }
            guard delegateClass != nil, let world = World.current else { return }
            world.record(.delegateSet(owner: world.identify(self, as: .presentationController), .presentation))
            if let delegate { world.keepDelegate(delegate, in: .presentation, of: self) }
        }
    }
    private var delegateClass: AnyClass?
    /// What the presentation replaces of the presented controller's traits.
    @Held open var overrideTraitCollection: UITraitCollection? {
        didSet { noteOverriddenTraits(from: oldValue) }
    }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
        if !isBuiltIn { holdControllers() }
        // A report may name a method of it.
        _ = TraceRecorder.name(of: type(of: self))
    }

    private func holdControllers() { heldControllers = (presented, presenting) }

    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// Of a property that was watched by name (ledger 11.5); what nobody watches raises here, as a superclass's does.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        raiseUnhandledChange(of: keyPath)
    }

    /// The presented controller itself while there is no presenter yet.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// Learns of the presenter at the request. One of the app's own is watched from then on: it must not outlive its
    /// presentation.
    func settle(presenter: UIViewController) {
        presenting = presenter
        holdControllers()
        if !isBuiltIn { _ = World.current?.identify(self, as: .presentationController) }
    }

    open var presentationStyle: UIModalPresentationStyle {
        presented?.shownBy?.style.modalPresentationStyle ?? presentedViewController.modalPresentationStyle
    }
    /// The style in the surroundings as they are; `.none` for no other than the one asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        AdaptiveStyle.answer(of: delegate, for: self, in: traitCollection) ?? .none
    }

    /// The view that is animated; the presented controller's own unless overridden (ledger 2.4).
    open var presentedView: UIView? { presentedViewController.view }
    /// Whether the container covers the window; else it covers the presentation context.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the window; false for custom presentations (ledger 1.8).
    open var shouldRemovePresentersView: Bool { false }
    /// Where the presented view must end, in the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    // MARK: The course of a presentation (ledger 1.13)

    open func presentationTransitionWillBegin() { record(.presentationWillBegin) }
    open func presentationTransitionDidEnd(_ completed: Bool) { record(.presentationDidEnd(completed: completed)) }
    open func dismissalTransitionWillBegin() { record(.dismissalWillBegin) }
    open func dismissalTransitionDidEnd(_ completed: Bool) { record(.dismissalDidEnd(completed: completed)) }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Surroundings

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Told before the size changes; tells the presented controller (ledger 9.9).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented, !World.isFrozen else { return }
        let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: presentedSize, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let presented, !World.isFrozen else { return }
        presented.willTransition(to: newCollection.overridden(by: overrideTraitCollection), with: coordinator)
    }

    private func record(_ hook: PresentationHook) {
        if let presented { World.current?.record(.presentationHook(presented: presented.objectID, hook)) }
    }

    /// Notes that UIKit asks for the delegate, in case it has been freed.
    final func askForDelegate() {
        guard delegate == nil, let delegateClass, let world = World.current else { return }
        let owner = world.identify(self, as: .presentationController)
        world.noteFreedDelegate(of: owner, delegateClass, as: .presentation)
    }

    /// Takes part in a presentation that is shown already: it adapts to another size class.
    func takeOver(_ container: UIView) {}
    /// Gives the container to another presentation controller of UIKit's.
    func leave(_ container: UIView) {}

    /// Whether UIKit itself lays the presented view out, as it does for its own presentations; a custom one without a
    /// presentation controller of the app's own is contested (C50).
    var laysOutPresentedView: Bool {
        guard type(of: self) == UIPresentationController.self else { return false }
        guard presentationStyle == .custom else { return true }
        return !(World.current?.profile[.customPresentationKeepsFrame] ?? true)
    }

    /// UIKit is about to lay the presented view out in a container of another size.
    func roomWillChange() {}

    private func noteOverriddenTraits(from old: UITraitCollection?) {
        guard !World.isFrozen, old != overrideTraitCollection, let presented, presented.isViewLoaded else { return }
        let previous = presentingViewController.traitCollection.overridden(by: old)
        presented.noteTraitChange(from: presented.overridingOwn(previous))
    }
}

extension UIPresentationController: KeyPathObserving {}
