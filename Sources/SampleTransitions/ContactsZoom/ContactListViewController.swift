import UIKit

/// The list of contacts; a tap on one opens it.
class ContactListViewController: UIViewController {
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private let layout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 180, height: 180)
        return layout
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(ContactCell.self, forCellWithReuseIdentifier: ContactCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    /// What a tap on the contact does.
    func select(_ contact: Contact) {
        guard let item = Contact.all.firstIndex(of: contact) else { return }
        let indexPath = IndexPath(item: item, section: 0)
        collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        collectionView(collectionView, didSelectItemAt: indexPath)
    }

    func open(_ contact: Contact) {
        navigationController?.pushViewController(ContactDetailViewController(contact: contact), animated: true)
    }

    func deselect() {
        collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
    }

    func scrollToEnd() {
        let last = IndexPath(item: Contact.all.count - 1, section: 0)
        collectionView.scrollToItem(at: last, at: .bottom, animated: false)
        collectionView.layoutIfNeeded()
    }

    func reload() {
        collectionView.reloadData()
    }
}

extension ContactListViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Contact.all.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: ContactCell.identifier, for: indexPath)
        (cell as? ContactCell)?.show(Contact.all[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(Contact.all[indexPath.item])
    }
}
