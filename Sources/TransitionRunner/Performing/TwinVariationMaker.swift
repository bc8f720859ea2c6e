import HeadlessUIKit
import TransitionCore
import TransitionInvariants

/// Performs short twins once more under other conditions: unanimated, resized, and launched at another size.
///
/// Like the twins, they depend on the requests and the profile only, so runs that come to the same share them.
@MainActor
final class TwinVariationMaker {
    /// Requests of the longest twin that is varied: what differs at all differs after a few of them.
    private static let longestTwin = 2
    private static let capacity = 1_024

    private struct Launch: Hashable {
        let requests: TwinMaker.Requests
        let width: Int
        let height: Int
    }

    private let scene: TransitionScene
    private let twinMaker: TwinMaker
    private let variesAnimation: Bool
    private let variesSize: Bool
    private var variations: [TwinMaker.Requests: TwinVariations] = [:]
    private var relaunched: [Launch: Twin] = [:]
    /// Gestures differ in many ways and the actions in their place in few, so these are shared by many variations.
    private var unanimatedTwins: [TwinMaker.Requests: Twin] = [:]
    private var actions: [TwinMaker.Requests: Step?] = [:]

    /// - Parameter invariants: the rules that are checked; what none of them reads is not made.
    init(scene: TransitionScene, twinMaker: TwinMaker, invariants: InvariantSet) {
        self.scene = scene
        self.twinMaker = twinMaker
        variesAnimation = invariants.ids.contains("unanimated-is-equivalent")
        variesSize = invariants.ids.contains("relayout-is-right")
    }

    /// The variations of a run's twin; nil for one that is too long, or did not follow the run to its end.
    func variations(of twin: Twin, _ requests: TwinMaker.Requests) -> TwinVariations? {
        guard isVaried(twin, requests) else { return nil }
        if let known = variations[requests] { return known }
        var made = TwinVariations()
        if variesAnimation { made.unanimated = unanimated(twin, requests) }
        if variesSize, requests.areAllActions, scene.size.width != scene.size.height {
            let (width, height) = (Int(scene.size.height), Int(scene.size.width))
            made.resized = twinMaker.perform(
                requests, under: .init(lastStep: .resize(width: width, height: height)), probes: false)
            made.relaunched = twinMaker.perform(requests, under: .init(width: width, height: height), probes: false)
        }
        if variations.count >= Self.capacity { variations = [:] }
        variations[requests] = made
        return made
    }

    /// The twin in a window that has had the run's last size from the launch on.
    func relaunchedTwin(of twin: Twin, _ requests: TwinMaker.Requests, trace: Trace) -> Twin? {
        guard variesSize, isVaried(twin, requests), requests.areAllActions, let size = lastSize(of: trace) else {
            return nil
        }
        let launch = Launch(requests: requests, width: size.width, height: size.height)
        if let known = relaunched[launch] { return known }
        let made = twinMaker.perform(requests, under: .init(width: size.width, height: size.height), probes: false)
        if relaunched.count >= Self.capacity { relaunched = [:] }
        relaunched[launch] = made
        return made
    }

    private func isVaried(_ twin: Twin, _ requests: TwinMaker.Requests) -> Bool {
        let count = requests.steps.count
        return (1...Self.longestTwin).contains(count) && count == requests.expectations.count
            && twin.restSnapshots.count == count + 1
    }

    private func lastSize(of trace: Trace) -> (width: Int, height: Int)? {
        for event in trace.events.reversed() {
            if case .environment(.resized(let width, let height)) = event.kind { return (width, height) }
        }
        return nil
    }

    // MARK: Without animation

    /// Nil when nothing would differ, or when a gesture has no action that makes the same request.
    private func unanimated(_ twin: Twin, _ requests: TwinMaker.Requests) -> Twin? {
        let finished = twin.trace.transitions
        guard finished.contains(where: \.isAnimated), !finished.contains(where: { $0.kind == .tabSelection }) else {
            return nil
        }
        var made = requests
        for place in requests.steps.indices {
            if case .act = requests.steps[place] { continue }
            guard let action = action(in: made, at: place) else { return nil }
            made.steps[place] = action
        }
        if let known = unanimatedTwins[made] { return known }
        let performed = twinMaker.perform(made, under: .init(isUnanimated: true), probes: false)
        if unanimatedTwins.count >= Self.capacity { unanimatedTwins = [:] }
        unanimatedTwins[made] = performed
        return performed
    }

    /// The first action that makes the request at `place`, after the actions before it.
    private func action(in requests: TwinMaker.Requests, at place: Int) -> Step? {
        var part = TwinMaker.Requests(
            profile: requests.profile, steps: Array(requests.steps[..<place]),
            expectations: Array(requests.expectations[...place]))
        let key = part
        if let known = actions[key] { return known }
        let found = scene.actionNames.lazy.map { Step.act($0) }.first { step in
            part.steps = requests.steps[..<place] + [step]
            return self.twinMaker.perform(part, probes: false).restSnapshots.count == place + 2
        }
        if actions.count >= Self.capacity { actions = [:] }
        actions[key] = .some(found)
        return found
    }
}

extension TwinMaker.Requests {
    /// Whether no gesture made any of them, which may have moved views as well.
    fileprivate var areAllActions: Bool {
        steps.allSatisfy { step in
            if case .act = step { return true }
            return false
        }
    }
}
