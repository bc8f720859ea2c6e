import TransitionCore

/// One JSON document.
package enum JSONFormat: ReportFormat {
    package static let flag: ReportFlag? = ReportFlag(name: "json", help: "Print one JSON document instead of text.")
    package static let isDocument = true

    package static func render(_ search: SearchReport) -> String {
        JSONReport.render(
            scene: search.scene, statistics: search.statistics, bugs: search.bugs, problems: search.problems,
            work: search.work)
    }

    package static func render(_ replay: ReplayReport) -> String {
        JSONReport.render(
            scene: replay.script.scene, statistics: nil, bugs: replay.found.map { [FoundBug($0)] } ?? [],
            allowed: replay.allowed.map(\.violation), known: replay.known, problems: replay.problems,
            fatalAftermaths: replay.fatalAftermaths, includesTrace: replay.includesTrace)
    }
}
