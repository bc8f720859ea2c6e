import TransitionCore

/// A way to tell a search or a replay: as text, brief or full, or as one JSON document.
///
/// A new one is a type of its own and a line in `ReportFormats`; the commands take their flags and reports from there.
package protocol ReportFormat: Sendable {
    /// What asks for it on the command line; nil for what is told unless something else is asked for.
    static var flag: ReportFlag? { get }
    /// Whether it is one document, to be read by programs: then nothing else may be printed.
    static var isDocument: Bool { get }

    static func render(_ search: SearchReport) -> String
    static func render(_ replay: ReplayReport) -> String
}

/// A flag of the command line, without its dashes.
package struct ReportFlag: Hashable, Sendable {
    package let name: String
    package let help: String
}

/// What a search has come to.
package struct SearchReport {
    let scene: String
    let statistics: SearchStatistics
    let bugs: [FoundBug]
    /// What went wrong with the search itself.
    let problems: [String]
    /// Where the scripts of failures were saved.
    let savedPaths: [ViolationIdentity: String]
    /// The folder of the pages that show its bugs; nil where none are written.
    let pageFolder: String?
    /// What pages show of the bugs, by the failures that lead these.
    let recordings: [ViolationIdentity: BugRecording]
    /// How fast the search went; empty where nobody looked.
    let speed: [SpeedSample]
    /// What engines did before, of which the search judged what they left.
    let work: [EngineWork]
    let style: ReportStyle

    package init(
        scene: String, statistics: SearchStatistics, bugs: [FoundBug], problems: [String] = [],
        savedPaths: [ViolationIdentity: String], pageFolder: String? = nil,
        recordings: [ViolationIdentity: BugRecording] = [:], speed: [SpeedSample] = [], work: [EngineWork] = [],
        style: ReportStyle
    ) {
        self.pageFolder = pageFolder
        self.recordings = recordings
        self.speed = speed
        self.work = work
        self.problems = problems
        self.scene = scene
        self.statistics = statistics
        self.bugs = bugs
        self.savedPaths = savedPaths
        self.style = style
    }

    /// The names of the pages that show its bugs, by the failures that lead these.
    var pageNames: [ViolationIdentity: String] {
        guard pageFolder != nil else { return [:] }
        let leaders = bugs.map(\.leader.identity)
        return Dictionary(
            leaders.map { ($0, PageFiles.name(of: $0, in: scene)) }, uniquingKeysWith: { first, _ in first })
    }

    func pagePath(of leader: Counterexample) -> String? {
        pageFolder.flatMap { folder in
            pageNames[leader.identity].map { PageFiles.path(of: $0, in: folder) }
        }
    }
}

/// What a replay has come to.
package struct ReplayReport {
    let script: Script
    let trace: Trace
    /// What the script breaks; nil if it breaks nothing new.
    let found: Counterexample?
    /// What was known of it before; nil when nothing tells.
    let standing: TextReport.Standing?
    let known: [Violation]
    /// What the scene allows, with its reasons.
    let allowed: [(violation: Violation, reason: String?)]
    /// What went wrong with the replay itself.
    let problems: [String]
    /// How the app died beside the run.
    let fatalAftermaths: [FatalAftermath]
    /// Whether everything that happened is told.
    let includesTrace: Bool
    /// Where the page is that shows it; nil where none was written.
    let pagePath: String?
    let style: ReportStyle

    package init(
        of script: Script, trace: Trace, found: Counterexample?, standing: TextReport.Standing?, known: [Violation],
        allowed: [(violation: Violation, reason: String?)], problems: [String] = [],
        fatalAftermaths: [FatalAftermath] = [], includesTrace: Bool, pagePath: String? = nil, style: ReportStyle
    ) {
        self.pagePath = pagePath
        self.problems = problems
        self.fatalAftermaths = fatalAftermaths
        self.script = script
        self.trace = trace
        self.found = found
        self.standing = standing
        self.known = known
        self.allowed = allowed
        self.includesTrace = includesTrace
        self.style = style
    }
}

/// How a terminal is written to, and how the user started the command line.
package struct ReportStyle {
    let command: String
    let usesColor: Bool
    /// The columns of the terminal; nil where none is written to.
    let width: Int?

    package init(command: String, usesColor: Bool, width: Int? = nil) {
        self.command = command
        self.usesColor = usesColor
        self.width = width
    }
}
