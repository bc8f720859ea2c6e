// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let children: [String: RuleText] = [
        "10.1": RuleText(
            title: #"addChild and removeFromParent"#,
            text: #"""
                `addChild` first takes the child from another parent, tells it `willMove(toParent:)` and sets its \#
                parent; it does not tell `didMove`. `removeFromParent` sets the parent to nil and tells \#
                `didMove(toParent: nil)`; it does not tell `willMove(toParent: nil)`.

                Sources: H-VC l.386–398 and l.452–471.
                """#),
        "10.2": RuleText(
            title: #"transition(from:to:)"#,
            text: #"""
                - The receiver has to be the parent of both controllers, else it raises \#
                `NSInvalidArgumentException` (Awful.app#213), and it has to forward appearance by itself. The view \#
                that comes is put into the superview of the one that goes, the animations run, the one that goes \#
                is removed, the completion is called.
                - The order: the caller's `willMove(toParent: parent)` to the one that comes and \#
                `willMove(toParent: nil)` to the one that goes; `viewWillDisappear` of the one that goes, \#
                `viewWillAppear` of the one that comes; layout; `viewDidAppear` of the one that comes, \#
                `viewDidDisappear` of the one that goes; in the completion `didMove`. The `did` calls come as in \#
                modal transitions.

                Sources: NEUB p334; H-VC l.400–413.
                """#),
        "10.3": RuleText(
            title: #"Appearance forwarded to children"#,
            text: #"""
                - A child whose view comes into the hierarchy of a visible parent is told that it appears, the \#
                `did` call after the commit; while the parent is itself appearing, together with it. \#
                `shouldAutomaticallyForwardAppearanceMethods` false turns this off (medium). A child that was \#
                added right after a push missed its `viewWillAppear` on iOS 6 (radar 12322346).
                - The view of a controller that has a parent, put under the view of another controller, raises \#
                `UIViewControllerHierarchyInconsistencyException`. That it exists is high, when exactly it comes \#
                medium.

                Sources: H-VC.
                """#),
        "10.4": RuleText(
            title: #"Appearance told by hand"#,
            text: #"""
                - `beginAppearanceTransition(true, animated:)` sends `viewWillAppear`, with false \#
                `viewWillDisappear`; `endAppearanceTransition()` sends the `did` call of the last one. To cancel, \#
                begin again the other way, and end once (douglashill.co; H-VC l.415–421).
                - The same begin twice, or an end without a begin, is logged as `Unbalanced calls to begin/end \#
                appearance transitions for <VC>.` and sends nothing. The same line stands for real transitions \#
                that overlap: a push in `viewDidLoad`, a presentation in `viewWillAppear`, two animations at once.
                - Children that are exchanged in a callback of their parent's own appearance are logged so too; \#
                from outside meanwhile, see C49.
                """#),
        "10.5": RuleText(
            title: #"Nested containers"#,
            text: #"""
                Appearance of the parent is forwarded to the children that are shown, between its own `will` and \#
                `did` call, by the machinery and not by `super`; the parent is told first (the model's choice). A \#
                presented container passes it on, in and out. What a page presents in its own context goes and \#
                comes with the page, once, whatever happens in the same turn. Where it vanishes with a chain while \#
                the page goes or comes, it has disappeared as that dismissal ends (the model's choice).
                """#),
        "10.6": RuleText(
            title: #"A presented navigation controller"#,
            text: #"""
                The navigation controller and its top are told; `isBeingPresented` is true of the navigation \#
                controller alone, so that the top has to ask for `navigationController?.isBeingPresented`.
                """#),
        "10.7": RuleText(
            title: #"The bar during a custom transition"#,
            text: #"""
                The animator gets a container of the navigation controller's. The bar fades over by itself, and in \#
                an interactive transition by the progress that is told to the context (W13, W16).
                """#),
        "10.8": RuleText(
            title: #"Contexts of custom containers"#,
            text: #"""
                Apps make a context of their own, by public methods alone, and tell their children of appearance \#
                by hand (objc.io 12, on custom containers).
                """#),
    ]
}
