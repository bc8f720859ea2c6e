/// What a report shows of a failure: its smallest script as it was performed, beside what that is compared with.
public struct BugRecording: Hashable, Codable, Sendable {
    /// One run, with what happened in it.
    public struct Run: Hashable, Codable, Sendable {
        public var recording: Recording
        public var trace: Trace

        public init(recording: Recording, trace: Trace) {
            self.recording = recording
            self.trace = trace
        }
    }

    /// An instant of the run and the one of another run that it is compared with.
    public struct Anchor: Hashable, Codable, Sendable {
        public let frame: Int
        public let otherFrame: Int

        public init(frame: Int, otherFrame: Int) {
            self.frame = frame
            self.otherFrame = otherFrame
        }
    }

    /// A run that the failing one is shown beside.
    public struct Other: Hashable, Codable, Sendable {
        public var run: Run
        /// In the order of both runs' frames; before the first and after the last both go on side by side.
        public var anchors: [Anchor]

        public init(run: Run, anchors: [Anchor]) {
            self.run = run
            self.anchors = anchors
        }
    }

    public var run: Run
    /// The undisturbed twin; nil where there is none.
    public var twin: Other?
    /// The same script with the failure put right by the model, and how; nil where no repair takes it away.
    public var repaired: Other?
    public var repair: Repair?
    /// Whether the run ends as its process dies, or hangs.
    public var endsInDeath = false

    public init(run: Run) {
        self.run = run
    }
}
