import TransitionCore

/// What baselines of version 1 said in words, which were the names of failures then.
///
/// It reads by the words of today: a rule that is reworded has to keep its old words here, which a test holds.
extension RenamedIdentity {
    /// What a line of version 1 named.
    ///
    /// Exceptions were named by what they said: those that UIKit raised are known by that, and those by names that
    /// UIKit has none of are the app's own.
    public init(firstVersion invariant: InvariantID, subject: String, cause: String) {
        let subject = ViolationSubject(firstVersion: subject)
        func identity(_ cause: ViolationCause) -> ViolationIdentity {
            ViolationIdentity(invariant: invariant, subject: subject, cause: cause)
        }
        if let told = Self.told(by: invariant, of: subject, cause) {
            self = .known(told.renamed)
        } else if invariant == NoCrash.invariant.id, let exception = FormerException(firstVersion: cause) {
            let mistakes = exception.mistakes(in: FormerSentence.all)
            if !mistakes.isEmpty {
                self = RenamedIdentity(oneOf: mistakes.map(identity))
            } else {
                let own = identity(exception.ownCause)
                self = exception.hasNameOfUIKit ? .oneOf([own]) : .known(own)
            }
        } else {
            self = .oneOf([identity(ViolationCause(Self.blankCode))])
        }
    }

    /// The failure that a rule told in these words; nil for words that it never used.
    private static func told(
        by invariant: InvariantID, of subject: ViolationSubject, _ cause: String
    ) -> ViolationIdentity? {
        let rule = InvariantSet.standard.invariants.first { $0.id == invariant }
        var causes = rule?.causes ?? CauseDeclaration.all(of: FormulaFailure.Cause.self)
        if rule?.id == NoCrash.invariant.id { causes.append(NoCrash.deathThatSaid) }
        // A name at the end must not take the phase in.
        let phases: [ViolationPhase?] = ViolationPhase.allCases + [nil]
        for phase in phases {
            guard let text = phase.map({ cause.dropping(suffix: " \($0.words)") }) ?? cause else { continue }
            // Of two that fit, the one with more words of its own.
            for declaration in causes.sorted(by: { $0.ownLength > $1.ownLength }) {
                guard let names = declaration.names(in: text), rule?.id != NoCrash.invariant.id || isDeath(names)
                else {
                    continue
                }
                return ViolationIdentity(
                    invariant: invariant, subject: subject, cause: ViolationCause(declaration.code, names),
                    phase: phase)
            }
        }
        return nil
    }

    /// Whether the first name is how a process ends: anything may be an exception's.
    private static func isDeath(_ names: [CauseName]) -> Bool {
        names.first.map { DeathReason($0.name) != nil } ?? false
    }
}

extension ViolationIdentity {
    /// The failure that a line of version 1 named; nil where it does not tell.
    package init?(firstVersion invariant: InvariantID, subject: String, cause: String) {
        guard case .known(let identity) = RenamedIdentity(firstVersion: invariant, subject: subject, cause: cause)
        else { return nil }
        self = identity
    }
}

extension ViolationSubject {
    fileprivate init(firstVersion words: String) {
        let kinds: [TransitionKind] = TransitionKind.allCases
        if let kind = kinds.first(where: { words.hasPrefix("\($0.noun) of ") }) {
            self = .transition(kind, of: String(words.dropFirst("\(kind.noun) of ".count)))
        } else if let name = words.dropping(prefix: "appearance of ") {
            self = .appearance(of: name)
        } else if let name = words.dropping(prefix: "presentation controller of ") {
            self = .presentationController(of: name)
        } else if let name = words.dropping(prefix: "action ") {
            self = .action(name)
        } else if words == "presentation chain" {
            self = .presentationChain
        } else if words == "app" || words == "the app" {
            self = .app
        } else if words == "the scene" {
            self = .scene
        } else if let (property, name) = words.halves(at: " of ") {
            self = .delegate(property: property, of: name)
        } else if let (name, parent) = words.halves(at: " in ") {
            self = .child(name, in: parent)
        } else {
            self = .object(words)
        }
    }
}

extension String {
    fileprivate func dropping(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }

    fileprivate func dropping(suffix: String) -> String? {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
    }

    fileprivate func halves(at separator: String) -> (String, String)? {
        firstRange(of: separator).map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
    }
}
