import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct CollectionViewTests {
    private let source = NumberedSource()

    private func run(_ flow: UICollectionViewFlowLayout, _ body: (UICollectionView, HeadlessApp) -> Void) {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
        collection.register(OwnItem.self, forCellWithReuseIdentifier: "cell")
        let app = HeadlessApp(root: ListController(collection))
        collection.dataSource = source
        collection.delegate = source
        app.advance(frames: 2)
        body(collection, app)
        _ = app.tearDown()
    }

    @Test("a flow layout fills lines and spreads them to the edges")
    func flow() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 60)
        flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10)
        run(flow) { collection, _ in
            let frames = (0..<4).compactMap {
                collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
            #expect(frames.map(\.minX) == [10, 145, 280, 10])
            #expect(frames.map(\.minY) == [5, 5, 5, 75])
            #expect(collection.contentSize == CGSize(width: 390, height: 5 + 34 * 60 + 33 * 10))
            #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minX == 145)
            #expect((collection.visibleCells.first as? OwnItem)?.badge.superview != nil)
        }
    }

    @Test("a tap on a cell tells the delegate, which may deselect it at once")
    func tap() {
        run(UICollectionViewFlowLayout()) { collection, app in
            guard let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0)) else {
                Issue.record("no cell")
                return
            }
            app.tap(at: cell.center)
            app.advance(frames: 10)
            #expect(source.log == ["select 2"])
            #expect(collection.indexPathsForSelectedItems == [])
            #expect(!cell.isSelected)
        }
    }

    @Test("scrolling to an item puts it where asked and makes its cell at the next layout")
    func scrollToItem() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 390, height: 100)
        flow.minimumLineSpacing = 0
        run(flow) { collection, app in
            let path = IndexPath(item: 40, section: 0)
            collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
            #expect(collection.contentOffset == CGPoint(x: 0, y: 3628))
            #expect(collection.cellForItem(at: path) == nil)
            collection.layoutIfNeeded()
            #expect(collection.cellForItem(at: path)?.frame.minY == 4000)
            #expect(app.diagnostics.isEmpty)
        }
    }

    @Test("an identifier that nothing is registered for raises")
    func unregistered() {
        AnimationStage.run { stage in
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            _ = collection.dequeueReusableCell(
                withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
            #expect(stage.exceptions == ["NSInternalInconsistencyException"])
        }
    }

    @Test("the edges of a scroll view are its content's for what is in it")
    func contentByConstraints() {
        AnimationStage.run { stage in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addSubview(scroll)
            let content = ConstraintTests.add(UIView(), to: scroll)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
                content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 300),
            ])
            stage.world.layOutViews()
            #expect(scroll.contentSize == CGSize(width: 100, height: 320))
            #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 300))
            scroll.contentOffset.y = 50
            stage.world.layOutViews()
            #expect(content.frame.minY == 10)
        }
    }
}
