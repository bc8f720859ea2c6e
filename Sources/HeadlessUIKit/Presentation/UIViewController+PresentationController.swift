import TransitionCore

extension UIViewController {
    /// The presentation controller of the presentation that shows this controller, or else the one that the next
    /// presentation will have; nil for a custom style, whose delegate is asked later.
    public var presentationController: UIPresentationController? {
        shownBy?.controller ?? parent?.presentationController ?? plannedController
    }

    /// The presentation controller if it is a sheet's.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller if it is a popover's.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// UIKit's own presentation controller for the style as it is set now.
    private var plannedController: UIPresentationController? {
        let style = modalPresentationStyle.resolved
        guard style != .custom, !World.isFrozen else { return nil }
        if let planned = existingRareState?.plannedController, type(of: planned) == style.controllerClass {
            return planned
        }
        let made = style.makeController(for: self)
        rareState.plannedController = made
        return made
    }
}

extension PresentationStyle {
    /// UIKit's own class for the style.
    @MainActor var controllerClass: UIPresentationController.Type {
        switch self {
        case .pageSheet, .formSheet: UISheetPresentationController.self
        case .popover: UIPopoverPresentationController.self
        default: UIPresentationController.self
        }
    }

    @MainActor func makeController(for presented: UIViewController) -> UIPresentationController {
        switch self {
        case .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: presented, presenting: nil)
        case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
        default: UIPresentationController(presentedViewController: presented, presenting: nil)
        }
    }
}
