import HeadlessUIKit
import TransitionCore
import TransitionInvariants

/// Performs short twins once more under other conditions: unanimated, resized, and launched at another size.
///
/// Like the twins, they depend on the moves and the profile only, so runs that come to the same share them.
@MainActor
final class TwinVariationMaker {
    /// Requests of the longest twin that is varied: what differs at all differs after a few of them.
    private static let longestTwin = 2
    private static let capacity = 1_024

    private struct Launch: Hashable {
        let moves: TwinMoves
        let conditions: TwinMaker.Conditions
    }

    /// What an action in the place of a gesture is chosen by: all of it, or it would depend on the runs before.
    private struct Replacement: Hashable {
        /// Without the gesture.
        let moves: TwinMoves
        /// What the gesture came to.
        let model: String?
    }

    private let scene: TransitionScene
    private let twinMaker: TwinMaker
    private let variesAnimation: Bool
    private let variesSize: Bool
    private let probes: Bool
    private var variations: [TwinMoves: TwinVariations] = [:]
    private var relaunched: [Launch: Twin?] = [:]
    /// Gestures differ in many ways and the actions in their place in few, so these are shared by many variations.
    private var unanimatedTwins: [TwinMoves: Twin] = [:]
    private var actions: [Replacement: TwinMove.Deed?] = [:]

    /// - Parameter invariants: the rules that are checked; what none of them reads is not made.
    init(scene: TransitionScene, twinMaker: TwinMaker, invariants: InvariantSet) {
        self.scene = scene
        self.twinMaker = twinMaker
        variesAnimation = invariants.judges(.unanimatedTwin)
        variesSize = invariants.judges(.resizedTwin)
        probes = invariants.judges(.relaunchedProbes)
    }

    /// The variations of a run's twin; nil for one that is too long, or did not follow the run to its end.
    func variations(of twin: Twin, _ moves: TwinMoves) -> TwinVariations? {
        guard isVaried(twin, moves) else { return nil }
        if let known = variations[moves] { return known }
        var made = TwinVariations()
        if variesAnimation { made.unanimated = unanimated(twin, moves) }
        if variesSize, moves.areAllActions, scene.size.width != scene.size.height {
            let (width, height) = (Int(scene.size.height), Int(scene.size.width))
            made.resized = twinMaker.performWhole(
                moves, under: .init(lastStep: .resize(width: width, height: height)), probes: false)
            made.relaunched = twinMaker.performWhole(moves, under: .init(width: width, height: height), probes: false)
            made.turned = turned(moves, to: .resize(width: width, height: height))
        }
        if variations.count >= Self.capacity { variations = [:] }
        variations[moves] = made
        return made
    }

    /// The moves with a change of size before the last one: what that brings back was laid out for the old size.
    private func turned(_ moves: TwinMoves, to size: Step) -> Twin? {
        let count = moves.moves.count
        guard count > 1, moves.moves.allSatisfy(\.sizes.isEmpty) else { return nil }
        var turned = moves
        turned.moves[count - 2].sizes = [size]
        return twinMaker.performWhole(turned, probes: false)
    }

    /// The twin in a window that had the run's last size before its first move, probed as the run is.
    func relaunchedTwin(of twin: Twin, _ moves: TwinMoves, trace: Trace) -> Twin? {
        guard variesSize || probes, isVaried(twin, moves), moves.areAllActions, let conditions = relaunch(as: trace)
        else {
            return nil
        }
        let launch = Launch(moves: moves, conditions: conditions)
        if let known = relaunched[launch] { return known }
        let made = twinMaker.performWhole(moves, under: conditions, probes: probes)
        if relaunched.count >= Self.capacity { relaunched = [:] }
        relaunched[launch] = .some(made)
        return made
    }

    /// What has had several sizes goes through them again: autoresizing that was squeezed to nothing on the way does
    /// not come back as it was, whatever is shown then.
    private func relaunch(as trace: Trace) -> TwinMaker.Conditions? {
        let changes = trace.changesOfSize
        guard changes.count == 1, case .resize(let width, let height) = changes[0] else {
            return changes.isEmpty ? nil : .init(firstSteps: changes)
        }
        return .init(width: width, height: height)
    }

    private func isVaried(_ twin: Twin, _ moves: TwinMoves) -> Bool {
        let count = moves.moves.count
        return (1...Self.longestTwin).contains(moves.moves.count { !$0.isOptional })
            && count <= 2 * Self.longestTwin && twin.end == nil && moves.moves.allSatisfy(\.rests)
            && twin.restSnapshots.count == count + 1
    }

    // MARK: Without animation

    /// Nil when nothing would differ, or when a gesture has no action that makes the same request and no more.
    private func unanimated(_ twin: Twin, _ moves: TwinMoves) -> Twin? {
        let finished = twin.trace.transitions
        guard finished.contains(where: \.isAnimated), !finished.contains(where: { $0.kind == .tabSelection }) else {
            return nil
        }
        var made = moves
        for index in moves.moves.indices where moves.moves[index].isDrag {
            guard let action = action(in: made, at: index, of: twin) else { return nil }
            made.moves[index].deed = action
        }
        if let known = unanimatedTwins[made] { return isCompared(known, made) ? known : nil }
        let performed = twinMaker.perform(made, under: .init(isUnanimated: true), probes: false)
        if unanimatedTwins.count >= Self.capacity { unanimatedTwins = [:] }
        unanimatedTwins[made] = performed
        return isCompared(performed, made) ? performed : nil
    }

    /// Whether the twin without animation says something: what asks for the next transition as one ends may wait for a
    /// coordinator, which there is not without animation.
    private func isCompared(_ twin: Twin, _ moves: TwinMoves) -> Bool {
        twin.end == nil || moves.moves.allSatisfy { $0.outcomes.count <= 1 }
    }

    /// The first action that makes the requests at `index`, after the moves before it, and comes to what the gesture
    /// does: one that goes on when the request has finished does more.
    private func action(in moves: TwinMoves, at index: Int, of twin: Twin) -> TwinMove.Deed? {
        var part = moves
        part.moves = Array(moves.moves[...index])
        part.moves[index].deed = .wait
        let model = twin.model(after: index)
        let key = Replacement(moves: part, model: model)
        if let known = actions[key] { return known }
        let found = scene.actionNames.lazy.map { TwinMove.Deed.act($0) }.first { deed in
            part.moves[index].deed = deed
            let performed = self.twinMaker.perform(part, probes: false)
            return performed.end == nil && performed.model(after: index) == model
        }
        if actions.count >= Self.capacity { actions = [:] }
        actions[key] = .some(found)
        return found
    }
}

extension Trace {
    /// The window's changes of size, as steps.
    fileprivate var changesOfSize: [Step] {
        var changes: [Step] = []
        for event in events {
            guard case .environment(.resized(let width, let height)) = event.kind else { continue }
            let change = Step.resize(width: width, height: height)
            if changes.last != change { changes.append(change) }
        }
        return changes
    }
}

extension Twin {
    /// The controllers at the rest after a move, in words that hold in another world; nil where it did not rest.
    fileprivate func model(after index: Int) -> String? {
        rest(at: index + 1).map { ModelReading($0, in: trace).text }
    }
}

extension TwinMoves {
    /// Whether no gesture made any of them, which may have moved views as well.
    fileprivate var areAllActions: Bool { !moves.contains(where: \.isDrag) }
}
