extension ViewDifference {
    /// What is wrong with a view that is not as it was; the raw value is a part of a cause's code.
    enum Complaint: String, CaseIterable {
        case staysInWindow = "stays-in-window"
        case notInWindow = "not-in-window"
        case staysHidden = "stays-hidden"
        case noLongerHidden = "no-longer-hidden"
        case staysTransparent = "stays-transparent"
        case staysShown = "stays-shown"
        case alpha
        case displaced
        case zPosition = "z-position"
        case keepsMask = "keeps-mask"
        case lostMask = "lost-mask"
        case cornerRadius = "corner-radius"
        case background
        case lostShadow = "lost-shadow"
        case keepsShadow = "keeps-shadow"
        case shadow
        case lostSublayerTransform = "lost-sublayer-transform"
        case keepsSublayerTransform = "keeps-sublayer-transform"
        case tintMode = "tint-mode"
        case safeArea = "safe-area"
        case scrolled
        case keptAnimation = "kept-animation"
        case returnTransform = "return-transform"

        /// The end of a sentence about the view: `is not in the window`.
        var words: String {
            switch self {
            case .staysInWindow: "stays in the window"
            case .notInWindow: "is not in the window"
            case .staysHidden: "stays hidden"
            case .noLongerHidden: "is no longer hidden"
            case .staysTransparent: "stays transparent"
            case .staysShown: "stays shown"
            case .alpha: "has another alpha"
            case .displaced: "is displaced"
            case .zPosition: "has another zPosition"
            case .keepsMask: "keeps its mask"
            case .lostMask: "lost its mask"
            case .cornerRadius: "has another corner radius"
            case .background: "has another background"
            case .lostShadow: "lost its shadow"
            case .keepsShadow: "keeps a shadow"
            case .shadow: "has another shadow"
            case .lostSublayerTransform: "lost its sublayerTransform"
            case .keepsSublayerTransform: "keeps a sublayerTransform"
            case .tintMode: "has another tintAdjustmentMode"
            case .safeArea: "has other additionalSafeAreaInsets"
            case .scrolled: "is scrolled elsewhere"
            case .keptAnimation: "is shown as an ended animation left it"
            case .returnTransform: "presented again under another transform"
            }
        }
    }
}
