import TransitionCore

/// How the window's changes of size become part of a twin that goes through them as well.
extension TwinPlan {
    /// Adds what the window went through before an event, after the last move.
    mutating func noteSizes(before event: Int = .max) {
        let sizes = takeSizes(before: event)
        guard !sizes.isEmpty else { return }
        let last = moves.moves.count - 1
        if !hasRested, last >= 0 {
            moves.moves[last].sizes += sizes
        } else {
            moves.moves.append(TwinMove(deed: .wait, sizes: sizes, inRun: TwinMove.InRun()))
        }
    }

    /// The change of size that asked for something, with those that came before it; nil for what is none.
    ///
    /// Split views show other pages in another size class, and an app may close what it shows.
    mutating func sizesThatAsked(_ deed: Deed) -> TwinMove.Deed? {
        guard deed.kind == .environment, !newSizes.isEmpty, script.steps.indices.contains(deed.step),
            case .resize = script.steps[deed.step]
        else { return nil }
        return .steps(takeSizes())
    }

    private mutating func takeSizes(before event: Int = .max) -> [Step] {
        let taken = newSizes.prefix { $0.event < event }.map(\.step)
        newSizes.removeFirst(taken.count)
        return taken
    }
}
