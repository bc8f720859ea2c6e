/// Why a failure is told under another one: what was found to decide both, or to lead from one to the other.
public enum BugRelation: String, CaseIterable, Hashable, Codable, Sendable {
    /// The same repair of the model takes each away from its smallest script.
    case sameRepair = "same-repair"
    /// One line of the app's code did what both are about.
    case sameLine = "same-line"
    /// One flaw, told of each page: each goes away with UIKit's own in place of the same objects.
    case sameObjects = "same-objects"
    /// The same steps fail, by one answer of UIKit's in this way and by another one in that.
    case otherAnswer = "other-answer"
    /// One fault of UIKit's own is needed for both.
    case sameFault = "same-fault"
    /// One act of the app, which asks for no transition, is needed in the midst of one for both, and both are about the
    /// same: what an act does may be wrong for several transitions in ways that have nothing else in common.
    case sameAct = "same-act"
    /// What puts the other one right in the model takes this one away from its smallest script.
    case goesAwayWithIt = "goes-away-with-it"
    /// No script of the search showed this one without the other, which comes first, and no repair has taken them
    /// apart.
    case neverWithoutIt = "never-without-it"
    /// The other one is a consequence of this one, which needs a guess about UIKit and does not lead for it.
    case leadsToIt = "leads-to-it"

    /// What a report says behind the failure.
    ///
    /// - Parameter other: the failure that it stands in this relation to: `the first`, or its rule.
    public func words(to other: String) -> String {
        switch self {
        case .sameRepair: "one repair takes it and \(other) away"
        case .sameLine: "one line decides it and \(other)"
        case .sameObjects: "it and \(other) go away with UIKit's own in place of the same objects"
        case .otherAnswer: "the steps of \(other), where UIKit answers otherwise"
        case .sameFault: "it and \(other) need one fault of UIKit's own"
        case .sameAct: "it and \(other) need one act of the app"
        case .goesAwayWithIt: "goes away when \(other) is repaired"
        case .neverWithoutIt: "never came without \(other)"
        case .leadsToIt: "\(other) goes away when it is repaired"
        }
    }
}
