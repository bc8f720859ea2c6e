// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let animations: [String: RuleText] = [
        "6.1": RuleText(
            title: #"The completion's flag"#,
            text: #"""
                The completion is called once, and its argument tells whether the animations came to their end: \#
                Core Animation's `animationDidStop(_:finished:)` is told true only where an animation was not \#
                removed before the end of its active duration. A delay counts for the end. A view transition makes \#
                its changes at once and completes after its duration.

                Sources: H-CA; the reference page of `animate(withDuration:animations:completion:)`.
                """#),
        "6.2": RuleText(
            title: #"A duration of 0 or less"#,
            text: #"""
                The changes are made at once, without animation, and the completion comes at the start of the next \#
                turn of the run loop, never inside the call. That its argument is true is the model's choice.

                Sources: the reference page of `animate(withDuration:animations:completion:)`.
                """#),
        "6.3": RuleText(
            title: #"Nothing to animate"#,
            text: #"""
                Where no property that can be animated changes, an empty block for one or a block that sets the \#
                value that is there, the completion comes at once or with the next turn, with true, whatever the \#
                duration (spacemanlabs; TW l.67; NEUB). So a transition whose animations change nothing completes \#
                at once, driven or not.
                """#),
        "6.4": RuleText(
            title: #"A view that leaves the window while it animates"#,
            text: #"""
                - Its animations are removed, and the completion comes early with false (the README of \#
                AnimationRestoration; H-CA). `layer.removeAllAnimations()` does the same. The model value is the \#
                target already, so that the view jumps there, unless what is shown was copied into the model \#
                before (NEUB `bk2ch04p133cancelAnimation`).
                - A completion belongs to the whole block: with several views it comes when the last animation \#
                ends, and says false if one was removed (the model's choice).
                - One observation of a spring with transform and alpha that said false with the changes made at \#
                once (gist Inferis/7656512) had no window (low).
                """#),
        "6.5": RuleText(
            title: #"A view that is in no window"#,
            text: #"""
                No animation runs, and the completion is prompt (see 5.15). A view that comes into the window in \#
                the same turn does animate.
                """#),
        "6.6": RuleText(
            title: #"Entering the background"#,
            text: #"""
                Entering the background removes animations, and their completions are told false. One that starts \#
                in the background ends with the next turn, so that completions that animate again and again spin \#
                (Stack Overflow 74329333; PopupDialog#140, where a client that tests the flag never calls \#
                `completeTransition`; AnimationRestoration). A paused animator, and what a hand drives, is left to \#
                its hand.
                """#),
        "6.7": RuleText(
            title: #"Blocks inside blocks"#,
            text: #"""
                A block inside another takes that one's duration and curve, even with a duration of 0, unless \#
                `.overrideInheritedDuration`, `.overrideInheritedCurve` or `.overrideInheritedOptions` says \#
                otherwise. Its completion comes at its own end.

                Sources: H-VIEW l.69–73; NEUB (an inner duration of 0); W17 (keyframes of duration 0 in an \#
                animator).
                """#),
        "6.8": RuleText(
            title: #"Animations of one property add up"#,
            text: #"""
                - Since iOS 8 an animation of a property that animates already does not take the place of the \#
                first: both run and add up, the velocity does not jump, and the first one's completion comes at \#
                its own time with true (comments of NEUB p133; W16 for animators).
                - Frame, bounds, center, position and affine transforms add up. What does not is taken over by the \#
                newest animation. Repeating animations do not add up.
                - `.beginFromCurrentState` starts from what is shown, where animations do not add up (C45).
                """#),
        "6.9": RuleText(
            title: #"performWithoutAnimation and setAnimationsEnabled"#,
            text: #"""
                `performWithoutAnimation` and `setAnimationsEnabled(false)`: changes are made at once, and \#
                completions still come. While animations are off, animated transitions behave as those without \#
                animation (the model's choice).
                """#),
        "6.10": RuleText(
            title: #"Keyframes"#,
            text: #"""
                Start and duration of a keyframe are parts of the whole, 0…1. The calculation mode is linear by \#
                default; discrete ones stay until the next one's time, paced ones have one speed, cubic ones are \#
                smooth. The keyframes' curve is not the outer one. A percent driver drives them as any block.

                Sources: W13, where it is shown.
                """#),
        "6.11": RuleText(
            title: #"Springs of UIView"#,
            text: #"""
                The duration is kept. A ratio of 1 is critical. The initial velocity is in whole distances a \#
                second. The spring has mass 1, and a frequency with which a thousandth is left at the end (7.5; \#
                medium: M26's fit). Over-damped springs do not fit transitions (W13).

                Sources: H-VIEW l.354.
                """#),
        "6.12": RuleText(
            title: #"Repeats and reversals"#,
            text: #"""
                The completion comes after all repeats; of an endless repetition only when it is removed, with \#
                false. With `.autoreverse` what is shown ends at the start, the model at the target, and so it \#
                jumps.
                """#),
        "6.13": RuleText(
            title: #"Model values change at once"#,
            text: #"""
                The model value is set inside the block and what is shown lags behind. A frame animates as bounds \#
                and center. `layoutIfNeeded()` in a block animates what constraints move.

                An animation group that is kept after its end holds its own last instant: what ends in it at that \#
                instant is still shown, what has ended before is not (the model's choice, after common use; low).
                """#),
        "6.14": RuleText(
            title: #"Views that a finish removes end their animations"#,
            text: #"""
                A view that UIKit removes at `completeTransition(true)` ends its animations alongside with false.
                """#),
        "6.15": RuleText(
            title: #"Views and layers have one value between them"#,
            text: #"""
                `backgroundColor`, `alpha`, `isHidden` and `clipsToBounds` of a view are its layer's \#
                `backgroundColor`, `opacity`, `isHidden` and `masksToBounds`: setting one sets the other, and an \#
                animation that is reversed puts both back. A colour that depends on its surroundings comes back as \#
                it was set.
                """#),
        "6.16": RuleText(
            title: #"Masks animate as what they mask does"#,
            text: #"""
                The mask of a view in the window animates, with its subviews, though it is in no window by itself; \#
                when the masked view leaves the window they end unfinished. A layer's mask animates by itself and \#
                by animations that are added to it. A percent driver drives them, and a cancel puts them back.
                """#),
        "6.17": RuleText(
            title: #"Anchor points and shadows animate, and shown layers lead back to their originals"#,
            text: #"""
                `anchorPoint` and the shadow's offset of a view's layer animate and go back as other values do. A \#
                `presentation()` layer leads back to the layer that it shows by `model()`.
                """#),
        "6.18": RuleText(
            title: #"A layer class of the app's own makes the layer"#,
            text: #"""
                The layer that `layerClass` of a view's class names is the view's layer; values of its own are \#
                copied to what is shown.
                """#),
        "6.19": RuleText(
            title: #"The option layoutSubviews"#,
            text: #"""
                With `.layoutSubviews` the layout that a change leads to is done inside the block, and so it \#
                animates too.
                """#),
        "6.20": RuleText(
            title: #"An autoresizing mask leaves a transform out"#,
            text: #"""
                What a mask does to a view with a transform is documented as undefined. The model resizes the \#
                bounds and moves the center as if there were no transform, so that the view is as large as its \#
                surroundings once the transform is gone: nobody is blamed for what nobody can rely on.
                """#),
    ]
}
