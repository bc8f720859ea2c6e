import UIKit

/// Drives a sheet by a drag.
final class DimmedSheetDriver: UIPercentDrivenInteractiveTransition {
    private(set) var isDragging = false

    func handle(_ drag: UIPanGestureRecognizer, progress: CGFloat, begin: () -> Void) {
        switch drag.state {
        case .began:
            isDragging = true
            begin()
        case .changed:
            update(progress)
        case .ended:
            isDragging = false
            if progress > 0.5 { finish() } else { cancel() }
        case .cancelled:
            isDragging = false
            cancel()
        default:
            break
        }
    }
}
