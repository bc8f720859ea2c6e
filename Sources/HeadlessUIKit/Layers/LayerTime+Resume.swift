extension CALayer {
    /// Lets frozen or driven time run on with that of the superlayer, from where it stands; a drive is given up.
    func resumeTime() {
        guard !World.isFrozen, let world = World.current else { return }
        let seconds: Double
        switch timeFlow {
        case .running: return
        case .frozen(let base, let offset): seconds = base + offset
        case .driven(let base, let drive): seconds = base + drive.offset(atFrame: world.frame)
        }
        timeFlow = .running(shift: 0)
        timeFlow = .running(shift: seconds - clock(in: world).seconds)
        world.animations.layerTimeChanged()
    }
}
