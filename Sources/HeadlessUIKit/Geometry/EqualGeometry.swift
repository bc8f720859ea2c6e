extension CGPoint {
    /// Whether both points are the same; `==` in a word that older code uses.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    /// Whether both sizes are the same; `==` in a word that older code uses.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    /// Whether both rectangles are the same; `==` in a word that older code uses.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}
