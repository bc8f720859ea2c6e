import TransitionCore

// Where the views stand, and who is told when the whole stack appears.
extension UINavigationController {
    /// The layout of the navigation controller's view: it starts what was requested (ledger 1.2).
    func layOutStack() {
        guard let view = viewIfLoaded else { return }
        if transitionView.frame != view.bounds { transitionView.frame = view.bounds }
        placeBars()
        startDeferredTransition()
        guard transition == nil else { return }
        showTop()
    }

    /// Puts the top's view into the container if it is not there (ledger 2.7), and into place if the place has changed.
    private func showTop() {
        guard let top = stack.last, appearance.state != .disappeared || view.window != nil else { return }
        // One that something covers in its context does not come with its place.
        let appears =
            appearance.state == .appeared && top.appearance.state == .disappeared
            && top.occupants.contains { $0 === top }
        install(top)
        guard appears else { return }
        // The first controller of a stack that is on screen already.
        top.beginAppearanceChange(true, animated: false)
        announceWillShow(top, animated: false)
        announceDidShow(animated: false)
        top.endAppearanceChange()
    }

    /// Puts the top that is there into place: where bars lie opaque over the content, that begins below them, and they
    /// have their place only now that the window's safe area is known.
    func placeTop() {
        guard let view = viewIfLoaded, transition == nil, let top = stack.last,
            top.viewInPlaceIfLoaded?.superview === transitionView
        else { return }
        if transitionView.frame != view.bounds { transitionView.frame = view.bounds }
        placeBars()
        install(top)
    }

    private func install(_ top: UIViewController) {
        guard let content = top.viewInPlace else { return }
        let frame = contentFrame(for: top)
        if content.superview !== transitionView {
            content.place(at: frame)
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            transitionView.addSubview(content)
        } else if frame != transitionView.contentFrame, content.transform.isIdentity {
            content.place(at: frame)
        }
        transitionView.contentFrame = frame
    }

    /// The whole container, or what opaque bars leave of it for a controller that does not extend below them.
    func contentFrame(for controller: UIViewController) -> CGRect {
        var frame = transitionView.bounds
        let extends = navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
        if !hidesNavigationBar, !(extends && controller.edgesForExtendedLayout.contains(.top)) {
            let top = min(navigationBar.frame.maxY, frame.height)
            frame.origin.y += top
            frame.size.height -= top
        }
        if !hidesToolbar, !controller.edgesForExtendedLayout.contains(.bottom) {
            frame.size.height = max(0, toolbar.frame.minY - frame.minY)
        }
        return frame
    }

    /// What the top prefers, with room for the bars; zero for no preference.
    var preferredSizeOfTop: CGSize {
        guard var size = stack.last?.preferredContentSize, size != .zero else { return .zero }
        if !hidesNavigationBar, size.height > 0 { size.height += navigationBar.standardHeight }
        if !hidesToolbar, size.height > 0 { size.height += UIToolbar.height }
        return size
    }

    // MARK: Bars

    private func placeBars() {
        let bar = navigationBar
        let frame = barFrame(isHidden: hidesNavigationBar)
        if bar.superview !== view { view.addSubview(bar) }
        if bar.layer.animations.isEmpty {
            put(bar, at: frame, isHidden: hidesNavigationBar, was: &placedBars.hidesNavigationBar)
        }
        guard let toolbar = loadedToolbar else { return }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        toolbar.follow(stack.last?.toolbarItems)
        if toolbar.layer.animations.isEmpty {
            put(
                toolbar, at: toolbarFrame(isHidden: hidesToolbar), isHidden: hidesToolbar,
                was: &placedBars.hidesToolbar)
        }
    }

    /// The safe area of the top ends at the bar, so that its view hears of a change with its next layout.
    ///
    /// A bar that the app itself hides stays hidden until the controller has another wish.
    private func put(_ bar: UIView, at frame: CGRect, isHidden: Bool, was wasHidden: inout Bool) {
        guard bar.frame != frame || wasHidden != isHidden else { return }
        bar.frame = frame
        if wasHidden != isHidden { bar.isHidden = isHidden }
        wasHidden = isHidden
        transitionView.safeAreaMayChange()
        stack.last?.viewIfLoaded?.setNeedsLayout()
    }

    private func barFrame(isHidden: Bool) -> CGRect {
        let height = navigationBar.standardHeight
        let top = isHidden ? -height : view.safeAreaInsets.top
        return CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    }

    private func toolbarFrame(isHidden: Bool) -> CGRect {
        let bounds = view.bounds
        let bottom = isHidden ? bounds.height : bounds.height - view.safeAreaInsets.bottom - UIToolbar.height
        return CGRect(x: 0, y: bottom, width: bounds.width, height: UIToolbar.height)
    }

    /// Moves a bar in or out: with the transition under way, over its own duration, or at once.
    func move(_ bar: UIView, isHidden: Bool, animated: Bool) {
        guard isViewLoaded else { return }
        let isNavigationBar = bar === navigationBar
        let frame = isNavigationBar ? barFrame(isHidden: isHidden) : toolbarFrame(isHidden: isHidden)
        view.setNeedsLayout()
        transitionView.safeAreaMayChange()
        guard animated, view.window != nil else { return }
        if bar.superview !== view { view.addSubview(bar) }
        bar.isHidden = false
        let settle = { [weak self, weak bar] in
            guard let self, let bar else { return }
            let isHidden = isNavigationBar ? self.hidesNavigationBar : self.hidesToolbar
            bar.isHidden = isHidden
            if isNavigationBar {
                self.placedBars.hidesNavigationBar = isHidden
            } else {
                self.placedBars.hidesToolbar = isHidden
            }
            self.view.setNeedsLayout()
            self.transitionView.safeAreaMayChange()
        }
        let place = { [weak self, weak bar] in
            bar?.frame = frame
            self?.transitionView.safeAreaMayChange()
        }
        if let transition, transition.phase == .requested, transition.isAnimated {
            _ = transition.coordinator.animate { _ in
                place()
            } completion: { _ in
                settle()
            }
        } else {
            UIView.animate(withDuration: Self.hideShowBarDuration) {
                place()
            } completion: { _ in
                settle()
            }
        }
    }

    // MARK: Appearance of the whole stack (ledger A10)

    func beginAppearanceOfStack(_ isAppearing: Bool, animated: Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        guard isAppearing else {
            let shown = children.filter { $0.viewInPlaceIfLoaded?.superview != nil }
            return beginAppearance(of: shown, isAppearing: false, animated: animated)
        }
        guard let top = stack.last else { return }
        loadViewIfNeeded()
        if transition == nil { install(top) }
        beginAppearance(of: [top], isAppearing: true, animated: animated)
        announceWillShow(top, animated: animated)
    }

    func endAppearanceOfStack() {
        if appearance.state == .appeared, transition == nil { announceDidShow(animated: appearance.isAnimated) }
        // What was to be shown and no longer can be is done unseen.
        if appearance.state == .disappeared { startDeferredTransition() }
    }

    private func announceWillShow(_ top: UIViewController, animated: Bool) {
        guard announced !== top, !World.isFrozen else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    private func announceDidShow(animated: Bool) {
        guard let top = stack.last, announced !== top, !World.isFrozen else { return }
        announced = top
        delegate?.navigationController(self, didShow: top, animated: animated)
    }
}
