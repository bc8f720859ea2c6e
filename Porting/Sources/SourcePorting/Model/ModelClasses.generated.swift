// Written by `WRITE_TABLE=1 swift test --filter ModelTableTests` from the sources of the model.
extension ModelDeclarations {
    /// The model's classes, with what they derive from.
    static let classes = #"""
        class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {}; class CAAnimationGroup: CAAnimation {}
        class CABasicAnimation: CAPropertyAnimation {}; class CADisplayLink: NSObject {}
        class CAEmitterCell: NSObject {}; class CAEmitterLayer: CALayer {}; class CAGradientLayer: CALayer {}
        class CAKeyframeAnimation: CAPropertyAnimation {}; class CALayer: NSObject {}
        class CAMediaTimingFunction: NSObject, @unchecked Sendable {}; class CAPropertyAnimation: CAAnimation {}
        class CAReplicatorLayer: CALayer {}; class CAShapeLayer: CALayer {}
        class CASpringAnimation: CABasicAnimation {}; class CATextLayer: CALayer {}; class CATransaction: NSObject {}
        class CATransformLayer: CALayer {}; class CATransition: CAAnimation {}; class CGColor: Hashable, Sendable {}
        class CGColorSpace: Hashable, Sendable {}; class CGContext {}; class CGGradient: Sendable {}
        class CGImage: Hashable, Sendable {}; class CGMutablePath: CGPath, @unchecked Sendable {}
        class CGPath: Hashable, @unchecked Sendable {}; class Configuration: NSObject {}
        class Configuration: NSObject, @unchecked Sendable {}; class ConnectionOptions: NSObject {}
        class Detent: NSObject {}; class GeometryPreferences: NSObject {}; class HeadlessApp {}; class HeadlessTouch {}
        class InterfaceCoder: NSCoder {}; class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {}
        class NSCollectionLayoutDimension: NSObject {}; class NSCollectionLayoutGroup: NSCollectionLayoutItem {}
        class NSCollectionLayoutItem: NSObject {}; class NSCollectionLayoutSection: NSObject {}
        class NSCollectionLayoutSize: NSObject {}; class NSCollectionLayoutSpacing: NSObject {}
        class NSException: NSObject {}; class NSKeyValueObservation: NSObject {}
        class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {}; class NSLayoutConstraint: NSObject {}
        class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}
        class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
        class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
        class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}
        class NSParagraphStyle: NSObject, @unchecked Sendable {}; class NSStringDrawingContext: NSObject {}
        class NotificationCenter: NSObject, @unchecked Sendable {}; class OSLog: NSObject, Sendable {}
        class StoryboardContents {}; class SymbolConfiguration: Configuration, @unchecked Sendable {}
        class Transition: NSObject {}; class UIAccessibilityCustomAction: NSObject {}
        class UIAccessibilityElement: UIResponder {}; class UIAction: UIMenuElement {}; class UIActivity: NSObject {}
        class UIActivityIndicatorView: UIView {}; class UIActivityViewController: UIViewController {}
        class UIAlertAction: NSObject {}; class UIAlertController: UIViewController {}
        class UIApplication: UIResponder {}; class UIAttachmentBehavior: UIDynamicBehavior {}
        class UIBarAppearance: NSObject {}; class UIBarButtonItem: UIBarItem {}; class UIBarButtonItemGroup: NSObject {}
        class UIBarItem: NSObject {}; class UIBezierPath: NSObject {}
        class UIBlurEffect: UIVisualEffect, @unchecked Sendable {}; class UIButton: UIControl {}
        class UICollectionReusableView: UIView {}; class UICollectionView: UIScrollView {}
        class UICollectionViewCell: UICollectionReusableView {}
        class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
        class UICollectionViewCompositionalLayoutConfiguration: NSObject {}
        class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {}
        class UICollectionViewDiffableDataSource< SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable >: NSObject, UICollectionViewDataSource {}
        class UICollectionViewFlowLayout: UICollectionViewLayout {}; class UICollectionViewLayout: NSObject {}
        class UICollectionViewLayoutAttributes: NSObject {}
        class UICollectionViewLayoutInvalidationContext: NSObject {}
        class UICollectionViewListCell: UICollectionViewCell {}
        class UICollectionViewTransitionLayout: UICollectionViewLayout {}; class UICollectionViewUpdateItem: NSObject {}
        class UICollisionBehavior: UIDynamicBehavior {}
        class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {}
        class UIColorPickerViewController: UIViewController {}; class UICommand: UIMenuElement {}
        class UIContextMenuConfiguration: NSObject {}
        class UIContextMenuInteraction: NSObject, UIInteraction, MenuKeeper {}; class UIContextualAction: NSObject {}
        class UIControl: UIView {}; class UICubicTimingParameters: NSObject, NSCopying, UITimingCurveProvider {}
        class UIDatePicker: UIControl {}; class UIDeferredMenuElement: UIMenuElement {}; class UIDevice: NSObject {}
        class UIDynamicAnimator: NSObject {}; class UIDynamicBehavior: NSObject {}
        class UIDynamicItemBehavior: UIDynamicBehavior {}; class UIEditMenuConfiguration: NSObject {}
        class UIEditMenuInteraction: NSObject, UIInteraction {}; class UIEvent: NSObject {}
        class UIFeedbackGenerator: NSObject {}; class UIFont: NSObject, @unchecked Sendable {}
        class UIFontDescriptor: NSObject, @unchecked Sendable {}; class UIFontMetrics: NSObject, @unchecked Sendable {}
        class UIFontPickerViewController: UIViewController {}; class UIGestureRecognizer: NSObject, AttachmentHolding {}
        class UIGraphicsImageRenderer: NSObject {}; class UIGraphicsImageRendererContext: NSObject {}
        class UIGraphicsImageRendererFormat: NSObject {}; class UIGravityBehavior: UIDynamicBehavior {}
        class UIHoverGestureRecognizer: UIGestureRecognizer {}
        class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {}
        class UIImagePickerController: UINavigationController {}; class UIImageView: UIView {}
        class UIImpactFeedbackGenerator: UIFeedbackGenerator {}; class UIInterpolatingMotionEffect: UIMotionEffect {}
        class UIKeyCommand: UICommand {}; class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
        class UILabel: UIView {}; class UILayoutGuide: NSObject {}; class UIListContentView: UIView, UIContentView {}
        class UILongPressGestureRecognizer: UIGestureRecognizer {}; class UIMenu: UIMenuElement {}
        class UIMenuElement: NSObject {}; class UIMotionEffect: NSObject {}
        class UIMotionEffectGroup: UIMotionEffect {}; class UINavigationBar: UIView {}
        class UINavigationBarAppearance: UIBarAppearance {}; class UINavigationController: UIViewController {}
        class UINavigationItem: NSObject {}; class UINib: NSObject {}
        class UINotificationFeedbackGenerator: UIFeedbackGenerator {}; class UIPageControl: UIControl {}
        class UIPageViewController: UIViewController {}; class UIPanGestureRecognizer: UIGestureRecognizer {}
        class UIPasteboard: NSObject {}
        class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning, PercentDriver {}
        class UIPickerView: UIView {}; class UIPinchGestureRecognizer: UIGestureRecognizer {}
        class UIPopoverPresentationController: UIPresentationController {}
        class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, AttachmentHolding {}
        class UIPress: NSObject {}; class UIPressesEvent: UIEvent {}; class UIPreviewInteraction: NSObject {}
        class UIPreviewParameters: NSObject {}; class UIPreviewTarget: NSObject {}; class UIProgressView: UIView {}
        class UIPushBehavior: UIDynamicBehavior {}; class UIRefreshControl: UIControl {}
        class UIResponder: NSObject, AttachmentHolding, Identified, KeyPathObserving {}
        class UIRotationGestureRecognizer: UIGestureRecognizer {}; class UIScene: UIResponder {}
        class UISceneConfiguration: NSObject {}; class UISceneSession: NSObject {}; class UIScreen: NSObject {}
        class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
        class UIScrollView: UIView, ScrollDelegateHolding, ContentScrolling {}; class UISearchBar: UIView {}
        class UISearchController: UIViewController {}; class UISearchTab: UITab {}
        class UISearchTextField: UITextField {}; class UISegmentedControl: UIControl {}
        class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
        class UISheetPresentationController: UIPresentationController {}; class UISlider: UIControl {}
        class UISnapBehavior: UIDynamicBehavior {}; class UISplitViewController: UIViewController {}
        class UISpringTimingParameters: NSObject, NSCopying, UITimingCurveProvider {}; class UIStackView: UIView {}
        class UIStatusBarManager: NSObject {}; class UIStepper: UIControl {}; class UIStoryboard: NSObject {}
        class UIStoryboardSegue: NSObject {}; class UIStoryboardUnwindSegueSource: NSObject {}
        class UISwipeActionsConfiguration: NSObject {}; class UISwipeGestureRecognizer: UIGestureRecognizer {}
        class UISwitch: UIControl {}; class UITab: NSObject {}; class UITabBar: UIView {}
        class UITabBarAppearance: UIBarAppearance {}; class UITabBarController: UIViewController, UITabBarDelegate {}
        class UITabBarItem: UIBarItem {}; class UITabGroup: UITab {}; class UITableView: UIScrollView {}
        class UITableViewCell: UIView {}
        class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {}
        class UITableViewDiffableDataSource< SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable >: NSObject, UITableViewDataSource {}
        class UITableViewHeaderFooterView: UIView {}; class UITapGestureRecognizer: UIGestureRecognizer {}
        class UITargetedPreview: NSObject {}; class UITextField: UIControl, UIKeyInput {}
        class UITextView: UIScrollView, UIKeyInput {}; class UIToolbar: UIView {}
        class UIToolbarAppearance: UIBarAppearance {}; class UITouch: NSObject {}
        class UITrackingLayoutGuide: UILayoutGuide {}; class UITraitCollection: NSObject, NSCopying {}
        class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {}; class UIView: UIResponder, CALayerDelegate {}
        class UIViewController: UIResponder {}
        class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying, RunningAnimator {}
        class UIVisualEffect: NSObject, @unchecked Sendable {}; class UIVisualEffectView: UIView {}
        class UIWindow: UIView {}; class UIWindowScene: UIScene {}; class ZoomOptions: NSObject {}
        extension CALayer: AnimatedLayer {}; extension CALayer: CAMediaTiming {}
        extension CGFloat: @retroactive _ObjectiveCBridgeable {}; extension NSLayoutAnchor: TermHolding {}
        extension NSNull: CAAction {}; extension Timer: MessageTiming {}
        extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}; extension UICollectionView: MenuList {}
        extension UICollectionView: SelectableList {}; extension UINavigationBar: ItemBar {}
        extension UIPercentDrivenInteractiveTransition: KeyPathObserving {}
        extension UIPresentationController: KeyPathObserving {}; extension UIScreen: UICoordinateSpace {}
        extension UISearchController: BarSearch {}; extension UIStoryboard: SegueSource {}
        extension UITableView: MenuList {}; extension UITableView: SelectableList {}
        extension UITransitionView: DragTaking {}; extension UIView: LayerOwner {}
        extension UIView: UICoordinateSpace {}; extension UIView: UIDynamicItem {}
        extension UIView: UIPopoverPresentationControllerSourceItem {}; extension UIView: UITraitChangeObservable {}
        extension UIView: UITraitEnvironment {}; extension UIViewController: UIContentContainer {}
        extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
        extension UIViewController: WindowRoot {}
        """#
}
