import Testing
import TransitionCore
import UIKit

@Suite("11 Attributes between two layouts")
@MainActor
struct LayoutAttributesTests {
    /// One item with values of its own, and a note of what it is told.
    final class Layout: UICollectionViewLayout {
        let part: CGFloat
        var told: [String] = []

        init(part: CGFloat) {
            self.part = part
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override var collectionViewContentSize: CGSize { CGSize(width: 100 * part, height: 400 * part) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            made.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            made.alpha = 1 / part
            made.transform = CGAffineTransform(translationX: 100 * part, y: 0)
            made.zIndex = Int(part)
            return made
        }

        override func prepareForTransition(to newLayout: UICollectionViewLayout) { told.append("to") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { told.append("from") }
        override func finalizeLayoutTransition() { told.append("finalize") }
    }

    @Test("11.7 opacity, transform and content size are in between, the order is that of the nearer layout")
    func between() {
        let layout = UICollectionViewTransitionLayout(currentLayout: Layout(part: 1), nextLayout: Layout(part: 2))
        let path = IndexPath(item: 0, section: 0)
        for (progress, order) in [(0.25, 1), (0.75, 2)] as [(CGFloat, Int)] {
            layout.transitionProgress = progress
            let made = layout.layoutAttributesForItem(at: path)
            #expect(made?.alpha == 1 - progress / 2 && made?.zIndex == order)
            #expect(made?.transform.tx == 100 + 100 * progress)
            #expect(
                layout.collectionViewContentSize == CGSize(width: 100 + 100 * progress, height: 400 + 400 * progress))
        }
    }

    @Test("11.7 both layouts are told before a change, and the new one after it")
    func told() {
        let (old, new) = (Layout(part: 1), Layout(part: 2))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: old)
        collection.setCollectionViewLayout(new, animated: false)
        #expect(old.told == ["to"] && new.told == ["from", "finalize"])
    }
}
