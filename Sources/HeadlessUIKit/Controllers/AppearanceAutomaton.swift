import TransitionCore

/// The appearance automaton of one controller (ledger 1.1): which move leads where, and which callback it sends.
///
///     disappeared  ── begin(appearing) ──▶ appearing     sends viewWillAppear
///     appeared     ── begin(disappearing) ▶ disappearing sends viewWillDisappear
///     appearing    ── begin(disappearing) ▶ disappearing sends viewWillDisappear   (a cancel)
///     disappearing ── begin(appearing) ──▶ appearing     sends viewWillAppear      (a cancel)
///     appearing    ── end ───────────────▶ appeared      sends viewDidAppear
///     disappearing ── end ───────────────▶ disappeared   sends viewDidDisappear
///
/// Every other move is unbalanced: it is logged and sends nothing (ledger 10.4).
struct AppearanceAutomaton {
    private(set) var state = AppearanceState.disappeared
    private(set) var isAnimated = false

    /// Whether a change has begun and not ended.
    var isChanging: Bool { state == .appearing || state == .disappearing }

    /// Whether the controller has come or is coming, and is not leaving.
    var isOnScreen: Bool { state == .appearing || state == .appeared }

    /// Whether that change can begin now, as a cycle's next move or as a cancel.
    func mayBegin(isAppearing: Bool) -> Bool {
        switch state {
        case .disappeared, .disappearing: isAppearing
        case .appeared, .appearing: !isAppearing
        }
    }

    /// The callback that the move sends, or nil when the move is unbalanced.
    mutating func begin(isAppearing: Bool, isAnimated: Bool) -> AppearanceCallback? {
        switch (state, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            state = .appearing
            self.isAnimated = isAnimated
            return .willAppear
        case (.appeared, false), (.appearing, false):
            state = .disappearing
            self.isAnimated = isAnimated
            return .willDisappear
        default:
            return nil
        }
    }

    /// The callback that the move sends, or nil when the move is unbalanced.
    mutating func end() -> AppearanceCallback? {
        switch state {
        case .appearing:
            state = .appeared
            return .didAppear
        case .disappearing:
            state = .disappeared
            return .didDisappear
        default:
            return nil
        }
    }
}
