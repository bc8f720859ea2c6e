import Testing
import TransitionCore

@Suite("How sure one is of a rule")
struct RuleConfidenceTests {
    @Test("is found by the rule's number")
    func lookup() {
        #expect(RuleConfidence.ofRule("1.4") == .high)
        #expect(RuleConfidence.ofRule("3.7") == .model)
        #expect(RuleConfidence.ofRule("C16") == .contested)
        #expect(RuleConfidence.ofRule("appendix B") == .high)
        #expect(RuleConfidence.ofRule("1.99") == nil)
    }

    @Test("stands beside the number in what a report cites")
    func citations() {
        let violation = Violation(
            identity: ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause("trap")),
            summary: "",
            expected: "",
            seen: "", remedy: "", restsOn: ["1.4", "2.9", "3.7", "C16", "4.6 (high)", "appendix B", "1.99"],
            decisions: [], time: VirtualTime(frame: 0))
        #expect(
            violation.citations == [
                "1.4 (high)", "2.9 (medium)", "3.7 (no source)", "C16 (contested)", "4.6 (high)", "appendix B (high)",
                "1.99",
            ])
    }

    @Test("is known of every contested rule and every fault that has a switch")
    func switches() {
        for rule in ContestedRule.allCases { #expect(RuleConfidence.ofRule(rule.ledgerName) == .contested) }
        for fault in Fault.allCases { #expect(RuleConfidence.ofRule(fault.ledgerName) == .fault) }
    }
}
