/// A finger on a sheet: down from the lowest height it dismisses, between heights it chooses one (ledger 7.9).
@MainActor
final class SheetDrag: NSObject {
    /// The share of its height that a sheet must have gone to be dismissed.
    private static let leastShare: CGFloat = 0.5
    /// Points a second from which a flick dismisses.
    private static let flickSpeed: CGFloat = 1000
    /// Seconds by which a moving finger is ahead of itself when it chooses a height.
    private static let foresight: CGFloat = 0.1

    private enum Course {
        case dismissing(SheetDismissalDriver)
        /// From that height in points.
        case resizing(CGFloat)
    }

    let recognizer = UIPanGestureRecognizer()
    private weak var sheet: UISheetPresentationController?
    private var course: Course?

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.isBuiltIn = true
        recognizer.addTarget(self, action: Selector("drag(_:)", SheetDrag.drag(_:)))
    }

    private func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let sheet, let container = sheet.containerView else { return }
        let way = recognizer.translation(in: container).y
        let speed = recognizer.velocity(in: container).y
        switch recognizer.state {
        case .began: begin(way, sheet)
        case .changed: move(way, sheet)
        case .ended: end(way, speed, sheet)
        case .cancelled: abandon(sheet)
        case .possible, .failed: break
        }
    }

    private func begin(_ way: CGFloat, _ sheet: UISheetPresentationController) {
        let presented = sheet.presentedViewController
        // One that presents another is not to be moved under it.
        guard !presented.isBeingDismissed, presented.presentationInside == nil, let view = sheet.presentedView else {
            return
        }
        guard way > 0, lowest(sheet) === sheet.selectedDetent else {
            course = .resizing(view.bounds.height)
            return
        }
        let dismissal = UserDismissal(controller: sheet)
        guard dismissal.isAllowed() else { return }
        let driver = SheetDismissalDriver()
        course = .dismissing(driver)
        dismissal.begin(interaction: driver)
    }

    private func move(_ way: CGFloat, _ sheet: UISheetPresentationController) {
        switch course {
        case .dismissing(let driver): driver.update(way / height(sheet))
        case .resizing(let start):
            let heights = sheet.detents.map { sheet.frame(at: $0).height }
            let (least, most) = (heights.min() ?? start, heights.max() ?? start)
            guard least < most else { return }
            let height = min(max(start - way, least), most)
            guard let view = sheet.presentedView, let container = sheet.containerView, !sheet.isLeaving else { return }
            view.frame = CGRect(
                x: view.frame.minX, y: container.bounds.height - height, width: view.frame.width, height: height)
        case nil: break
        }
    }

    private func end(_ way: CGFloat, _ speed: CGFloat, _ sheet: UISheetPresentationController) {
        switch course {
        case .dismissing(let driver):
            driver.end(finishes: way > Self.leastShare * height(sheet) || speed >= Self.flickSpeed)
        case .resizing(let start):
            let wish = start - way - speed * Self.foresight
            let nearest = sheet.detents.min {
                abs(sheet.frame(at: $0).height - wish) < abs(sheet.frame(at: $1).height - wish)
            }
            if let nearest { sheet.selectByHand(nearest) }
        case nil: break
        }
        course = nil
    }

    private func abandon(_ sheet: UISheetPresentationController) {
        switch course {
        case .dismissing(let driver): driver.end(finishes: false)
        case .resizing: if let detent = sheet.selectedDetent { sheet.selectByHand(detent) }
        case nil: break
        }
        course = nil
    }

    private func height(_ sheet: UISheetPresentationController) -> CGFloat {
        max(sheet.frameOfPresentedViewInContainerView.height, 1)
    }

    private func lowest(_ sheet: UISheetPresentationController) -> UISheetPresentationController.Detent? {
        sheet.detents.min { sheet.frame(at: $0).height < sheet.frame(at: $1).height }
    }
}

/// Drives a sheet's dismissal; a finger that is faster than its start is not lost, as it is with a client's driver.
@MainActor
final class SheetDismissalDriver: UIPercentDrivenInteractiveTransition, BuiltInInteractionController {
    private var hasStarted = false
    private var outcome: Bool?

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        if let outcome { end(finishes: outcome) }
    }

    override func update(_ percentComplete: CGFloat) {
        if hasStarted { super.update(percentComplete) }
    }

    func end(finishes: Bool) {
        guard hasStarted else {
            outcome = finishes
            return
        }
        if finishes { finish() } else { cancel() }
    }
}
