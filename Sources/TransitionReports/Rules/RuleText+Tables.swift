// Written by ci/rules from the articles below HeadlessUIKit.docc/Ledger.

extension RuleText {
    /// An article's rules by their numbers.
    static var tables: [[String: RuleText]] {
        [
            animations,
            animators,
            callbacks,
            children,
            container,
            contested,
            context,
            driver,
            elsewhere,
            faults,
            gestures,
            overlap,
            texts,
            timing,
            traces,
        ]
    }
}
