import TransitionCore

extension BugPage {
    /// Lines that are shown before and after a deciding one.
    private static var margin: Int { 4 }

    /// The lines of the user's code that decided it.
    var code: String {
        let heading = bug.crash.map { $0.isHang ? "Where it hangs" : "Where it died" } ?? "Where it was decided"
        guard !bug.callSites.isEmpty else {
            return Markup.section(heading, "<p>No line of the app’s code is known for it.</p>")
        }
        return Markup.section(heading, bug.callSites.map(excerpt).joined())
    }

    private func excerpt(_ site: CallSite) -> String {
        let note = site.note.isEmpty ? "" : " <span class=\"note\">\(Markup.text(site.note))</span>"
        let heading =
            "<div class=\"site\"><strong class=\"code\">\(Markup.breakable(site.place))</strong> "
            + "<span class=\"code\">\(Markup.breakable(site.function))</span>\(note)</div>"
        guard let lines = source(site.file)?.split(separator: "\n", omittingEmptySubsequences: false),
            lines.indices.contains(site.line - 1)
        else { return heading }
        let shown = max(1, site.line - Self.margin)...min(lines.count, site.line + Self.margin)
        let rows = shown.map { number in
            let words = "<i>\(number)</i>\(Markup.text(String(lines[number - 1].prefix(400))))"
            return Markup.element("span", class: number == site.line ? "decides" : "", words)
        }
        return heading + "<pre class=\"source\">" + rows.joined() + "</pre>"
    }
}
