import HeadlessUIKit
import Testing
import TransitionCore

@Suite("The system's log")
@MainActor
struct SystemLogTests {
    @Test("keeps what it is named after, and is enabled for every type unless it is the disabled one")
    func enabled() {
        let log = OSLog(subsystem: "app", category: "transitions")
        #expect(log.subsystem == "app" && log.category == "transitions")
        for type in [OSLogType.default, .info, .debug, .error, .fault] {
            #expect(log.isEnabled(type: type) && OSLog.default.isEnabled(type: type))
            #expect(!OSLog.disabled.isEnabled(type: type))
        }
        // One's own log of the disabled one's names is another log.
        #expect(OSLog(subsystem: "", category: "disabled").isEnabled(type: .fault))
    }

    @Test("has the system's numbers for its types")
    func types() {
        let types = [OSLogType.default, .info, .debug, .error, .fault]
        #expect(types.map(\.rawValue) == [0, 1, 2, 16, 17])
        #expect(OSLogType(16) == .error && OSLogType(rawValue: 17) == .fault)
    }

    @Test("takes messages in either order of arguments, and the trace tells nothing of them")
    func messages() {
        let app = HeadlessApp(root: UIViewController())
        app.advanceToRest()
        let log = OSLog(subsystem: "app", category: "transitions")
        let count = app.trace.events.count
        os_log("pushed")
        os_log("pushed %d pages", log: log, type: .info, 2)
        os_log(.fault, log: log, "lost %d of %d pages", 1, 2)
        #expect(app.trace.events.count == count)
        #expect(app.diagnostics.isEmpty && !app.isFrozen)
    }
}
