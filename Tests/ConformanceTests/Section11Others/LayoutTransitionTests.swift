import Testing
import TransitionCore
import UIKit

@Suite("11 Changes of a collection's layout")
@MainActor
struct LayoutTransitionTests {
    /// Cells of one class that note what they are told of layouts.
    final class Cell: UICollectionViewCell {
        var told: [String] = []

        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            told.append("will")
        }

        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            told.append("did")
        }
    }

    final class Page: UIViewController, UICollectionViewDataSource {
        let small = flow(side: 100)
        let large = flow(side: 200)
        private(set) var collection: UICollectionView!

        private static func flow(side: CGFloat) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: side, height: side)
            layout.minimumInteritemSpacing = 0
            return layout
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: small)
            collection.contentInsetAdjustmentBehavior = .never
            collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = self
            view.addSubview(collection)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func cell(_ item: Int) -> Cell? { collection.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell }
        func move(_ layout: UICollectionViewTransitionLayout, to progress: CGFloat) {
            layout.transitionProgress = progress
            layout.invalidateLayout()
            collection.layoutIfNeeded()
        }
    }

    @Test("11.7 items are between two layouts, as far as the progress says")
    func progress() {
        let page = Launch(Page()).root
        let layout = page.collection.startInteractiveTransition(to: page.large)
        #expect(page.collection.collectionViewLayout === layout)
        page.move(layout, to: 0)
        #expect(page.cell(1)?.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        page.move(layout, to: 0.5)
        #expect(page.cell(1)?.frame == CGRect(x: 150, y: 0, width: 150, height: 150))
        page.move(layout, to: 1)
        #expect(page.cell(1)?.frame == CGRect(x: 200, y: 0, width: 200, height: 200))
        #expect(page.cell(2)?.frame.minY == 210)
    }

    @Test("11.7 a finish keeps the new layout, a cancel the old; the completion comes after the animation")
    func ends() {
        for finishes in [true, false] {
            let stage = Launch(Page())
            let page = stage.root
            var flags: [[Bool]] = []
            let layout = page.collection.startInteractiveTransition(to: page.large) { flags.append([$0, $1]) }
            page.move(layout, to: 0.5)
            if finishes {
                page.collection.finishInteractiveTransition()
            } else {
                page.collection.cancelInteractiveTransition()
            }
            #expect(page.collection.collectionViewLayout === (finishes ? page.large : page.small))
            #expect(flags.isEmpty)
            stage.app.advance()
            let shown = Double(page.cell(1)?.layer.presentation()?.bounds.width ?? 0)
            #expect(finishes ? (150..<200).contains(shown) : (100..<151).contains(shown))
            #expect(stage.app.advanceToRest() == .rest)
            #expect(flags == [[true, finishes]])
            #expect(page.cell(1)?.frame.width == (finishes ? 200 : 100))
            #expect(page.cell(1)?.told == ["will", "did"])
        }
    }

    @Test("11.7 a second start until the first has come to rest raises")
    func secondStart() {
        let stage = Launch(Page())
        let page = stage.root
        page.collection.startInteractiveTransition(to: page.large)
        page.collection.finishInteractiveTransition()
        stage.app.advance()
        page.collection.startInteractiveTransition(to: page.small)
        #expect(stage.app.diagnostics.last?.mistake == .startsSecondLayoutChange)
    }

    @Test("11.7 after the rest another change may begin")
    func startAgain() {
        let stage = Launch(Page())
        let page = stage.root
        page.collection.startInteractiveTransition(to: page.large)
        page.collection.finishInteractiveTransition()
        stage.app.advanceToRest()
        page.collection.startInteractiveTransition(to: page.small)
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("11.7 a finish or cancel without a change, or a second one, raises", arguments: [0, 1])
    func endsNothing(earlierEnds: Int) {
        let stage = Launch(Page())
        let page = stage.root
        if earlierEnds == 1 {
            page.collection.startInteractiveTransition(to: page.large)
            page.collection.cancelInteractiveTransition()
        }
        page.collection.finishInteractiveTransition()
        #expect(stage.app.diagnostics.last?.mistake == .endsNoLayoutChange)
    }

    @Test("11.7 the delegate may give a transition layout of its own")
    func ownLayout() {
        let page = Launch(Page()).root
        final class Own: UICollectionViewTransitionLayout {}
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout {
                Own(currentLayout: fromLayout, nextLayout: toLayout)
            }
        }
        let delegate = Delegate()
        page.collection.delegate = delegate
        #expect(page.collection.startInteractiveTransition(to: page.large) is Own)
        #expect(page.collection.collectionViewLayout is Own)
    }

    @Test("11.7 what only the new layout shows is there at once; a layout that was used before is asked anew")
    func comesIn() {
        final class Late: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 1 }
            }
        }
        let stage = Launch(Page())
        let page = stage.root
        let late = Late()
        late.itemSize = CGSize(width: 100, height: 100)
        late.minimumInteritemSpacing = 0
        page.collection.setCollectionViewLayout(late, animated: false)
        stage.app.advance()
        #expect(page.cell(1) == nil)
        page.collection.frame.size.width = 200
        let layout = page.collection.startInteractiveTransition(to: page.small)
        page.move(layout, to: 1)
        #expect(page.cell(1) != nil)
        #expect(page.cell(2)?.frame.origin == CGPoint(x: 0, y: 110))
    }

    @Test("11.7 both layouts follow the collection's size meanwhile, and the one that is left then lets it go")
    func follows() {
        let stage = Launch(Page())
        let page = stage.root
        let layout = page.collection.startInteractiveTransition(to: page.large)
        page.move(layout, to: 0)
        page.collection.frame.size.width = 200
        page.collection.layoutIfNeeded()
        #expect(page.cell(2)?.frame.origin == CGPoint(x: 0, y: 110))
        page.collection.finishInteractiveTransition()
        #expect(page.small.collectionView === page.collection)
        stage.app.advanceToRest()
        #expect(page.small.collectionView == nil && page.large.collectionView === page.collection)
    }
}
