import HeadlessUIKit
import Testing
import TransitionCore

/// Rules name an exception by its mistake and objects alone.
@Suite("What an exception notes beside its text")
@MainActor
struct RaisedMistakesTests {
    private final class Viewless: UIViewController {
        override func loadView() {}
    }

    private final class Box: UIView {}

    private typealias Case = (
        mistake: Diagnostic.Mistake, objects: [String], call: @MainActor (UIViewController) -> Void
    )

    private static let cases: [Case] = [
        (.closesLayerCycle, ["UIView"], { $0.view.subviews[0].addSubview($0.view) }),
        (
            .addsToEffectView, ["Box", "UIVisualEffectView"],
            { _ in UIVisualEffectView(effect: nil).addSubview(Box()) }
        ),
        (.loadsNoView, ["Viewless"], { _ in Viewless().loadViewIfNeeded() }),
        (
            .addsFieldToActionSheet, [],
            { _ in UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField() }
        ),
        (
            .givesWrongPageCount, [],
            { _ in
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    .setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
            }
        ),
        (
            .takesScrollPanDelegate, [],
            { _ in
                let list = UIScrollView()
                list.panGestureRecognizer.delegate = nil
            }
        ),
        (.asksForMissingTouch, [], { _ in _ = UIPanGestureRecognizer().location(ofTouch: 1, in: nil) }),
        (
            .writesBadFormat, [],
            { _ in _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-", metrics: nil, views: [:]) }
        ),
        (
            .pinsLocationToConstant, [],
            {
                _ = NSLayoutConstraint(
                    item: $0.view!, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 4)
            }
        ),
        (
            .delaysByLessThanNothing, [],
            { _ in UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1) }
        ),
        (
            .removesStrangeObserver, ["UIViewController"],
            { $0.view.removeObserver($0, forKeyPath: "frame") }
        ),
        (
            .handlesNoObservedChange, ["UIViewController"],
            {
                $0.view.addObserver($0, forKeyPath: "alpha", options: .new, context: nil)
                $0.view.alpha = 0.5
            }
        ),
        (.presentsItself, ["UIViewController"], { $0.present($0, animated: false) }),
        (
            .constrainsStrangers, ["Box", "UIView"],
            {
                let box = Box()
                box.leftAnchor.constraint(equalTo: $0.view.leftAnchor).isActive = true
            }
        ),
    ]

    @Test("is what was done and with which objects", arguments: 0..<14)
    func mistakes(_ index: Int) throws {
        let (mistake, objects, call) = Self.cases[index]
        let app = HeadlessApp(root: UIViewController())
        defer { _ = app.tearDown() }
        let root = try #require(app.window.rootViewController)
        root.view.addSubview(UIView())
        call(root)
        let raised = try #require(app.diagnostics.first { $0.severity == .exception })
        #expect(raised.mistake == mistake)
        #expect(raised.objects.map { app.trace.object($0).typeName } == objects)
    }
}
