import TransitionCore

/// Judges a formula while it is observed, keeping only what is still to be kept of it.
///
/// Use it where something other than a headless app is observed; a scene's formulas are watched by the search.
public struct FormulaMonitor<Observed> {
    public enum Verdict: Hashable, Sendable {
        /// What is still to come decides.
        case open
        case holds
        case fails(FormulaFailure)
    }

    /// The verdict so far; once it is not open any more it stays.
    public private(set) var verdict = Verdict.open

    private let program: FormulaProgram<Observed>
    private var obligation: Obligation
    private var instant: FormulaInstant<Observed>?

    public init(_ formula: Formula<Observed>) {
        program = FormulaProgram(formula)
        obligation = .start(part: program.root, began: Since(frame: 0))
    }

    /// Judges the next observation; times must not go back.
    public mutating func observe(_ observed: Observed, at time: VirtualTime) {
        guard verdict == .open else { return }
        var instant = FormulaInstant(program: program, observed: observed, time: time)
        settle(instant.step(obligation), instant)
        self.instant = instant
    }

    /// Ends the observation: what was observed last stays so for ever.
    ///
    /// Without an observation nothing is decided.
    public mutating func finish() {
        guard verdict == .open, var instant else { return }
        instant.end()
        settle(instant.step(obligation), instant)
    }

    private mutating func settle(_ progress: Progress, _ instant: FormulaInstant<Observed>) {
        if let failure = instant.error {
            verdict = .fails(failure)
            return
        }
        switch progress {
        case .holds: verdict = .holds
        case .fails(let failure): verdict = .fails(failure)
        case .open(let rest): obligation = rest
        }
    }
}

/// How far a part of a formula is decided.
enum Progress {
    case holds
    case fails(FormulaFailure)
    case open(Obligation)
}
