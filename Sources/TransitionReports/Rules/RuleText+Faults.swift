// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    static let faults: [String: RuleText] = [
        "F1": RuleText(
            title: #"A gesture that ends before its transition starts"#,
            text: #"""
                The gesture has ended before `startInteractiveTransition` (8.9).
                """#),
        "F2": RuleText(
            title: #"update(1) swallows the completion"#,
            text: #"""
                An update to 1 swallows the completion (4.5, C5).
                """#),
        "F3": RuleText(
            title: #"A driver that stalls beside another animation"#,
            text: #"""
                A driver that finishes beside another animation never ends (4.9; openradar 33069344). A switch.
                """#),
        "F4": RuleText(
            title: #"The system cancels a gesture"#,
            text: #"""
                The system cancels a gesture: background, rotation, an alert (8.10).
                """#),
        "F5": RuleText(
            title: #"The background ends animations unfinished"#,
            text: #"""
                The background removes animations, whose completions are told false (6.6, 9.10).
                """#),
        "F6": RuleText(
            title: #"Somebody removes an animator's view"#,
            text: #"""
                Somebody removes a view of the animator in the middle of the transition (6.4).
                """#),
        "F7": RuleText(
            title: #"A second request during a transition"#,
            text: #"""
                A second request in the middle of a transition waits, is refused, or runs at once (C16, C17).
                """#),
        "F8": RuleText(
            title: #"A view key without a view"#,
            text: #"""
                `view(forKey:)` gives nil (2.4).
                """#),
        "F9": RuleText(
            title: #"An animation with nothing to animate"#,
            text: #"""
                An animation that changes nothing completes with the next turn (6.3).
                """#),
        "F10": RuleText(
            title: #"A cancelled stack change leaves both stacks"#,
            text: #"""
                A cancelled interactive `setViewControllers` leaves both controllers on the stack (9.12; openradar \#
                14794181). A switch.
                """#),
        "F11": RuleText(
            title: #"A change of size during a transition"#,
            text: #"""
                The size changes in the middle of a transition (9.9).
                """#),
        "F12": RuleText(
            title: #"A delegate that is gone before the start"#,
            text: #"""
                The delegate is gone between the question and the start (1.3, 9.11).
                """#),
        "F13": RuleText(
            title: #"animationEnded called twice"#,
            text: #"""
                `animationEnded` comes twice, for tabs (C12).
                """#),
        "F14": RuleText(
            title: #"An interaction controller that nobody drives"#,
            text: #"""
                An interaction controller was vended that nobody drives: the transition is stuck (1.4, 3.6).
                """#),
        "F15": RuleText(
            title: #"finish or cancel without a transition"#,
            text: #"""
                Finish or cancel comes twice, or without a transition (4.7).
                """#),
    ]
}
