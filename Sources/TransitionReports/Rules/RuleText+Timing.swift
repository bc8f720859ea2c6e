// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let timing: [String: RuleText] = [
        "7.1": RuleText(
            title: #"The built-in curves"#,
            text: #"""
                - Control points: ease in and out (0.42, 0) and (0.58, 1); ease in (0.42, 0) and (1, 1); ease out \#
                (0, 0) and (0.58, 1); linear (0, 0) and (1, 1); the default of Core Animation, and \#
                `UICubicTimingParameters()`, (0.25, 0.1) and (0.25, 1).
                - Raw values of named curves are 0, 1, 2 and 3; the default reports 5, points of one's own 6, and \#
                the coordinator of a push 7, the spring of keyboard and navigation.
                - A curve is evaluated by solving x(s) = t for s and taking y(s): easing in and out gives 0.5 at \#
                0.5, and 0.1214 at 0.243.

                Sources: M26; H-CA; H-VIEW l.22–27; H-TIM.
                """#),
        "7.2": RuleText(
            title: #"The layout of animation options"#,
            text: #"""
                The curve is at bits 16 to 19, transitions from bit 20 on.

                Sources: H-VIEW l.63–91.
                """#),
        "7.3": RuleText(
            title: #"Spring timing parameters"#,
            text: #"""
                `init(dampingRatio:initialVelocity:)`: a ratio of 1 is critical; the velocity is a vector in whole \#
                distances a second, whose x counts in one dimension. \#
                `init(mass:stiffness:damping:initialVelocity:)`: the time to settle is computed. `init()`: the \#
                system's spring.

                Sources: H-TIM l.36–60.
                """#),
        "7.4": RuleText(
            title: #"Damping ratio and the default spring"#,
            text: #"""
                The ratio is damping / (2 · √(stiffness · mass)). The system's spring has mass 3, stiffness 1000 \#
                and damping 500, a ratio of 4.56 by that formula, and yet acts as critical with ω = √(1000/3) = \#
                18.257 and settles in 0.5057 s (C21). A `CASpringAnimation` has mass 1, stiffness 100 and damping \#
                10 unless set (H-CA).
                """#),
        "7.5": RuleText(
            title: #"Duration and frequency of ratio springs"#,
            text: #"""
                Fitted to measurements, for an initial velocity of 0 and a duration D:

                - ζ < 1: (β / ωd) · e^(−β · D) = 0.001, where β = ζ · ωn and ωd = ωn · √(1 − ζ²); that is, ωn = \#
                ln(1000 · ζ / √(1 − ζ²)) / (ζ · D).
                - ζ = 1: (1 + ω · D) · e^(−ω · D) = 0.001, and so ω · D = 9.2334134764.
                - With an initial velocity v: |(β − v) / ωd| · e^(−β · D) = 0.001.

                The system's spring agrees: 9.2334 / 18.2574 = 0.5057.

                Sources: M26 (one project, two measurements that agree).
                """#),
        "7.6": RuleText(
            title: #"Default durations"#,
            text: #"""
                A push or pop takes 0.35 s (M26), a sheet settles in 0.5057 s, and a modal `coverVertical` takes \#
                about as long, by the same spring. `hideShowBarDuration` is 0.2 s (C23).
                """#),
        "7.7": RuleText(
            title: #"How long a driver takes to finish"#,
            text: #"""
                See 4.2 and 4.3.
                """#),
        "7.8": RuleText(
            title: #"A layer's time in its superlayer's"#,
            text: #"""
                A layer's local time is (the superlayer's time − `beginTime`) · `speed` + `timeOffset`. An \#
                animation leaves the model alone; it is removed at its end, or stays and holds its end; one that \#
                begins later shows its first value before only when it fills backwards. A layer without a view \#
                animates its changes by itself, for a quarter of a second.

                Sources: H-CA.
                """#),
        "7.9": RuleText(
            title: #"Dragging a sheet"#,
            text: #"""
                - A finger moves a sheet after 10 pt. Let go, the sheet is dismissed if it has moved by more than \#
                half of its height or at 1000 pt/s or more; between several heights the one nearest to the finger \#
                is chosen. What is below is dimmed with an alpha of 0.2. The large height is (0, 59, 393, 793) on \#
                a screen of 393 × 852, all but the safe area at the top; the medium one is about half (M26).
                - A drag that comes back is a cancelled dismissal of the sheet. A drag down from the top of the \#
                content moves the sheet; content that has been scrolled is scrolled back first; a drag up makes \#
                the sheet larger before it scrolls, unless the sheet prefers scrolling.
                - Touches beside a sheet that does not dim reach the presenter; on the sheet they never do, not \#
                even while it comes. A finger that was down before a dismissal by code moves the sheet no more. A \#
                sheet whose dismissal was only asked for still takes another height, and follows the window.
                - In the background a drag puts the sheet back without an animation; one that is held while the \#
                window turns goes back to where the sheet belongs then.

                The last three points are written from what conformance tests hold the model to.
                """#),
        "7.10": RuleText(
            title: #"The run loop's mode while a scroll view tracks"#,
            text: #"""
                While a scroll view tracks a finger the run loop is in its tracking mode: timers, display links \#
                and delayed messages of the default mode wait for the lift, those of the common modes and of \#
                tracking fire. A timer that was added for two modes fires once, in either.

                Written from what conformance tests hold the model to; to be checked against the reference pages \#
                of `RunLoop.Mode`.
                """#),
    ]
}
