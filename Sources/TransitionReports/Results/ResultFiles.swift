import Foundation

/// What searches have come to, as files for services that build and test.
///
/// There are pages to look at in a browser, a summary to read, JUnit for a table of tests, SARIF for remarks at lines
/// of code, and JSON for programs of your own.
///
/// Nothing in them depends on time or place but the paths of sources and, in the index of the pages, how fast the
/// search went; so equal searches give equal files.
package enum ResultFiles {
    /// The files by their names.
    static func contents(of reports: [SearchReport], notes: [String] = []) -> [(name: String, text: String)] {
        PageFiles.contents(of: reports, notes: notes) + [
            ("summary.md", MarkdownSummary.render(reports, notes: notes)),
            ("junit.xml", JUnitResults.render(reports)),
            ("results.sarif", SARIFResults.render(reports)),
        ] + reports.map { ("\(fileName(of: $0.scene)).json", JSONFormat.render($0)) }
    }

    /// Writes them into a folder, which is made when it is missing; each is there whole or not at all.
    ///
    /// - Parameter notes: What is to be said of all scenes together, in sentences.
    package static func write(
        _ reports: [SearchReport], notes: [String] = [], toFolder folder: String
    ) throws(UnwritableFolder) {
        for (name, text) in contents(of: reports, notes: notes) {
            try SavedScript.write(text, name: name, toFolder: folder)
        }
    }

    /// A scene may be named with anything; a slash would be a folder.
    private static func fileName(of scene: String) -> String {
        String(scene.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" })
    }
}
