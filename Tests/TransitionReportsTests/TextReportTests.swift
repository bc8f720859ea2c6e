import Testing
import TransitionCore
import TransitionReports

@Suite struct TextReportTests {
    @Test("A report says what broke, who decided it, the smallest script, and how to repeat it")
    func full() {
        let report = TextReport.render(
            SampleFailure.full, testFilter: "contactsModal", savedPath: "Tests/Regressions/x.transition")
        let token = SampleFailure.full.replayToken
        #expect(
            report == """
                ✘ completes-exactly-once · new · holds under all profiles
                  completeTransition(_:) was never called for dismissal #2 of ModalViewController; the app is frozen.
                  Decided at  ModalViewController.swift:58  interactionControllerForDismissal(using:) \
                vended HideAnimator without a gesture
                              Hide.swift:7  start()
                  Remedy      Return nil from interactionControllerForDismissal(using:) while no gesture is under way.
                  Smallest script (4 steps, shrunk from 41 in 212 runs):
                    1. act "show modal"
                    2. wait 37 frames                                              0.617 s
                    3. pan from the left edge, 200 pt right, over 12 frames, lift  0.200 s, 1000 pt/s
                    4. act "dismiss by button"
                  Expected    one completeTransition within 10 s
                  Seen        at 10.617 s: none; percent complete 0, no touch down
                  Passes with pan from the left edge, 40 pt right, over 6 frames, hold  before step 4: \
                the nearest script that does not fail
                  Rests on    UIKit rules 1.4 (high), 3.6 (high)
                  Repeat      TRANSITION_REPLAY=\(token) swift test --filter contactsModal   ·   \
                transition-check replay \(token)
                  Saved       Tests/Regressions/x.transition

                """)
    }

    @Test("A brief report leads with what to do and where, and ends with what it leaves out")
    func brief() {
        let token = SampleFailure.full.replayToken
        let report = TextReport.render(SampleFailure.full, .brief(more: "--verbose"), savedPath: "x.transition")
        #expect(
            report == """
                ✘ completes-exactly-once · new
                  completeTransition(_:) was never called for dismissal #2 of ModalViewController; the app is frozen.
                  Decided at  ModalViewController.swift:58  interactionControllerForDismissal(using:) \
                vended HideAnimator without a gesture
                  Remedy      Return nil from interactionControllerForDismissal(using:) while no gesture is under way.
                  Smallest script (4 steps, shrunk from 41):
                    1. act "show modal"
                    2. wait 37 frames                                              0.617 s
                    3. pan from the left edge, 200 pt right, over 12 frames, lift  0.200 s, 1000 pt/s
                    4. act "dismiss by button"
                  Expected    one completeTransition within 10 s
                  Seen        at 10.617 s: none; percent complete 0, no touch down
                  Repeat      transition-check replay \(token)
                  Saved       x.transition
                  More        1 more call site, the nearest script that passes, UIKit's rules: --verbose

                """)
        #expect(!TextReport.render(SampleFailure.full, .brief(more: nil)).contains("  More "))
        // Nothing is left out of it.
        #expect(!TextReport.render(SampleFailure.bare, .brief(more: "--verbose")).contains("  More "))
    }

    @Test("What rests on a guess is told in brief without its script, and says that this is left out")
    func briefWarning() throws {
        var warning = SampleFailure.full
        warning.severity = .warning
        let report = TextReport.render(warning, .brief(more: "--verbose"))
        let failure = TextReport.render(SampleFailure.full, .brief(more: "--verbose"))
        let steps = warning.script.steps.map(\.phrase)
        #expect(steps.allSatisfy { failure.contains($0) && !report.contains($0) })
        #expect(report.contains(warning.violations[0].summary) && report.contains(warning.replayToken))
        #expect(TextReport.render(warning, .full).contains(steps[0]))
        #expect(report.split(separator: "\n").last?.contains("--verbose") == true)
    }

    @Test("Long lines are broken to the terminal's width under their first words, and commands to be pasted are not")
    func width() {
        let token = SampleFailure.full.replayToken
        let report = TextReport.render(
            SampleFailure.full, .brief(more: nil), usesColor: true, width: 64)
        #expect(
            report == """
                \u{1b}[31m✘\u{1b}[0m \u{1b}[1mcompletes-exactly-once\u{1b}[0m · new
                  completeTransition(_:) was never called for dismissal #2 of
                  ModalViewController; the app is frozen.
                  Decided at  ModalViewController.swift:58
                              interactionControllerForDismissal(using:) vended
                              HideAnimator without a gesture
                  Remedy      Return nil from
                              interactionControllerForDismissal(using:) while no
                              gesture is under way.
                  Smallest script (4 steps, shrunk from 41):
                    1. act "show modal"
                    2. wait 37 frames  0.617 s
                    3. pan from the left edge, 200 pt right, over 12 frames,
                        lift  0.200 s, 1000 pt/s
                    4. act "dismiss by button"
                  Expected    one completeTransition within 10 s
                  Seen        at 10.617 s: none; percent complete 0, no touch
                              down
                  Repeat      transition-check replay \(token)

                """)
        let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
        for width in [1, 20, 40, 80] {
            let broken = TextReport.render(SampleFailure.full, width: width)
            #expect(words(broken) == words(TextReport.render(SampleFailure.full)), "\(width) columns")
        }
    }

    @Test("What a step may be instead stands beside it, with what the brackets mean")
    func freeParts() {
        var failure = SampleFailure.full
        failure.freeParts = [
            FreeStepPart(step: 1, part: .frames, from: 25), FreeStepPart(step: 2, part: .distance, from: 196, to: 300),
            FreeStepPart(step: 2, part: .ending), FreeStepPart(step: 3, part: .action),
        ]
        let report = TextReport.render(failure)
        #expect(
            report.contains(
                """
                    1. act "show modal"
                    2. wait 37 frames                                              0.617 s  \
                (any number of frames from 25 on)
                    3. pan from the left edge, 200 pt right, over 12 frames, lift  0.200 s, 1000 pt/s  \
                (any distance from 196 to 300 pt; any ending)
                    4. act "dismiss by button"  (any action)
                    In brackets: what a step may be instead with the same failure, as far as was tried.
                  Expected
                """))
        #expect(!TextReport.render(SampleFailure.full).contains("In brackets"))
    }

    @Test("A failure that was found while another was shrunk says so")
    func foundWhileShrinking() {
        var failure = SampleFailure.bare
        failure.foundWhileShrinking = SampleFailure.violation.identity
        let fingerprint = SampleFailure.violation.identity.fingerprint
        #expect(
            TextReport.render(failure).contains(
                "\n  Found while shrinking completes-exactly-once \(fingerprint); "
                    + "no script of the search itself showed it."))
        #expect(!TextReport.render(SampleFailure.bare).contains("Found while"))
    }

    @Test("Lines for which there is no value are left out")
    func bare() {
        #expect(
            TextReport.render(SampleFailure.bare, standing: .seenBefore, command: "") == """
                ✘ no-crash · seen before
                  The app crashed.
                  Script (1 step):
                    1. lift every finger

                """)
    }

    @Test("A failure that rests on contested rules names them, and a script its profile")
    func profiles() {
        var failure = SampleFailure.bare
        failure.script.profile = UIKitProfile(flipping: [.viewLoadsBeforeDelegateQuery])
        failure.profiles = .dependsOn([.interactionControllerAlwaysStarts, .viewLoadsBeforeDelegateQuery])
        let lines = TextReport.render(failure).split(separator: "\n")
        #expect(
            lines[0] == "✘ no-crash · new · rests on C27 (interactionControllerAlwaysStarts), "
                + "C28 (viewLoadsBeforeDelegateQuery)")
        #expect(lines[2] == "  Script (1 step; under C28):")
        failure.profiles = .holdsUnderAll
        failure.neededFaults = [.cancelledStackEditKeepsBoth]
        #expect(
            TextReport.render(failure).hasPrefix(
                "✘ no-crash · new · needs UIKit's fault F10 (cancelledStackEditKeepsBoth)\n"))
        #expect(JSONReport.render(scene: "s", statistics: nil, bugs: [FoundBug(failure)]).contains("\"some\""))
    }

    @Test("A warning says what UIKit would have to do, and fails no summary")
    func warning() {
        var failure = SampleFailure.bare
        failure.severity = .warning
        failure.script.profile = UIKitProfile(flipping: [.fullUpdateStillCompletes])
        failure.profiles = .dependsOn([.fullUpdateStillCompletes, .drivenCancelReportsFinished])
        #expect(
            TextReport.render(failure).hasPrefix(
                """
                ⚠ no-crash · new · a warning: needs the other answer to C5 (fullUpdateStillCompletes)
                  The app crashed.
                  Only if     UIKit never completes what a percent driver has updated to 1; sources disagree, and by \
                the default answer nothing fails.
                  Script (1 step; under C5):

                """))
        let other = SampleFailure.full
        let summary = TextReport.renderSummary(
            SearchStatistics(seed: 1), scene: "s", bugs: [failure, other].map { FoundBug($0) })
        #expect(summary.hasPrefix("✘ s: 1 failure found: completes-exactly-once "))
        #expect(summary.contains("; 1 warning, which rests on a guess about UIKit\n"))
        #expect(
            JSONReport.render(scene: "s", statistics: nil, bugs: [FoundBug(failure)]).contains(
                "\"severity\" : \"warning\""))
    }

    @Test("A crash is shown with its signal, its step, its place and the last lines of what it said")
    func crash() {
        var failure = SampleFailure.bare
        let message = (1...10).map { "line \($0)" }.joined(separator: "\n")
        failure.crash = CrashRecord(reason: .signal("SIGTRAP"), message: message, step: 0)
        let report = TextReport.render(failure, command: "")
        #expect(
            report.hasPrefix(
                """
                ✘ no-crash · new · crash
                  The app crashed.
                  Died of     SIGTRAP during step 1
                    … 2 lines before
                    line 3
                """))
        #expect(report.contains("    line 10\n  Script"))
        failure.crash?.trapReason = "Index out of range"
        failure.callSites = [CallSite(file: "/app/Card.swift", line: 7, function: "Card.show()", note: "died")]
        #expect(
            TextReport.render(failure).contains(
                "  Died of     SIGTRAP during step 1: Index out of range\n"))
        #expect(TextReport.render(failure).contains("\n  Died at     Card.swift:7  Card.show() died\n"))
        failure.crash = CrashRecord(reason: .hang, message: "", step: 1)
        #expect(
            TextReport.render(failure).hasPrefix("✘ no-crash · new · hang\n  The app crashed.\n  Died of     hang\n"))
    }

    @Test("It says how many scripts showed it, and what a finger hit that did not move")
    func sharesAndHits() {
        var failure = SampleFailure.bare
        failure.statistics.scriptCount = 1_000
        failure.scriptCount = 930
        failure.script.steps = [
            .pan(PanStep(start: .point(x: 50, y: 50), dx: 0, dy: 0, frames: 0, ending: .lift))
        ]
        func deed(_ anchor: TouchedView.Anchor, _ way: [TouchedView.Turn], step: Int = 0, label: String = "") -> Deed {
            let place = TouchedView(
                anchor: anchor, controller: [0], controllerType: "Card", way: way, typeName: "CloseButton",
                label: label, isControl: true, x: 50, y: 50)
            return Deed(.touch(place), step: step, event: 0)
        }
        failure.trace.deeds = [Deed(.launch, step: -1, event: 0), deed(.view, [.child(0)]), deed(.view, [])]
        let report = TextReport.render(failure)
        #expect(report.contains("  Script (1 step; shown by 930 scripts of the search):\n"))
        #expect(report.contains("all in one turn, lift, on CloseButton in the view of Card"))
        failure.script.steps = [.tap(x: 10, y: 10)]
        #expect(TextReport.render(failure).contains("tap at 10% 10%, on CloseButton in the view of Card"))
        failure.trace.deeds = [deed(.view, [], step: 1), deed(.view, [])]
        #expect(TextReport.render(failure).contains("tap at 10% 10%, on the view of Card\n"))
        failure.trace.deeds = [deed(.container, [])]
        #expect(TextReport.render(failure).contains("tap at 10% 10%, on CloseButton in the container of Card"))
        for (way, section, words) in [([], 0, "at row 3"), ([TouchedView.Turn.child(1)], 2, "in row 3 of section 2")] {
            failure.trace.deeds = [deed(.view, [.cell(section: section, item: 3)] + way)]
            #expect(TextReport.render(failure).contains(", on CloseButton \(words) in the view of Card"))
        }
        failure.trace.deeds = [deed(.view, [.child(0)], label: "Buy")]
        #expect(TextReport.render(failure).contains(", on CloseButton \"Buy\" in the view of Card"))
        failure.trace.deeds = [Deed(.touch(nil), step: 0, event: 0)]
        #expect(!TextReport.render(failure).contains(", on "))
    }

    @Test("A flaky failure shows the first difference")
    func flaky() {
        var failure = SampleFailure.bare
        failure.flakiness = Flakiness(eventIndex: 11, first: "a", second: "b")
        #expect(
            TextReport.render(failure).contains(
                """
                  Flaky: the same script gave another trace, first at event 12:
                    first   a
                    second  b
                """))
        #expect(TextReport.render(failure).hasPrefix("✘ no-crash · new · flaky\n"))
    }

    @Test("Further broken rules are named, and a step that goes last is placed after the script")
    func further() {
        var failure = SampleFailure.bare
        failure.violations.append(SampleFailure.violation)
        failure.nearestPassing = NearestPassing(step: .wait(frames: 1), index: 1)
        let report = TextReport.render(failure)
        #expect(report.contains("  Passes with wait 1 frame  after step 1: the nearest script that does not fail\n"))
        #expect(report.contains("  Also broken: completes-exactly-once · completeTransition(_:) was never called"))
    }

    @Test("A token that is too long for a log is not offered, but the saved file is")
    func longToken() {
        var failure = SampleFailure.bare
        failure.script.steps = (0..<400).map { .wait(frames: $0) }
        #expect(!TextReport.render(failure, testFilter: "x").contains("Repeat"))
        let saved = TextReport.render(failure, testFilter: "x", savedPath: "a.transition")
        #expect(saved.hasSuffix("  Repeat      transition-check replay a.transition\n  Saved       a.transition\n"))
        let steps = saved.split(separator: "\n").dropFirst(3)
        #expect(steps.first == "      1. wait 0 frames                   0.000 s")
        #expect(steps.dropFirst(399).first == "    400. wait 399 frames                 6.650 s")
    }

    @Test("Colours are written only when asked for")
    func colors() {
        #expect(!TextReport.render(SampleFailure.full).contains("\u{1b}"))
        #expect(TextReport.render(SampleFailure.full, usesColor: true).hasPrefix("\u{1b}[31m✘\u{1b}[0m \u{1b}[1m"))
    }

    @Test("A script without steps says that the launch is enough")
    func noSteps() {
        var failure = SampleFailure.bare
        failure.script.steps = []
        #expect(TextReport.render(failure).contains("(0 steps):\n    no step: launching the app is enough\n"))
    }
}
