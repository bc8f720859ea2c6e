import TransitionRunner
import UIKit

// A sheet of half the height, which has to find its place again when the window's size changes.

extension ZooEntry {
    static let b82 = ZooEntry(
        "B82", "A sheet is out of sight after the device was turned.",
        triggers: [.resize], caughtBy: ["relayout-is-right", "screen-is-not-blank"]
    ) { name, isFlawed in .modal(name) { SheetPage(isFlawed ? .once : .always) }.withTurns() }

    static let b84 = ZooEntry(
        "B84", "A sheet is out of sight after the device was turned under an alert.",
        triggers: [.resize, .presentedStack], caughtBy: ["relayout-is-right", "screen-is-not-blank"]
    ) { name, isFlawed in
        .modal(name) { SheetPage(isFlawed ? .whileOnTop : .always) }
            .action("alert", when: { $0.topViewController is SheetPage }) {
                $0.topViewController?.present(ModalPage(style: .overFullScreen), animated: true)
            }
            .withTurns()
    }
}

/// When a sheet looks for its place.
private enum SheetLayout {
    case always
    /// The flaw of B82: the window may change its size later.
    case once
    /// The flaw of B84: what lies below the top changes its size as well.
    case whileOnTop
}

private final class SheetPage: ModalPage {
    private let layout: SheetLayout

    init(_ layout: SheetLayout) {
        self.layout = layout
        super.init(style: .custom)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(_:).")
    }

    override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        HalfSheet(layout, presentedViewController: presented, presenting: presenting)
    }
}

private final class HalfSheet: UIPresentationController {
    private let layout: SheetLayout

    init(_ layout: SheetLayout, presentedViewController: UIViewController, presenting: UIViewController?) {
        self.layout = layout
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        switch layout {
        case .always: break
        case .once: return
        case .whileOnTop: if presentedViewController.presentedViewController != nil { return }
        }
        // The bounds and the center: a swipe may have moved the sheet by its transform.
        let place = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = place.size
        presentedView?.center = CGPoint(x: place.midX, y: place.midY)
    }
}
