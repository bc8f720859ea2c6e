/// What drives the time of a layer and of everything in it (ledger 4.2, 7.8).
enum TimeFlow {
    /// Time runs as in the superlayer, that many seconds later.
    case running(shift: Double)
    /// Time stands, `offset` seconds after the instant `base` at which it was frozen.
    case frozen(base: Double, offset: Double)
    /// Time runs from one offset to another by its own clock.
    case driven(base: Double, TimeDrive)
}

/// A way of the time of a layer from one offset to another.
struct TimeDrive: Equatable {
    /// Seconds after the instant at which time was frozen.
    let from: Double
    let to: Double
    /// Whether it takes the animations back to where they began.
    let isReversed: Bool
    let startFrame: Int
    let durationSeconds: Double
    let curve: TimingCurve

    var endFrame: Int { startFrame + FrameCount.covering(seconds: durationSeconds) }

    func offset(atFrame frame: Int) -> Double {
        guard frame < endFrame, durationSeconds > 0 else { return to }
        let part = FrameCount.seconds(frame - startFrame) / durationSeconds
        return from + (to - from) * curve.progress(at: part)
    }
}

/// The time of a layer at an instant.
struct LayerClock {
    /// Seconds in the layer's own time.
    let seconds: Double
    /// Seconds of the layer's time for one second of the world; 0 or less ends no animation.
    let rate: Double
    /// Whether the time depends on more than its rate, so that no end can be foretold.
    let isDriven: Bool

    /// Whether it stands still.
    var isFrozen: Bool { rate == 0 }
}

extension CALayer {
    /// The time that counts for animations of this layer.
    func clock(in world: World) -> LayerClock {
        guard world.animations.hasLayerTimes else {
            return LayerClock(seconds: world.seconds, rate: 1, isDriven: false)
        }
        switch timeFlow {
        case .frozen(let base, let offset):
            return LayerClock(seconds: base + offset, rate: 0, isDriven: true)
        case .driven(let base, let drive):
            return LayerClock(
                seconds: base + drive.offset(atFrame: world.frame), rate: drive.isReversed ? -1 : 1, isDriven: true)
        case .running(let shift):
            let parent =
                hostLayer?.clock(in: world) ?? LayerClock(seconds: world.seconds, rate: 1, isDriven: false)
            return LayerClock(
                seconds: (parent.seconds + shift - beginTime) * Double(speed) + timeOffset,
                rate: parent.rate * Double(speed), isDriven: parent.isDriven)
        }
    }

    /// Stops the time of the layer and of everything in it, as a percent driver does at its start.
    ///
    /// Time stands at an offset of 0 seconds. While it is driven, it stops where it is and keeps its offset.
    func freezeTime() {
        guard !World.isFrozen, let world = World.current else { return }
        switch timeFlow {
        case .frozen: return
        case .driven(let base, let drive):
            timeFlow = .frozen(base: base, offset: drive.offset(atFrame: world.frame))
        case .running:
            timeFlow = .frozen(base: clock(in: world).seconds, offset: 0)
        }
        world.animations.layerTimeChanged()
    }

    /// Seconds that the frozen or driven time has come since it was frozen; 0 while it runs.
    var scrubbedSeconds: Double {
        switch timeFlow {
        case .running: 0
        case .frozen(_, let offset): offset
        case .driven(_, let drive): drive.offset(atFrame: World.current?.frame ?? 0)
        }
    }

    /// Sets the frozen time, in seconds after the instant of freezing; it ends no animation (C5). A drive is given up.
    func scrubTime(to seconds: Double) {
        guard !World.isFrozen else { return }
        freezeTime()
        if case .frozen(let base, _) = timeFlow { timeFlow = .frozen(base: base, offset: seconds) }
    }

    /// Lets the time go to an offset in that many seconds, by its own clock.
    ///
    /// A drive to a later offset ends with time that runs on normally, so that longer animations end too. A drive
    /// backwards ends with `AnimationEngine.cancelAnimations(under:after:reportsFinished:)`. `completion` comes first,
    /// then those of animations.
    func driveTime(
        to target: Double, over seconds: Double, timing: TimingCurve, isReversed: Bool, lastEarlier: Int = 0,
        completion: @escaping @MainActor () -> Void
    ) {
        guard !World.isFrozen, let world = World.current else { return }
        freezeTime()
        guard case .frozen(let base, let offset) = timeFlow else { return }
        let drive = TimeDrive(
            from: offset, to: target, isReversed: isReversed, startFrame: world.frame,
            durationSeconds: max(seconds, 0), curve: timing)
        timeFlow = .driven(base: base, drive)
        world.animations.add(
            LayerDrive(layer: self, base: base, drive: drive, lastEarlier: lastEarlier, completion: completion))
    }
}
