/// For what a page says that it has no content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

extension UIViewController {
    /// Has `updateContentUnavailableConfiguration(using:)` called, here at once.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        guard !World.isFrozen else { return }
        updateContentUnavailableConfiguration(
            using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
}
