import CProcessIsolation

/// A user, a service or a terminal that is closed: each wants the process to come to its end, by SIGINT, SIGTERM or
/// SIGHUP.
package enum Interruption {
    /// Has the first one noted rather than end the process; a second one, half a second later or more, ends it.
    package static func note() { isolation_note_interruption() }

    /// Whether there was one.
    package static var isNoted: Bool { isolation_is_interrupted() }
}
