import TransitionCore

/// A suite for each scene, and in it a case for each bug: the form of JUnit, which most services read.
///
/// A scene without one has a case that passes. What is known is skipped, and a search that was not whole is an error.
enum JUnitResults {
    static func render(_ reports: [SearchReport]) -> String {
        let suites = reports.map(suite)
        let counts = reports.map(Counts.init)
        let all =
            "tests=\"\(counts.reduce(0) { $0 + $1.tests })\" failures=\"\(counts.reduce(0) { $0 + $1.failures })\""
            + " errors=\"\(counts.reduce(0) { $0 + $1.errors })\""
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(all)>\n" + suites.joined() + "</testsuites>\n"
    }

    private struct Counts {
        let failures, errors, skipped, passed: Int
        var tests: Int { failures + errors + skipped + passed }

        init(_ report: SearchReport) {
            failures = report.bugs.count { !$0.isWarning }
            errors = report.problems.isEmpty ? 0 : 1
            skipped = report.statistics.known.count
            passed = failures + errors == 0 ? 1 : 0
        }
    }

    private static func suite(_ report: SearchReport) -> String {
        let counts = Counts(report)
        let attributes =
            "name=\"\(escaped(report.scene))\" tests=\"\(counts.tests)\" failures=\"\(counts.failures)\" "
            + "errors=\"\(counts.errors)\" skipped=\"\(counts.skipped)\""
        var cases = report.bugs.filter { !$0.isWarning }.map { bug in
            let text = TextReport.render(
                bug.leader, command: report.style.command, savedPath: report.savedPaths[bug.leader.identity])
            let message = bug.leader.violations[0].summary
            return testCase(
                report.scene, bug.leader.identity.words,
                "<failure type=\"\(escaped(bug.leader.identity.invariant.name))\" message=\"\(escaped(message))\">"
                    + "\(escaped(text))</failure>")
        }
        cases += report.statistics.known.map {
            testCase(report.scene, $0.identity.words, "<skipped message=\"known\"/>")
        }
        if !report.problems.isEmpty {
            let text = escaped(report.problems.joined(separator: "\n"))
            cases.append(
                testCase(
                    report.scene, "the search is whole",
                    "<error message=\"\(escaped(report.problems[0]))\">\(text)</error>"))
        }
        if counts.passed == 1 { cases.append(testCase(report.scene, "no failure found", nil)) }
        return "  <testsuite \(attributes)>\n" + cases.joined() + "  </testsuite>\n"
    }

    private static func testCase(_ scene: String, _ name: String, _ content: String?) -> String {
        let start = "    <testcase classname=\"\(escaped(scene))\" name=\"\(escaped(name))\""
        return content.map { "\(start)>\n      \($0)\n    </testcase>\n" } ?? "\(start)/>\n"
    }

    /// As text and attributes of XML, which has no place for most control characters.
    static func escaped(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar in
                switch scalar {
                case "&": "&amp;"
                case "<": "&lt;"
                case ">": "&gt;"
                case "\"": "&quot;"
                case "\n", "\t": "&#\(scalar.value);"
                case "\u{20}"..."\u{d7ff}", "\u{e000}"..."\u{fffd}", "\u{10000}"..."\u{10ffff}": String(scalar)
                default: "\u{fffd}"
                }
            }.joined())
    }
}
