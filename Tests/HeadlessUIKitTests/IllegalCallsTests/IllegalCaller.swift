import HeadlessUIKit
import TransitionCore

/// Calls anything with anything: it draws what to call, on which object and with which values, from a seed.
@MainActor
final class IllegalCaller {
    typealias Call = @MainActor (IllegalCaller) -> Void

    private var state: UInt64
    private(set) var app: HeadlessApp
    var views: [UIView] = []
    var controllers: [UIViewController] = []
    var recognizers: [UIGestureRecognizer] = []
    var animators: [UIViewPropertyAnimator] = []
    var fingers: [HeadlessTouch] = []
    let greedy = GreedyDelegate()
    /// How many calls the model has raised an exception for, or warned of.
    private(set) var complaintCount = 0
    /// How many calls were made in an app that no exception had frozen.
    private(set) var liveCallCount = 0

    init(seed: UInt64) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ 0x2545_F491_4F6C_DD1D
        app = HeadlessApp(root: UIViewController())
        greedy.caller = self
        fill()
    }

    static let calls: [Call] =
        viewCalls + layerCalls + transitionCalls + containerCalls + animatorCalls + gestureCalls + scrollCalls
        + controlCalls + appCalls

    /// Makes one call; now and then it goes on in a new world, with objects of the old one in its hands.
    func call() {
        if chance(1, 80) || (app.isFrozen && chance(1, 4)) { launch() }
        if !app.isFrozen { liveCallCount += 1 }
        pick(Self.calls)(self)
    }

    private func launch() {
        complaintCount += app.diagnostics.count
        if chance(1, 2) { _ = app.tearDown() }
        // Some calls are made where there is no world.
        if chance(1, 4) { for _ in 0..<3 { pick(Self.calls)(self) } }
        views = views.suffix(2)
        controllers = controllers.suffix(2)
        recognizers = recognizers.suffix(2)
        animators = animators.suffix(1)
        fingers = fingers.suffix(1)
        let flipped = ContestedRule.allCases.filter { _ in chance(1, 8) }
        let profile = UIKitProfile(flipping: flipped, injecting: Fault.allCases.filter { _ in chance(1, 8) })
        app = HeadlessApp(profile: profile, root: makeController())
        fill()
    }

    private func fill() {
        for _ in 0..<4 { views.append(makeView()) }
        for _ in 0..<4 { controllers.append(makeController()) }
        if let root = app.window.rootViewController {
            controllers.append(root)
            views.append(root.view)
        }
        views.append(app.window)
        for _ in 0..<3 { recognizers.append(makeRecognizer()) }
        animators.append(makeAnimator())
    }

    // MARK: Draws

    /// The next number of SplitMix64.
    func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    func chance(_ part: UInt64, _ whole: UInt64) -> Bool { next() % whole < part }
    func flag() -> Bool { chance(1, 2) }
    func pick<Element>(_ list: [Element]) -> Element { list[Int(next() % UInt64(list.count))] }
    func whole() -> Int { pick([-1, 0, 1, 2, 3, 7, 1000, -1000, .max, .min, Int(Int32.max)]) }

    /// Mostly a place on the screen, at times no number at all.
    func number() -> CGFloat {
        if chance(2, 3) { return CGFloat(next() % 900) }
        return pick([
            0, -1, 0.5, -300, 1e-300, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
        ])
    }

    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func size() -> CGSize { CGSize(width: number(), height: number()) }
    func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    func seconds() -> TimeInterval { pick([0.3, 0.3, 0.2, 0, -1, 0.001, 1e9, .infinity, -.infinity, .nan]) }

    func transform() -> CGAffineTransform {
        chance(1, 2)
            ? CGAffineTransform(scaleX: number(), y: number())
            : CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    // MARK: Objects

    var view: UIView { pick(views) }
    var controller: UIViewController { pick(controllers) }
    var recognizer: UIGestureRecognizer { pick(recognizers) }
    var animator: UIViewPropertyAnimator { pick(animators) }

    func makeView() -> UIView {
        switch next() % 8 {
        case 0: UIScrollView(frame: rect())
        case 1: UIButton(type: .system)
        case 2: UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        case 3: UISlider(frame: CGRect(x: 10, y: 50, width: 100, height: 30))
        case 4: UILabel()
        default: UIView(frame: chance(1, 2) ? CGRect(x: 0, y: 0, width: 390, height: 400) : rect())
        }
    }

    func makeController() -> UIViewController {
        switch next() % 6 {
        case 0: UINavigationController(rootViewController: MeddlingController(self))
        case 1:
            {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController(), MeddlingController(self)]
                return tabs
            }()
        default: MeddlingController(self)
        }
    }

    func makeRecognizer() -> UIGestureRecognizer {
        let made: UIGestureRecognizer =
            switch next() % 8 {
            case 0: UITapGestureRecognizer()
            case 1: UIPinchGestureRecognizer()
            case 2: UIRotationGestureRecognizer()
            case 3: UILongPressGestureRecognizer()
            case 4: UISwipeGestureRecognizer()
            case 5: UIScreenEdgePanGestureRecognizer()
            default: UIPanGestureRecognizer()
            }
        made.addTarget(greedy, action: Selector("act(_:)", GreedyDelegate.act(_:)))
        return made
    }

    func makeAnimator() -> UIViewPropertyAnimator {
        let view = view
        let target = rect()
        switch next() % 3 {
        case 0: return UIViewPropertyAnimator(duration: seconds(), curve: .easeInOut) { view.frame = target }
        case 1: return UIViewPropertyAnimator(duration: seconds(), dampingRatio: number()) { view.alpha = 0 }
        default:
            let spring = UISpringTimingParameters(
                mass: number(), stiffness: number(), damping: number(),
                initialVelocity: CGVector(dx: number(), dy: number()))
            return UIViewPropertyAnimator(duration: seconds(), timingParameters: spring)
        }
    }
}

/// A controller that calls anything out of its own callbacks.
final class MeddlingController: UIViewController {
    private weak var caller: IllegalCaller?
    private static var depth = 0

    init(_ caller: IllegalCaller) {
        self.caller = caller
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func meddle() {
        guard let caller, Self.depth < 2, caller.chance(1, 6) else { return }
        Self.depth += 1
        caller.pick(IllegalCaller.calls)(caller)
        Self.depth -= 1
    }

    override func viewWillAppear(_ animated: Bool) { meddle() }
    override func viewDidAppear(_ animated: Bool) { meddle() }
    override func viewWillDisappear(_ animated: Bool) { meddle() }
    override func viewDidDisappear(_ animated: Bool) { meddle() }
    override func viewDidLayoutSubviews() { meddle() }
    override func viewDidLoad() { meddle() }
}
