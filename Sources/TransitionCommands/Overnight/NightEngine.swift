/// An engine that takes turns in a night.
enum NightEngine: String, CaseIterable, Codable, Hashable {
    /// Guided by the coverage of the code under test, and by what scripts do to transitions.
    case libfuzzer
    /// The search of `run`: guided by what scripts do to transitions alone, and several times as fast.
    case guided

    var name: String {
        switch self {
        case .libfuzzer: "libFuzzer"
        case .guided: "the guided search"
        }
    }

    var work: EngineCommand.Work {
        switch self {
        case .libfuzzer: .libfuzzer
        case .guided: .guided
        }
    }
}
