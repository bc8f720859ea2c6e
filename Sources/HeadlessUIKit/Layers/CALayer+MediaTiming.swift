extension CALayer: CAMediaTiming {
    /// Held: a layer's own time runs as long as the layer lives.
    public var duration: CFTimeInterval {
        get { held("duration", .infinity) }
        set { hold("duration", newValue) }
    }

    public var repeatCount: Float {
        get { held("repeatCount", 0) }
        set { hold("repeatCount", newValue) }
    }

    public var repeatDuration: CFTimeInterval {
        get { held("repeatDuration", 0) }
        set { hold("repeatDuration", newValue) }
    }

    public var autoreverses: Bool {
        get { held("autoreverses", false) }
        set { hold("autoreverses", newValue) }
    }

    public var fillMode: CAMediaTimingFillMode {
        get { held("fillMode", .removed) }
        set { hold("fillMode", newValue) }
    }

    /// A time of another layer, or of the world for nil, in this layer's own time (ledger 7.8).
    public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        guard let world = World.current else { return time }
        return Self.convert(time, from: Self.clock(of: layer, in: world), to: clock(in: world))
    }

    /// A time of this layer in the time of another one, or of the world for nil (ledger 7.8).
    public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        guard let world = World.current else { return time }
        return Self.convert(time, from: clock(in: world), to: Self.clock(of: layer, in: world))
    }

    private static func clock(of layer: CALayer?, in world: World) -> LayerClock {
        layer?.clock(in: world) ?? LayerClock(seconds: world.seconds, rate: 1, isDriven: false)
    }

    /// Every instant of a time that stands is now.
    private static func convert(_ time: Double, from source: LayerClock, to target: LayerClock) -> Double {
        let fromNow = source.rate == 0 ? 0 : (time - source.seconds) / source.rate
        return target.seconds + fromNow * target.rate
    }
}
