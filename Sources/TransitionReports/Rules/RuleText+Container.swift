// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let container: [String: RuleText] = [
        "2.1": RuleText(
            title: #"What the container is and how long it lives"#,
            text: #"""
                - A modal presentation has one container, a `UITransitionView`: in the window for full-screen \#
                styles, in the view of the controller that defines the context for current-context styles. It \#
                lives as long as the presentation, serves the dismissal too, and is the presentation controller's \#
                `containerView`.
                - Navigation and tab bar controllers have a container inside their content area, below their bars; \#
                the bars are not in it.
                - A container in a context covers that context and not what surrounds it; where the context's view \#
                scrolls, it stays over what is seen. It follows the place of that view when the room changes, and \#
                what was put in its place keeps that (9.9).
                - What a page presents in its own context goes and comes with that page (10.5), and is freed with \#
                it.
                - The responder chain of a presented controller goes on at its presenter, whether that one's view \#
                has gone or not, and ends at the application.

                Sources: H-PC l.72–74; W13; RNS l.737–739 (the superview of a modal view is a `UITransitionView`). \#
                The last three points are written from what conformance tests hold the model to.
                """#),
        "2.2": RuleText(
            title: #"The container of a full-screen presentation"#,
            text: #"""
                At `animateTransition` the container holds the presenter's view, and the view that comes is not in \#
                it: the animator adds that. Both view keys give a view. With `completeTransition(true)` the \#
                presenter's view leaves the window; its `finalFrame` is zero.

                That the presenter's view is in the container from the start is medium (the reference page of \#
                `containerView`; C8). A presenter that was out of the window comes back, unanimated, as large as \#
                its place has become meanwhile (9.9).

                Sources: G-ANIM (UIKit removes the presenter's view at the end); W13; H-VCT l.125–130.
                """#),
        "2.3": RuleText(
            title: #"The container of styles that leave the presenter in place"#,
            text: #"""
                Under `.custom` by default, `.overFullScreen`, `.overCurrentContext` and sheets the presenter's \#
                view stays where it was, in its own superview and not in the container, and nothing of it is \#
                removed. The container starts empty but for what `presentationTransitionWillBegin` has put there.

                Sources: W13; H-PC l.104–107; splinter.com.au; S-AAPL.
                """#),
        "2.4": RuleText(
            title: #"Which view keys give a view"#,
            text: #"""
                - A style that removes the presenter: both keys give a view. A style that leaves it: `.from` is \#
                nil in a presentation, `.to` in a dismissal, and neither may be touched then. Navigation and tabs: \#
                both give a view.
                - What a key gives may be a decorated view, the presentation controller's `presentedView`, rather \#
                than the controller's own.
                - `viewController(forKey:)` is never nil for either.

                Sources: H-VCT l.113–121; AppStoreiOS11InteractiveTransition, \#
                `CardPresentationController.swift:15–19`; NEUB p304, which tells presentation from dismissal by \#
                the key that is nil; S-AAPL.
                """#),
        "2.5": RuleText(
            title: #"The container of a full-screen dismissal"#,
            text: #"""
                - At `animateTransition` the container holds the presented view; the presenter's view is in no \#
                hierarchy, and the animator puts it in, most often below. After `completeTransition(true)` the \#
                presented view is gone, the presenter's view stands at its old place in the window, and the \#
                container is removed.
                - A container takes along all that was moved into it by code: views that vanish with it are a \#
                family of bugs of their own (openradar 5320103646199808 on betas of iOS 8; HERO l.91 puts the view \#
                back for `.overFullScreen`). This part is medium.
                """#),
        "2.6": RuleText(
            title: #"Initial and final frames"#,
            text: #"""
                - `initialFrame(for: from)` is the current frame. `initialFrame(for: to)` is zero if that view is \#
                not on screen (medium where nothing is animated: S-AAPL mends it by hand).
                - `finalFrame(for: to)` is where the view has to end: `frameOfPresentedViewInContainerView` for a \#
                custom style, the container's bounds for full screen, the content frame for navigation and tabs, \#
                which below an opaque bar is what the bar leaves.
                - `finalFrame(for: from)` is zero if the view leaves the window at the end; on a dismissal that is \#
                contested (C30). One that is not zero has to hold at the end.
                - A frame that is set while a 3D rotation shows the view from its side places it and leaves the \#
                size of its bounds: UIKit promises nothing about frames under a transform, and published flips, \#
                whose presentation controller sets the frame meanwhile, end at the right size (confidence low).
                - Code that guesses these frames fails with bars and rotation (RZTransitions#59, \#
                mattneub/custom-alert-view-iOS7#2).

                Sources: H-VCT l.125–132.
                """#),
        "2.7": RuleText(
            title: #"An animator that never adds the to view"#,
            text: #"""
                The transition completes and the state is updated, but the view that comes is in no window: the \#
                screen is black or blank, and `viewDidAppear` is sent all the same. In full screen the presenter's \#
                view leaves as well. UIKit repairs nothing for modal styles; in a stack or tabs the next layout of \#
                the container puts the view in (the model's choice). Evidence: many reports of black screens; W13, \#
                which leaves the insertion to the animator.
                """#),
        "2.8": RuleText(
            title: #"What a finish removes"#,
            text: #"""
                - After a presentation, what the animator put into the container stays there as long as the \#
                presentation: dimming views and snapshots that are left over are the code's own mistake.
                - In stacks and tabs the view that goes is removed; other views that the animator added stay until \#
                somebody removes them (the model's choice).
                - After a dismissal the whole container is removed.
                - MusicPlayerTransition#28 shows a `UITransitionView` that was left and swallowed touches, after a \#
                cancel that was not balanced.
                """#),
        "2.9": RuleText(
            title: #"What a cancel removes"#,
            text: #"""
                - A cancelled presentation: UIKit removes the container and the presented view with it. The \#
                animator has to undo its own changes of the hierarchy (G-ANIM); in full screen the presenter's \#
                view has to be at its place again.
                - A cancelled dismissal: the presented view and the container stay. The view that the animator \#
                inserted is its own to remove (C9): S-AAPL says so in a comment, NYTPhotoViewer#302 and SIDE do so \#
                by hand. To remove the wrong one breaks later: in View2ViewTransition#22 it was the presenter's, \#
                and the next dismissal showed black.
                - Stacks and tabs: UIKit puts the view that was to go back and drops the other; \#
                davdroman/swiftui-navigation-transitions adds it once more only for the sake of touches on iOS 16.
                - If the animator undoes what it did, the views in the window are those from before the request.
                """#),
        "2.10": RuleText(
            title: #"The views of a transition take no touches"#,
            text: #"""
                The views of a running transition get no touches: the context keeps a list of views that it has \#
                disabled (runtime headers: `_disableInteractionForViews:`); NEUB p292 (`AppDelegate.swift:24`) \#
                logs that taps do not arrive. An interruptible transition lets them through (W16 tests hits on \#
                moving views). So a transition that never completes freezes the app (3.6). A tap on a stack's back \#
                button while it moves pops nothing.
                """#),
        "2.11": RuleText(
            title: #"A nested full-screen presentation takes the presenter into its container"#,
            text: #"""
                A full-screen presentation from a presented controller moves that controller's view into the new \#
                container (a comment in SIDE at `viewWillDisappear`).
                """#),
    ]
}
