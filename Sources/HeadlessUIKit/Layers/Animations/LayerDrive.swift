/// A layer whose time is on its way to an offset, and what follows its arrival.
@MainActor
struct LayerDrive {
    let layer: CALayer
    /// The instant at which the layer's time was frozen, in its own seconds.
    let base: Double
    let drive: TimeDrive
    /// The number of the last animation that is none of what is driven.
    let lastEarlier: Int
    let completion: @MainActor () -> Void

    var endFrame: Int { drive.endFrame }
    var isReversed: Bool { drive.isReversed }

    /// False once the layer was frozen or driven anew.
    var isCurrent: Bool {
        if case .driven(_, let current) = layer.timeFlow { return current == drive }
        return false
    }

    /// From here on time runs with that of the superlayer.
    func finish(in world: World) {
        layer.timeFlow = .running(shift: 0)
        layer.timeFlow = .running(shift: base + drive.to - layer.clock(in: world).seconds)
    }
}
