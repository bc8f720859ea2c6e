// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let driver: [String: RuleText] = [
        "4.1": RuleText(
            title: #"The percent driver's properties"#,
            text: #"""
                `duration` is the animator's `transitionDuration`, asked before the animation starts. \#
                `percentComplete` is the last update. `completionSpeed` is 1 and has to be above 0, \#
                `completionCurve` is `.easeInOut`, `timingCurve` is nil and used with interruptible animators \#
                alone, `wantsInteractiveStart` is true. Before a transition `duration` and `percentComplete` are 0 \#
                (the model's choice). At a speed of 0 or below what is left after a finish or cancel never ends \#
                (the model's choice; the header says only what it has to be).

                Sources: H-VCT l.195–225.
                """#),
        "4.2": RuleText(
            title: #"How it drives animation blocks"#,
            text: #"""
                - `startInteractiveTransition` calls `animateTransition` at once. The container's layer stands \#
                still (`speed` 0), and its time is set: `timeOffset` is progress times duration. All animations \#
                below the container, those alongside too, are scrubbed together, and linearly in time, whatever \#
                their curve.
                - A finish lets time run from there to the end, for (1 − p) · duration / `completionSpeed`, with \#
                `completionCurve`; a cancel takes it back to 0.
                - An animation with a delay is scrubbed with its delay (low: conradstoll.com). Springs were \#
                reported not to complete when driven (low: SIDE; W13 forbids over-damped ones).
                - An update before `startInteractiveTransition` is lost (medium: tattn, \#
                `DismissAnimator.swift:47`).

                What is seen is high, the mechanism medium.

                Sources: H-VCT l.204–215; W13; AW and EC, which do exactly this with a display link; runtime \#
                headers (`_originalFillMode`).
                """#),
        "4.3": RuleText(
            title: #"How long a cancel takes"#,
            text: #"""
                The header gives (1 − p) · duration only; AW and EC take p · duration / `completionSpeed` for a \#
                cancel, and so does the model. Nothing may be judged by it.
                """#),
        "4.4": RuleText(
            title: #"Progress is kept within 0 and 1"#,
            text: #"""
                Values below 0 act as 0, those above 1 as 1.

                Sources: the reference page of `update(_:)`; the header says only that `percentComplete` is the \#
                last value.
                """#),
        "4.5": RuleText(
            title: #"update(1)"#,
            text: #"""
                It is like any other value, unless C5 is flipped: then the completion never comes.
                """#),
        "4.6": RuleText(
            title: #"What a cancel puts back"#,
            text: #"""
                - What animation blocks in `animateTransition` have set is put back to the start. The completion \#
                of the block comes when the way back has ended, and in it `transitionWasCancelled` is true. As the \#
                model values are the end's from the start of the interaction on, `view.frame` tells the final \#
                value under the finger, and the first one after a cancel.
                - Only what was animated is put back: hidden flags, constants of constraints and views that were \#
                inserted are the code's own to undo (medium; FB9075949 is a bug of this kind).
                - A value that code writes meanwhile is put back as well; what moved before the transition began \#
                is none of it.
                - Core Animation's own animations in the container, added since the transition began, are removed \#
                as the way back has ended, also those that are to be kept (`isRemovedOnCompletion` of false), and \#
                their delegates are told of no end that was reached: what is shown is the model value from there \#
                on (the model's choice: no source says it).

                Sources: W13 (UIKit takes care of the way back); the README of AW. That the end state is the \#
                start's is high.
                """#),
        "4.7": RuleText(
            title: #"finish or cancel twice, or without a transition"#,
            text: #"""
                - Before `startInteractiveTransition` they are lost, and the transition waits for ever \#
                (devsign-nav-transitions#1; SwipeableTabBarController#94; jrsaruo/MediaViewer#48, where the main \#
                thread is blocked). That it freezes is high.
                - A second one is ignored; without a transition a call is ignored and noted (the model's choice).
                """#),
        "4.8": RuleText(
            title: #"The flash that another completionSpeed cures"#,
            text: #"""
                On finish or cancel a frame may flash, which a `completionSpeed` of 0.99 or 1 − p cures \#
                (seedante/iOS-ViewController-Transition-Demo#8; EC#343; openradar 14627659 and 14675246 on iOS 7). \#
                It is only seen, and not modelled.
                """#),
        "4.9": RuleText(
            title: #"A finish beside another animation that never ends"#,
            text: #"""
                A finish before another animation has ended, the cross-fade of the status bar for one, and the \#
                completion never comes (openradar 33069344, iOS 8.3 and later; Stack Overflow 52370098 on iOS 12). \#
                It is the fault F3.
                """#),
        "4.10": RuleText(
            title: #"A driver with an interruptible animator"#,
            text: #"""
                `pause()` holds the animator that runs, makes the context interactive and tells the change; \#
                `update(_:)` sets its `fractionComplete`; `finish()` and `cancel()` let it go on, forward or \#
                reversed, with `timingCurve` or `completionCurve`.

                Sources: H-VCT l.217–241; runtime headers (`_continueInterruptibleTransition:reverse:`).
                """#),
        "4.11": RuleText(
            title: #"The animator completes the transition, never the driver"#,
            text: #"""
                The animator calls `completeTransition`, in its completion; the driver never does. Where W13 says \#
                that one need not, it speaks of the driver's finish and cancel.

                Sources: H-VCT l.236–238.
                """#),
        "4.12": RuleText(
            title: #"One driver for several transitions in turn"#,
            text: #"""
                One driver may serve several transitions in turn, each of which starts at 0 (runtime headers: \#
                `_resetInteractionController`).
                """#),
    ]
}
