import TransitionCore

/// Pages to be looked at in a browser, as files in one folder.
package enum PageFiles {
    /// The first to open.
    package static let indexName = "index.html"

    /// A page for each bug, and an index that leads to them.
    static func contents(of reports: [SearchReport], notes: [String]) -> [(name: String, text: String)] {
        let pages = reports.flatMap { report in
            report.bugs.compactMap { bug in
                report.pageNames[bug.leader.identity].map { ($0, page(of: bug.leader, in: report).render()) }
            }
        }
        return pages + [(indexName, IndexPage(reports: reports, notes: notes).render())]
    }

    private static func page(of leader: Counterexample, in report: SearchReport) -> BugPage {
        var page = BugPage(
            leader, of: report.scene, recording: report.recordings[leader.identity], style: report.style,
            savedPath: report.savedPaths[leader.identity])
        page.indexName = indexName
        return page
    }

    /// The page of one failure by itself.
    ///
    /// - Returns: its path.
    package static func write(
        _ failure: Counterexample, of scene: String, recording: BugRecording?, style: ReportStyle,
        testFilter: String? = nil, savedPath: String? = nil, toFolder folder: String
    ) throws(UnwritableFolder) -> String {
        var page = BugPage(failure, of: scene, recording: recording, style: style, savedPath: savedPath)
        page.testFilter = testFilter
        let name = Self.name(of: failure.identity, in: scene)
        try SavedScript.write(page.render(), name: name, toFolder: folder)
        return path(of: name, in: folder)
    }

    /// One name for one failure of one scene: several scenes may be told in one folder.
    package static func name(of identity: ViolationIdentity, in scene: String) -> String {
        let scene = String(scene.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        let script = SavedScript.name(of: identity)
        return "\(scene)-\(script.dropLast(SavedScript.fileExtension.count))html"
    }

    package static func path(of name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
