import UIKit

/// A contact in the list: a round picture.
final class ContactCell: UICollectionViewCell {
    static let identifier = "contact"

    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        fatalError("ContactCell is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
        imageView.layer.cornerRadius = imageView.bounds.height / 2
    }

    func show(_ contact: Contact) {
        imageView.backgroundColor = UIColor(hue: contact.hue, saturation: 0.6, brightness: 0.9, alpha: 1)
    }
}
