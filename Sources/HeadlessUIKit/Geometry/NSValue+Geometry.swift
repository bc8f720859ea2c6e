import Foundation

/// Boxes under the names that UIKit gives them.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
}

extension NSValue {
    /// Sixteen numbers, as Foundation's boxes know no other structure of that size.
    private static let matrixEncoding = "[16d]"

    public convenience init(caTransform3D transform: CATransform3D) {
        var numbers = transform.numbers.map { Double($0) }
        self.init(bytes: &numbers, objCType: Self.matrixEncoding)
    }

    var holdsTransform: Bool { String(cString: objCType) == Self.matrixEncoding }

    /// The identity for a value of another kind.
    public var caTransform3DValue: CATransform3D {
        guard holdsTransform else { return CATransform3DIdentity }
        var numbers = [Double](repeating: 0, count: 16)
        getValue(&numbers)
        var transform = CATransform3DIdentity
        transform.numbers = numbers.map { CGFloat($0) }
        return transform
    }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(caTransform3D: CATransform3D(transform))
    }

    public var cgAffineTransformValue: CGAffineTransform { caTransform3DValue.affinePart }
}

extension CGFloat {
    public init(_ number: NSNumber) { self.init(number.doubleValue) }
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}
