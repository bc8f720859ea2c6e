import TransitionCore

extension LayerKey {
    /// What a cancel has to bring back of it; nil for what only colours an edge.
    var watchedValue: WatchedValue? {
        switch self {
        case .opacity: .alpha
        case .transform: .transform
        case .position, .bounds, .anchorPoint: .place
        case .zPosition: .zPosition
        case .cornerRadius: .cornerRadius
        case .backgroundColor: .background
        case .shadowOpacity, .shadowRadius, .shadowOffset: .shadow
        case .sublayerTransform: .sublayers
        case .borderWidth, .borderColor, .contents, .shadowColor, .shadowPath: nil
        }
    }
}
