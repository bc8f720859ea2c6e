/// What a fuzz target found out about one input.
public enum FuzzVerdict: Hashable, Codable, Sendable {
    case passed
    /// Nothing was broken but what is known; an engine goes on.
    case known(identity: String)
    /// Something was broken only with a contested rule of UIKit flipped; an engine goes on.
    case warned(identity: String)
    /// The machine did not let it be judged; a replay of it is an error.
    case notJudged(reason: String)
    /// A rule was broken; `identity` names the bug and is the same for every input that shows it.
    case failed(identity: String, report: String)
}

/// Judges one input. Equal bytes must give an equal verdict.
public typealias FuzzEvaluation = @MainActor (UnsafeRawBufferPointer) -> FuzzVerdict
