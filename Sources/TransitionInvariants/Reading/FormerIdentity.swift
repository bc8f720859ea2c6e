import TransitionCore

/// What earlier releases called failures in codes, where it is not what they are called today.
extension ViolationIdentity {
    /// What this failure is called today, as far as its name of then tells.
    ///
    /// Use it on what was written down by an earlier release, as a line of a baseline. What is named as today stays as
    /// it is.
    public var nameOfToday: RenamedIdentity {
        guard invariant == NoCrash.invariant.id else { return .known(self) }
        let mistakes = formerException?.mistakes(in: FormerSentence.withoutCodeInVersion2) ?? []
        let causes = mistakes.isEmpty ? [renamedCrash ?? cause] : mistakes
        return RenamedIdentity(
            oneOf: causes.map {
                ViolationIdentity(invariant: invariant, subject: subject, cause: $0, phase: phase)
            })
    }

    /// The same failure by the code and names of today; itself where they cannot be told.
    public var renamed: ViolationIdentity {
        if case .known(let identity) = nameOfToday { identity } else { self }
    }

    /// The exception that it names by what it said.
    private var formerException: FormerException? {
        guard cause.code == NoCrash.Cause(.exception).rawValue, cause.names.count == 2 else { return nil }
        return FormerException(name: cause.names[0].name, text: cause.names[1].name)
    }

    /// A death had what it said in its name, a trap its signal, and an exception each class that its text happened to
    /// mention.
    private var renamedCrash: ViolationCause? {
        let diedAt = NoCrash.Cause(.diedAt).rawValue
        if [NoCrash.deathThatSaid.code, diedAt].contains(cause.code), let how = cause.names.first,
            let location = cause.names.last
        {
            guard case .signal? = DeathReason(how.name) else { return ViolationCause(diedAt, [how, location]) }
            return ViolationCause(NoCrash.Cause(.trappedAt).rawValue, [location])
        }
        guard let mistake = NoCrash.Cause(rawValue: cause.code)?.mistake, mistake.namesNothing else { return nil }
        return ViolationCause(cause.code)
    }
}

extension NoCrash {
    /// How a death at a known location that said something was told up to now.
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
