/// The workflows that run a new package on a service, at the repository's root.
enum WorkflowTemplates {
    /// What a job has to know of the repository.
    struct Surroundings {
        /// The package's folder.
        let package: String
        /// Where a toolkit goes that is no part of the repository; nil where SwiftPM or the repository has it.
        let clonedToolkit: String?
        /// Whether the toolkit is in the repository, perhaps as a submodule.
        let hasSubmodules: Bool
    }

    /// The repository's variable that says where to clone the toolkit from.
    static let toolkitVariable = "TRANSITION_CHECK_URL"

    /// The image that the jobs run in.
    static let image = "swift:6.3"

    /// The environment of a job, as lines of a mapping.
    static func environment(_ surroundings: Surroundings) -> String {
        var lines = ["PACKAGE: \(YAMLText.scalar(surroundings.package))"]
        if let toolkit = surroundings.clonedToolkit { lines.append("TOOLKIT: \(YAMLText.scalar(toolkit))") }
        return lines.map { "      \($0)\n" }.joined()
    }

    /// The steps that bring the sources.
    static func checkout(_ surroundings: Surroundings) -> String {
        var text = "      - uses: actions/checkout@v4\n"
        if surroundings.hasSubmodules { text += "        with:\n          submodules: true\n" }
        guard surroundings.clonedToolkit != nil else { return text }
        return text + """
                  - name: The toolkit
                    env:
                      URL: ${{ vars.\(toolkitVariable) }}
                    run: |
                      if [ -z "$URL" ]; then
                          echo "::error::Set this repository's variable \(toolkitVariable) to the toolkit's address."
                          exit 1
                      fi
                      git clone --depth 1 "$URL" "$TOOLKIT"

            """
    }
}
