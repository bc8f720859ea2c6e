extension AnimationEngine {
    /// Runs armed blocks that found no animation block, inside one of their own.
    func runAlongsideBlocks(duration: Double, curve: TimingCurve) {
        guard !alongsideBlocks.isEmpty, !World.isFrozen else { return }
        BlockAnimation(duration: duration, delay: 0, curve: curve).perform({ self.runAlongsideBlocks() }, nil)
    }
}
