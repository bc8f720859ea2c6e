import TransitionCore

/// What earlier releases called failures in codes, where it is not what they are called today.
extension ViolationIdentity {
    /// The same failure by the code and names of today.
    ///
    /// Use it on what was written down by an earlier release, as a line of a baseline. What is named as today stays as
    /// it is.
    public var renamed: ViolationIdentity {
        guard invariant == NoCrash.invariant.id, let cause = renamedCrash else { return self }
        return ViolationIdentity(invariant: invariant, subject: subject, cause: cause, phase: phase)
    }

    /// A death had what it said in its name, a trap its signal, and an exception each class that its text happened to
    /// mention.
    private var renamedCrash: ViolationCause? {
        let diedAt = NoCrash.Cause(.diedAt).rawValue
        if [NoCrash.deathThatSaid.code, diedAt].contains(cause.code), let how = cause.names.first,
            let place = cause.names.last
        {
            guard case .signal? = DeathReason(how.name) else { return ViolationCause(diedAt, [how, place]) }
            return ViolationCause(NoCrash.Cause(.trappedAt).rawValue, [place])
        }
        guard let mistake = NoCrash.Cause(rawValue: cause.code)?.mistake, mistake.namesNothing else { return nil }
        return ViolationCause(cause.code)
    }
}

extension NoCrash {
    /// How a death in a known place that said something was told up to now.
    static let deathThatSaid = CauseDeclaration(code: "died-saying-at", words: "{text}: {text}, at {text}")
}

extension Diagnostic.Mistake {
    /// Whether UIKit names neither controllers nor views of the app in what it says of it.
    fileprivate var namesNothing: Bool {
        switch self {
        case .changesOwnedBar, .selectsStranger, .hasNoPopoverSource, .registersWhileAsked, .dequeuesUnregistered,
            .scrollsBeyondRows, .addsViewToItself, .popsToStranger, .repeatsInStack, .pushesStack:
            true
        default: false
        }
    }
}
