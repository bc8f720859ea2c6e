import UIKit

/// One contact, from which the next one can be reached.
class ContactDetailViewController: UIViewController {
    let contact: Contact

    init(contact: Contact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("ContactDetailViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(hue: contact.hue, saturation: 0.6, brightness: 0.9, alpha: 1)
        view.clipsToBounds = true
    }

    var nextContact: Contact {
        let place = Contact.all.firstIndex(of: contact) ?? 0
        return Contact.all[(place + 1) % Contact.all.count]
    }

    func pushNext() {
        navigationController?.pushViewController(ContactDetailViewController(contact: nextContact), animated: true)
    }

    func goBack() {
        navigationController?.popViewController(animated: true)
    }
}
