import TransitionCore
import TransitionInvariants

/// What is known of one failure, as the indented lines of a report.
struct FailureLines {
    let counterexample: Counterexample
    /// The columns of the terminal; nil where none is written to.
    let width: Int?

    private var violation: Violation { counterexample.violations[0] }

    /// What a person needs first, in the first lines.
    private var head: [ReportLine] {
        [ReportLine("  \(violation.summary)", indent: 2)] + GuessLines.terms(counterexample).map { ReportLine($0) }
            + formerAllowance + crash
    }

    /// What a person needs first. What rests on a guess fails nothing and comes in many searches: few lines tell it.
    var brief: [ReportLine] {
        let lines = head + decisions.prefix(1) + remedy
        guard !counterexample.isWarning else { return lines }
        return lines + (isSettled ? repairs : []) + script(isFull: false) + verdict + console.prefix(1) + flakiness
    }

    var all: [ReportLine] {
        let told = head + origin + decisions + remedy + script(isFull: true) + verdict + console + flakiness
        return told + nearest + stock + repairs + others + otherForms + rules
    }

    private var console: [ReportLine] { ConsoleLines.terms(counterexample).map { ReportLine($0) } }
    private var stock: [ReportLine] { StockLines.terms(counterexample).map { ReportLine($0) } }
    private var repairs: [ReportLine] { RepairLines.terms(counterexample).map { ReportLine($0) } }

    /// Whether with the one repair of this failure the script passes: nothing that can be said is worth more.
    private var isSettled: Bool {
        counterexample.repairTrials.contains {
            $0.targets.first == counterexample.identity && $0.outcome == .passes
        }
    }

    /// What a brief report leaves out, by kind.
    ///
    /// - Parameter more: What the reader types to be told it; nil tells nothing.
    func left(more: String?) -> [ReportLine] {
        guard let more else { return [] }
        func counted(_ count: Int, _ noun: String) -> [String] { count > 0 ? [Figures.counted(count, noun)] : [] }
        let left =
            (counterexample.isWarning ? ["its script", "what was expected and seen"] : [])
            + counted(counterexample.callSites.count - 1, "more call site")
            + counted(counterexample.violations.count - 1, "more failure")
            + counted(console.count - 1, "more warning")
            + counted(counterexample.otherForms.count, "other form")
            + (nearest.isEmpty ? [] : ["the nearest script that passes"])
            + (counterexample.freeParts.isEmpty ? [] : ["what steps may be instead"])
            + (stock.isEmpty && (repairs.isEmpty || isSettled) ? [] : ["what was tried"])
            + (rules.isEmpty ? [] : ["UIKit's rules"])
        return left.isEmpty ? [] : [ReportLine(ReportTerm("More", "\(left.joined(separator: ", ")): \(more)"))]
    }

    private var crash: [ReportLine] {
        guard let crash = counterexample.crash else { return [] }
        let during = counterexample.script.steps.indices.contains(crash.step) ? " during step \(crash.step + 1)" : ""
        let reason = crash.trapReason.map { ": \($0)" } ?? ""
        let message = crash.message.split(separator: "\n").map { ReportLine("    \($0)", isWhole: true) }
        // An app may say much before it dies; the last lines say of what.
        let before: [ReportLine] = message.count > 8 ? ["    … \(message.count - 8) lines before"] : []
        return [ReportLine(ReportTerm("Died of", "\(crash.reason)\(during)\(reason)"))] + before
            + message.suffix(8)
    }

    private var heading: String {
        guard let crash = counterexample.crash else { return "Decided at" }
        return crash.isHang ? "Hangs at" : "Died at"
    }

    private var decisions: [ReportLine] {
        counterexample.callSites.enumerated().map { index, site in
            let note = site.note.isEmpty ? "" : " \(site.note)"
            return ReportLine(
                ReportTerm(index == 0 ? heading : "", "\(site.place)  \(site.function)\(note)"))
        }
    }

    private var remedy: [ReportLine] {
        violation.remedy.isEmpty ? [] : [ReportLine(ReportTerm("Remedy", violation.remedy))]
    }

    private func script(isFull: Bool) -> [ReportLine] {
        let steps = counterexample.script.steps
        var facts = [Figures.counted(steps.count, "step")]
        // A replayed script is performed once and stays as it is.
        let isShrunk = counterexample.shrinkRunCount > 1
        if isShrunk { facts[0] += ", shrunk from \(counterexample.original.steps.count)" }
        if isFull {
            if isShrunk { facts[0] += " in \(Figures.counted(counterexample.shrinkRunCount, "run"))" }
            facts += shares
        }
        if counterexample.script.profile != .default { facts.append("under \(counterexample.script.profile)") }
        let freeParts = isFull ? counterexample.freeParts : []
        let table = StepTable.lines(
            steps, freeParts: freeParts, hits: counterexample.trace.viewsHit(by: steps), lineWidth: width)
        return ["  \(isShrunk ? "Smallest script" : "Script") (\(facts.joined(separator: "; "))):"]
            + table.map { ReportLine($0, indent: 8) } + (freeParts.isEmpty ? [] : legend)
    }

    /// How many scripts of the search showed it.
    private var shares: [String] {
        var shares: [String] = []
        if counterexample.scriptCount > 1, counterexample.statistics.scriptCount > 0 {
            shares.append("shown by \(Figures.grouped(counterexample.scriptCount)) scripts of the search")
        }
        if counterexample.bugScriptCount > counterexample.scriptCount {
            shares.append("another form of it by \(Figures.grouped(counterexample.bugScriptCount))")
        }
        return shares
    }

    private var legend: [ReportLine] {
        ["    In brackets: what a step may be instead with the same failure, as far as was tried."]
    }

    private var origin: [ReportLine] {
        guard let origin = counterexample.foundWhileShrinking else { return [] }
        return [
            ReportLine(
                "  Found while shrinking \(origin.invariant) \(origin.fingerprint); "
                    + "no script of the search itself showed it.")
        ]
    }

    private var formerAllowance: [ReportLine] {
        guard let allowance = counterexample.expiredAllowance else { return [] }
        return ["  Was allowed until \(allowance.until ?? ""), because \"\(allowance.reason)\"; that time is over."]
    }

    private var verdict: [ReportLine] {
        var terms: [ReportTerm] = []
        if !violation.expected.isEmpty { terms.append(ReportTerm("Expected", violation.expected)) }
        if !violation.seen.isEmpty { terms.append(ReportTerm("Seen", "\(counterexample.moment): \(violation.seen)")) }
        return terms.map { ReportLine($0) }
    }

    private var flakiness: [ReportLine] {
        guard let flakiness = counterexample.flakiness else { return [] }
        return [
            "  Flaky: the same script gave another trace, first at event \(flakiness.eventIndex + 1):",
            "    first   \(flakiness.first)",
            "    second  \(flakiness.second)",
        ]
    }

    private var nearest: [ReportLine] {
        guard let nearest = counterexample.nearestPassing else { return [] }
        let count = counterexample.script.steps.count
        let position = nearest.index < count ? "before step \(nearest.index + 1)" : "after step \(count)"
        let words = "\(nearest.step.phrase)  \(position): the nearest script that does not fail"
        return [ReportLine(ReportTerm("Passes with", words))]
    }

    private var others: [ReportLine] {
        counterexample.violations.dropFirst().map {
            ReportLine(
                "  Also broken: \($0.invariant) · \($0.summary)"
                    + RepairLines.note(on: $0.identity, of: counterexample))
        }
    }

    /// Each with its own script in one line, and named by what differs from the failure above.
    private var otherForms: [ReportLine] {
        counterexample.otherForms.map { form in
            let (name, own) = (form.identity, violation.identity)
            var words = [name.causeWords]
            if name.subject != own.subject || name.invariant != own.invariant {
                words.insert(name.subject.words, at: 0)
            }
            if name.invariant != own.invariant { words.insert(name.invariant.name, at: 0) }
            let relative = form.relative == own ? "the first" : form.relative.invariant.name
            return ReportLine(
                "  Also seen as: \(words.joined(separator: " · ")), by  \(form.script.oneLine)  "
                    + "(\(form.relation.words(to: relative)))")
        }
    }

    private var rules: [ReportLine] {
        guard !violation.restsOn.isEmpty else { return [] }
        let citations = violation.citations.joined(separator: ", ")
        return [ReportLine(ReportTerm("Rests on", "UIKit rules \(citations)"))]
    }
}

extension Counterexample {
    /// When it was seen. Of a process that died only the step is known.
    var moment: String {
        guard let crash else { return "at \(violations[0].time.text)" }
        guard crash.step >= 0 else { return "at launch" }
        return crash.step < script.steps.count ? "in step \(crash.step + 1)" : "after the last step"
    }
}

extension CallSite {
    /// `SlideAnimator.swift:41`
    var place: String { "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)" }
}
