import UIKit

/// A photo in the album.
final class PhotoCell: UICollectionViewCell {
    static let identifier = "photo"
}

/// The album; a tap on a photo opens it.
class AlbumViewController: UIViewController {
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private static let photoCount = 6

    private let layout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 120)
        return layout
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func open(photo index: Int) {
        navigationController?.pushViewController(PhotoViewController(index: index), animated: true)
    }

    /// The photo's cell; nil where it is out of sight.
    func cell(ofPhoto index: Int) -> UICollectionViewCell? {
        view.layoutIfNeeded()
        return collectionView.cellForItem(at: IndexPath(item: index, section: 0))
    }

    static func color(ofPhoto index: Int) -> UIColor {
        UIColor(hue: CGFloat(index) / CGFloat(photoCount), saturation: 0.5, brightness: 0.9, alpha: 1)
    }
}

extension AlbumViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.photoCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
        cell.contentView.backgroundColor = Self.color(ofPhoto: indexPath.item)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(photo: indexPath.item)
    }
}
