import TransitionCore

/// An action that does nothing at all, and has no condition that says when it applies.
///
/// It may be out of place: a page that a guard asks for is elsewhere, a list is scrolled on. So its silence counts only
/// where all that a guard could see is as in the twin: what is on screen, and what the actions before it came to.
extension WorksAgainAfterwards {
    /// Whether nothing but what the run left behind can have kept the last of these probes from working.
    static func isSilentWithoutReason(
        _ probes: ArraySlice<Probe>, beside others: [Probe], _ evidence: Evidence
    ) -> Bool {
        guard let mine = probes.last, others.count >= probes.count else { return false }
        let (before, other) = (others.prefix(probes.count - 1), others[probes.count - 1])
        return probes.dropLast().elementsEqual(before) && mine.request == other.request
            && mine.chainBefore == other.chainBefore && isSameScreen(evidence)
            && (probes.count == 1 || evidence.twin.map { isScrolledAlike($0, evidence.trace, beneath: true) } ?? true)
    }

    /// Whether all that scrolls stands where it does at the last rest of the twin: elsewhere what an action looks for,
    /// as a cell, may be out of sight.
    ///
    /// - Parameter beneath: also in pages that are covered, which what was tried before may have shown again.
    static func isScrolledAlike(_ twin: Twin, _ trace: Trace, beneath: Bool = false) -> Bool {
        guard let mine = trace.restMoments().last?.snapshot, let other = twin.rest(at: twin.restSnapshots.count - 1)
        else { return true }
        let (left, right) = (offsets(in: mine, trace, beneath), offsets(in: other, twin.trace, beneath))
        return left.count == right.count
            && zip(left, right).allSatisfy { mine, other in
                mine.view == other.view && abs(mine.x - other.x) <= ViewDifference.pointTolerance
                    && abs(mine.y - other.y) <= ViewDifference.pointTolerance
            }
    }

    /// The views whose bounds begin elsewhere than at zero, and where.
    private static func offsets(
        in snapshot: Snapshot, _ trace: Trace, _ beneath: Bool
    ) -> [(view: String, x: Double, y: Double)] {
        snapshot.views.filter { ($0.isInWindow || beneath) && ($0.bounds.x != 0 || $0.bounds.y != 0) }
            .map { (trace.object($0.id).typeName, $0.bounds.x, $0.bounds.y) }
    }

    /// Whether the last rest of the run shows what the last of its whole twin does.
    static func isSameScreen(_ evidence: Evidence) -> Bool {
        guard let twin = evidence.twin, evidence.twinEnd == nil, twin.end == nil,
            let moment = evidence.trace.restMoments().last,
            evidence.twinRestIndex(at: moment) == twin.restSnapshots.count - 1,
            let expected = evidence.twinSnapshot(at: moment)
        else { return false }
        return isSameScreen(moment.snapshot, evidence.trace, expected, twin.trace)
    }

    /// Whether both show the same views in the same way.
    static func isSameScreen(_ mine: Snapshot, _ trace: Trace, _ other: Snapshot, _ otherTrace: Trace) -> Bool {
        let (mine, other) = (mine.views.filter(\.isInWindow), other.views.filter(\.isInWindow))
        return mine.count == other.count
            && zip(mine, other).allSatisfy { left, right in
                trace.object(left.id).typeName == otherTrace.object(right.id).typeName
                    && left.parent == right.parent && isSame(left, right)
            }
    }

    private static func isSame(_ left: ViewState, _ right: ViewState) -> Bool {
        left.isUserInteractionEnabled == right.isUserInteractionEnabled
            && left.bounds.agrees(with: right.bounds, tolerance: ViewDifference.pointTolerance)
            && left.disabledRecognizerCount == right.disabledRecognizerCount
            && ViewDifference.between(left, right).isEmpty
    }
}
