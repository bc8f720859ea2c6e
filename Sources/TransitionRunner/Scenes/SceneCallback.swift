import HeadlessUIKit
import TransitionCore
import TransitionInvariants

extension TransitionScene {
    /// Holds a callback of the app's own, as a library's delegate has it, to coming once for each such transition.
    ///
    /// Where the callback comes, in the scene's own delegate, say so with `HeadlessApp.heard(_:)`:
    ///
    /// ```swift
    /// final class Listener: MenuDelegate {
    ///     func menuDidDisappear(_ menu: Menu) { HeadlessApp.heard("menuDidDisappear") }
    /// }
    /// scene.callback("menuDidDisappear", onceAfter: .finished(.dismissal, of: "Menu"))
    /// ```
    ///
    /// It may come at any time until the app is at rest. A callback that is declared twice for one kind of transition
    /// counts once.
    ///
    /// - Parameters:
    ///   - name: as it is named where it is heard.
    ///   - occasion: the transitions that it tells of.
    public func callback(_ name: String, onceAfter occasion: CallbackOccasion) -> TransitionScene {
        adding(AppCallback(name: name, occasion: occasion))
    }
}
