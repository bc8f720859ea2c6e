import HeadlessUIKit
import TransitionCore

extension IllegalCaller {
    static let viewCalls: [Call] = [
        { $0.view.addSubview($0.view) },
        { $0.view.addSubview($0.view) },
        { $0.view.insertSubview($0.view, at: $0.whole()) },
        { $0.view.insertSubview($0.view, aboveSubview: $0.view) },
        { $0.view.insertSubview($0.view, belowSubview: $0.view) },
        { $0.view.exchangeSubview(at: $0.whole(), withSubviewAt: $0.whole()) },
        { $0.view.bringSubviewToFront($0.view) },
        { $0.view.sendSubviewToBack($0.view) },
        { $0.view.removeFromSuperview() },
        { $0.view.frame = $0.rect() },
        { $0.view.bounds = $0.rect() },
        { $0.view.center = $0.point() },
        { $0.view.transform = $0.transform() },
        { $0.view.alpha = $0.number() },
        { $0.view.isHidden = $0.flag() },
        { $0.view.isUserInteractionEnabled = $0.flag() },
        { $0.view.mask = $0.view },
        { $0.view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt($0.next() % 64)) },
        { $0.view.setNeedsLayout() },
        { $0.view.layoutIfNeeded() },
        { $0.view.sizeToFit() },
        { _ = $0.view.convert($0.rect(), to: $0.view) },
        { _ = $0.view.convert($0.point(), from: $0.view) },
        { _ = $0.view.hitTest($0.point(), with: nil) },
        { _ = $0.view.snapshotView(afterScreenUpdates: $0.flag()) },
        { _ = $0.view.viewWithTag($0.whole()) },
        { $0.view.tintColor = nil },
        { $0.view.backgroundColor = UIColor(white: $0.number(), alpha: $0.number()) },
        { $0.view.layoutMargins = UIEdgeInsets(top: $0.number(), left: $0.number(), bottom: 0, right: 0) },
        { $0.views.append($0.makeView()) },
        { caller in
            let (view, target) = (caller.view, caller.rect())
            UIView.animate(withDuration: caller.seconds(), delay: caller.seconds(), options: .beginFromCurrentState) {
                view.frame = target
            }
        },
        { caller in
            let (view, target) = (caller.view, caller.transform())
            UIView.animate(
                withDuration: caller.seconds(), delay: 0, usingSpringWithDamping: caller.number(),
                initialSpringVelocity: caller.number(), options: UIView.AnimationOptions(rawValue: UInt(caller.next())),
                animations: { view.transform = target }, completion: { _ in view.removeFromSuperview() })
        },
        { caller in
            let view = caller.view
            UIView.animateKeyframes(withDuration: caller.seconds(), delay: caller.seconds(), options: []) {
                UIView.addKeyframe(
                    withRelativeStartTime: Double(caller.number()), relativeDuration: Double(caller.number())
                ) { view.alpha = 0 }
            }
        },
        { caller in
            let view = caller.view
            UIView.transition(
                with: view, duration: caller.seconds(), options: .transitionCrossDissolve,
                animations: { view.isHidden.toggle() }, completion: nil)
        },
        { UIView.transition(from: $0.view, to: $0.view, duration: $0.seconds(), options: [], completion: nil) },
        { UIView.setAnimationsEnabled($0.flag()) },
        { caller in UIView.performWithoutAnimation { caller.view.center = caller.point() } },
        { UIView.addKeyframe(withRelativeStartTime: Double($0.number()), relativeDuration: 1) {} },
    ]

    static let layerCalls: [Call] = [
        { $0.view.layer.bounds = $0.rect() },
        { $0.view.layer.position = $0.point() },
        { $0.view.layer.frame = $0.rect() },
        { $0.view.layer.anchorPoint = $0.point() },
        { $0.view.layer.zPosition = $0.number() },
        { $0.view.layer.cornerRadius = $0.number() },
        { $0.view.layer.transform = CATransform3DMakeRotation($0.number(), $0.number(), $0.number(), $0.number()) },
        { $0.view.layer.speed = Float($0.number()) },
        { $0.view.layer.timeOffset = $0.seconds() },
        { $0.view.layer.beginTime = $0.seconds() },
        { $0.view.layer.addSublayer($0.view.layer) },
        { $0.view.layer.insertSublayer($0.view.layer, at: UInt32(truncatingIfNeeded: $0.next())) },
        { $0.view.layer.removeFromSuperlayer() },
        { $0.view.layer.removeAllAnimations() },
        { $0.view.layer.mask = $0.view.layer },
        { _ = $0.view.layer.presentation()?.frame },
        { _ = $0.view.layer.convert($0.point(), to: $0.view.layer) },
    ]
}
