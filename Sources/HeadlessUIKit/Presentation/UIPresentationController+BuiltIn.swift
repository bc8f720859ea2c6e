extension UIPresentationController {
    /// Whether its class is one that UIKit itself makes.
    final var isBuiltIn: Bool {
        let own: [AnyClass] = [
            UIPresentationController.self, UISheetPresentationController.self, UIPopoverPresentationController.self,
        ]
        return own.contains { $0 == type(of: self) }
    }
}
