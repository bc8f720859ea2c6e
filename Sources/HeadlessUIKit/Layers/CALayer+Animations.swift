extension CALayer {
    func attach(_ anim: CAAnimation, forKey givenKey: String?) {
        // Whatever key is given, a layer has one content transition.
        let key = anim is CATransition ? kCATransition : givenKey
        guard !World.isFrozen, let world = World.current else { return }
        let engine = world.animations
        if let key, let old = extras?.attached.first(where: { $0.key == key }) { engine.attached.remove(old) }
        let attached = AttachedAnimation(anim.makeCopy(), on: self, key: key, under: engine.transactions)
        madeExtras.attached.append(attached)
        if !anim.isRemovedOnCompletion, let owner { world.noteSet(.keptAnimation, of: owner.objectID) }
        engine.attached.add(attached, in: world)
    }

    /// Ends the animation of that key at once; the model keeps its values (ledger 6.4).
    public func removeAnimation(forKey key: String) {
        guard !World.isFrozen else { return }
        for attached in extras?.attached ?? [] where attached.key == key {
            World.current?.animations.attached.remove(attached)
        }
        for (name, animation) in namedBlockAnimations where name == key { animation.interrupt() }
    }

    /// Ends the animations of this layer at once; the model keeps their targets (ledger 6.4).
    public func removeAllAnimations() {
        guard !World.isFrozen else { return }
        for animation in animations { animation.interrupt() }
        for attached in extras?.attached ?? [] { World.current?.animations.attached.remove(attached) }
    }

    /// The keys of the animations that run; nil when there are none.
    public func animationKeys() -> [String]? {
        let names = namedBlockAnimations.map(\.name) + (extras?.attached.compactMap(\.key) ?? [])
        return names.isEmpty ? nil : names
    }

    /// The animation of that key; for one of a view's block what describes it.
    public func animation(forKey key: String) -> CAAnimation? {
        if let attached = extras?.attached.first(where: { $0.key == key }) { return attached.animation }
        return namedBlockAnimations.first { $0.name == key }?.animation.description
    }

    /// Animations of view blocks under the names that UIKit gives them.
    private var namedBlockAnimations: [(name: String, animation: LayerAnimation)] {
        var counts: [LayerKey: Int] = [:]
        return animations.map { animation in
            counts[animation.key, default: 0] += 1
            let count = counts[animation.key] ?? 1
            return (count == 1 ? animation.key.name : "\(animation.key.name)-\(count)", animation)
        }
    }
}

extension LayerAnimation {
    /// What `animation(forKey:)` tells of it.
    fileprivate var description: CABasicAnimation {
        let animation = CABasicAnimation(keyPath: key.name)
        animation.duration = run.duration
        animation.isAdditive = isAdditive
        let start = segments[0].from
        animation.fromValue = isAdditive ? start.subtracting(target).anyValue : start.anyValue
        animation.toValue = isAdditive ? target.subtracting(target).anyValue : target.anyValue
        return animation
    }
}
