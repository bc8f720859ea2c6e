/// A part of the evidence that is gathered, or told, otherwise where a rule judges it.
///
/// A rule names those that it judges: what no rule of a search judges is not made, for it costs time.
public enum EvidencePart: Hashable, Sendable {
    /// `Evidence.askedAgain`: the run once more, which costs as much as the run; most scripts do without.
    case askedAgain
    /// `Evidence.taps` and `Twin.taps`: the run once more, and taps at its end; most scripts do without.
    case taps
    /// `TwinVariations.unanimated`.
    case unanimatedTwin
    /// `TwinVariations.resized`, `turned` and `relaunched`, and `Evidence.relaunchedTwin`.
    case resizedTwin
    /// The probes of `Evidence.relaunchedTwin`.
    case relaunchedProbes
    /// `Evidence.leaks`. A run that is stuck has none, and what seems to hold an object depends on the others about.
    case leaks
}
