import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("A search")
@MainActor
struct SearchTests {
    /// A root that presents a plain controller; nothing is wrong with it.
    private static let sound = TransitionScene("sound") { UIViewController() }
        .action("show", when: { $0.presentationChain.count == 1 }) { app in
            let controller = UIViewController()
            controller.modalPresentationStyle = .fullScreen
            app.topViewController?.present(controller, animated: true)
        }
        .action("close", when: { $0.presentationChain.count > 1 }) { $0.topViewController?.dismiss(animated: true) }

    private func options(runs: Int) -> SearchOptions {
        var options = SearchOptions()
        options.runCount = runs
        options.seed = 5
        return options
    }

    @Test("of a sound scene finds nothing, counts what it did, and is the same again")
    func soundScene() {
        let first = search(Self.sound, options: options(runs: 300))
        #expect(first.counterexamples.isEmpty)
        #expect(first.statistics.scriptCount == 300 && first.statistics.stepCount == 300 * 24)
        let presented = first.statistics.coverage.first { $0.subject.hasPrefix("presentation") }
        #expect((presented?.finishedCount ?? 0) > 100)
        #expect(first.statistics == search(Self.sound, options: options(runs: 300)).statistics)
    }

    @Test("tells of two actions of one name, of which it performs the later")
    func twoActionsOfOneName() {
        let result = search(Self.sound.action("close") { _ in }, options: options(runs: 20))
        #expect(result.statistics.launchNotes.contains(.replacesAction("close")))
        #expect(result.statistics.steps.first { $0.action == "close" }?.performedCount == 0)
        #expect(search(Self.sound, options: options(runs: 20)).statistics.launchNotes != result.statistics.launchNotes)
    }

    @Test("outlives a trap of the code under test and shrinks it to the step that traps")
    func trapIsFound() throws {
        let scene = Self.sound.action("trap") { app in
            let absent: UIView? = app.presentationChain.count > 9 ? app.window : nil
            _ = absent!.bounds
        }
        let result = search(scene, options: options(runs: 200))
        let (found, statistics) = (result.counterexamples, result.statistics)
        #expect(statistics.crashedScriptCount > 0)
        #expect(statistics.firstFailure > 0)
        #expect(statistics.firstFailure == found.map(\.statistics.firstFailure).min())
        #expect(statistics.scriptCount + statistics.untriedScriptCount == 200)
        let crash = try #require(found.first { $0.identity.invariant == "no-crash" })
        #expect(crash.script.steps == [.act("trap")])
        #expect(crash.crash?.step == 0)
        #expect(crash.crash?.message.contains("nil") == true)
        #expect(replay(crash.script, in: scene).violations.map(\.identity) == [crash.identity])
        #expect(explain(crash.script, in: scene)?.crash != nil)
    }

    @Test("sets scripts aside that trap, tries others in their place, and tells two traps apart by their lines")
    func setAside() throws {
        // What a script leaves closed is sound, also where the actions are tried after it.
        let scene = Self.sound.action("trap") { app in
            let absent: UIView? = app.presentationChain.count > 9 ? app.window : nil
            guard app.presentationChain.count > 1 else { return }
            if app.isAtRest {
                _ = absent!.bounds
            }
            _ = absent!.frame
        }
        var options = options(runs: 400)
        options.maxSteps = 6
        let result = search(scene, options: options)
        #expect(result.statistics.scriptCount == 400 && result.statistics.untriedScriptCount == 0)
        #expect(result.statistics.crashedScriptCount > 10 && result.problems.isEmpty)
        let crashes = result.counterexamples.filter { $0.crash != nil }
        #expect(crashes.count == 2)
        #expect(Set(crashes.compactMap { $0.callSites.first?.line }).count == 2)
        #expect(crashes.allSatisfy { $0.callSites.first?.file.hasSuffix("SearchTests.swift") == true })
        #expect(crashes.map(\.scriptCount).reduce(0, +) == result.statistics.crashedScriptCount)
        #expect(crashes.allSatisfy { $0.crash?.events.last?.contains("begins: act \"trap\"") == true })
        #expect(crashes.allSatisfy { $0.flakiness == nil })
    }

    @Test("gives each script a process of its own where the scene asks for it")
    func freshProcesses() {
        let scene = Self.sound.action("count") { app in
            FreshCount.value += 1
            guard FreshCount.value > 40 else { return app.advance(frames: 1) }
            app.topViewController?.present(app.topViewController!, animated: false)
        }.freshProcesses()
        var options = options(runs: 60)
        options.maxSteps = 5
        let result = search(scene, options: options)
        #expect(result.counterexamples.isEmpty && result.statistics.scriptCount == 60)
    }

    @Test("explains a failure of such a scene by runs in processes of their own, too")
    func freshProcessesExplained() throws {
        let scene = Self.sound.presentingItself().freshProcesses()
        var options = options(runs: 10)
        options.maxSteps = 5
        let failure = try #require(search(scene, options: options).counterexamples.first)
        #expect(failure.flakiness == nil && failure.script.steps == [.act("count")])
        #expect(failure.callSites.first?.file.hasSuffix("SearchTests.swift") == true)
        #expect(failure.callSites.first?.decision == failure.violations[0].decisions.first?.decision)
    }

    @Test("tells a failure that only earlier scripts make from one that repeats")
    func sharedStateIsFlaky() throws {
        let scene = Self.sound.action("count") { app in
            ActCount.value += 1
            guard ActCount.value > 40 else { return app.advance(frames: 1) }
            app.topViewController?.present(app.topViewController!, animated: false)
        }
        let found = search(scene, options: options(runs: 200)).counterexamples
        let failure = try #require(found.first)
        #expect(failure.flakiness != nil)
        #expect(failure.violations[0].remedy.contains("static"))
    }

    @Test("says of a failure that comes alone for another reason which one that is")
    func sharedStateChangesTheReason() throws {
        let scene = Self.sound.action("count") { app in
            ReasonCount.value += 1
            guard ReasonCount.value > 40, let top = app.topViewController else {
                return app.window.addSubview(app.window)
            }
            top.present(top, animated: false)
        }
        let found = search(scene, options: options(runs: 200)).counterexamples
        let alone = try #require(found.first { $0.flakiness == nil })
        let after = try #require(found.first { $0.flakiness != nil })
        #expect(after.identity.invariant == alone.identity.invariant && after.identity != alone.identity)
        #expect(after.flakiness?.second.contains(alone.identity.causeWords) == true)
    }

    @Test("leaves allowed violations out, and a replay still names them")
    func allowances() throws {
        let scene = Self.sound.action("present itself") { app in
            app.topViewController?.present(app.topViewController!, animated: false)
        }
        let script = Script(scene: "sound", steps: [.act("present itself")])
        #expect(replay(script, in: scene).violations.map(\.invariant) == ["no-crash"])
        let allowing = scene.allowing("no-crash", because: "the test wants it")
        let result = replay(script, in: allowing)
        #expect(result.violations.isEmpty && result.allowed.map(\.invariant) == ["no-crash"])
    }

    @Test("checks a user's own invariant")
    func ownInvariant() throws {
        let rule = Invariant(id: "is-never-shown", summary: "Nothing is ever presented.") { evidence in
            evidence.trace.transitions.isEmpty
                ? []
                : [
                    Violation(
                        identity: ViolationIdentity(
                            invariant: "is-never-shown", subject: .app, cause: ViolationCause("presented")),
                        summary: "Something was presented.", expected: "nothing", seen: "a presentation", remedy: "",
                        restsOn: [], decisions: [], time: VirtualTime(frame: 0))
                ]
        }
        let scene = Self.sound.invariants(InvariantSet([rule]))
        let found = try #require(findCounterexample(in: scene, runs: 50))
        #expect(found.script.steps == [.act("show")])
        #expect(found.identity.invariant == "is-never-shown")
    }

    @Test("takes up what is only found while a failure is shrunk, and shrinks it too")
    func foundWhileShrinking() throws {
        // A search of few long scripts always presents three times; only a shorter one presents twice.
        let rule = Invariant(id: "is-shown-once", summary: "It is shown once.") { evidence in
            let count = evidence.trace.transitions.count
            guard count > 1 else { return [] }
            return [
                Violation(
                    identity: ViolationIdentity(
                        invariant: "is-shown-once", subject: .app, cause: ViolationCause(count == 2 ? "twice" : "often")
                    ),
                    summary: "It was shown more than once.", expected: "one", seen: "\(count)", remedy: "", restsOn: [],
                    decisions: [], time: VirtualTime(frame: 0))
            ]
        }
        let scene = Self.sound.invariants(InvariantSet([rule]))
        var options = options(runs: 5)
        options.maxSteps = 60
        let found = search(scene, options: options).counterexamples
        #expect(found.map(\.identity.causeWords) == ["often", "twice"])
        #expect(found[0].foundWhileShrinking == nil && found[1].foundWhileShrinking == found[0].identity)
        #expect(found[1].script.steps.count == 3 && found[1].script.steps.first == .act("show"))
        #expect(found.map(\.script) == search(scene, options: options).counterexamples.map(\.script))
        options.foundWhileShrinkingLimit = 0
        #expect(search(scene, options: options).counterexamples.map(\.identity.causeWords) == ["often"])
    }

    @Test("says which parts of the smallest script may be something else")
    func freeParts() throws {
        let scene = Self.sound.action("present itself") { app in
            app.topViewController?.present(app.topViewController!, animated: false)
        }
        let replayed = try #require(
            explain(Script(scene: "sound", steps: [.wait(frames: 3), .act("present itself")]), in: scene))
        #expect(replayed.freeParts.map(\.phrase) == ["any number of frames from 3 on"])
    }

    @Test("of all short scripts ends by itself, and says whether it was complete")
    func exhaustive() throws {
        let scene = Self.sound.action("present itself") { app in
            app.topViewController?.present(app.topViewController!, animated: false)
        }
        var options = options(runs: 10_000)
        options.exhaustiveSteps = 1
        let sound = search(Self.sound, options: options)
        let exhaustion = try #require(sound.statistics.exhaustion)
        #expect(sound.counterexamples.isEmpty && exhaustion.isComplete)
        #expect(exhaustion.scriptCount == 1 + exhaustion.stepCount)
        #expect(sound.statistics.scriptCount == exhaustion.scriptCount)
        let broken = search(scene, options: options)
        #expect(broken.counterexamples.map(\.script.steps) == [[.act("present itself")]])
        #expect(broken.counterexamples[0].original.steps == [.act("present itself")])
        options.runCount = 3
        let cut = search(Self.sound, options: options).statistics
        #expect(cut.scriptCount == 3 && cut.exhaustion?.isComplete == false)
    }

    @Test("pinches in a scene that says so, and in no other")
    func pinches() {
        func pinchCount(_ scene: TransitionScene) -> Int {
            sampleScripts(of: scene, count: 50, seed: 1, maxSteps: 20).flatMap(\.steps).count {
                if case .pinch = $0 { true } else { false }
            }
        }
        #expect(pinchCount(Self.sound) == 0)
        #expect(pinchCount(Self.sound.pinches()) > 50)
    }

    @Test("skips what does not exist, and says why")
    func skippedSteps() {
        let script = Script(
            scene: "sound",
            steps: [.act("close"), .act("unknown"), .lift, .foreground, .background, .tap(x: 50, y: 50)])
        let reasons = replay(script, in: Self.sound).trace.events.compactMap { event in
            if case .stepSkipped(let reason) = event.kind { reason } else { nil }
        }
        #expect(
            reasons == [
                .actionDoesNotApply, .noSuchAction, .noTouchIsDown, .alreadyInForeground, .appIsInBackground,
            ])
    }
}

extension TransitionScene {
    /// Acts otherwise each time it is performed in one process, and never well.
    fileprivate func presentingItself() -> TransitionScene {
        action("count") { app in
            FreshCount.value += 1
            app.advance(frames: FreshCount.value)
            app.topViewController?.present(app.topViewController!, animated: false)
        }
    }
}

/// The same, for scripts in processes of their own.
@MainActor
private enum FreshCount {
    static var value = 0
}

/// State that outlives a run, as a singleton of a user's app would.
@MainActor
private enum ActCount {
    static var value = 0
}

/// The same, for what changes with it.
@MainActor
private enum ReasonCount {
    static var value = 0
}
