/// The ways to tell a search or a replay.
package enum ReportFormats {
    static let all: [any ReportFormat.Type] = [TextFormat.self, FullTextFormat.self, JSONFormat.self]

    /// The flags that ask for one of them.
    package static var flags: [ReportFlag] { all.compactMap { $0.flag } }

    /// The one that a flag asks for; without a flag the one that needs none.
    package static func format(of flag: ReportFlag?) -> any ReportFormat.Type {
        all.first { $0.flag == flag } ?? TextFormat.self
    }
}
