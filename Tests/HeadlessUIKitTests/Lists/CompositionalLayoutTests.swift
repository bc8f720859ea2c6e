import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
    /// Two sections of numbers.
    private final class Page: UIViewController, UICollectionViewDataSource {
        let collection: UICollectionView
        private let counts: [Int]

        init(_ layout: UICollectionViewLayout, counts: [Int]) {
            collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            self.counts = counts
            super.init(nibName: nil, bundle: nil)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collection.frame = view.bounds
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collection.contentInsetAdjustmentBehavior = .never
            view.addSubview(collection)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
    }

    private func run(_ layout: UICollectionViewLayout, counts: [Int] = [2], _ body: (Page, HeadlessApp) -> Void) {
        let page = Page(layout, counts: counts)
        let app = HeadlessApp(root: page)
        app.advance(frames: 2)
        body(page, app)
        _ = app.tearDown()
    }

    private func frames(_ page: Page) -> [CGRect] {
        page.collection.indexPathsForVisibleItems.compactMap { page.collection.cellForItem(at: $0)?.frame }
    }

    private func row(_ height: CGFloat) -> NSCollectionLayoutGroup {
        let whole = size(.fractionalWidth(1), height)
        return .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    }

    @Test("What is left of a group's room goes between its items where their spacing is flexible")
    func flexibleSpacing() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), 40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), 40), subitems: [item])
        group.interItemSpacing = .flexible(10)
        run(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [3]) {
            page, _ in #expect(frames(page).map(\.minX) == [0, 145, 290])
        }
    }

    @Test("Items without any extent come once in a group")
    func flatItems() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), 50),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), 0))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        run(layout, counts: [2]) { _, _ in #expect(layout.collectionViewContentSize.height == 100) }
    }

    @Test("Sections stand apart, and headers keep their own insets, within those of the section or without")
    func sections() {
        for follows in [true, false] {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), 30), elementKind: "head", alignment: .top)
            header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
            let section = NSCollectionLayoutSection(group: row(50))
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
            section.boundarySupplementaryItems = [header]
            section.supplementariesFollowContentInsets = follows
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 15
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            run(layout, counts: [1, 1]) { _, _ in
                let path = IndexPath(item: 0, section: 1)
                #expect(layout.layoutAttributesForItem(at: path)?.frame.minY == 125)
                let head = layout.layoutAttributesForSupplementaryView(ofKind: "head", at: path)?.frame
                #expect(head == CGRect(x: follows ? 25 : 5, y: 95, width: follows ? 340 : 380, height: 30))
            }
        }
    }

    @Test("Sideways the section's insets stand above its items and before them")
    func sideways() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), 50),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), 50))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        run(UICollectionViewCompositionalLayout(section: section, configuration: configuration)) { page, _ in
            #expect(frames(page).map(\.origin) == [CGPoint(x: 20, y: 10), CGPoint(x: 120, y: 10)])
        }
    }

    @Test("A layout follows the size of its collection")
    func followsSize() {
        run(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row(50)))) { page, app in
            app.resize(to: CGSize(width: 844, height: 390))
            app.advance(frames: 2)
            #expect(frames(page).map(\.width) == [844, 844])
        }
    }
}
