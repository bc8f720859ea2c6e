import TransitionCore

/// What reports say of rests that could not be compared, and of launches that leave little to be judged.
enum RestLines {
    /// From this share on, in percent, what had nothing to be compared with is a gap of the search.
    static let tellingPercent = 5
    /// Fewer rests say nothing about a share.
    private static let tellingRestCount = 50

    /// `2.1 % of the rests had nothing to be compared with: other controllers on screen 12, …`; nil when all had.
    static func sentence(_ rests: RestCoverage) -> String? {
        let parts = [uncompared(rests), besideBrokenTwins(rests)].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private static func uncompared(_ rests: RestCoverage) -> String? {
        guard rests.uncomparedCount > 0 else { return nil }
        let reasons = rests.reasons.filter { $0.reason != .twinBroken }
            .map { reason, count in "\(words(reason)) \(Figures.grouped(count))" }
        return "\(Figures.percent(rests.uncomparedCount, of: rests.comparableCount)) of the rests had nothing to be "
            + "compared with\(besideFailures(rests)): \(reasons.joined(separator: ", "))"
    }

    /// What is broken leads elsewhere than undisturbed: a script that shows it was not passed over in silence.
    private static func besideFailures(_ rests: RestCoverage) -> String {
        let (count, all) = (rests.uncomparedBesideFailureCount, rests.uncomparedCount)
        guard count > 0 else { return "" }
        let part = count == all ? "all" : "\(Figures.grouped(count)) of \(Figures.grouped(all))"
        return ", \(part) in scripts that show a failure"
    }

    /// Not counted with the others: no twin can be had before what it tells of is repaired.
    private static func besideBrokenTwins(_ rests: RestCoverage) -> String? {
        guard rests.brokenTwinCount > 0 else { return nil }
        return "\(Figures.counted(rests.brokenTwinCount, "rest")) had none as \(words(.twinBroken)): repair that and "
            + "search again"
    }

    /// `the scene keeps changing by itself: the view of Clock (by a timer); that is not compared`; nil if nothing does.
    static func sentence(_ changes: [SelfChange]) -> String? {
        guard !changes.isEmpty else { return nil }
        let others = changes.count - selfChangeLimit
        let listed = changes.prefix(selfChangeLimit).map { "\($0.view) (by \(words($0.mover)))" }
        let more = others > 0 ? [Figures.counted(others, "more view")] : []
        return "the scene keeps changing by itself: \((listed + more).joined(separator: ", ")); that is not compared"
    }

    /// More of them are seldom read.
    private static let selfChangeLimit = 4

    private static func words(_ mover: SelfMover) -> String {
        switch mover {
        case .timer: "a timer that repeats"
        case .displayLink: "a display link"
        case .queue: "work that starts itself again"
        }
    }

    /// Whether the rules about states were silent too often for a pass to mean much.
    static func isGap(_ rests: RestCoverage) -> Bool {
        let (all, silent) = (rests.comparableCount, rests.uncomparedCount)
        let broken = rests.brokenTwinCount
        return all + broken >= tellingRestCount && (silent + broken) * 100 > (all + broken) * tellingPercent
    }

    static func words(_ reason: UncomparedReason) -> String {
        switch reason {
        case .touchNotFound: "what a finger hit was not found again"
        case .requestMissing: "a request did not come undisturbed"
        case .otherRequest: "another request came undisturbed"
        case .twinStuck: "the undisturbed run did not come to rest"
        case .twinBroken: "the undisturbed run froze, died or was completed twice by itself"
        case .environment: "the background or a size change asked for a transition"
        case .stillToCome: "something was still to come"
        case .windowSize: "the window had another size"
        case .otherControllers: "other controllers were on screen"
        case .otherHeight: "a sheet could not be brought to the same height"
        case .twinDied: "the app died in such comparisons"
        }
    }

    static func words(_ death: FatalAftermath) -> String {
        let scripts = death.scriptCount == 1 ? "one script" : "\(Figures.grouped(death.scriptCount)) scripts"
        let what =
            switch death.aftermath {
            case .twin: "in an undisturbed run to compare it with"
            case .conditions: "in a run without animation, or in a window of another size, to compare it with"
            case .tearDown: "as it was freed after one, with its window"
            case .taps: "in taps on what was on screen after one"
            }
        let verb = death.scriptCount == 1 ? "was" : "were"
        let lack =
            switch death.aftermath {
            case .twin, .conditions: "went without comparison"
            case .tearDown: "\(verb) not searched for leaks"
            case .taps: "went without these taps"
            }
        return "the app died not in a script, but \(what) (\(death.cause)): \(scripts) \(lack)"
    }

    static func words(_ note: LaunchNote) -> String {
        switch note {
        case .neverRests(let reasons):
            "the scene does not come to rest after its launch (\(reasons.joined(separator: "; "))): rules about rests "
                + "say nothing of it"
        case .isBlank(let controller):
            "nothing of \(controller), the root, can be seen at rest: check its view's background, size and alpha"
        case .takesNoTouches(let controller):
            "no touch reaches \(controller), the root, at rest: check its view's isUserInteractionEnabled and what "
                + "lies in front"
        case .replacesAction(let name):
            "two actions of the scene are called \"\(name)\", and only the later one is performed: rename one of them"
        case .asksBeforeItAppears(let controller):
            "\(controller) asks for a transition before it has appeared, as from viewDidLoad: ask in viewDidAppear(_:)"
        }
    }
}
