import Foundation
import TransitionCore
import TransitionInvariants

/// One failure as a page of its own, to be looked at in a browser: nothing in it is fetched from anywhere.
///
/// What says what is wrong is text, and is there without scripts too; what can be played is drawn by the page's script.
package struct BugPage {
    let bug: Counterexample
    let scene: String
    /// What is shown of it; nil where nothing could be performed again.
    let recording: BugRecording?
    let style: ReportStyle
    let savedPath: String?
    /// Reads a file of the user's code; nil where it is gone.
    let source: (String) -> String?
    /// The test that found it, as `swift test --filter` takes it.
    var testFilter: String?
    /// The page beside it that leads to all; nil for a page by itself.
    var indexName: String?

    /// - Parameter source: reads a file by its path; nil for one that cannot be read.
    package init(
        _ bug: Counterexample, of scene: String, recording: BugRecording?, style: ReportStyle, savedPath: String? = nil,
        source: @escaping (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
    ) {
        self.bug = bug
        self.scene = scene
        self.recording = recording
        self.style = style
        self.savedPath = savedPath
        self.source = source
    }

    var violation: Violation { bug.violations[0] }

    package func render() -> String {
        let stage = recording.map { StageSection(bug: bug, recording: $0) }
        let parts =
            [header, stage?.html ?? noStage, columns([steps, code]), stage?.columns ?? "", companions, rules, footer]
        return HTMLDocument(
            title: "\(bug.identity.invariant) · \(scene)", body: parts.joined(separator: "\n"), json: stage?.json
        ).render()
    }

    private var noStage: String {
        Markup.element(
            "section",
            Markup.element(
                "p",
                "There is nothing to play: the script could not be performed again up to an instant "
                    + "at which something was to be seen."))
    }

    private func columns(_ sections: [String]) -> String {
        "<div class=\"columns\">" + sections.joined() + "</div>"
    }
}

// MARK: What is wrong

extension BugPage {
    private var header: String {
        "<header class=\"card\">" + link + tags + Markup.element("h1", Markup.breakable(violation.summary)) + verdict
            + "</header>"
    }

    private var link: String {
        indexName.map { "<nav><a href=\"\(Markup.text($0))\">All bugs</a></nav>" } ?? ""
    }

    private var tags: String {
        var tags = [(scene, false), (bug.identity.invariant.name, true)]
        if bug.isWarning { tags.append(("warning", false)) }
        if bug.flakiness != nil { tags.append(("flaky", true)) }
        if let crash = bug.crash { tags.append((crash.isHang ? "hang" : "crash", true)) }
        let profile = bug.script.profile
        tags.append((profile == .default ? "default profile" : "profile \(profile)", false))
        switch bug.profiles {
        case .holdsUnderAll where bug.neededFaults.isEmpty: tags.append(("holds under all profiles", false))
        case .dependsOn(let rules):
            tags.append(("rests on \(rules.map(\.ledgerName).joined(separator: ", "))", false))
        case .holdsUnderAll, .notExamined: break
        }
        return "<p>"
            + tags.map { Markup.element("span", class: $0.1 ? "tag bad" : "tag", Markup.text($0.0)) }.joined() + "</p>"
    }

    private var verdict: String {
        let site = bug.callSites.first.map { "\($0.place)  \($0.function)" } ?? ""
        let experiments =
            ConsoleLines.terms(bug) + RepairLines.terms(bug) + StockLines.terms(bug) + GuessLines.terms(bug)
        return Markup.terms(
            [
                ("Expected", violation.expected, "expected"),
                ("Seen", violation.seen.isEmpty ? "" : "\(bug.moment): \(violation.seen)", "seen"),
                ("Died of", death, "seen"),
                (bug.crash == nil ? "Decided at" : "Where", site, "code name"),
                ("Remedy", violation.remedy, ""),
            ] + experiments.map { ($0.heading, $0.words, "") } + [("Passes with", nearest, "")])
    }

    private var death: String {
        guard let crash = bug.crash else { return "" }
        return "\(crash.reason)" + (crash.trapReason.map { ": \($0)" } ?? "")
            + (crash.message.isEmpty ? "" : " — \(crash.message.suffix(600))")
    }

    private var nearest: String {
        guard let nearest = bug.nearestPassing else { return "" }
        let count = bug.script.steps.count
        return nearest.step.phrase + (nearest.index < count ? ", before step \(nearest.index + 1)" : ", at the end")
    }
}

// MARK: The script

extension BugPage {
    private var steps: String {
        let steps = bug.script.steps
        let isShrunk = bug.shrinkRunCount > 1
        let facts =
            Figures.counted(steps.count, "step")
            + (isShrunk
                ? ", shrunk from \(bug.original.steps.count) in \(Figures.counted(bug.shrinkRunCount, "run"))" : "")
        let window = recording?.run.recording.windowSizes.first?.value
        var hand = HandWords(window: window ?? Rectangle(x: 0, y: 0, width: 390, height: 844))
        let frames = Dictionary(
            recording.map { PageSteps.frames(in: $0.run.trace) } ?? [], uniquingKeysWith: { first, _ in first })
        let hits = bug.trace.viewsHit(by: steps)
        let items = steps.indices.map { index in
            let phrase = Markup.breakable(steps[index].phrase + (hits[index].map { ", on \($0)" } ?? ""))
            let words = [hand.words(for: steps[index])].filter { !$0.isEmpty }
            let free = bug.freeParts.filter { $0.step == index }.map { "or \($0.phrase)" }
            let button = frames[index].map { "<button data-frame=\"\($0)\">\(phrase)</button>" } ?? phrase
            let note = (words + free).joined(separator: "; ")
            return "<li>\(button)" + (note.isEmpty ? "" : "<br><span class=\"hand\">\(Markup.text(note))</span>")
                + "</li>"
        }
        let list =
            items.isEmpty
            ? "<p>No step: launching the app is enough.</p>" : Markup.element("ol", class: "steps", items.joined())
        return Markup.section(isShrunk ? "Smallest script" : "Script", note: facts, list)
    }
}

// MARK: What else there is to say

extension BugPage {
    /// What comes of the same bug.
    private var companions: String {
        let others = bug.violations.dropFirst().map { other in
            "\(other.invariant) · \(other.summary)" + RepairLines.note(on: other.identity, of: bug)
        }
        let forms = bug.otherForms.map { form in
            "\(form.identity.words), by \(form.script.oneLine) "
                + "(\(form.relation.words(to: form.relative.invariant.name)))"
        }
        guard !others.isEmpty || !forms.isEmpty else { return "" }
        let items = (others + forms).map { Markup.element("li", Markup.breakable($0)) }.joined()
        return Markup.section("What comes with it", Markup.element("ul", items))
    }

    private var rules: String {
        guard !violation.restsOn.isEmpty else { return "" }
        let items = violation.restsOn.map { number -> String in
            let rule = RuleText.ofRule(number)
            let title = rule.map { ": \($0.title)" } ?? ""
            let heading = Markup.text("UIKit rule \(RuleConfidence.citation(ofRule: number))\(title)")
            guard let rule else { return Markup.element("p", heading) }
            return Markup.element(
                "details", class: "rule",
                Markup.element("summary", heading) + Markup.element("p", Markup.text(rule.text)))
        }
        return Markup.section("What the verdict rests on", items.joined())
    }

    private var origin: String {
        bug.foundWhileShrinking.map { "while \($0.invariant) was shrunk; no script of the search itself showed it" }
            ?? ""
    }

    private var footer: String {
        let advice = RepeatAdvice(
            counterexample: bug, command: style.command, testFilter: testFilter, savedPath: savedPath
        ).terms.map { ($0.heading, $0.words, "code") }
        let statistics = bug.statistics
        let shown = "by \(Figures.counted(bug.scriptCount, "script")) of \(Figures.grouped(statistics.scriptCount))"
        return Markup.section(
            "Again",
            Markup.terms(
                advice + [
                    ("Shown", bug.scriptCount > 0 ? "\(shown), seed \(statistics.seed)" : "", ""),
                    ("Found", origin, ""),
                    ("Identity", "\(bug.identity)", "code"),
                ]))
    }
}
