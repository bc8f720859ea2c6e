import TransitionCore

/// One observation, at which conditions are judged once each and obligations become shorter.
struct FormulaInstant<Observed> {
    let program: FormulaProgram<Observed>
    let observed: Observed
    let time: VirtualTime
    /// Nothing changes after it: what is put off is judged at once.
    private(set) var isLast = false
    /// A condition that threw; then nothing else counts.
    private(set) var error: FormulaFailure?
    private var known: [Int: Bool] = [:]
    /// What parts came to that begin now, and obligations: a formula may need one of them at many instants.
    private var begun: [Int: Progress] = [:]
    private var stepped: [Obligation: Progress] = [:]

    private var since: Since { Since(frame: time.frame) }

    init(program: FormulaProgram<Observed>, observed: Observed, time: VirtualTime) {
        self.program = program
        self.observed = observed
        self.time = time
    }

    /// Nothing follows: what was put off is judged by what is the case now.
    mutating func end() {
        isLast = true
        begun = [:]
        stepped = [:]
    }

    /// What is left of an obligation after this observation.
    mutating func step(_ obligation: Obligation) -> Progress {
        if let known = stepped[obligation] { return known }
        let progress = stepAnew(obligation)
        stepped[obligation] = progress
        return progress
    }

    private mutating func stepAnew(_ obligation: Obligation) -> Progress {
        switch obligation {
        case .start(let part, let began):
            return start(part, began)
        case .wait(let part, let deadline, let began):
            return wait(part, deadline, began)
        case .not(let part, let inner, let began):
            return opposite(step(inner), part, began)
        case .all(let obligations):
            var rest: [Progress] = []
            for obligation in obligations { rest.append(step(obligation)) }
            return all(rest)
        case .any(let part, let obligations, let began):
            var rest: [Progress] = []
            for obligation in obligations { rest.append(step(obligation)) }
            return any(rest, part, began)
        }
    }

    /// Judges a part that has to be kept from this observation on.
    private mutating func start(_ part: Int) -> Progress {
        if let known = begun[part] { return known }
        let progress = start(part, since)
        begun[part] = progress
        return progress
    }

    /// Judges a part from this observation on, which had to be kept since that one.
    private mutating func start(_ part: Int, _ began: Since) -> Progress {
        switch program.parts[part].operation {
        case .condition(let condition):
            return judge(condition, part) ? .holds : fails(part, .didNotHold, began)
        case .not(let inner):
            return opposite(start(inner), part, began)
        case .and(let left, let right):
            return all([start(left), start(right)])
        case .or(let left, let right):
            return any([start(left), start(right)], part, began)
        case .implies(let left, let right):
            return any([opposite(start(left), left, began), start(right)], part, began)
        case .next(let inner):
            return isLast ? start(inner) : .open(.start(part: inner, began: since))
        case .always(let inner):
            let now = start(inner)
            return isLast ? now : all([now, .open(.start(part: part, began: began))])
        case .eventually(_, let limit):
            return wait(part, limit.map { time.frame + $0 }, since)
        case .until(let left, let right):
            let now = start(right)
            if isLast { return any([now], part, began) }
            let later = all([start(left), .open(.start(part: part, began: began))])
            return any([now, later], part, began)
        }
    }

    private mutating func wait(_ part: Int, _ deadline: Int?, _ began: Since) -> Progress {
        guard case .eventually(let inner, _) = program.parts[part].operation else { return .holds }
        if let deadline, time.frame > deadline { return fails(part, .cameTooLate, began) }
        let now = start(inner)
        if isLast { return any([now], part, began) }
        return any([now, .open(.wait(part: part, deadline: deadline, began: began))], part, began)
    }

    private mutating func judge(_ condition: Formula<Observed>.Condition, _ part: Int) -> Bool {
        if let known = known[part] { return known }
        do {
            let isTrue = try condition(observed)
            known[part] = isTrue
            return isTrue
        } catch {
            if self.error == nil {
                self.error = FormulaFailure(
                    part: program.parts[part].text, reason: .threw("\(error)"), began: time, time: time)
            }
            return false
        }
    }

    // MARK: Joining

    private func all(_ parts: [Progress]) -> Progress {
        var open: [Obligation] = []
        for part in parts {
            switch part {
            case .holds: continue
            case .fails: return part
            case .open(let obligation): open.append(obligation)
            }
        }
        return open.isEmpty ? .holds : .open(.joined(open))
    }

    private func any(_ parts: [Progress], _ part: Int, _ began: Since) -> Progress {
        var open: [Obligation] = []
        var failures: [FormulaFailure] = []
        for part in parts {
            switch part {
            case .holds: return part
            case .fails(let failure): failures.append(failure)
            case .open(let obligation): open.append(obligation)
            }
        }
        guard open.isEmpty else { return .open(.anyOf(open, part: part, began: began)) }
        return failure(of: part, failures, began)
    }

    private func opposite(_ progress: Progress, _ part: Int, _ began: Since) -> Progress {
        switch progress {
        case .holds: fails(part, .held, began)
        case .fails: .holds
        case .open(let obligation): .open(.not(part: part, obligation, began: began))
        }
    }

    /// What to say when none of a part's alternatives is left.
    private func failure(of part: Int, _ failures: [FormulaFailure], _ began: Since) -> Progress {
        if let again = failures.first(where: { $0.reason == .cameAgain }) { return .fails(again) }
        switch program.parts[part].operation {
        case .implies:
            if let last = failures.last { return .fails(last) }
            return fails(part, .noneHeld, began)
        case .eventually: return fails(part, isLast ? .neverCame : .cameTooLate, began)
        case .until: return fails(part, isLast ? .neverCame : .stoppedBefore, began)
        default: return fails(part, .noneHeld, began)
        }
    }

    private func fails(_ part: Int, _ reason: FormulaFailure.Reason, _ began: Since) -> Progress {
        let told = program.parts[part]
        return .fails(
            FormulaFailure(
                part: told.text, reason: told.reason ?? reason, began: VirtualTime(frame: began.frame), time: time))
    }
}
