import TransitionCore
import TransitionInvariants

extension JSONReport {
    /// A counterexample as it stands in the document.
    struct Failure: Encodable {
        /// What programs go by, as a baseline has it; subject and cause are words, which any version may change.
        let fingerprint, identity, invariant, subject, cause: String
        /// `failure` or `warning`.
        let severity: String
        let token, script, original: String
        let steps: [String]
        let shrinkRuns: Int
        /// How many scripts of the search showed it.
        let scripts: Int
        let profiles: Profiles
        let violations: [BrokenRule]
        /// What UIKit warned of in the script before the failure was seen.
        let warnings: [Warning]
        let callSites: [CodeLine]
        let freeParts: [FreePart]
        let foundWhileShrinking: String?
        /// The fingerprint of the failure that is told first of those that are most often one bug with this one.
        let sameBugAs: String?
        /// Why it is told as the same bug.
        let sameBug: SameBug?
        let nearestPassing: Nearest?
        let stock: Stock?
        let repairs: [RepairedRun]
        /// The codes of the repairs that were not tried, since a script is performed only so often.
        let untriedRepairs: [String]
        let formerAllowance: FormerAllowance?
        let flakiness: Difference?
        let crash: Death?
        let trace: [String]?

        init(_ counterexample: Counterexample, _ sameBug: SameBug? = nil, includesTrace: Bool) {
            let identity = counterexample.identity
            fingerprint = identity.fingerprint.text
            self.identity = identity.description
            invariant = identity.invariant.name
            subject = identity.subject.words
            cause = identity.causeWords
            severity = counterexample.severity.rawValue
            token = counterexample.replayToken
            script = ScriptText.print(counterexample.script)
            original = ScriptText.print(counterexample.original)
            steps = counterexample.script.steps.map(\.phrase)
            shrinkRuns = counterexample.shrinkRunCount
            profiles = Profiles(counterexample)
            violations = counterexample.violations.map(BrokenRule.init)
            warnings = ConsoleLines.messages(counterexample).map(Warning.init)
            callSites = counterexample.callSites.map(CodeLine.init)
            freeParts = counterexample.freeParts.map(FreePart.init)
            foundWhileShrinking = counterexample.foundWhileShrinking?.fingerprint.text
            sameBugAs = sameBug?.leader
            self.sameBug = sameBug
            nearestPassing = counterexample.nearestPassing.map(Nearest.init)
            stock = counterexample.stockExperiment.map(Stock.init)
            repairs = counterexample.repairTrials.map(RepairedRun.init)
            untriedRepairs = counterexample.untriedRepairs.map(\.kind.rawValue)
            formerAllowance = counterexample.expiredAllowance.map(FormerAllowance.init)
            flakiness = counterexample.flakiness.map(Difference.init)
            crash = counterexample.crash.map(Death.init)
            scripts = counterexample.scriptCount
            let lines =
                counterexample.crash?.events
                ?? TraceText.lines(of: counterexample.trace, performing: counterexample.script)
            trace = includesTrace ? lines : nil
        }
    }

    /// A warning of UIKit's in its own words, and the seconds since launch at which it came first.
    struct Warning: Encodable {
        let at: Double
        let text: String

        init(_ message: ConsoleLines.Message) {
            at = message.time.seconds
            text = message.text
        }
    }

    /// What joins a failure to another one of the same bug.
    struct SameBug: Encodable {
        /// A value of `BugRelation`, and the fingerprint of what it is the relation to.
        let relation, to: String
        fileprivate let leader: String

        init(_ member: FoundBug.Member, as leader: Counterexample) {
            relation = member.relation.rawValue
            to = member.relative.fingerprint.text
            self.leader = leader.identity.fingerprint.text
        }

        private enum CodingKeys: String, CodingKey { case relation, to }
    }

    struct Profiles: Encodable {
        /// `all`, `some` or `not examined`.
        let holdsUnder: String
        /// The contested rules that it rests on.
        let restsOn: [String]
        /// The faults of UIKit's own without which it passes.
        let needsFaults: [String]

        init(_ counterexample: Counterexample) {
            needsFaults = counterexample.neededFaults.map(\.ledgerName)
            switch counterexample.profiles {
            case .notExamined: (holdsUnder, restsOn) = ("not examined", [])
            case .holdsUnderAll: (holdsUnder, restsOn) = (needsFaults.isEmpty ? "all" : "some", [])
            case .dependsOn(let rules): (holdsUnder, restsOn) = ("some", rules.map(\.ledgerName))
            }
        }
    }

    struct BrokenRule: Encodable {
        let identity, invariant, subject, cause, summary, expected, seen, remedy: String
        let restsOn: [String]
        let frame: Int

        init(_ violation: Violation) {
            identity = violation.identity.description
            invariant = violation.invariant.name
            subject = violation.identity.subject.words
            cause = violation.identity.causeWords
            summary = violation.summary
            expected = violation.expected
            seen = violation.seen
            remedy = violation.remedy
            restsOn = violation.citations
            frame = violation.time.frame
        }
    }

    struct CodeLine: Encodable {
        let file, function, note: String
        let line: Int

        init(_ site: CallSite) {
            file = site.file
            line = site.line
            function = site.function
            note = site.note
        }
    }

    /// What one step may be instead.
    struct FreePart: Encodable {
        /// Counted from 0.
        let step: Int
        let part, phrase: String
        /// Bounds of a number, where there are any.
        let from, to: Int?

        init(_ free: FreeStepPart) {
            step = free.step
            part = free.part.rawValue
            phrase = free.phrase
            from = free.lowerBound
            to = free.upperBound
        }
    }

    struct Nearest: Encodable {
        let step: String
        /// The index at which the step is put in, counted from 0.
        let index: Int

        init(_ nearest: NearestPassing) {
            step = ScriptText.line(nearest.step)
            index = nearest.index
        }
    }

    struct Difference: Encodable {
        let eventIndex: Int
        let first, second: String

        init(_ flakiness: Flakiness) {
            eventIndex = flakiness.eventIndex
            first = flakiness.first
            second = flakiness.second
        }
    }

    struct Death: Encodable {
        let reason, message: String
        /// Why Swift trapped; null if nothing tells.
        let trap: String?
        /// Counted from 0.
        let step: Int
        /// The user's own functions, the innermost first.
        let stack: [CodeLine]

        init(_ crash: CrashRecord) {
            reason = crash.reason.description
            message = crash.message
            trap = crash.trapReason
            step = crash.step
            stack = crash.stack.map(CodeLine.init)
        }
    }
}
