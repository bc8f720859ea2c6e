import TransitionCore

/// What is known of a failure, from which its counterexample is written: the one place where those are made.
///
/// What was not tried keeps its default, which a report is silent about.
struct FailureAccount {
    let script: Script
    /// The one that it is told for comes first.
    let violations: [Violation]
    let trace: Trace
    /// The script as it was found, where it has been shrunk.
    var original: Script?
    var examination = Examination()
    var severity = Severity.failure
    var stockExperiment: StockExperiment?
    var repairTrials: [RepairTrial] = []
    var untriedRepairs: [Repair] = []
    var crash: CrashRecord?
    var statistics = SearchStatistics(seed: 0)

    init(_ script: Script, showing violations: [Violation], in trace: Trace = Trace()) {
        self.script = script
        self.violations = violations
        self.trace = trace
    }

    /// That the run of a replay failed, which is the only one.
    init(_ result: RunResult, telling violations: [Violation]) {
        self.init(result.script, showing: violations, in: result.trace)
        statistics = SearchStatistics(seed: 0, scriptCount: 1, stepCount: result.script.steps.count)
    }

    var counterexample: Counterexample {
        var counterexample = Counterexample(
            script: script, violations: violations, trace: trace, callSites: crash?.stack ?? [],
            original: original ?? script, shrinkRunCount: examination.shrinkRunCount, profiles: examination.profiles,
            nearestPassing: examination.nearestPassing, flakiness: examination.flakiness, crash: crash,
            statistics: statistics)
        counterexample.severity = severity
        counterexample.neededFaults = examination.neededFaults
        counterexample.stockExperiment = stockExperiment
        counterexample.repairTrials = repairTrials
        counterexample.untriedRepairs = untriedRepairs
        counterexample.freeParts = examination.freeParts
        return counterexample
    }
}

/// What performing a script and those like it again and again has shown of its failure.
struct Examination: Codable {
    var shrinkRunCount = 0
    var profiles = ProfileVerdict.notExamined
    var neededFaults: [Fault] = []
    var nearestPassing: NearestPassing?
    var freeParts: [FreeStepPart] = []
    var flakiness: Flakiness?
}

extension [Violation] {
    /// The same, with that one first.
    func led(by first: Violation) -> [Violation] { [first] + filter { $0.identity != first.identity } }
}

extension Counterexample {
    /// A failure as one run showed it, with nothing tried beside that.
    ///
    /// Use it where a script failed and cannot be explained, or need not be.
    ///
    /// - Parameters:
    ///   - violations: those of the run that count, at least one; nil for all.
    ///   - flakiness: how another run of the script differed.
    public init(_ result: RunResult, telling violations: [Violation]? = nil, flakiness: Flakiness? = nil) {
        var account = FailureAccount(result, telling: violations ?? result.violations)
        account.examination.flakiness = flakiness
        self = account.counterexample
    }

    /// With the numbers of the search that came upon it.
    ///
    /// - Parameter first: the script that showed it first, from 1.
    func counted(in statistics: SearchStatistics, since first: Int) -> Counterexample {
        var counterexample = self
        counterexample.statistics = statistics
        counterexample.statistics.firstFailure = first
        return counterexample
    }

    /// What a search knows of a failure beside its smallest script.
    struct Company {
        let scriptCount: Int
        let companions: [ViolationIdentity]
        let foundWhileShrinking: ViolationIdentity?
    }

    /// With what else the search has seen of it.
    func seen(in company: Company) -> Counterexample {
        var counterexample = self
        counterexample.scriptCount = company.scriptCount
        counterexample.companions = company.companions
        counterexample.foundWhileShrinking = company.foundWhileShrinking
        return counterexample
    }

    /// With the allowance of the scene that no longer covers it.
    func expired(_ allowance: Allowance?) -> Counterexample {
        var counterexample = self
        counterexample.expiredAllowance = allowance
        return counterexample
    }

    /// As serious as someone says who knows more than its explanation.
    func told(as severity: Severity) -> Counterexample {
        var counterexample = self
        counterexample.severity = severity
        return counterexample
    }
}

extension ScriptExplanation {
    /// The same, as serious as a check or a command was asked to take what needs a guess about UIKit.
    public func taken(as contested: ContestedFailures) -> ScriptExplanation {
        guard contested == .fail else { return self }
        return ScriptExplanation(found: found?.told(as: .failure), problems: problems)
    }
}
