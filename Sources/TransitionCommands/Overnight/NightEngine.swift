/// An engine that takes turns in a night.
enum NightEngine: String, CaseIterable, Codable, Hashable {
    /// Guided by the coverage of the code under test, and by what scripts do to transitions.
    case libfuzzer
    /// The search of `run`: guided by what scripts do to transitions alone, and several times as fast.
    case guided
    /// libFuzzer, in a build in which AddressSanitizer ends the process where memory is misused.
    ///
    /// It takes no part unless it is asked for: the build takes long, and Swift without unsafe code needs none of it.
    case address

    static let usual: [NightEngine] = [.libfuzzer, .guided]

    var name: String {
        switch self {
        case .libfuzzer: "libFuzzer"
        case .guided: "the guided search"
        case .address: "libFuzzer with AddressSanitizer"
        }
    }

    /// For its processes, beside what this one has.
    var environment: [String: String] {
        // A signal is noted with its stack; what leaks is what a rule tells.
        self == .address ? ["ASAN_OPTIONS": "abort_on_error=1:handle_abort=0:detect_leaks=0"] : [:]
    }

    /// Whether only its own build shows all that it finds.
    var isSanitizer: Bool { self == .address }

    var work: EngineCommand.Work {
        switch self {
        case .libfuzzer, .address: .libfuzzer
        case .guided: .guided
        }
    }
}
