import TransitionRunner

/// Real bugs of real transitions, each as a small scene beside its repair.
///
/// They measure the tool: a search has to find each, and nothing in its repair.
public enum Zoo {
    /// Every entry, in the order of their numbers.
    public static let entries: [ZooEntry] = [
        .b01, .b02, .b04, .b05, .b09, .b10, .b12, .b13, .b14, .b16, .b18, .b19, .b21, .b24, .b26, .b27, .b29, .b31,
        .b40, .b41, .b45, .b47, .b48, .b50, .b52, .b55, .b60, .b61, .b65, .b69, .b71, .b72, .b74, .b76, .b78, .b88,
    ]
}
