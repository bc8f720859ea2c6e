import HeadlessUIKit
import TransitionCore

/// What is being performed, for whoever has to say what an app has died of.
@MainActor
final class PerformingStage {
    /// The script that all is performed for; nil where it is for none.
    var script: Script?
    /// Called as something begins to be performed beside the run of a script, and with nil as it goes on.
    var onAftermath: ((Aftermath?) -> Void)?
    private var aftermath: Aftermath?

    nonisolated init() {}

    func during<Value>(_ aftermath: Aftermath, _ body: () -> Value) -> Value {
        let before = self.aftermath
        begin(aftermath)
        defer { begin(before) }
        return body()
    }

    private func begin(_ aftermath: Aftermath?) {
        self.aftermath = aftermath
        onAftermath?(aftermath)
    }
}

extension ScriptPerformer {
    /// Frees an app whose run is over, and tells what is still alive; one that is known to die of that is kept.
    ///
    /// - Parameter duration: how long nothing has been on screen before.
    /// - Returns: nil for an app that is kept.
    @discardableResult
    func tearDown(_ app: HeadlessApp, closedFor duration: Duration = .zero) -> [LeakedObject]? {
        guard !scene.fatalAftermaths.forbids(.tearDown, stage.script) else {
            app.abandon()
            return nil
        }
        return stage.during(.tearDown) { app.tearDown(closedFor: duration) }
    }
}
