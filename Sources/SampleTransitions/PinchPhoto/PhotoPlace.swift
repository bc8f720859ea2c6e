import UIKit

/// Where a photo stands when it is in its cell.
@MainActor
struct PhotoPlace {
    /// Nil where the photo's cell is out of sight.
    let cell: UICollectionViewCell?
    /// Brings a view that fills the container into the cell.
    let transform: CGAffineTransform

    init(of photo: UIViewController?, in album: UIViewController?, container: UIView) {
        let index = (photo as? PhotoViewController)?.index
        cell = index.flatMap { (album as? AlbumViewController)?.cell(ofPhoto: $0) }
        let middle = CGRect(x: container.bounds.midX - 60, y: container.bounds.midY - 60, width: 120, height: 120)
        let frame = cell.map { $0.convert($0.bounds, to: container) } ?? middle
        let scale = frame.width / max(1, container.bounds.width)
        transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(
                translationX: frame.midX - container.bounds.midX, y: frame.midY - container.bounds.midY))
    }
}
