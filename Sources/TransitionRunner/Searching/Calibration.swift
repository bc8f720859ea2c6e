import Foundation
import HeadlessUIKit
import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Looks at a scene before it is searched: how long its transitions last, and what its views offer to a finger.
@MainActor
struct Calibration {
    let scene: TransitionScene
    let options: SearchOptions

    /// Scripts that are performed to see what comes on screen, and the steps of each.
    private static let walkCount = 24
    private static let walkLength = 8
    /// At most so many points, beside the middle, from which a drag up and down is tried.
    private static let dragPointLimit = 6

    /// The vocabulary of the scene's scripts, how its launch crashed if it did, and what is wrong with it if not.
    func run() -> (ScriptVocabulary, ChildCrash?, [LaunchNote]) {
        var problems = SearchProblems()
        return run(problems: &problems)
    }

    /// The vocabulary of the scene's scripts, how its launch crashed if it did, and what is wrong with it if not.
    func run(problems: inout SearchProblems) -> (ScriptVocabulary, ChildCrash?, [LaunchNote]) {
        var deadly: Set<String> = []
        var (result, crash) = inChild(CalibrationResult(), &problems) { performActions($0, without: deadly) }
        // An action that traps is the search's to find; the others are tried without it.
        while let died = crash, scene.actionNames.indices.contains(died.journal.step),
            deadly.insert(scene.actionNames[died.journal.step]).inserted
        {
            (result, crash) = inChild(CalibrationResult(), &problems, hasHung: died.reason == .hang) {
                performActions($0, without: deadly)
            }
        }
        if let crash {
            // A launch that traps leaves nothing to search.
            return (vocabulary(result), crash.journal.step < 0 ? crash : nil, [])
        }
        // What a tap brings on screen offers more; a walk that traps has nothing to tell.
        for seed in 1...2 where !isHung(crash) {
            (result, crash) = inChild(result, &problems) { _ in walk(result, seed: UInt64(seed), without: deadly) }
        }
        if result.hasDrags, !isHung(crash) {
            result = inChild(result, &problems) { _ in dragUpAndDown(result, without: deadly) }.0
        }
        return (vocabulary(result), nil, result.launchNotes)
    }

    /// Whether it hung, so that another try would most likely be waited for in vain as well.
    private func isHung(_ crash: ChildCrash?) -> Bool { crash?.reason == .hang }

    /// Goes on from a result in a child, and keeps it if the child does not come back.
    ///
    /// - Parameter hasHung: whether another child has hung, so that this one is not waited for as long.
    private func inChild(
        _ result: CalibrationResult, _ problems: inout SearchProblems, hasHung: Bool = false,
        _ body: (Journal) -> CalibrationResult
    ) -> (CalibrationResult, ChildCrash?) {
        func attempt(timeout: Double) throws -> ChildOutcome {
            try KilledChildren.outcome(timeout: timeout, prints: false) { journal in
                journal.beginRun(ScriptBinary.encode(Script(scene: scene.name, steps: [])))
                HeadlessApp.observeTurns { journal.tick() }
                return (try? JSONEncoder().encode(body(journal))) ?? Data()
            }
        }
        do {
            var outcome = try attempt(
                timeout: hasHung ? min(options.hangTimeout, CrashExplainer.hangWait) : options.hangTimeout)
            // A child may have been held up by something else; what hangs does so again.
            if case .hung = outcome, !hasHung {
                outcome = try attempt(timeout: min(options.hangTimeout, CrashExplainer.hangWait))
            }
            switch outcome {
            case .finished(let data): return (try JSONDecoder().decode(CalibrationResult.self, from: data), nil)
            case .crashed(let crash), .hung(let crash): return (result, crash)
            }
        } catch {
            problems.add("What the scene offers to a finger could not be found out: \(error).")
            return (result, nil)
        }
    }

    /// Performs the scene's actions once, one after the other.
    private func performActions(_ journal: Journal, without deadly: Set<String>) -> CalibrationResult {
        var result = CalibrationResult()
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        if !app.isFrozen { result.launchNotes = app.trace.launchNotes(app.advanceToRest()) }
        note(app, in: &result)
        for (index, name) in scene.actionNames.enumerated() where !deadly.contains(name) {
            journal.beginStep(index)
            performer.perform(.act(name), in: app)
            app.advanceToRest()
            note(app, in: &result)
        }
        result.note(app)
        app.abandon()
        return result
    }

    /// Performs a few scripts by chance, step by step, each step brought to rest.
    private func walk(_ known: CalibrationResult, seed: UInt64, without deadly: Set<String>) -> CalibrationResult {
        var result = known
        let sampler = ScriptSampler(vocabulary: vocabulary(known), maxSteps: Self.walkLength, seed: seed)
        let performer = ScriptPerformer(scene: scene)
        for index in 0..<Self.walkCount {
            let app = performer.launch(profile: .default)
            for step in sampler.script(at: index).steps where !step.isAction(in: deadly) {
                performer.perform(step, in: app)
                app.advanceToRest()
                note(app, in: &result)
            }
            result.note(app)
            app.abandon()
        }
        return result
    }

    /// Drags down and up on the launched app and after each action, from the middle and wherever a view is dragged;
    /// then in a few scripts by chance, each step brought to rest: until a drag asks for a transition.
    private func dragUpAndDown(_ known: CalibrationResult, without deadly: Set<String>) -> CalibrationResult {
        var result = known
        let way = Int(scene.size.height / 2) - 2
        let points = [TouchPoint(x: 50, y: 50)] + known.dragPoints.prefix(Self.dragPointLimit)
        let actions = scene.actionNames.filter { !deadly.contains($0) }
        for page in [[]] + actions.map({ [Step.act($0)] }) {
            for point in points {
                for dy in [way, -way] {
                    let start = TouchStart.point(x: point.x, y: point.y)
                    let drag = PanStep(start: start, dx: 0, dy: dy, frames: 12, ending: .lift)
                    perform(page + [.pan(drag)], in: &result)
                }
            }
        }
        let vocabulary = vocabulary(known).withVerticalDrags(true)
        let sampler = ScriptSampler(vocabulary: vocabulary, maxSteps: Self.walkLength, seed: 3)
        for index in 0..<Self.walkCount {
            perform(sampler.script(at: index).steps.filter { !$0.isAction(in: deadly) }, in: &result)
        }
        return result
    }

    /// Sees whether one of the drags up or down asks for a transition, unless it is known that one does.
    private func perform(_ steps: [Step], in result: inout CalibrationResult) {
        guard !result.hasVerticalDrags else { return }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        for step in steps {
            let firstEvent = app.eventCount
            performer.perform(step, in: app)
            app.advanceToRest()
            if step.isVerticalDrag { result.noteVerticalDrag(app.trace.events[firstEvent...]) }
        }
        app.abandon()
    }

    private func note(_ app: HeadlessApp, in result: inout CalibrationResult) {
        guard !app.isFrozen else { return }
        if app.takesDrags { result.noteDrags() }
        result.note(app.touchTargets)
    }

    private func vocabulary(_ result: CalibrationResult) -> ScriptVocabulary {
        makeVocabulary(scene: scene, calibration: result, profiles: options.profiles)
    }
}

extension Step {
    fileprivate func isAction(in names: Set<String>) -> Bool {
        if case .act(let name) = self { names.contains(name) } else { false }
    }

    /// Whether it is a drag that goes up or down rather than to a side.
    fileprivate var isVerticalDrag: Bool {
        if case .pan(let pan) = self { pan.dy.magnitude > pan.dx.magnitude } else { false }
    }
}
