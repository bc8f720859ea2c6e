import Foundation

extension CGRect {
    /// What two rectangles have in common; null for a rectangle that is not made of numbers, where Foundation's
    /// `intersection` traps on Linux and Apple's answers null.
    package func overlap(with other: CGRect) -> CGRect {
        isMadeOfNumbers && other.isMadeOfNumbers ? intersection(other) : .null
    }

    /// Whether no part of it is "not a number", the far edges included.
    private var isMadeOfNumbers: Bool {
        !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN || width.isNaN || height.isNaN)
    }
}
