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

    /// A trap had its signal and what Swift said of it in its name, and an exception each class that its text happened
    /// to mention.
    private var renamedCrash: ViolationCause? {
        let isTrap = cause.code == NoCrash.trapThatSaid.code || cause.code == NoCrash.Cause(.diedAt).rawValue
        if isTrap, let how = cause.names.first, case .signal? = DeathReason(how.name), let place = cause.names.last {
            return ViolationCause(NoCrash.Cause(.trappedAt).rawValue, [place])
        }
        guard let mistake = NoCrash.Cause(rawValue: cause.code)?.mistake, mistake.namesNothing else { return nil }
        return ViolationCause(cause.code)
    }
}

extension NoCrash {
    /// How a trap that said something was told up to now.
    static let trapThatSaid = CauseDeclaration(code: "died-saying-at", words: "{text}: {text}, at {text}")
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
