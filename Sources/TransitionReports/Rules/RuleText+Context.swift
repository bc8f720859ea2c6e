// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let context: [String: RuleText] = [
        "3.1": RuleText(
            title: #"isAnimated"#,
            text: #"""
                True, but for an animator that runs for a custom presentation without animation (C15), whose \#
                duration sample code then gives as 0 (S-AAPL).

                Sources: H-VCT l.73–76.
                """#),
        "3.2": RuleText(
            title: #"isInteractive"#,
            text: #"""
                True from an interactive start to `finishInteractiveTransition` or `cancelInteractiveTransition`, \#
                and false in what follows: an interactive transition, too, completes on its own. \#
                `pauseInteractiveTransition` on an interruptible transition makes it true again. \#
                `initiallyInteractive` never changes.

                Sources: H-VCT l.78–80; H-COORD l.32–41 and l.105–110.
                """#),
        "3.3": RuleText(
            title: #"transitionWasCancelled"#,
            text: #"""
                - False until `cancelInteractiveTransition`. An interruptible transition that is caught again and \#
                finished is not cancelled any more.
                - A transition that is not interactive cannot be cancelled by the context's methods (high). \#
                `completeTransition(false)` is taken at any time, and counts as a cancel (medium: W16's sample, TW \#
                and davdroman pass on whether the animator ended at its end).
                """#),
        "3.4": RuleText(
            title: #"Progress, finish, cancel and pause told to the context"#,
            text: #"""
                - `updateInteractiveTransition(_:)` tells progress: for the bar that fades over, for animations \#
                alongside with a percent driver, for the coordinator's `percentComplete`. An interaction \#
                controller of the app's own has to call it and the other two; beside a percent driver the app must \#
                not call them on the context (high: H-VCT l.232–240).
                - With an interruptible animator, finish and cancel only say what is meant; the code still has to \#
                run the animator forward or back (high: H-VCT l.84–95; TW at the end of its interaction; NEUB \#
                `3b`).
                - Finish or cancel on a transition that is not interactive is tolerated (medium: HERO does so \#
                before each `completeTransition`).
                - The coordinator's `percentComplete`, `completionVelocity` and `completionCurve` are those of the \#
                moment of the change (high: H-COORD l.49–54).
                """#),
        "3.5": RuleText(
            title: #"completeTransition is called once, after the finish or cancel"#,
            text: #"""
                It has to be called once, in an interactive transition after the finish or cancel, with whether \#
                the transition was completed: `completeTransition(!context.transitionWasCancelled)`. It is what \#
                updates the controllers.

                Sources: the reference pages of `completeTransition(_:)` and `finishInteractiveTransition()`.
                """#),
        "3.6": RuleText(
            title: #"What stays in flight when it is never called"#,
            text: #"""
                The transition stays in flight: the app does not answer to touches, the completion of `present` \#
                and the `did` calls never come, nor do the coordinator's completions; `transitionCoordinator` \#
                stays; a later present or dismiss of the same controller is refused, later pushes wait for ever. \#
                That the app freezes is high, each detail medium.

                Sources: CEV#4; devsign-nav-transitions#1; SwipeableTabBarController#52 and #94; openradar \#
                33069344; PopupDialog#140; W13.
                """#),
        "3.7": RuleText(
            title: #"Calling it twice"#,
            text: #"""
                No source (C13). The model ignores the second call and notes it.
                """#),
        "3.8": RuleText(
            title: #"Calling it at once, inside animateTransition"#,
            text: #"""
                It is legal: for animators without a duration, or where nothing is animated (SIDE calls it \#
                directly then).
                """#),
        "3.9": RuleText(
            title: #"targetTransform is the identity"#,
            text: #"""
                The header allows the identity or a turn by 90° or 180° (H-COORD l.69–70). In the model it is \#
                always the identity.
                """#),
        "3.10": RuleText(
            title: #"presentationStyle of the context"#,
            text: #"""
                The style that is being customised; `.none` for navigation and tabs.

                Sources: H-COORD l.28–30.
                """#),
        "3.11": RuleText(
            title: #"What holds animator and interaction controller"#,
            text: #"""
                The context does not retain animator and interaction controller; the presentation controller does \#
                (runtime headers: `_currentTransitionController`, `_currentInteractionController`). iOS 7 held the \#
                animator by the controller that goes (splinter.com.au). A navigation delegate that was gone \#
                crashed old versions, where it was not weak (aplus.rs, 2013). In the model the container holds \#
                both until `completeTransition` has returned.
                """#),
    ]
}
