/// Views that are followed and not kept alive: each tells of its own end.
///
/// No weak references: a view that is weakly referenced pays for it at each retain.
struct FollowedViews {
    private struct Entry {
        // Checked, for what a thread of the app's own lets go of, which no world hears of.
        unowned let view: UIView
        let id: ObjectIdentifier
    }

    private var entries: [Entry] = []

    @MainActor
    mutating func follow(_ view: UIView) {
        let id = ObjectIdentifier(view)
        for entry in entries where entry.id == id { return }
        view.isFollowed = true
        entries.append(Entry(view: view, id: id))
    }

    func append(to views: inout [UIView]) {
        for entry in entries { views.append(entry.view) }
    }

    /// Follows that view no more.
    mutating func remove(_ view: ObjectIdentifier) {
        entries.removeAll { $0.id == view }
    }

    mutating func removeAll() {
        if !entries.isEmpty { entries = [] }
    }
}
