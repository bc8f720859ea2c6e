import TransitionCore

/// One view of a picture of the app.
package struct PicturedView {
    package let id: ObjectID
    /// The controller whose `view` it is, or none.
    package let controller: ObjectID
    package let role: ViewState.Role
    /// How many views hold it; 0 for a window.
    package let depth: Int
    /// Through all animations.
    package let shown: ViewLook
    /// By the model values.
    package let model: ViewLook
}

/// What there is to be seen of the app now. It looks on, and changes nothing.
extension HeadlessApp {
    /// Every view in a window, in the order in which it is drawn: a view, then what lies in it.
    package var picture: [PicturedView] {
        var views: [PicturedView] = []
        for window in world.windows { window.draw(into: &views, depth: 0) }
        return views
    }

    /// How far each property animator has come that runs or is paused, in the order of their starts.
    package var animatorFractions: [(animator: ObjectID, fraction: Double)] {
        world.animations.runningAnimators.compactMap { $0 as? UIViewPropertyAnimator }.compactMap { animator in
            // To name it would change the trace.
            world.watch.known(animator).map { ($0, Double(animator.fractionComplete)) }
        }
    }

    /// Whole frames since launch.
    package var frame: Int { world.frame }

    /// Where in the window the fingers are that are on the glass, and those that the turn before this instant has heard
    /// lift: a gesture may be over in one turn.
    package var fingerPlaces: (down: [Point], lifted: [Point]) {
        let down = world.touches.activeTouches.map { touch in Point(touch.location(in: nil)) }
        let lifted = fingers.filter { finger in finger.endFrame.map { $0 >= world.frame - 1 } ?? false }
        // One that nobody has heard lift, as behind a blocked main thread, is down still.
        return (down, lifted.map { Point($0.location) }.filter { !down.contains($0) })
    }
}

extension Point {
    fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension UIView {
    fileprivate func draw(into views: inout [PicturedView], depth: Int) {
        let id = objectID
        views.append(
            PicturedView(
                id: id, controller: owner?.objectID ?? .none, role: tracedRole, depth: depth,
                shown: look(of: layer.shownValues, isShown: true), model: look(of: layer.values, isShown: false)))
        for child in childrenInFrontOrder { child.draw(into: &views, depth: depth + 1) }
    }

    /// Backmost first: by height, and of one height the later one is in front.
    private var childrenInFrontOrder: [UIView] {
        guard children.contains(where: { $0.shownHeight != 0 }) else { return children }
        return children.enumerated().sorted { one, other in
            (one.element.shownHeight, one.offset) < (other.element.shownHeight, other.offset)
        }.map(\.element)
    }

    private func look(of values: LayerValues, isShown: Bool) -> ViewLook {
        ViewLook(
            bounds: Rectangle(values.bounds), toSuperview: Transform(values.toSuperlayer), alpha: values.opacity,
            cornerRadius: values.cornerRadius, isHidden: layer.isHidden, clips: layer.masksToBounds,
            mask: isShown ? layer.shownMask.map { Rectangle($0.frame) } : nil,
            background: values.backgroundColor?.packed ?? 0, text: shownText)
    }
}
