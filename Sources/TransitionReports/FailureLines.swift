import TransitionCore
import TransitionInvariants

/// What is known of one failure, as the indented lines of a report.
struct FailureLines {
    let counterexample: Counterexample
    let paint: Paint

    private var violation: Violation { counterexample.violations[0] }

    var all: [String] {
        ["  \(violation.summary)"] + GuessLines.terms(counterexample).map(\.line) + formerAllowance + origin + crash
            + decisions
            + script + verdict + flakiness
            + nearest + (StockLines.terms(counterexample) + RepairLines.terms(counterexample)).map(\.line) + others
            + otherForms
            + rules
    }

    private var crash: [String] {
        guard let crash = counterexample.crash else { return [] }
        let during = counterexample.script.steps.indices.contains(crash.step) ? " during step \(crash.step + 1)" : ""
        let reason = crash.trapReason.map { ": \($0)" } ?? ""
        let message = crash.message.split(separator: "\n").map { "    \($0)" }
        // An app may say much before it dies; the last lines say of what.
        let shown = (message.count > 8 ? ["    … \(message.count - 8) lines before"] : []) + message.suffix(8)
        return ["  Died of  \(crash.reason)\(during)\(reason)"] + shown
    }

    private var heading: String {
        guard let crash = counterexample.crash else { return "  Decided at  " }
        return crash.isHang ? "  Hangs at  " : "  Died at  "
    }

    private var decisions: [String] {
        counterexample.callSites.enumerated().map { index, site in
            let note = site.note.isEmpty ? "" : " \(site.note)"
            return (index == 0 ? heading : String(repeating: " ", count: heading.count))
                + "\(site.place)  \(site.function)\(note)"
        }
    }

    private var script: [String] {
        let steps = counterexample.script.steps
        var facts = [Figures.counted(steps.count, "step")]
        // A replayed script is performed once and stays as it is.
        let isShrunk = counterexample.shrinkRunCount > 1
        if isShrunk {
            facts[0] += ", shrunk from \(counterexample.original.steps.count)"
            facts[0] += " in \(Figures.counted(counterexample.shrinkRunCount, "run"))"
        }
        if counterexample.scriptCount > 1, counterexample.statistics.scriptCount > 0 {
            facts.append("shown by \(Figures.grouped(counterexample.scriptCount)) scripts of the search")
        }
        if counterexample.bugScriptCount > counterexample.scriptCount {
            facts.append("another form of it by \(Figures.grouped(counterexample.bugScriptCount))")
        }
        if counterexample.script.profile != .default { facts.append("under \(counterexample.script.profile)") }
        return ["  \(isShrunk ? "Smallest script" : "Script") (\(facts.joined(separator: "; "))):"]
            + StepTable.lines(
                steps, freeParts: counterexample.freeParts, hits: counterexample.trace.viewsHit(by: steps))
            + legend
    }

    private var legend: [String] {
        guard !counterexample.freeParts.isEmpty else { return [] }
        return ["    In brackets: what a step may be instead with the same failure, as far as was tried."]
    }

    private var origin: [String] {
        guard let origin = counterexample.foundWhileShrinking else { return [] }
        return [
            "  Found while shrinking \(origin.invariant) \(origin.fingerprint); "
                + "no script of the search itself showed it."
        ]
    }

    private var formerAllowance: [String] {
        guard let allowance = counterexample.expiredAllowance else { return [] }
        return ["  Was allowed until \(allowance.until ?? ""), because \"\(allowance.reason)\"; that time is over."]
    }

    private var verdict: [String] {
        var lines: [String] = []
        let expected = violation.expected.isEmpty ? [] : ["Expected  \(violation.expected)"]
        let seen = violation.seen.isEmpty ? [] : ["Seen      \(counterexample.moment): \(violation.seen)"]
        lines += (expected + seen).map { "  " + $0 }
        if !violation.remedy.isEmpty { lines.append("  Remedy    \(violation.remedy)") }
        return lines
    }

    private var flakiness: [String] {
        guard let flakiness = counterexample.flakiness else { return [] }
        return [
            "  Flaky: the same script gave another trace, first at event \(flakiness.eventIndex + 1):",
            "    first   \(flakiness.first)",
            "    second  \(flakiness.second)",
        ]
    }

    private var nearest: [String] {
        guard let nearest = counterexample.nearestPassing else { return [] }
        let count = counterexample.script.steps.count
        let position = nearest.index < count ? "before step \(nearest.index + 1)" : "after step \(count)"
        return ["  Passes with  \(nearest.step.phrase)  \(position): the nearest script that does not fail"]
    }

    private var others: [String] {
        counterexample.violations.dropFirst().map {
            "  Also broken: \($0.invariant) · \($0.summary)" + RepairLines.note(on: $0.identity, of: counterexample)
        }
    }

    /// Each with its own script in one line, and named by what differs from the failure above.
    private var otherForms: [String] {
        counterexample.otherForms.map { form in
            let (name, own) = (form.identity, violation.identity)
            var words = [name.causeWords]
            if name.subject != own.subject || name.invariant != own.invariant {
                words.insert(name.subject.words, at: 0)
            }
            if name.invariant != own.invariant { words.insert(name.invariant.name, at: 0) }
            let relative = form.relative == own ? "the first" : form.relative.invariant.name
            return "  Also seen as: \(words.joined(separator: " · ")), by  \(form.script.oneLine)  "
                + "(\(form.relation.words(to: relative)))"
        }
    }

    private var rules: [String] {
        violation.restsOn.isEmpty ? [] : ["  Rests on  UIKit rules \(violation.citations.joined(separator: ", "))"]
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
