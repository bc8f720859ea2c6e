import CProcessIsolation
import Foundation

/// How a child is begun: nowhere else is the system asked for a process and its pipes.
@MainActor
package enum ChildStart {
    /// Asked before the system is; the error that it returns is the system's answer. Tests set it, nothing else does.
    package static var refusal: (() -> Int32?)?

    static func start() -> isolated_child {
        guard let error = refusal?() else { return isolated_child_start() }
        errno = error
        return isolated_child(process: -1, result: -1, message: -1)
    }

    /// A process that answers this one; in it, `process` is 0.
    static func startService() -> isolation_service {
        guard let error = refusal?() else { return isolation_service_start() }
        errno = error
        var service = isolation_service()
        service.process = -1
        return service
    }

    /// A child, or none after a few seconds: a machine that is short of processes may have some again soon.
    static func startPatiently() -> isolated_child {
        for pause in [10_000, 100_000, 1_000_000, 2_000_000] as [UInt32] {
            let child = start()
            if child.process >= 0 || errno != EAGAIN && errno != ENOMEM { return child }
            usleep(pause)
        }
        return start()
    }
}
