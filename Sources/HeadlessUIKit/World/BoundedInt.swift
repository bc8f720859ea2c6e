extension Int {
    /// A whole number for any other, where the plain conversion traps: what is no number is 0, and what is too large is
    /// the largest that still adds up.
    init(bounding value: some BinaryFloatingPoint) {
        let limit = Double(Int32.max)
        let number = Double(value)
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -limit), limit))
    }
}
