import TransitionCore

// Hooks of presentation controllers, and what navigation delegates hear.
extension CallbacksAreExact {
    /// The hooks of one transition, from its request to its end.
    private struct Course {
        let record: TransitionRecord
        var hooks: [(index: Int, hook: PresentationHook)] = []
    }

    static func hookFindings(in trace: Trace) -> [Finding] {
        // A second completion ends whatever comes next (3.7), hooks and all: that it came is told elsewhere.
        guard !trace.histories().contains(where: { $0.completions.count > 1 }) else { return [] }
        var courses: [Course] = []
        var findings: [Finding] = []
        for index in trace.events.indices {
            switch trace.events[index].kind {
            case .requested(let id) where trace.record(of: id).kind.isModal:
                courses.append(Course(record: trace.record(of: id)))
            case .presentationHook(let presented, let hook):
                if let course = courses.firstIndex(where: { $0.record.presented == presented }) {
                    courses[course].hooks.append((index, hook))
                } else {
                    findings.append(superfluous(hook, of: presented, at: index, trace))
                }
            case .ended(let id, let didComplete):
                guard let course = courses.firstIndex(where: { $0.record.id == id }) else { continue }
                findings += self.findings(in: courses.remove(at: course), didComplete, trace)
            default: break
            }
        }
        return findings
    }

    private static func findings(in course: Course, _ didComplete: Bool, _ trace: Trace) -> [Finding] {
        let record = course.record
        let isPresentation = record.kind == .presentation
        let begin = isPresentation ? PresentationHook.presentationWillBegin : .dismissalWillBegin
        let end =
            isPresentation
            ? PresentationHook.presentationDidEnd(completed: didComplete) : .dismissalDidEnd(completed: didComplete)
        var seen: Set<PresentationHook> = []
        return course.hooks.compactMap { index, hook in
            let isRight = (hook == begin || hook == end) && seen.insert(hook).inserted
            return isRight ? nil : superfluous(hook, of: record.presented, at: index, trace)
        }
    }

    private static func superfluous(
        _ hook: PresentationHook, of presented: ObjectID, at index: Int, _ trace: Trace
    ) -> Finding {
        let name = trace.object(presented).typeName
        return Finding(
            subject: .presentationController(of: name),
            cause: ViolationCause(Cause.hookOutOfTurn, .method(hook.method)),
            summary: "\(hook.method) of the presentation controller of \(trace.label(presented)) came out of turn.",
            expected: "one call a transition, by UIKit, with the transition's outcome",
            seen: "a call at \(trace.events[index].time.text) that no transition accounts for",
            remedy: "Leave the presentation controller's hooks to UIKit; share what they do in a method of your own.",
            decisions: [DecisionNote(.event(index), "called it")], event: index)
    }

    // MARK: Navigation delegates

    /// Delegates that heard of a beginning and not of the end, while another delegate did.
    ///
    /// The page that is shown may make itself the delegate as it appears, which UIKit tells it before `didShow`: every
    /// page on top of one that does so takes over from it.
    static func delegateFindings(in evidence: Evidence) -> [Finding] {
        let mine = passedOver(in: evidence.trace)
        guard !mine.isEmpty, let twin = evidence.twin else { return [] }
        let expected = passedOver(in: twin.trace).map { twin.trace.subject(of: $0.record) }
        let trace = evidence.trace
        return mine.filter { !expected.contains(trace.subject(of: $0.record)) }.map { lost in
            let name = trace.name(of: lost.record)
            return Finding(
                subject: trace.subject(of: lost.record), cause: ViolationCause(Cause.didShowElsewhere),
                summary: "\(trace.label(lost.delegate)) heard willShow of \(name), and \(trace.label(lost.other)) its "
                    + "didShow.",
                expected: "both to one delegate, as in an undisturbed run",
                seen: "willShow at \(trace.events[lost.begin].time.text), "
                    + "didShow to the other at \(trace.events[lost.end].time.text)",
                remedy: "Keep one delegate and change what it holds, or exchange it when transitionCoordinator is nil.",
                decisions: lost.setting.map { [DecisionNote(.event($0), "set another delegate during it")] } ?? [],
                event: lost.end)
        }
    }

    private struct PassedOver {
        let record: TransitionRecord
        let delegate: ObjectID
        let other: ObjectID
        let begin: Int
        let end: Int
        let setting: Int?
    }

    private static func passedOver(in trace: Trace) -> [PassedOver] {
        var begun: [TransitionID: (delegate: ObjectID, index: Int)] = [:]
        return trace.events.indices.compactMap { index in
            switch trace.events[index].kind {
            case .delegateTold(let id, let delegate, .willShow):
                begun[id] = (delegate, index)
                return nil
            case .delegateTold(let id, let other, .didShow):
                let record = trace.record(of: id)
                guard let begin = begun[id], begin.delegate != other, other != record.to else { return nil }
                let setting = trace.events[begin.index..<index].lastIndex {
                    $0.kind == .delegateSet(owner: record.container, .navigation)
                }
                return PassedOver(
                    record: record, delegate: begin.delegate, other: other, begin: begin.index, end: index,
                    setting: setting)
            default:
                return nil
            }
        }
    }
}
