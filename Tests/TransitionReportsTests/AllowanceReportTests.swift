import Foundation
import Testing
import TransitionCore
import TransitionReports

@Suite struct AllowanceReportTests {
    private func statistics(_ state: AllowanceUse.State, isUsed: Bool = false) -> SearchStatistics {
        var statistics = SampleFailure.statistics
        statistics.allowances = [
            AllowanceUse(
                allowance: Allowance(
                    invariant: "no-residue", scope: .controller("PlayerController"), reason: "the player stays",
                    until: "2027-01-31"),
                state: state,
                failures: isUsed
                    ? [
                        ToleratedFailure(
                            identity: ViolationIdentity(
                                invariant: "no-residue", subject: .transition(.dismissal, of: "PlayerController"),
                                cause: ViolationCause("Bar left")),
                            summary: "A bar is left.", scriptCount: 1_204)
                    ] : [])
        ]
        return statistics
    }

    private func summary(_ statistics: SearchStatistics) -> String {
        TextReport.renderSummary(statistics, scene: "s")
    }

    @Test("What was allowed is counted in the verdict and listed with its reason")
    func used() {
        let text = summary(statistics(.inForce, isUsed: true))
        #expect(text.hasPrefix("✔ s: no failure found (1 allowed)\n"))
        #expect(
            text.hasSuffix(
                """
                  Allowed, because "the player stays", until 2027-01-31:
                    no-residue · dismissal of PlayerController · Bar left (1,204 scripts)

                """))
    }

    @Test("An allowance that did nothing, is over or names no rule is a warning; one that was not examined is none")
    func warnings() throws {
        let name = "the allowance of no-residue for controller PlayerController, because \"the player stays\""
        #expect(
            summary(statistics(.inForce)).hasSuffix(
                "  ⚠ UNUSED: \(name), allowed nothing in this search; it can go\n"))
        let today = try #require(CalendarDay("2027-03-01"))
        #expect(
            summary(statistics(.expired(today: today))).hasSuffix(
                "  ⚠ EXPIRED: \(name), ended on 2027-01-31, and today is 2027-03-01: what it allowed fails again; "
                    + "repair it, or give the allowance a later day\n"))
        #expect(summary(statistics(.withoutRule)).contains("UNUSED: \(name), names a rule that the scene does not"))
        #expect(summary(statistics(.notExamined)) == summary(SampleFailure.statistics))
    }

    @Test("A failure that was allowed once says until when, and why")
    func former() {
        var failure = SampleFailure.full
        failure.expiredAllowance = Allowance(invariant: "no-residue", reason: "release", until: "2027-01-31")
        #expect(
            TextReport.render(failure).contains(
                "\n  Was allowed until 2027-01-31, because \"release\"; that time is over.\n"))
        #expect(!TextReport.render(SampleFailure.full).contains("allowed"))
    }

    @Test("The document has each allowance with its state, and what it allowed")
    func document() throws {
        let today = try #require(CalendarDay("2027-03-01"))
        let used = try allowance(in: statistics(.inForce, isUsed: true))
        #expect(used["state"] as? String == "in force")
        #expect(used["scope"] as? String == "controller PlayerController")
        #expect((used["failures"] as? [[String: Any]])?.first?["scripts"] as? Int == 1_204)
        #expect(used["judgedOn"] == nil)
        let expired = try allowance(in: statistics(.expired(today: today)))
        #expect(expired["state"] as? String == "expired" && expired["judgedOn"] as? String == "2027-03-01")
        #expect(try allowance(in: statistics(.inForce))["state"] as? String == "unused")
        #expect(try allowance(in: statistics(.notExamined))["state"] as? String == "not examined")
        #expect(try allowance(in: statistics(.withoutRule))["state"] as? String == "without rule")
    }

    private func allowance(in statistics: SearchStatistics) throws -> [String: Any] {
        let text = JSONReport.render(scene: "s", statistics: statistics, bugs: [])
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let found = (document?["statistics"] as? [String: Any])?["allowances"] as? [[String: Any]]
        return try #require(found?.first)
    }
}
