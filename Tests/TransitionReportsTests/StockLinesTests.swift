import Testing
import TransitionCore

@testable import TransitionReports

@Suite("What became of a failure with UIKit's own objects")
struct StockLinesTests {
    private let slide = VendedPart(part: .animator, typeName: "SlideAnimator", owner: "Page")
    private let driver = VendedPart(
        part: .interactionController, typeName: "UIPercentDrivenInteractiveTransition", owner: "Page")
    private let sheet = VendedPart(part: .presentationController, typeName: "Sheet", owner: "Page")

    private func sentence(
        _ together: StockExperiment.Outcome?, parts: [VendedPart] = [],
        _ trials: [[VendedPart]: StockExperiment.Outcome] = [:]
    ) -> String? {
        let trials = trials.map { StockExperiment.Trial(replaced: $0, outcome: $1) }
            .sorted { $0.replaced.count < $1.replaced.count }
        return StockLines.sentence(
            StockExperiment(parts: parts, together: together, trials: trials, runCount: 3))
    }

    @Test("is told by who is to blame, or that the transition is not")
    func sentences() {
        #expect(
            sentence(.stays, parts: [slide, driver, sheet])
                == "stays with UIKit's own animator, interaction controller and presentation controller: "
                + "by code beside the transition")
        #expect(
            sentence(.goesAway, parts: [slide, driver], [[slide]: .goesAway, [driver]: .stays])
                == "goes away with UIKit's own animator in place of SlideAnimator")
        #expect(
            sentence(.goesAway, parts: [slide, driver], [[slide]: .stays, [driver]: .goesAway])
                == "goes away with UIKit's own interaction controller in place of the "
                + "UIPercentDrivenInteractiveTransition of Page")
        #expect(
            sentence(.goesAway, parts: [slide, sheet], [[slide]: .stays, [sheet]: .untold])
                == "goes away only with UIKit's own animator and presentation controller in place of SlideAnimator and "
                + "Sheet, all of them together")
        let trap = CrashRecord(
            reason: .signal("SIGILL"), message: "", step: 0,
            stack: [CallSite(file: "Swipe.swift", line: 3, function: "Swipe.drag(_:)", note: "died")])
        #expect(
            StockLines.sentence(StockExperiment(parts: [], together: .stays, trials: [], runCount: 2), trap)
                == "stays with UIKit's own animator, interaction controller and presentation controller: "
                + "Swipe.drag(_:) runs with them as it does with the app's own")
        #expect(sentence(nil)?.hasPrefix("every transition of the script is UIKit's own") == true)
    }

    @Test("is not spoken of where the script did something else with them")
    func untold() {
        #expect(sentence(.untold, parts: [slide]) == nil)
        var failure = SampleFailure.bare
        failure.stockExperiment = StockExperiment(parts: [slide], together: .untold, trials: [], runCount: 2)
        #expect(!TextReport.render(failure).contains("Stock"))
    }

    @Test("blames one object where it is enough, and no more beside it")
    func leastBlame() {
        let hide = VendedPart(part: .animator, typeName: "HideAnimator", owner: "Page")
        let trials: [[VendedPart]: StockExperiment.Outcome] = [
            [slide]: .goesAway, [hide]: .stays, [slide, hide]: .goesAway,
        ]
        #expect(
            sentence(.goesAway, parts: [slide, hide, driver], trials)
                == "goes away with UIKit's own animator in place of SlideAnimator")
        #expect(
            sentence(.goesAway, parts: [slide, hide, driver], [[slide]: .stays, [slide, hide]: .goesAway])
                == "goes away with UIKit's own animator in place of SlideAnimator and HideAnimator")
    }

    @Test("stands in the title and in the summary where it is not the transition's doing, and never for a crash")
    func elsewhere() {
        var failure = SampleFailure.bare
        failure.stockExperiment = StockExperiment(parts: [slide], together: .stays, trials: [], runCount: 2)
        func summary() -> String {
            TextReport.renderSummary(SearchStatistics(seed: 1), scene: "s", bugs: [FoundBug(failure)])
        }
        #expect(TextReport.render(failure).split(separator: "\n")[0].hasSuffix(" · by code beside the transition"))
        #expect(summary().hasPrefix("✘ s: 1 failure found, 1 of them by code beside the transition: "))
        failure.crash = CrashRecord(reason: .signal("SIGILL"), message: "", step: 0)
        #expect(!TextReport.render(failure).contains("by code beside"))
        #expect(!summary().contains("by code beside"))
    }

    @Test("stands in both reports, with all trials in the document")
    func reports() {
        var failure = SampleFailure.bare
        #expect(!TextReport.render(failure).contains("Stock"))
        failure.stockExperiment = StockExperiment(
            parts: [slide], together: .goesAway,
            trials: [StockExperiment.Trial(replaced: [slide], outcome: .goesAway)], runCount: 2)
        #expect(
            TextReport.render(failure).contains(
                "\n  Stock       goes away with UIKit's own animator in place of SlideAnimator\n"))
        let document = JSONReport.render(scene: "s", statistics: nil, bugs: [FoundBug(failure)])
        #expect(document.contains("\"verdict\" : \"goes away\"") && document.contains("\"vendedBy\" : \"Page\""))
    }
}
