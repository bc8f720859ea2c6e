import CProcessIsolation
import Runtime

extension ImageMap {
    /// The images of this process, while nothing is taken out of its memory that looks like the file of one.
    ///
    /// What is mapped is read where the system's list says so: what another thread takes away in between is a trap.
    static func captureSteadily() -> ImageMap {
        isolation_memory_hold()
        defer { isolation_memory_let_go() }
        return capture()
    }
}
