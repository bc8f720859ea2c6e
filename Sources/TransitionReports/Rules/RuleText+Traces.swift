// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let traces: [String: RuleText] = [
        "A1": RuleText(
            title: #"Trace of a full-screen presentation"#,
            text: #"""
                `P.viewWillDisappear`, `C.viewWillAppear`, [`C.viewIsAppearing`], `C.viewDidAppear`, \#
                `P.viewDidDisappear`, completion. See 1.6.
                """#),
        "A2": RuleText(
            title: #"Trace of a full-screen dismissal"#,
            text: #"""
                `C.viewWillDisappear`, `P.viewWillAppear`, [`P.viewIsAppearing`], `P.viewDidAppear`, \#
                `C.viewDidDisappear`, completion. See 1.7.
                """#),
        "A3": RuleText(
            title: #"Trace of a sheet or custom presentation"#,
            text: #"""
                Presented: `C.viewWillAppear`, [`C.viewIsAppearing`], `C.viewDidAppear`, completion. Dismissed: \#
                `C.viewWillDisappear`, `C.viewDidDisappear`, completion. See 1.8.
                """#),
        "A4": RuleText(
            title: #"Trace of a push"#,
            text: #"""
                `B.willMove(toParent: navigation)`, `B.viewDidLoad`, `A.viewWillDisappear`, `B.viewWillAppear`, \#
                `willShow(B)`, [`B.viewIsAppearing`, layout], `A.viewDidDisappear`, `B.viewDidAppear`, \#
                `didShow(B)`, `B.didMove(toParent: navigation)`. See 1.9.
                """#),
        "A5": RuleText(
            title: #"Trace of a pop"#,
            text: #"""
                `B.willMove(toParent: nil)`, `B.viewWillDisappear`, `A.viewWillAppear`, `willShow(A)`, \#
                `B.viewDidDisappear`, `A.viewDidAppear`, `didShow(A)`, `B.didMove(toParent: nil)`; the place of \#
                the last is low. See 1.9.
                """#),
        "A6": RuleText(
            title: #"Trace of a cancelled interactive pop"#,
            text: #"""
                `B.viewWillDisappear`, `A.viewWillAppear`, `willShow(A)`, the change of the interaction, \#
                cancelled; `A.viewWillDisappear`, `A.viewDidDisappear`, `B.viewWillAppear`, `B.viewDidAppear`, the \#
                coordinator's completion, cancelled. No `didShow`; the stack is A, B. See 1.12.
                """#),
        "A7": RuleText(
            title: #"Trace of a cancelled sheet drag"#,
            text: #"""
                `C.viewWillDisappear`, `C.viewWillAppear`, `C.viewIsAppearing`, `C.viewDidAppear`. See 1.12.
                """#),
        "A8": RuleText(
            title: #"Trace of a child's transition"#,
            text: #"""
                See 10.2.
                """#),
        "A9": RuleText(
            title: #"Trace of a custom presentation with interaction"#,
            text: #"""
                `animationController(forPresented:…)`, `interactionControllerForPresentation`, \#
                `presentationTransitionWillBegin`, `C.viewWillAppear`, `transitionDuration`, \#
                `startInteractiveTransition`, `animateTransition` by the driver, …, the change of the interaction, \#
                `completeTransition`, `C.viewDidAppear`, `presentationTransitionDidEnd(true)`, completion, the \#
                coordinator's completion, `animationEnded(true)`. For the places of the last five see C11 and \#
                1.18.
                """#),
        "A10": RuleText(
            title: #"Trace of a navigation controller's first display"#,
            text: #"""
                `A.viewDidLoad`, `A.viewWillAppear`, `willShow(A)`, `didShow(A)`, `A.viewDidAppear`, and in VAST a \#
                second `didShow(A)`. See 1.9.
                """#),
    ]
}
