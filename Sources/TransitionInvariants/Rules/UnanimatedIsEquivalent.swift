import TransitionCore

/// A request ends in the same model state, top view and appearance calls with and without animation; a finished
/// gesture ends as the action does.
///
/// With `animated: false` UIKit asks for no animator and there is no coordinator (ledger 1.3, 1.10): what only those
/// set up or put back is missing then, as after a deep link. The twin is performed once more with the flag of every
/// request turned off, gestures replaced by actions. The view that shows less is the one told of: a page that needs an
/// animator to be seen, or one that an animator has left with a mask or half transparent (2.7). What UIKit lays out,
/// stands rightly where it does without animation (2.6).
///
/// Not violations: a tab selection, whose flag is UIKit's; what the animated twin does not show either; controllers
/// that are gone at the end, and those that the code itself tells of their appearance; other appearance calls where an
/// action stands in for a gesture; a gesture for which no action asks for the same and comes to the same.
enum UnanimatedIsEquivalent {
    static let invariant = Invariant(
        id: "unanimated-is-equivalent",
        summary: "Without animation a request ends in the same state, view and appearance calls.", causes: Cause.self,
        judging: [.unanimatedTwin],
        check: check)

    private struct Difference {
        let cause: Cause
        /// Whose appearance calls are others.
        var controller: CauseName?
        let expected: String
        let seen: String
        var flaw = Flaw.missingSetUp
    }

    /// Which of the two ends is the wrong one, and why.
    private enum Flaw {
        /// Without animation: nobody sets up what an animator or a coordinator does.
        case missingSetUp
        /// The animator and the presentation controller put the view in different places.
        case otherFrame
        /// With animation: the animator puts the view elsewhere than UIKit lays it out.
        case place
        /// With animation: the animator leaves the view masked or half transparent.
        case cover

        var remedy: String {
            switch self {
            case .missingSetUp:
                "Move what the animator or a coordinator block sets up to code that runs without them as well: the "
                    + "controller, or the presentation controller's will and did methods."
            case .otherFrame:
                "Let the animator end at the context's finalFrame(for:), and say where the view belongs in the "
                    + "presentation controller's frameOfPresentedViewInContainerView: without animation it is there."
            case .place: "Give it the frame that the context's finalFrame(for:) gives."
            case .cover:
                "Take off the mask and put back the alpha that the animator gave the view, when the transition ends."
            }
        }
    }

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        guard !evidence.trace.isFrozen, let twin = evidence.twin, let other = evidence.variations?.unanimated,
            twin.restSnapshots.count > 1
        else { return [] }
        for index in 1..<twin.restSnapshots.count {
            guard let difference = difference(at: index, twin, other) else { continue }
            return violation(difference, after: twin.finishedCount(at: index), evidence.trace).map { [$0] } ?? []
        }
        return []
    }

    private static func difference(at index: Int, _ twin: Twin, _ other: Twin) -> Difference? {
        guard let snapshot = twin.rest(at: index) else { return nil }
        let model = ModelReading(snapshot, in: twin.trace)
        guard index < other.restSnapshots.count else { return missing(model, other) }
        guard let otherSnapshot = other.rest(at: index) else { return nil }
        let otherModel = ModelReading(otherSnapshot, in: other.trace)
        guard model.text == otherModel.text else {
            return Difference(cause: .anotherState, expected: model.text, seen: otherModel.text)
        }
        if let difference = topDifference(model, snapshot, otherModel, otherSnapshot, twin.trace) { return difference }
        guard index == twin.restSnapshots.count - 1, isAskedAlike(twin.trace, other.trace) else { return nil }
        for (mine, theirs) in zip(model.controllers, otherModel.controllers)
        where !twin.trace.isToldByHand(mine) && !other.trace.isToldByHand(theirs) {
            let expected = calls(of: mine, twin.trace)
            let seen = calls(of: theirs, other.trace)
            guard expected != seen else { continue }
            return Difference(
                cause: .otherAppearanceCalls, controller: .controller(twin.trace.object(mine).typeName),
                expected: text(of: expected), seen: text(of: seen))
        }
        return nil
    }

    /// Whether no act stands in for a gesture: an act may do more on its way to the same state, as put another root in
    /// the window, whose controllers were told otherwise.
    private static func isAskedAlike(_ trace: Trace, _ other: Trace) -> Bool {
        func acts(_ trace: Trace) -> [Bool] { trace.deeds.map { $0.kind == .act } }
        return acts(trace) == acts(other)
    }

    /// The request came to something else.
    private static func missing(_ model: ModelReading, _ other: Twin) -> Difference {
        if let exception = other.trace.diagnostics.first(where: { $0.severity == .exception }) {
            return Difference(cause: .exception, expected: model.text, seen: exception.text)
        }
        guard let last = other.trace.snapshots.last, last.reason == .rest else {
            return Difference(cause: .noEnd, expected: model.text, seen: "the transition never ends")
        }
        return Difference(
            cause: .anotherOutcome, expected: model.text, seen: ModelReading(last, in: other.trace).text)
    }

    private static func topDifference(
        _ model: ModelReading, _ snapshot: Snapshot, _ otherModel: ModelReading, _ otherSnapshot: Snapshot,
        _ trace: Trace
    ) -> Difference? {
        guard let index = viewIndex(of: model.top, snapshot), snapshot.isShown(at: index) else { return nil }
        let frame = snapshot.views[index].frame
        guard let otherIndex = viewIndex(of: otherModel.top, otherSnapshot), otherSnapshot.isShown(at: otherIndex)
        else {
            return Difference(cause: .topNotSeen, expected: "it is at \(frame.text)", seen: "hidden")
        }
        // At any other instant it would look otherwise as well.
        guard snapshot.views[index].changedBy == nil, otherSnapshot.views[otherIndex].changedBy == nil else {
            return nil
        }
        let otherFrame = otherSnapshot.views[otherIndex].frame
        guard frame.agrees(with: otherFrame, tolerance: ViewDifference.pointTolerance) else {
            // Without animation it stands where UIKit lays it out, if it is UIKit's to lay out.
            let isUIKits = trace.transition(laidOutByUIKitOf: model.top, in: snapshot, trace) != nil
            let (expected, seen) = isUIKits ? (otherFrame, frame) : (frame, otherFrame)
            return Difference(
                cause: isUIKits ? .topElsewhereAnimated : .topElsewhereUnanimated,
                expected: "it is at \(expected.text)",
                seen: "it is at \(seen.text)", flaw: isUIKits ? .place : .otherFrame)
        }
        return difference(Look(index, snapshot), Look(otherIndex, otherSnapshot))
    }

    /// What can be seen of a view at the same place.
    private struct Look {
        let part: Rectangle
        let alpha: Double
        var text: String { "\(part.text) of it can be seen, with alpha \(alpha.text)" }

        init(_ index: Int, _ snapshot: Snapshot) {
            part = snapshot.visibleRectangle(at: index) ?? .zero
            alpha = snapshot.shownAlpha(at: index)
        }

        /// In square points, half of them where it is half transparent.
        var amount: Double { part.width * part.height * alpha }
    }

    private static func difference(_ look: Look, _ other: Look) -> Difference? {
        let isSame =
            look.part.agrees(with: other.part, tolerance: ViewDifference.pointTolerance)
            && abs(look.alpha - other.alpha) <= ViewDifference.alphaTolerance
        guard !isSame, look.amount != other.amount else { return nil }
        let isOfAnimation = look.amount < other.amount
        let (expected, seen) = isOfAnimation ? (other, look) : (look, other)
        return Difference(
            cause: isOfAnimation ? .topCutAnimated : .topCutUnanimated, expected: expected.text, seen: seen.text,
            flaw: isOfAnimation ? .cover : .missingSetUp)
    }

    private static func viewIndex(of controller: ObjectID, _ snapshot: Snapshot) -> Int? {
        snapshot.controller(controller).flatMap { snapshot.index(of: $0.view) }
    }

    private static func calls(of controller: ObjectID, _ trace: Trace) -> [AppearanceCallback] {
        trace.events.compactMap { event in
            guard case .appearance(controller, let callback, _) = event.kind, callback != .viewDidLoad else {
                return nil
            }
            return callback
        }
    }

    private static func text(of calls: [AppearanceCallback]) -> String {
        calls.isEmpty ? "none" : calls.map(\.method).joined(separator: ", ")
    }

    private static func violation(_ difference: Difference, after count: Int, _ trace: Trace) -> Violation? {
        let finished = trace.finishedTransitions()
        guard finished.indices.contains(count - 1) else { return nil }
        let record = finished[count - 1]
        let request = trace.requestEvent(of: record.id)
        let (manner, other) = difference.cause.isOfAnimation ? ("With", "without") : ("Without", "with")
        let names = difference.controller.map { [$0] } ?? []
        let words = CauseDeclaration(code: "", words: difference.cause.difference).words(naming: names)
        return invariant.violation(
            of: trace.subject(of: record), cause: ViolationCause(difference.cause.rawValue, names),
            summary: "\(manner) animation \(trace.name(of: record)) ends otherwise: \(words).",
            expected: "as \(other) animation: \(difference.expected)", seen: difference.seen,
            remedy: difference.flaw.remedy, decisions: request.map { [DecisionNote(.event($0), "asked for it")] } ?? [],
            time: trace.end(of: record.id))
    }
}

extension Trace {
    /// When a transition that finished did.
    fileprivate func end(of transition: TransitionID) -> VirtualTime {
        events.first { $0.kind == .ended(transition, didComplete: true) }?.time ?? endTime
    }

    /// Whether the code began an appearance change of the controller by itself.
    fileprivate func isToldByHand(_ controller: ObjectID) -> Bool {
        events.contains { event in
            if case .appearanceBegun(controller, _) = event.kind { true } else { false }
        }
    }
}
