/// A range of a source's bytes, and the text that takes its place.
struct Edit: Equatable {
    let range: Range<Int>
    let text: String
    /// Whether the text may have more lines than the range: what brings its own `#sourceLocation`.
    let addsLines: Bool
}
