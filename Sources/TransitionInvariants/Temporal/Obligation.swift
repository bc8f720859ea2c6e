/// What is still to be kept of a formula, after the observations so far.
indirect enum Obligation: Hashable, Sendable {
    /// The part has to hold at the next observation.
    case start(part: Int, began: Since)
    /// What the part waits for has to come by that frame; nil is any time.
    case wait(part: Int, deadline: Int?, began: Since)
    /// The opposite of that.
    case not(part: Int, Obligation, began: Since)
    case all([Obligation])
    /// One of them; the part is the one that says what is wrong when there is none left.
    case any(part: Int, [Obligation], began: Since)

    /// All of them, each once.
    static func joined(_ obligations: [Obligation]) -> Obligation {
        let flat = obligations.flatMap { obligation in
            if case .all(let inner) = obligation { inner } else { [obligation] }
        }
        let unique = flat.unique
        return unique.count == 1 ? unique[0] : .all(unique)
    }

    /// One of them, each once; alternatives of the same part become one list.
    static func anyOf(_ obligations: [Obligation], part: Int, began: Since) -> Obligation {
        let flat = obligations.flatMap { obligation in
            if case .any(part, let inner, _) = obligation { inner } else { [obligation] }
        }
        let unique = flat.unique
        return unique.count == 1 && unique[0].tells(part) ? unique[0] : .any(part: part, unique, began: began)
    }

    /// Whether its own failure is that of the part.
    private func tells(_ part: Int) -> Bool {
        switch self {
        case .start(part, _), .wait(part, _, _): true
        default: false
        }
    }
}

/// The frame from which on something has to be kept; told in reports, and no reason to keep it twice.
struct Since: Hashable, Sendable {
    let frame: Int

    static func == (left: Since, right: Since) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

extension [Obligation] {
    fileprivate var unique: [Obligation] {
        var seen: Set<Obligation> = []
        return filter { seen.insert($0).inserted }
    }
}
