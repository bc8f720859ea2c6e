import TransitionCore

/// What moves the content of a scroll view at the moment.
struct ScrollMotion {
    /// A move that code has asked for.
    struct Animation {
        let from: CGPoint
        let to: CGPoint
        let beginFrame: Int
        static let frames = 18
    }

    /// A motion after a drag.
    struct Glide {
        let horizontal: ScrollGlide
        let vertical: ScrollGlide
        let beginFrame: Int
    }

    var isTracking = false
    var isDragging = false
    /// Where the content was when the drag began.
    var dragStart = CGPoint.zero
    var horizontalDrag = ScrollDrag()
    var verticalDrag = ScrollDrag()
    /// The axis that a locked drag keeps to.
    var isLockedHorizontally = false
    var isLockedVertically = false
    var animation: Animation?
    var glide: Glide?
    /// Tells the frames of the present motion from those of one that was stopped.
    var serial = 0

    var isIdle: Bool { animation == nil && glide == nil }
}

extension UIScrollView {
    // MARK: Moves that code asks for

    func animateOffset(to target: CGPoint) {
        guard let world = World.current else { return }
        motion.animation = ScrollMotion.Animation(from: contentOffset, to: target, beginFrame: world.frame)
        continueMotion(in: world)
    }

    /// Ends every motion where it is.
    func stopMotion() {
        motion.serial += 1
        motion.animation = nil
        guard motion.glide != nil else { return }
        motion.glide = nil
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    private func continueMotion(in world: World) {
        motion.serial += 1
        scheduleFrame(motion.serial, world.cause, in: world)
    }

    /// All frames of a motion are the doing of whoever began it: none hands it on to the next, or a long glide would
    /// count as work that leaves itself to be done for ever.
    private func scheduleFrame(_ serial: Int, _ cause: Cause, in world: World) {
        let outer = world.enter(cause)
        defer { world.cause = outer }
        world.work.enqueue(atFrame: world.frame + 1) { [weak self] in
            guard let self, self.motion.serial == serial, let world = World.current else { return }
            self.moveOn(in: world)
            if self.motion.serial == serial, !self.motion.isIdle { self.scheduleFrame(serial, cause, in: world) }
        }
    }

    private func moveOn(in world: World) {
        if let animation = motion.animation {
            let part = Double(world.frame - animation.beginFrame) / Double(ScrollMotion.Animation.frames)
            let progress = CGFloat(CubicCurve.easeInOut.progress(at: min(part, 1)))
            contentOffset = CGPoint(
                x: animation.from.x + (animation.to.x - animation.from.x) * progress,
                y: animation.from.y + (animation.to.y - animation.from.y) * progress)
            guard part >= 1, motion.animation != nil else { return }
            motion.animation = nil
            contentOffset = animation.to
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        } else if let glide = motion.glide {
            let seconds = VirtualTime(frame: world.frame - glide.beginFrame).seconds
            contentOffset = CGPoint(
                x: glide.horizontal.position(at: seconds), y: glide.vertical.position(at: seconds))
            guard seconds >= max(glide.horizontal.seconds, glide.vertical.seconds), motion.glide != nil else { return }
            motion.glide = nil
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    // MARK: The end of a drag

    func finishDrag(velocity: CGPoint, isCancelled: Bool) {
        guard let world = World.current else { return }
        motion.isDragging = false
        let speed = CGPoint(
            x: canScrollHorizontally && !isCancelled ? velocity.x : 0,
            y: canScrollVertically && !isCancelled ? velocity.y : 0)
        var glide = naturalGlide(speed, in: world)
        if !isCancelled {
            let proposed = CGPoint(x: glide.horizontal.target, y: glide.vertical.target)
            var target = proposed
            scrollDelegate?.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
            if target != proposed { glide = chosenGlide(to: target, proposed, glide) }
        }
        let decelerates = max(glide.horizontal.seconds, glide.vertical.seconds) > 0 && !World.isFrozen
        if decelerates { motion.glide = glide }
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates, motion.glide != nil else { return }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        if motion.glide != nil { continueMotion(in: world) }
    }

    private var rate: Double { Double(isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue) }

    private func naturalGlide(_ velocity: CGPoint, in world: World) -> ScrollMotion.Glide {
        let limits = offsetLimits
        func along(
            _ start: CGFloat, _ first: CGFloat, _ speed: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat
        ) -> ScrollGlide {
            if isPagingEnabled, length > 0, most > least {
                let page = Self.page(from: start, first, speed, length, least, most)
                return ScrollGlide(from: Double(start), to: Double(page), rate: rate)
            }
            return ScrollGlide(
                from: Double(start), velocity: Double(speed), rate: rate, minimum: Double(least),
                maximum: Double(most), bounces: bounces)
        }
        return ScrollMotion.Glide(
            horizontal: along(
                contentOffset.x, motion.dragStart.x, velocity.x, bounds.width, limits.minimum.x, limits.maximum.x),
            vertical: along(
                contentOffset.y, motion.dragStart.y, velocity.y, bounds.height, limits.minimum.y, limits.maximum.y),
            beginFrame: world.frame)
    }

    private func chosenGlide(
        to target: CGPoint, _ proposed: CGPoint, _ natural: ScrollMotion.Glide
    ) -> ScrollMotion.Glide {
        guard target.x.isFinite, target.y.isFinite else { return natural }
        func along(_ start: CGFloat, _ end: CGFloat, _ planned: CGFloat, _ glide: ScrollGlide) -> ScrollGlide {
            end == planned ? glide : ScrollGlide(from: Double(start), to: Double(end), rate: rate)
        }
        return ScrollMotion.Glide(
            horizontal: along(contentOffset.x, target.x, proposed.x, natural.horizontal),
            vertical: along(contentOffset.y, target.y, proposed.y, natural.vertical), beginFrame: natural.beginFrame)
    }

    /// A flick turns to the next page, a slow drag to the nearest one; never further than one from where it began.
    private static func page(
        from offset: CGFloat, _ first: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ least: CGFloat,
        _ most: CGFloat
    ) -> CGFloat {
        let flick: CGFloat = 200
        let start = ((first - least) / length).rounded()
        let position = (offset - least) / length
        var page = position.rounded()
        if velocity > flick { page = position.rounded(.up) }
        if velocity < -flick { page = position.rounded(.down) }
        page = min(max(page, start - 1), start + 1)
        return min(max(least + page * length, least), most)
    }
}
