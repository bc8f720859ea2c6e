/// What the rewritings have found out so far: edits of each source, members that move, and notes.
struct Port {
    var edits: [EditList]
    var moves: [MemberMove] = []
    var notes: [PortingNote] = []
    /// Modules whose imports were taken out.
    var removedModules: Set<String> = []
    /// Lines at the end of each source.
    var endings: [[String]]

    init(sourceCount: Int) {
        edits = Array(repeating: EditList(), count: sourceCount)
        endings = Array(repeating: [], count: sourceCount)
    }
}

/// A member that moves from an extension into its class.
struct MemberMove {
    let source: Int
    let range: Range<Int>
    /// What goes before the member: what it had from its extension.
    let prefix: String
    let prefixOffset: Int
    let destination: Int
    /// The closing brace of the class.
    let brace: Int
}
