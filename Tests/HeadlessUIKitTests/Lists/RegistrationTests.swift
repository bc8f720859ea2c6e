import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Registrations, contents and compositional layouts of collections")
struct RegistrationTests {
    /// A collection of numbers that is fed from a snapshot.
    private final class Page: UIViewController {
        let collection: UICollectionView
        var source: UICollectionViewDiffableDataSource<Int, Int>!
        var registersLate = false

        init(_ layout: UICollectionViewLayout, count: Int) {
            collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init(nibName: nil, bundle: nil)
            let registration = Self.registration
            source = UICollectionViewDiffableDataSource(collectionView: collection) { [weak self] list, path, item in
                let used = self?.registersLate == true ? Self.registration : registration
                return list.dequeueConfiguredReusableCell(using: used, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            source.apply(snapshot, animatingDifferences: false)
        }

        required init?(coder: NSCoder) { nil }

        private static var registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            UICollectionView.CellRegistration { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "\(item)"
                cell.contentConfiguration = content
            }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collection.frame = view.bounds
            collection.contentInsetAdjustmentBehavior = .never
            view.addSubview(collection)
        }
    }

    private func frames(_ page: Page) -> [CGRect] {
        page.collection.indexPathsForVisibleItems.compactMap { page.collection.cellForItem(at: $0)?.frame }
    }

    private func run(_ layout: UICollectionViewLayout, count: Int = 5, _ body: (Page, HeadlessApp) -> Void) {
        let page = Page(layout, count: count)
        let app = HeadlessApp(root: page)
        app.advance(frames: 2)
        body(page, app)
        _ = app.tearDown()
    }

    private func fractions(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .absolute(height))
    }

    @Test("A list has rows of its width, whose cells show their configuration in place of the content view")
    func list() {
        run(UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))) {
            page, _ in
            #expect(
                frames(page).prefix(2) == [
                    CGRect(x: 0, y: 0, width: 390, height: 44), CGRect(x: 0, y: 44, width: 390, height: 44),
                ])
            let cell = page.collection.cellForItem(at: IndexPath(item: 3, section: 0))
            #expect(cell is UICollectionViewListCell && cell?.contentView is UIListContentView)
            #expect(cell?.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["3"])
            #expect(cell?.contentView.frame == cell?.bounds)
        }
    }

    @Test("A view that can show another configuration of its kind stays, with another kind it is replaced")
    func configurations() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let plain = cell.contentView
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "one"
        cell.contentConfiguration = content
        let shown = cell.contentView
        #expect(plain.superview == nil && shown.superview === cell)
        content.secondaryText = "two"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(cell.contentView === shown)
        #expect(shown.subviews.compactMap { ($0 as? UILabel)?.text } == ["one", "two"])
        cell.contentConfiguration = nil
        #expect(cell.contentView !== shown && cell.contentView.subviews.isEmpty)
    }

    @Test("A registration that is made in answer to the question for a cell raises when it is used")
    func lateRegistration() {
        run(UICollectionViewFlowLayout()) { page, app in
            #expect(app.diagnostics.isEmpty)
            page.registersLate = true
            page.collection.reloadData()
            app.advance()
            #expect(app.diagnostics.last?.mistake == .registersWhileAsked)
        }
    }

    @Test("Items take their part of the group, groups theirs of the section, and repeat")
    func parts() {
        let wide = NSCollectionLayoutItem(layoutSize: fractions(0.5, 100))
        wide.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: fractions(1, 100), subitems: [wide])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 30, trailing: 15)
        section.interGroupSpacing = 10
        run(UICollectionViewCompositionalLayout(section: section), count: 3) { page, _ in
            #expect(
                frames(page) == [
                    CGRect(x: 20, y: 25, width: 170, height: 90), CGRect(x: 200, y: 25, width: 170, height: 90),
                    CGRect(x: 20, y: 135, width: 170, height: 90),
                ])
            #expect(page.collection.contentSize == CGSize(width: 390, height: 20 + 100 + 10 + 100 + 30))
        }
    }

    @Test("A counted group shares its room, nested groups fill theirs, and a layout may scroll sideways")
    func nested() {
        let row = NSCollectionLayoutItem(layoutSize: fractions(1, 40))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: row, count: 2)
        column.interItemSpacing = .fixed(20)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(220)),
            subitems: [column])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        run(layout, count: 5) { page, _ in
            #expect(
                frames(page) == [
                    CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 120, width: 100, height: 100),
                    CGRect(x: 100, y: 0, width: 100, height: 100), CGRect(x: 100, y: 120, width: 100, height: 100),
                    CGRect(x: 200, y: 0, width: 100, height: 100),
                ])
            #expect(page.collection.contentSize.width == 400)
        }
    }

    @Test("Edges of a section are asked for by their kind, before and after its items")
    func edges() {
        let item = NSCollectionLayoutItem(layoutSize: fractions(1, 50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: fractions(1, 50), subitems: [item]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: fractions(1, 30), elementKind: "head", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: fractions(1, 20), elementKind: "foot", alignment: .bottom),
        ]
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "head") {
            view, _, _ in view.tag = 3
        }
        run(UICollectionViewCompositionalLayout(section: section), count: 2) { page, app in
            page.source.supplementaryViewProvider = { list, kind, path in
                kind == "head" ? list.dequeueConfiguredReusableSupplementary(using: registration, for: path) : nil
            }
            page.collection.reloadData()
            app.advance()
            let path = IndexPath(item: 0, section: 0)
            #expect(page.collection.supplementaryView(forElementKind: "head", at: path)?.tag == 3)
            let foot = page.collection.supplementaryView(forElementKind: "foot", at: path)
            #expect(foot?.frame == CGRect(x: 0, y: 130, width: 390, height: 20))
            #expect(frames(page).map(\.minY) == [30, 80])
        }
    }

    @Test("Cells of one registration are used again")
    func reuse() {
        run(UICollectionViewFlowLayout()) { page, app in
            @MainActor func cells() -> Set<ObjectIdentifier> {
                Set(page.collection.visibleCells.map { ObjectIdentifier($0) })
            }
            let before = cells()
            page.collection.reloadData()
            app.advance()
            #expect(before.count == 5 && cells() == before)
        }
    }
}
