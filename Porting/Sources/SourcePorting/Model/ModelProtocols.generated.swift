// Written by `WRITE_TABLE=1 swift test --filter ModelTableTests` from the sources of the model.
extension ModelDeclarations {
    /// UIKit's protocols but those of lists and containers, with the model's defaults.
    static let protocols = #"""
        protocol CAAction {}
        protocol CAAnimationDelegate: AnyObject {}
        extension CAAnimationDelegate {
        func animationDidStart(_ anim: CAAnimation) {}
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
        }
        protocol CALayerDelegate: AnyObject {}
        extension CALayerDelegate {
        func display(_ layer: CALayer) {}
        func draw(_ layer: CALayer, in ctx: CGContext) {}
        func layerWillDraw(_ layer: CALayer) {}
        func layoutSublayers(of layer: CALayer) {}
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
        }
        protocol CAMediaTiming: AnyObject {}
        protocol KeyPathObserving: NSObject {}
        protocol MessageTiming {}
        protocol NSCollectionLayoutContainer: NSObjectProtocol {}
        protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}
        protocol ScrollDelegateHolding: UIScrollView {}
        protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
        extension UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        AdaptiveStyle.noteAbsentAnswer()
        }
        func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
        }
        func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { nil }
        func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
        ) {}
        func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {}
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
        }
        protocol UIApplicationDelegate: NSObjectProtocol {}
        extension UIApplicationDelegate {
        var window: UIWindow? {
        get { nil }
        set {}
        }
        func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
        func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func applicationWillResignActive(_ application: UIApplication) {}
        func applicationDidEnterBackground(_ application: UIApplication) {}
        func applicationWillEnterForeground(_ application: UIApplication) {}
        func applicationWillTerminate(_ application: UIApplication) {}
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
        func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .allButUpsideDown }
        func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { connectingSceneSession.configuration }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
        }
        protocol UICollisionBehaviorDelegate: NSObjectProtocol {}
        extension UICollisionBehaviorDelegate {
        func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
        ) {}
        func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) {}
        func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {}
        func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
        ) {}
        }
        protocol UIConfigurationState {}
        protocol UIContentConfiguration {}
        protocol UIContentContainer: NSObjectProtocol {}
        protocol UIContentView: NSObjectProtocol {}
        extension UIContentView {
        func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
        }
        }
        protocol UIContextMenuInteractionAnimating: NSObjectProtocol {}
        protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
        protocol UIContextMenuInteractionDelegate: NSObjectProtocol {}
        extension UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
        }
        func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
        }
        func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { nil }
        func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { nil }
        func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
        ) {}
        func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
        ) {}
        func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
        ) {}
        }
        protocol UICoordinateSpace: NSObjectProtocol {}
        protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}
        extension UIDynamicAnimatorDelegate {
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
        }
        protocol UIDynamicItem: NSObjectProtocol {}
        protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}
        extension UIEditMenuInteractionDelegate {
        func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
        ) -> UIMenu? { nil }
        }
        protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
        extension UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { true }
        func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
        ) -> Bool { true }
        func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
        ) -> Bool { true }
        func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { false }
        func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { false }
        func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { false }
        }
        protocol UIInteraction: NSObjectProtocol {}
        protocol UIKeyInput: UITextInputTraits {}
        protocol UILayoutSupport: NSObjectProtocol {}
        protocol UIMutableTraits {}
        protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
        extension UIPopoverPresentationControllerDelegate {
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
        func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {}
        }
        protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
        protocol UIPreviewInteractionDelegate: NSObjectProtocol {}
        extension UIPreviewInteractionDelegate {
        func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
        func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
        ) {}
        }
        protocol UISceneDelegate: NSObjectProtocol {}
        extension UISceneDelegate {
        func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
        ) {}
        func sceneDidDisconnect(_ scene: UIScene) {}
        func sceneDidBecomeActive(_ scene: UIScene) {}
        func sceneWillResignActive(_ scene: UIScene) {}
        func sceneWillEnterForeground(_ scene: UIScene) {}
        func sceneDidEnterBackground(_ scene: UIScene) {}
        }
        protocol UIScrollViewDelegate: NSObjectProtocol {}
        extension UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
        func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {}
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
        func scrollViewDidZoom(_ scrollView: UIScrollView) {}
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
        }
        protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
        extension UISheetPresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
        ) {}
        }
        protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}
        protocol UITextFieldDelegate: NSObjectProtocol {}
        extension UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
        func textFieldDidEndEditing(_ textField: UITextField) {}
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
        }
        func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { true }
        func textFieldDidChangeSelection(_ textField: UITextField) {}
        func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        }
        protocol UITextInputTraits: NSObjectProtocol {}
        extension UITextInputTraits {
        var keyboardType: UIKeyboardType {
        get { .default }
        set {}
        }
        var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
        }
        var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
        }
        var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
        }
        var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
        }
        var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
        }
        var isSecureTextEntry: Bool {
        get { false }
        set {}
        }
        var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
        }
        }
        protocol UITextViewDelegate: UIScrollViewDelegate {}
        extension UITextViewDelegate {
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
        func textViewDidBeginEditing(_ textView: UITextView) {}
        func textViewDidEndEditing(_ textView: UITextView) {}
        func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { true }
        func textViewDidChange(_ textView: UITextView) {}
        func textViewDidChangeSelection(_ textView: UITextView) {}
        }
        protocol UITimingCurveProvider: NSObjectProtocol {}
        protocol UITraitChangeObservable: UIResponder {}
        protocol UITraitChangeRegistration: AnyObject {}
        protocol UITraitDefinition {}
        extension UITraitDefinition {
        static var name: String { "\(Self.self)" }
        static var identifier: String { "\(Self.self)" }
        static var affectsColorAppearance: Bool { false }
        }
        protocol UITraitEnvironment: NSObjectProtocol {}
        protocol UIViewAnimating: NSObjectProtocol {}
        protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
        extension UIViewControllerAnimatedTransitioning {
        func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
        AbsentInterruptibleAnimator.shared
        }
        func animationEnded(_ transitionCompleted: Bool) {}
        }
        protocol UIViewControllerContextTransitioning: NSObjectProtocol {}
        protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
        extension UIViewControllerInteractiveTransitioning {
        var completionSpeed: CGFloat { 1 }
        var completionCurve: UIView.AnimationCurve { .easeInOut }
        var wantsInteractiveStart: Bool { true }
        }
        protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}
        protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
        protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
        extension UIViewControllerTransitioningDelegate {
        func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        func animationController(
        forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { nil }
        }
        protocol UIViewImplicitlyAnimating: UIViewAnimating {}
        extension UIViewImplicitlyAnimating {
        func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
        func addAnimations(_ animation: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
        func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
        ) {}
        }
        protocol UIWindowSceneDelegate: UISceneDelegate {}
        extension UIWindowSceneDelegate {
        var window: UIWindow? {
        get { nil }
        set {}
        }
        }
        """#
}
