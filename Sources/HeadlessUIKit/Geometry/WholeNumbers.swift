extension Int {
    /// The whole part of a measure that may be endless or no number, as far as layout can use one; 0 for no number.
    init(measure value: CGFloat) {
        let most = 1e9
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(Double(value), -most), most))
    }
}
