import HeadlessUIKit
import TransitionCore

extension IllegalCaller {
    private var scrollView: UIScrollView? { views.compactMap { $0 as? UIScrollView }.last }
    private var control: UIControl? { views.compactMap { $0 as? UIControl }.last }

    static let scrollCalls: [Call] = [
        { $0.scrollView?.contentSize = $0.size() },
        { $0.scrollView?.contentOffset = $0.point() },
        { $0.scrollView?.setContentOffset($0.point(), animated: $0.flag()) },
        { $0.scrollView?.scrollRectToVisible($0.rect(), animated: $0.flag()) },
        { $0.scrollView?.contentInset = UIEdgeInsets(top: $0.number(), left: $0.number(), bottom: 0, right: 0) },
        { $0.scrollView?.isPagingEnabled = $0.flag() },
        { $0.scrollView?.isScrollEnabled = $0.flag() },
        { $0.scrollView?.decelerationRate = UIScrollView.DecelerationRate(rawValue: $0.number()) },
        { $0.scrollView?.delegate = $0.greedy },
        { $0.scrollView?.maximumZoomScale = $0.number() },
        { $0.scrollView?.minimumZoomScale = $0.number() },
        { $0.scrollView?.zoomScale = $0.number() },
        { $0.scrollView?.zoom(to: $0.rect(), animated: $0.flag()) },
        { caller in caller.scrollView.map { caller.view.addGestureRecognizer($0.panGestureRecognizer) } },
        { $0.scrollView?.refreshControl = UIRefreshControl() },
    ]

    static let controlCalls: [Call] = [
        { $0.control?.sendActions(for: UIControl.Event(rawValue: UInt($0.next()))) },
        { caller in caller.control?.addAction(UIAction { _ in caller.view.removeFromSuperview() }, for: .allEvents) },
        { $0.control?.isEnabled = $0.flag() },
        { ($0.control as? UISlider)?.value = Float($0.number()) },
        { ($0.control as? UISlider)?.maximumValue = Float($0.number()) },
        { ($0.control as? UITextField)?.insertText("abc") },
        { ($0.control as? UITextField)?.deleteBackward() },
        { ($0.control as? UIButton)?.setTitle("title", for: UIControl.State(rawValue: UInt($0.next()))) },
        { _ = $0.view.becomeFirstResponder() },
        { _ = $0.view.resignFirstResponder() },
        { _ = $0.view.endEditing($0.flag()) },
    ]

    static let appCalls: [Call] = [
        { $0.app.advance(frames: 1) },
        { $0.app.advance(frames: 1) },
        { $0.app.advance(frames: 7) },
        { $0.app.advance(frames: 30) },
        { $0.app.advance(frames: -1) },
        { $0.app.advance(by: .milliseconds(-5)) },
        { $0.app.advanceToRest(limit: .seconds(1)) },
        { $0.app.enterBackground() },
        { $0.app.enterForeground() },
        { $0.app.resignActive() },
        { $0.app.becomeActive() },
        { $0.app.memoryWarning() },
        { caller in if caller.chance(1, 5) { caller.app.resize(to: caller.size()) } },
        { $0.app.resize(to: CGSize(width: 844, height: 390)) },
        { $0.app.hitch(frames: 3) },
        { $0.app.liftTouches() },
        { $0.app.window.rootViewController = $0.flag() ? $0.controller : nil },
        { $0.app.window.isHidden = $0.flag() },
        { caller in
            let window = UIWindow(frame: caller.rect())
            window.windowLevel = UIWindow.Level(rawValue: caller.number())
            window.rootViewController = caller.controller
            window.makeKeyAndVisible()
            caller.views.append(window)
        },
        { caller in if caller.chance(1, 10) { _ = caller.app.tearDown() } },
        { caller in
            NotificationCenter.default.addObserver(
                caller.greedy, selector: Selector("act(_:)", GreedyDelegate.act(_:)), name: nil, object: nil)
        },
        {
            UIApplication.shared.sendAction(
                Selector("act(_:)", GreedyDelegate.act(_:)), to: nil, from: $0.view, for: nil)
        },
        { _ in UIApplication.shared.endIgnoringInteractionEvents() },
        { $0.app.isReduceMotionEnabled = $0.flag() },
        { caller in DispatchQueue.main.async { caller.pick(calls)(caller) } },
        { caller in
            _ = Timer.scheduledTimer(withTimeInterval: caller.seconds(), repeats: caller.chance(1, 10)) { _ in }
        },
    ]
}
