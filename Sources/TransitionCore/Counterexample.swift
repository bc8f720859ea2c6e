/// The smallest script found for one failure, and all that is known of it.
public struct Counterexample: Sendable, Codable {
    public var script: Script
    /// The violations of the smallest script; the first is the one that it was shrunk for.
    public var violations: [Violation]
    public var trace: Trace
    /// Where the deciding code is, for each decision of the first violation that could be found.
    public var callSites: [CallSite]
    /// The script as it was found, before shrinking.
    public var original: Script
    /// Executions spent on shrinking, the first failing one included.
    public var shrinkRunCount: Int
    /// Which profiles the failure holds under.
    public var profiles: ProfileVerdict
    /// Whether it fails a search, or is told and fails nothing.
    public var severity = Severity.failure
    /// The faults of UIKit's own without which it passes.
    public var neededFaults: [Fault] = []
    /// What becomes of it with UIKit's own objects in place of the app's; nil if that was not tried, or no transition
    /// was started.
    public var stockExperiment: StockExperiment?
    /// What became of the smallest script with its failures put right by the model, one by one.
    public var repairTrials: [RepairTrial] = []
    /// What might have been put right as well and was not tried, since a script is performed only so often.
    public var untriedRepairs: [Repair] = []
    /// A script that differs in one step and passes, with what was changed.
    public var nearestPassing: NearestPassing?
    /// The parts of the script's steps that may be something else.
    public var freeParts: [FreeStepPart] = []
    /// How many scripts of the search showed it; 0 for one that was met later, or replayed.
    public var scriptCount = 0
    /// How many showed the failure of the same bug that most of them showed, where this one leads it.
    public var bugScriptCount = 0
    /// The failures without which no script of the search showed this one, or hardly one, too often for chance.
    public var companions: [ViolationIdentity] = []
    /// Other failures of the same bug, where this one leads them.
    public var otherForms: [OtherForm] = []
    /// The failure that was being shrunk when this one was met; nil if the search itself came upon it.
    public var foundWhileShrinking: ViolationIdentity?
    /// The exception that allowed this failure, as long as its time was not over.
    public var expiredAllowance: Allowance?
    /// Set when the same script did not give the same trace again.
    public var flakiness: Flakiness?
    /// The process died: a trap or a hang of the code under test.
    public var crash: CrashRecord?
    public var statistics: SearchStatistics

    public init(
        script: Script, violations: [Violation], trace: Trace, callSites: [CallSite] = [], original: Script,
        shrinkRunCount: Int = 0, profiles: ProfileVerdict = .notExamined, nearestPassing: NearestPassing? = nil,
        flakiness: Flakiness? = nil, crash: CrashRecord? = nil,
        statistics: SearchStatistics = SearchStatistics(seed: 0)
    ) {
        self.script = script
        self.violations = violations
        self.trace = trace
        self.callSites = callSites
        self.original = original
        self.shrinkRunCount = shrinkRunCount
        self.profiles = profiles
        self.nearestPassing = nearestPassing
        self.flakiness = flakiness
        self.crash = crash
        self.statistics = statistics
    }

    /// The script as one word, to be pasted into a command; it leads with this failure again.
    public var replayToken: String { ReplayToken.encode(script, leadingWith: identity) }
    public var identity: ViolationIdentity { violations[0].identity }
    /// Whether it needs a guess about UIKit, and is told without failing anything.
    public var isWarning: Bool { severity == .warning }
}

/// What a counterexample does to the search that found it.
public enum Severity: String, Hashable, Codable, Sendable {
    case failure
    /// No script was found that shows it by the ledger's answers to the contested rules; it may be a wrong guess.
    case warning
}

/// A line of the user's code.
public struct CallSite: Hashable, Sendable, Codable {
    public let file: String
    public let line: Int
    public let function: String
    /// What the code did there.
    public let note: String
    /// What was decided there; nil for a line of a stack.
    public let decision: Decision?
    /// Whether what was done there is wrong by itself, for whichever transition.
    public let isMistake: Bool

    public init(
        file: String, line: Int, function: String, note: String, decision: Decision? = nil, isMistake: Bool = false
    ) {
        self.file = file
        self.line = line
        self.function = function
        self.note = note
        self.decision = decision
        self.isMistake = isMistake
    }
}

public enum ProfileVerdict: Hashable, Codable, Sendable {
    case notExamined
    case holdsUnderAll
    /// It passes under the profiles that flip these rules.
    case dependsOn([ContestedRule])
}

public struct NearestPassing: Hashable, Codable, Sendable {
    /// The one step that makes the script pass.
    public let step: Step
    /// The index at which it is put in, counted from 0.
    public let index: Int

    public init(step: Step, index: Int) {
        self.step = step
        self.index = index
    }
}

/// Another failure that comes of the same bug, with the smallest script of its own.
public struct OtherForm: Hashable, Codable, Sendable {
    public let identity: ViolationIdentity
    public let script: Script
    /// Why it is told as the same bug.
    public let relation: BugRelation
    /// What it stands in this relation to.
    public let relative: ViolationIdentity

    public init(_ member: FoundBug.Member) {
        identity = member.failure.identity
        script = member.failure.script
        relation = member.relation
        relative = member.relative
    }
}

/// The first difference between two runs of one script.
public struct Flakiness: Hashable, Codable, Sendable {
    public let eventIndex: Int
    public let first: String
    public let second: String

    public init(eventIndex: Int, first: String, second: String) {
        self.eventIndex = eventIndex
        self.first = first
        self.second = second
    }
}

/// How the process of a run died.
public struct CrashRecord: Hashable, Codable, Sendable {
    public let reason: DeathReason
    /// What the process wrote to its standard error, as far as it is known.
    public let message: String
    /// The step that was being performed.
    public let step: Int
    /// Why Swift trapped, where the debug information has the reason and nothing was written.
    public var trapReason: String?
    /// The functions of the user's own code in which it died, or hung, the innermost first; empty when none is known.
    public var stack: [CallSite] = []
    /// The user's function that UIKit had called; nil when it is not known.
    public var entry: String?
    /// What had happened before, one line an event.
    public var events: [String] = []

    public init(
        reason: DeathReason, message: String, step: Int, trapReason: String? = nil, stack: [CallSite] = [],
        entry: String? = nil, events: [String] = []
    ) {
        self.reason = reason
        self.message = message
        self.step = step
        self.trapReason = trapReason
        self.stack = stack
        self.entry = entry
        self.events = events
    }

    public var isHang: Bool { reason == .hang }
}
