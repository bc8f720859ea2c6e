extension CALayer {
    /// Lets frozen time run on with that of the superlayer, from where it stands.
    func resumeTime() {
        guard !World.isFrozen, let world = World.current, case .frozen(let base, let offset) = timeFlow else { return }
        timeFlow = .running(shift: 0)
        timeFlow = .running(shift: base + offset - clock(in: world).seconds)
        world.animations.layerTimeChanged()
    }
}
