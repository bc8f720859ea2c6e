import TransitionCore

/// A failure as a page to be looked at in a browser: self-contained, with nothing that is fetched from anywhere.
///
/// The command `report` and the option `--results` write such pages. Use this for a tool of your own.
public enum HTMLReport {
    /// - Parameters:
    ///   - recording: What is shown of it, as `recording(of:in:)` has it; nil for a page of text alone.
    ///   - command: How the user starts the command line; empty when there is none.
    public static func render(
        _ counterexample: Counterexample, recording: BugRecording?, command: String = "transition-check"
    ) -> String {
        BugPage(
            counterexample, of: counterexample.script.scene, recording: recording,
            style: ReportStyle(command: command, usesColor: false)
        ).render()
    }
}
