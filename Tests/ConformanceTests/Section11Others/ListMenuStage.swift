import TransitionCore
import UIKit

/// A list in a stack, whose rows or items have menus.
@MainActor
struct ListMenuStage {
    enum Kind: Sendable {
        case table, collection, olderCollection

        static let all: [Kind] = [.table, .collection, .olderCollection]
    }

    let app: HeadlessApp
    let stack: UINavigationController
    let owner: MenuOwner
    let list: UIScrollView
    var table: UITableView? { list as? UITableView }
    var collection: UICollectionView? { list as? UICollectionView }
    var menu: UIViewController? { stack.presentedViewController }

    init(_ kind: Kind, isPresented: Bool = false) {
        let launch = Launch(UINavigationController(rootViewController: UIViewController()))
        app = launch.app
        if isPresented {
            stack = UINavigationController(rootViewController: UIViewController())
            stack.modalPresentationStyle = .fullScreen
            launch.root.present(stack, animated: false)
            app.advanceToRest()
        } else {
            stack = launch.root
        }
        let page = stack.viewControllers[0]
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 40
        let frame = page.view.bounds
        switch kind {
        case .table:
            let table = UITableView(frame: frame, style: .plain)
            (list, owner) = (table, TableOwner())
            (table.dataSource, table.delegate) = (owner as? TableOwner, owner as? TableOwner)
        case .collection, .olderCollection:
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let made: ItemsOwner = kind == .collection ? CollectionOwner() : OlderCollectionOwner()
            (list, owner) = (collection, made)
            collection.dataSource = made
            collection.delegate = made as? any UICollectionViewDelegate
        }
        owner.page = page
        page.view.addSubview(list)
        page.view.addSubview(owner.moved)
        app.advanceToRest()
    }

    func press(_ point: CGPoint) {
        let touch = app.touchDown(at: point)
        app.advance(frames: 40)
        touch.lift()
        app.advanceToRest()
    }

    func press(item: Int) {
        guard let cell = collection?.cellForItem(at: IndexPath(item: item, section: 0)) else { return }
        press(cell.convert(CGPoint(x: 50, y: 50), to: nil))
    }

    func choose(_ title: String) {
        tap(menu?.view.subviews.first { $0.accessibilityLabel == title })
    }

    func tap(_ view: UIView?) {
        guard let view else { return }
        app.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        app.advanceToRest()
    }

    func tapBeside() {
        app.tap(at: CGPoint(x: 5, y: 5))
        app.advanceToRest()
    }
}
