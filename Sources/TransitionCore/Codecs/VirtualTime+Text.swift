extension VirtualTime {
    /// Seconds since launch with three decimals: `0.617 s`.
    public var text: String {
        let magnitude = frame.magnitude
        let rate = UInt(Self.framesPerSecond)
        let thousandths = (magnitude % rate * 1_000 + rate / 2) / rate
        let digits = String(thousandths)
        let padding = String(repeating: "0", count: 3 - digits.count)
        return "\(frame < 0 ? "-" : "")\(magnitude / rate).\(padding)\(digits) s"
    }
}
