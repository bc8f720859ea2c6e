extension OldSpellings {
    /// Functions that became initializers, members of their first argument, or operators.
    static let functions = """
        CGRectMake(_:_:_:_:) = CGRect(x:y:width:height:)
        CGPointMake(_:_:) = CGPoint(x:y:)
        CGSizeMake(_:_:) = CGSize(width:height:)
        CGVectorMake(_:_:) = CGVector(dx:dy:)
        UIEdgeInsetsMake(_:_:_:_:) = UIEdgeInsets(top:left:bottom:right:)
        UIOffsetMake(_:_:) = UIOffset(horizontal:vertical:)
        CGAffineTransformMakeScale(_:_:) = CGAffineTransform(scaleX:y:)
        CGAffineTransformMakeRotation(_:) = CGAffineTransform(rotationAngle:)
        CGAffineTransformMakeTranslation(_:_:) = CGAffineTransform(translationX:y:)
        CGAffineTransformMake(_:_:_:_:_:_:) = CGAffineTransform(a:b:c:d:tx:ty:)
        NSMakeRange(_:_:) = NSRange(location:length:)
        CGRectGetWidth(_:) = $0.width
        CGRectGetHeight(_:) = $0.height
        CGRectGetMinX(_:) = $0.minX
        CGRectGetMinY(_:) = $0.minY
        CGRectGetMidX(_:) = $0.midX
        CGRectGetMidY(_:) = $0.midY
        CGRectGetMaxX(_:) = $0.maxX
        CGRectGetMaxY(_:) = $0.maxY
        CGRectIsEmpty(_:) = $0.isEmpty
        CGRectIsNull(_:) = $0.isNull
        CGRectIsInfinite(_:) = $0.isInfinite
        CGRectStandardize(_:) = $0.standardized
        CGRectIntegral(_:) = $0.integral
        CGRectInset(_:_:_:) = $0.insetBy(dx:dy:)
        CGRectOffset(_:_:_:) = $0.offsetBy(dx:dy:)
        CGRectUnion(_:_:) = $0.union(_:)
        CGRectIntersection(_:_:) = $0.intersection(_:)
        CGRectIntersectsRect(_:_:) = $0.intersects(_:)
        CGRectContainsPoint(_:_:) = $0.contains(_:)
        CGRectContainsRect(_:_:) = $0.contains(_:)
        CGAffineTransformScale(_:_:_:) = $0.scaledBy(x:y:)
        CGAffineTransformTranslate(_:_:_:) = $0.translatedBy(x:y:)
        CGAffineTransformRotate(_:_:) = $0.rotated(by:)
        CGAffineTransformConcat(_:_:) = $0.concatenating(_:)
        CGAffineTransformInvert(_:) = $0.inverted()
        CGAffineTransformIsIdentity(_:) = $0.isIdentity
        CGPointApplyAffineTransform(_:_:) = $0.applying(_:)
        CGSizeApplyAffineTransform(_:_:) = $0.applying(_:)
        CGRectApplyAffineTransform(_:_:) = $0.applying(_:)
        UIEdgeInsetsInsetRect(_:_:) = $0.inset(by:)
        dispatch_async(_:_:) = $0.async(execute:)
        dispatch_sync(_:_:) = $0.sync(execute:)
        ProcessInfo() = ProcessInfo.processInfo
        UIAccessibilityIsReduceTransparencyEnabled() = UIAccessibility.isReduceTransparencyEnabled
        UIAccessibilityIsReduceMotionEnabled() = UIAccessibility.isReduceMotionEnabled
        UIAccessibilityIsVoiceOverRunning() = UIAccessibility.isVoiceOverRunning
        UIAccessibilityPostNotification(_:_:) = UIAccessibility.post(notification:argument:)
        CGRectEqualToRect(_:_:) = $0 == $1
        CGPointEqualToPoint(_:_:) = $0 == $1
        CGSizeEqualToSize(_:_:) = $0 == $1
        CGAffineTransformEqualToTransform(_:_:) = $0 == $1
        UIEdgeInsetsEqualToEdgeInsets(_:_:) = $0 == $1
        """
}
