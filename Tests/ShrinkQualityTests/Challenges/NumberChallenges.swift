import PropertyTesting

extension Challenge {
    /// The upstream challenges about two numbers that depend on each other.
    static let differences: [Challenge] = [
        difference("difference zero", minimum: (10, 10)) { $0 == 0 },
        difference("difference small", minimum: (10, 6)) { (1...4).contains($0) },
        difference("difference one", minimum: (10, 9)) { $0 == 1 },
    ]

    private static func difference(
        _ name: String, minimum: (Int, Int), _ fails: @escaping @Sendable (Int) -> Bool
    ) -> Challenge {
        let number = Generator.integer(in: 1...Int(Int32.max))
        return Challenge(
            name, generator: "two integers 1…2147483647", minimum: "\(minimum)", zip(number, number),
            isExact: { $0 == minimum }, property: { pair, _ in pair.0 < 10 || !fails(abs(pair.0 - pair.1)) })
    }
}
