// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let animators: [String: RuleText] = [
        "5.1": RuleText(
            title: #"A property animator's defaults"#,
            text: #"""
                `state` is inactive, `isRunning`, `isReversed`, `isManualHitTestingEnabled` and \#
                `pausesOnCompletion` are false, `isInterruptible`, `isUserInteractionEnabled` and `scrubsLinearly` \#
                are true, `fractionComplete` and `delay` are 0.

                Sources: H-PA l.23–39; M26.
                """#),
        "5.2": RuleText(
            title: #"What each call does in each state"#,
            text: #"""
                | Call | Inactive | Active, running | Active, paused | Stopped |
                |---|---|---|---|---|
                | `startAnimation()` | active, running | nothing † | runs on | an error in the documentation, seen \#
                to be harmless (C3) |
                | `startAnimation(afterDelay:)` | active; runs after the delay | nothing † | error | error |
                | `pauseAnimation()` | active, paused at 0 | paused where it is | nothing † | as for a start (C3) \#
                |
                | `fractionComplete = f` | active, paused, at f | nothing | scrubs to f | nothing † |
                | `isReversed = x` | kept for the start | turns at once, velocity jumps | kept for going on (C2) | \#
                nothing |
                | `continueAnimation` | error | error | runs with the new timing | error |
                | `stopAnimation(true)` | nothing † | inactive | inactive | error |
                | `stopAnimation(false)` | nothing † | stopped | stopped | error |
                | `finishAnimation(at:)` | error; after `stopAnimation(true)` (NEUB), and after a stop of one that \#
                has ended (TW), harmless | error | error | inactive, completions run |
                | `addAnimations` | queued | animates from now on, over the rest of the time | animates when it \#
                goes on | error |
                | `addCompletion` | taken | taken | taken | taken |
                | `isInterruptible`, `isUserInteractionEnabled` set | taken | raises | raises | taken † |

                A cell with † is the model's choice. What raises leaves the state as it was.

                Sources: H-ANIM l.32–70; H-PA; the reference pages of each call; W16; NEUB p130; TW, whose \#
                `TransitionDriver` stops and finishes each animator as it goes away, completed ones included (low, \#
                and one library alone).
                """#),
        "5.3": RuleText(
            title: #"The block runs in startAnimation and sets the targets at once"#,
            text: #"""
                The block runs inside `startAnimation()`: the model values are the targets at once, and what is \#
                shown follows. A block that was given when the animator was made runs at the start, at a pause or \#
                when `fractionComplete` is set, and not before. An animator that nobody starts does nothing.

                Sources: W16; NEUB.
                """#),
        "5.4": RuleText(
            title: #"fractionComplete while running and while paused"#,
            text: #"""
                While it runs along a cubic curve it is the part of the time that has passed, not of the way (M26: \#
                easing in and out at t ≈ 0.243 shows 62.14 on the way from 50 to 150). Paused, with \#
                `scrubsLinearly`, the curve becomes linear and the fraction is taken anew so that nothing jumps \#
                (W17). For reversed ones see C2.
                """#),
        "5.5": RuleText(
            title: #"Going on with other timing"#,
            text: #"""
                - A factor of 0 leaves the rest its own time, (1 − fraction) · duration; a factor f above 0 gives \#
                it f · duration. Without parameters the curve stays. Both hold for this run alone.
                - W17's example: at 10 %, with factor 0, 1.8 s of 2 s are left.
                - Reversed and without parameters it misbehaves on iOS 11 (openradar 34674968; TW l.252; NEUB \#
                shows a jump unless `scrubsLinearly` is false). The model does not do so.

                Sources: H-PA l.84–89; W17.
                """#),
        "5.6": RuleText(
            title: #"addAnimations with a delay"#,
            text: #"""
                What is added starts at factor · duration and lasts (1 − factor) · duration. While the animator \#
                runs, what is added takes (1 − `fractionComplete`) · duration, and a factor is a share of that \#
                rest (medium).

                Sources: H-PA l.67–71; the reference page.
                """#),
        "5.7": RuleText(
            title: #"Where values are left at the end"#,
            text: #"""
                - At its end forward: the target, position `.end`, inactive, not running. Reversed: the values at \#
                the start, `.start` (Stack Overflow 76001357; W16).
                - A stop leaves what is shown (C1). `finishAnimation(at:)` sets the values of the position that it \#
                is given, and completions hear of that position; M26 measured it for `.start`.
                - Of two animators of one property the first still ends at `.end`, for they add up (W16).
                - Setting `fractionComplete` to exactly 0 or 1 on a paused animator of an interruptible transition \#
                may end it (low: NEUB keeps to 0.05…0.95).
                """#),
        "5.8": RuleText(
            title: #"Completions are called once, in order"#,
            text: #"""
                Each runs once in a run, with the position, in the order of adding (the order is the model's \#
                choice). `stopAnimation(true)` calls none, `stopAnimation(false)` leaves them to \#
                `finishAnimation(at:)`.
                """#),
        "5.9": RuleText(
            title: #"pausesOnCompletion"#,
            text: #"""
                At its end the animator stays active, with `isRunning` false, and calls no completion. It is ended \#
                by a stop and finish, or may be turned. `isRunning`, `state` and `isReversed` can be watched.

                Sources: W16; W17.
                """#),
        "5.10": RuleText(
            title: #"A second run after the end"#,
            text: #"""
                After the end the blocks of animation and completion are used up. A further `startAnimation()` \#
                leads to a paused state that the next `addAnimations` sets going (H-PA l.73–79; W17). M26 and NEUB \#
                agree that the end itself leaves it inactive. Before iOS 11 a further start raised (C19).
                """#),
        "5.11": RuleText(
            title: #"Releasing a paused or stopped animator"#,
            text: #"""
                A paused or stopped animator that is released raises `NSInternalInconsistencyException`, with the \#
                text in B (TwitterProfile#14 and others; TW works around it when it is released). One that runs is \#
                held by UIKit, so that the last reference may go (NEUB).
                """#),
        "5.12": RuleText(
            title: #"What raises on an active animator"#,
            text: #"""
                Setting `isInterruptible` or `isUserInteractionEnabled` of an active animator raises; the header \#
                says no more, that it is `NSGenericException` and the text below are known from reverse \#
                engineering alone. A negative delay raises `NSInvalidArgumentException`: `The delay should be \#
                greater than or equal to zero.`
                """#),
        "5.13": RuleText(
            title: #"Scrubbing along the curve"#,
            text: #"""
                With `scrubsLinearly` false scrubbing follows the curve. Springs always start from what is shown \#
                and are not made cubic.

                Sources: W17.
                """#),
        "5.14": RuleText(
            title: #"runningPropertyAnimator, also inside another animation"#,
            text: #"""
                It starts at once. Inside another animation's block it cannot be interrupted and takes that one's \#
                duration and curve, unless its options override them. Inside the block of an interruptible \#
                animator the implicit animations belong to that.

                Sources: H-PA l.48–60.
                """#),
        "5.15": RuleText(
            title: #"Animating views in no window"#,
            text: #"""
                With views in no window it ends in the next turn at `.end`, even paused (whosebug.com 4097454). An \#
                empty block completes at once (TW l.67–68 adds a dummy view because of it).
                """#),
        "5.16": RuleText(
            title: #"Touches on animating views"#,
            text: #"""
                Views that an animator moves are touched where they are shown, unless `isManualHitTestingEnabled` \#
                is true. `isUserInteractionEnabled` false keeps touches from them.

                Sources: W16.
                """#),
        "5.17": RuleText(
            title: #"Copies of an animator"#,
            text: #"""
                A copy takes timing and duration, and no blocks (reverse engineering alone).
                """#),
        "5.18": RuleText(
            title: #"The duration of a spring of given mass, stiffness and damping"#,
            text: #"""
                A spring of given mass, stiffness and damping takes the time it needs to settle, and the duration \#
                that is passed is ignored. One of a given ratio takes the duration.

                Sources: H-TIM l.55–57; W16.
                """#),
    ]
}
