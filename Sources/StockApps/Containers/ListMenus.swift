import TransitionRunner
import UIKit

extension StockApps {
    static let listMenus: [TransitionScene] = [
        TransitionScene("stock-row-menus") { stack(NotesPage()) },
        TransitionScene("stock-item-menus") { stack(PhotosPage(asksForOne: false)) },
        TransitionScene("stock-list-menus-in-tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [stack(NotesPage()), stack(PhotosPage(asksForOne: true))]
            return tabs
        },
        TransitionScene("stock-row-menus-in-a-sheet") {
            ButtonPage("home", [("notes", { $0.present(stack(NotesPage()), animated: true) })])
        },
    ]

    @MainActor private static func stack(_ page: UIViewController) -> UIViewController {
        UINavigationController(rootViewController: page)
    }
}

/// What the menus of both lists have: a preview that is pushed when it is tapped, and actions that push, present and
/// delete.
@MainActor
private struct ThingMenu {
    let page: UIViewController
    let delete: @MainActor () -> Void

    func configuration(of name: String) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(
            identifier: nil, previewProvider: { Preview(name) },
            actionProvider: { [weak page, delete] _ in
                UIMenu(children: [
                    UIAction(title: "Open") { _ in page?.push(PlainPage(name)) },
                    UIAction(title: "Edit") { _ in
                        page?.present(ButtonPage("edit", [("done", { $0.dismiss(animated: true) })]), animated: true)
                    },
                    UIAction(title: "Delete", attributes: .destructive) { _ in delete() },
                ])
            })
    }

    /// Pushes the preview that was tapped when the menu has gone.
    static func commit(_ animator: any UIContextMenuInteractionCommitAnimating, in page: UIViewController) {
        guard let preview = animator.previewViewController else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak page] in page?.push(preview) }
    }
}

/// What a menu shows of the thing that it is for.
private final class Preview: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        preferredContentSize = CGSize(width: 280, height: 320)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }
}

/// A table whose rows have menus.
private final class NotesPage: UITableViewController {
    private var notes = Array(1...20)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = "note \(notes[indexPath.row])"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        push(PlainPage("note \(notes[indexPath.row])"))
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let note = notes[indexPath.row]
        return ThingMenu(page: self) { [weak self] in self?.delete(note) }.configuration(of: "note \(note)")
    }

    override func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        ThingMenu.commit(animator, in: self)
    }

    private func delete(_ note: Int) {
        guard let row = notes.firstIndex(of: note) else { return }
        notes.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}

/// A collection whose items have menus, asked for in the newer way or in the older.
private final class PhotosPage: UICollectionViewController {
    private let asksForOne: Bool
    private var photos = Array(1...12)

    init(asksForOne: Bool) {
        self.asksForOne = asksForOne
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 110)
        super.init(collectionViewLayout: layout)
        title = "photos"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        cell.contentView.backgroundColor = .systemIndigo
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        push(PlainPage("photo \(photos[indexPath.item])"))
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        if asksForOne {
            return super.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
        return indexPaths.first.map(menu)
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu(of: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        ThingMenu.commit(animator, in: self)
    }

    private func menu(of path: IndexPath) -> UIContextMenuConfiguration {
        let photo = photos[path.item]
        return ThingMenu(page: self) { [weak self] in self?.delete(photo) }.configuration(of: "photo \(photo)")
    }

    private func delete(_ photo: Int) {
        guard let item = photos.firstIndex(of: photo) else { return }
        photos.remove(at: item)
        collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    }
}
