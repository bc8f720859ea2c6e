import TransitionRunner

/// Small apps of nothing but stock UIKit: no transition of their own, only what UIKit brings.
///
/// Whatever a rule finds in one of them is a fault of the model or of the rule: search them after a change of either.
public enum StockApps {
    /// Apps that belong together, named as they are listed.
    public struct Family: Sendable {
        public let name: String
        public let scenes: [TransitionScene]
    }

    /// The families, each app in one of them.
    public static let families: [Family] = presentations + containers + flows

    /// Every app; each name begins with `stock-`.
    public static let scenes: [TransitionScene] = families.flatMap(\.scenes)
}
