import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct PathTests {
    @Test("a rounded rectangle has its rectangle's bounds and leaves out its corners")
    func roundedRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 20)
        #expect(path.bounds == rect)
        #expect(path.contains(CGPoint(x: 60, y: 50)))
        #expect(!path.contains(CGPoint(x: 12, y: 22)))
        let partly = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 20, height: 20))
        #expect(!partly.contains(CGPoint(x: 12, y: 22)))
        #expect(partly.contains(CGPoint(x: 108, y: 22)))
    }

    @Test("a clockwise quarter from the x axis goes down on a screen")
    func arc() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x) < 1e-9)
        #expect(abs(path.currentPoint.y - 10) < 1e-9)
        #expect(abs(path.bounds.maxX - 10) < 1e-9)
        let long = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(long.bounds.minX + 10) < 0.01)
    }

    @Test("with the even-odd rule a ring has a hole")
    func ring() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
        #expect(path.contains(CGPoint(x: 20, y: 20)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 20, y: 20)))
        #expect(path.contains(CGPoint(x: 20, y: 4)))
    }

    @Test("transforms move a path, and equal outlines are equal")
    func transform() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 6))
        #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
        #expect(path.cgPath == UIBezierPath(rect: CGRect(x: 5, y: 6, width: 10, height: 10)).cgPath)
    }

    @Test("a context begun without a scale makes images at the screen's, and nothing outside begin and end")
    func imageContext() {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 20, height: 10))
        #expect(image?.cgImage?.width == 60)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("sizes and angles that make no sense do not end the model")
    func senseless() {
        for value in [CGFloat.nan, .infinity, 1e300] {
            let path = UIBezierPath(
                arcCenter: .zero, radius: 10, startAngle: 0, endAngle: value, clockwise: false)
            _ = path.bounds
            UIGraphicsBeginImageContextWithOptions(CGSize(width: value, height: 10), false, 1)
            _ = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
            UIGraphicsEndImageContext()
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 10, height: 10)
            flow.minimumInteritemSpacing = value
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
            let source = NumberedSource()
            source.counts = [5]
            collection.dataSource = source
            _ = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        }
    }
}
