import TransitionCore
import TransitionInvariants
import TransitionReports
import TransitionRunner

/// One call of `checkTransitions`: first the saved scripts, then the search.
@MainActor
struct TransitionCheck {
    let scene: TransitionScene
    let options: SearchOptions
    let regressions: RegressionFolder
    /// The list of known failures; there need not be one.
    let baselinePath: String
    /// A token or file to perform instead of everything else.
    let replayed: String?
    let testFilter: String?
    /// Where pages of the failures are written; nil for nowhere.
    var pageFolder: String?
    /// Whether all that is known of each failure is told.
    var isVerbose = false
    let engine: SearchEngine
    /// Told which scenes the saved scripts are for, one for each.
    var onSavedScenes: ([String]) -> Void = { _ in }
    /// Told in one line what was tried, when nothing failed.
    var onSuccess: (String) -> Void = { _ in }

    func findings() -> [Finding] {
        if let misuse { return [.failure(misuse)] }
        let baseline: Baseline
        do {
            baseline = BaselineFile.exists(baselinePath) ? try BaselineFile.read(baselinePath) : Baseline()
        } catch {
            return [.failure("\(error)")]
        }
        let known = baseline.identities(in: scene.name)
        if let replayed { return replay(replayed, known: known) }
        let scene = scene.withBaseline(known)
        var (findings, seen) = replayRegressions(of: scene)
        let result = engine.search(scene, options)
        for counterexample in result.bugs.map(\.leader)
        where !seen.contains(counterexample.identity) {
            findings.append(report(counterexample))
        }
        findings += result.problems.map { .failure("The search of \(scene.name) is not whole: \($0)") }
        findings += result.remarks.map { .warning("The search of \(scene.name): \($0)") }
        for failure in result.statistics.known where !seen.contains(failure.identity) {
            findings.append(tell(failure.identity, failure.summary))
        }
        if findings.isEmpty { onSuccess(TextReport.renderSuccess(result.statistics, scene: scene.name)) }
        let isQuiet = Vacuity.findings(result.statistics).isEmpty && SearchNote.all(result.statistics).isEmpty
        if !isQuiet || result.statistics.hasAllowances {
            findings.append(
                .warning(
                    TextReport.renderSummary(
                        result.statistics, detail, scene: scene.name, bugs: result.bugs)))
        }
        return findings
    }

    /// One script that is replayed is looked into; of a search a person reads first what they need first.
    private var detail: ReportDetail {
        isVerbose || replayed != nil ? .full : .brief(more: "TRANSITION_VERBOSE=1")
    }

    private var misuse: String? {
        guard options.runCount >= 1 else {
            return "checkTransitions needs runs of 1 or more, not \(options.runCount): nothing would be tested"
        }
        guard (1...ScriptLimits.stepCount).contains(options.maxSteps) else {
            return "checkTransitions needs maxSteps from 1 to \(ScriptLimits.stepCount), not \(options.maxSteps)"
        }
        if let steps = options.exhaustiveSteps, steps < 1 {
            return "checkTransitions needs exhaustiveSteps of 1 or more, not \(steps)"
        }
        guard SearchOptions.jobCounts.contains(options.jobs) else {
            return "checkTransitions needs jobs from 1 to \(SearchOptions.jobCounts.upperBound), not \(options.jobs)"
        }
        let faults = scene.faults
        guard faults.isEmpty else {
            return "the scene \(scene.name) cannot be tested: \(faults.joined(separator: "; "))"
        }
        return nil
    }

    // MARK: Scripts that are known

    private func replay(_ word: String, known: Set<ViolationIdentity>) -> [Finding] {
        let script: Script
        do { script = try ScriptSource.read(word) } catch { return [.failure("TRANSITION_REPLAY: \(error)")] }
        // The variable reaches every test; the script is for one scene.
        guard script.scene == scene.name else {
            return [
                .warning(
                    "TRANSITION_REPLAY holds a script of the scene '\(script.scene)', and this is '\(scene.name)': "
                        + "nothing was replayed or searched here")
            ]
        }
        // It is looked into by hand, so that a known failure is told in full, too.
        let explanation = explain(script, leadingWith: ScriptSource.fingerprint(word), in: scene)
        let report = explanation.found.map { counterexample in
            let text = text(of: counterexample, standing: nil)
            let isKnown = counterexample.violations.allSatisfy { known.contains($0.identity) }
            return isKnown ? Finding.known(text) : finding(counterexample, text)
        }
        return missingActions(of: script, in: "TRANSITION_REPLAY") + (report.map { [$0] } ?? [])
            + tell(explanation.problems, of: "TRANSITION_REPLAY")
    }

    /// What the saved scripts still break, each failure once, and every identity among it.
    private func replayRegressions(of scene: TransitionScene) -> ([Finding], seen: [ViolationIdentity]) {
        var findings: [Finding] = []
        var seen: [ViolationIdentity] = []
        // One script is often saved for several rules that it breaks at once.
        var performed: [Script] = []
        let entries: [RegressionFolder.Entry]
        do { entries = try regressions.entries() } catch {
            return ([.failure("The saved scripts in \(regressions.path) could not be read: \(error)")], [])
        }
        onSavedScenes(entries.compactMap { try? $0.script.get().scene })
        for entry in entries {
            switch entry.script {
            case .failure(let error): findings.append(.failure("\(error)"))
            case .success(let script):
                guard script.scene == scene.name, !performed.contains(script) else { continue }
                performed.append(script)
                findings += missingActions(of: script, in: entry.path)
                let fingerprint = ScriptSource.fingerprint(entry.path)
                let explanation = explain(script, leadingWith: fingerprint, in: scene)
                findings += tell(explanation.problems, of: entry.path)
                guard let counterexample = explanation.found else {
                    for violation in knownViolations(of: script, in: scene) where !seen.contains(violation.identity) {
                        seen.append(violation.identity)
                        findings.append(tell(violation.identity, violation.summary))
                    }
                    continue
                }
                if !seen.contains(counterexample.identity) {
                    let report = text(of: counterexample, standing: .seenBefore, savedPath: entry.path)
                    findings.append(finding(counterexample, report))
                }
                seen += counterexample.violations.map(\.identity)
            }
        }
        return (findings, seen)
    }

    /// What a script breaks, as serious as the check was told to take it.
    private func explain(
        _ script: Script, leadingWith fingerprint: String?, in scene: TransitionScene
    ) -> ScriptExplanation {
        engine.explain(options.contested == .off ? script.unflipped : script, scene, fingerprint)
            .taken(as: options.contested)
    }

    /// A replay that was not whole fails, whatever it found.
    private func tell(_ problems: [String], of source: String) -> [Finding] {
        problems.map { .failure("The replay of \(source) is not whole: \($0)") }
    }

    /// What a script that breaks nothing else shows of the baseline; without a baseline nothing is performed.
    private func knownViolations(of script: Script, in scene: TransitionScene) -> [Violation] {
        BaselineFile.exists(baselinePath) ? engine.replay(script, scene).known : []
    }

    private func tell(_ identity: ViolationIdentity, _ summary: String) -> Finding {
        .known(
            "Known: \(identity.words)\n  \(summary)\n"
                + "  Listed in \(baselinePath); delete its line when it is repaired.\n"
        )
    }

    /// A saved script that names what is gone passes without testing anything.
    private func missingActions(of script: Script, in source: String) -> [Finding] {
        script.steps.enumerated().compactMap { index, step in
            guard case .act(let action) = step, !scene.actionNames.contains(action) else { return nil }
            return .warning(
                "\(source): step \(index + 1) is skipped, since the scene \(scene.name) has no action \"\(action)\"; "
                    + "rename it in the file or delete the file")
        }
    }

    // MARK: Scripts that are new

    /// A failure is saved; a warning may be nothing but a wrong guess about UIKit.
    private func report(_ counterexample: Counterexample) -> Finding {
        counterexample.isWarning
            ? .warning(text(of: counterexample, standing: nil)) : .failure(saveAndReport(counterexample))
    }

    private func finding(_ counterexample: Counterexample, _ text: String) -> Finding {
        counterexample.isWarning ? .warning(text) : .failure(text)
    }

    private func saveAndReport(_ counterexample: Counterexample) -> String {
        do {
            let path = try regressions.save(counterexample)
            return text(of: counterexample, savedPath: path)
        } catch {
            return text(of: counterexample) + "  Not saved: \(error)\n"
        }
    }

    /// The report of a failure, with the path of its page if there is a folder for that.
    private func text(
        of counterexample: Counterexample, standing: TextReport.Standing? = .new, savedPath: String? = nil
    ) -> String {
        var (pagePath, notes): (String?, [String]) = (nil, [])
        if let pageFolder {
            let (recording, problems) = engine.record(counterexample, scene)
            notes = problems.map { "  Not shown: \($0)\n" }
            do {
                pagePath = try PageFiles.write(
                    counterexample, of: scene.name, recording: recording,
                    style: ReportStyle(command: "", usesColor: false), testFilter: testFilter, savedPath: savedPath,
                    toFolder: pageFolder)
            } catch {
                notes.append("  Not shown: \(error)\n")
            }
        }
        // Which command knows the scene, if any does, is not known to a test.
        return TextReport.render(
            counterexample, detail, standing: standing, command: "", testFilter: testFilter, savedPath: savedPath,
            pagePath: pagePath)
            + notes.joined()
    }
}

extension SearchStatistics {
    /// Whether exceptions of the scene did something, or no longer do it: neither goes unsaid.
    fileprivate var hasAllowances: Bool {
        allowances.contains { $0.state != .notExamined }
    }
}
