/// What `--version` prints.
enum ToolkitVersion {
    /// Of the toolkit as a whole, which has had no release yet.
    static let text = "0.1.0"
}
