import Foundation
import TransitionCore

extension DeathReason {
    /// A signal by its number.
    static func signal(numbered signal: Int32) -> DeathReason { .signal(name(ofSignal: signal)) }
}

/// The name of a signal as reports give it: `SIGTRAP`.
private func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGKILL: "SIGKILL"
    case SIGTERM: "SIGTERM"
    case SIGINT: "SIGINT"
    default: "signal \(signal)"
    }
}
