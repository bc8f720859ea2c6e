/// A value of a view or a container that a cancel has to bring back.
public enum WatchedValue: UInt8, Hashable, Codable, Sendable {
    case alpha, visibility, transform
    /// Center or size.
    case place
    case zPosition, cornerRadius, mask
    /// Whether a view takes touches.
    case interaction
    /// Whether one of a view's gesture recognizers is on.
    case recognizers
    /// Which bars a container shows.
    case bars
    /// In which view a view stands that is no controller's own, inside some controller's view.
    case superview
    /// Whether a control is on.
    case enabled
    /// A layer's shadow, as far as it is seen.
    case shadow
    /// A layer's `sublayerTransform`.
    case sublayers
    /// A view's `tintAdjustmentMode`.
    case tintMode
    /// A controller's `additionalSafeAreaInsets`.
    case safeArea
    case background
    /// What a scroll view shows of its content.
    case offset
    /// What an animation that has ended, and was not removed, shows in place of a layer's values.
    case keptAnimation
    /// Whether a scroll view scrolls.
    case scrolling
}

/// From where the app's code set a value.
public enum ValueWriter: Hashable, Codable, Sendable {
    /// The action of a gesture recognizer.
    case gesture(ObjectID)
    /// An appearance callback, such as `viewWillDisappear(_:)`.
    case appearance
    /// An act of the scene, or a finger on a control or a view that asked for no open transition: it is meant to stay.
    case act
    case other
}
