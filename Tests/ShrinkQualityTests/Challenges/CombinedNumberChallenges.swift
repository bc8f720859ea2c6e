import PropertyTesting

extension Challenge {
    /// Numbers in different steps of which the product, the sum or the order matters.
    static let combinedNumbers: [Challenge] = [
        product, largeProduct, sum, sumOfUnlikeRanges, sumOfThree, ascending, descending, descendingApart,
        exactProduct, productOfThree, exactSumOfThree,
    ]

    private static let boxes = Generator<[Step]>.scripts(
        of: .step(.width, 0...100), .flag(.toggle), .step(.height, 0...100), .pick(.choose, of: 4),
        .step(.depth, 0...100))
    private static let boxesText = "width 0…100, toggle, height 0…100, choose of 4, depth 0…100"

    private static let product = steps(
        "product of 100", boxesText, boxes, minimum: [Step(.width, 1), Step(.toggle, 1), Step(.height, 100)]
    ) { $0.contain([.width, .toggle, .height]) { $0[1] == 1 && $0[0] * $0[2] >= 100 } }

    private static let largeProduct = steps(
        "product of 5000 of unlike ranges", "width 0…100, toggle, height 0…1000",
        .scripts(of: .step(.width, 0...100), .flag(.toggle), .step(.height, 0...1_000)),
        minimum: [Step(.width, 5), Step(.toggle, 1), Step(.height, 1_000)]
    ) { $0.contain([.width, .toggle, .height]) { $0[1] == 1 && $0[0] * $0[2] >= 5_000 } }

    private static let sum = steps(
        "sum of 150", boxesText, boxes, minimum: [Step(.width, 50), Step(.toggle, 1), Step(.height, 100)]
    ) { $0.contain([.width, .toggle, .height]) { $0[1] == 1 && $0[0] + $0[2] >= 150 } }

    private static let sumOfUnlikeRanges = steps(
        "sum of exactly 150 of unlike ranges", "width 0…100, toggle, height 20…125",
        .scripts(of: .step(.width, 0...100), .flag(.toggle), .step(.height, 20...125)),
        minimum: [Step(.width, 25), Step(.toggle, 1), Step(.height, 125)]
    ) { $0.contain([.width, .toggle, .height]) { $0[1] == 1 && $0[0] + $0[2] == 150 } }

    private static let sumOfThree = steps(
        "sum of 250 of three", boxesText, boxes,
        minimum: [Step(.width, 50), Step(.height, 100), Step(.choose, 2), Step(.depth, 100)]
    ) { $0.contain([.width, .height, .choose, .depth]) { $0[2] >= 2 && $0[0] + $0[1] + $0[3] >= 250 } }

    private static let ascending = steps(
        "ascending", boxesText, boxes,
        minimum: [Step(.width), Step(.height, 1), Step(.toggle, 1), Step(.depth, 2)]
    ) { $0.contain([.width, .height, .toggle, .depth]) { $0[2] == 1 && $0[0] < $0[1] && $0[1] < $0[3] } }

    private static let descending = steps(
        "descending", boxesText, boxes,
        minimum: [Step(.width, 2), Step(.height, 1), Step(.toggle, 1), Step(.depth)]
    ) { $0.contain([.width, .height, .toggle, .depth]) { $0[2] == 1 && $0[0] > $0[1] && $0[1] > $0[3] } }

    /// Each is a round distance below the one before.
    private static let descendingApart = steps(
        "descending by 10 and 20", boxesText, boxes,
        minimum: [Step(.width, 30), Step(.choose, 1), Step(.height, 20), Step(.depth)]
    ) { $0.contain([.width, .choose, .height, .depth]) { $0[1] > 0 && $0[0] - $0[2] >= 10 && $0[2] - $0[3] >= 20 } }

    private static let exactProduct = steps(
        "product of exactly 96", boxesText, boxes, minimum: [Step(.width, 1), Step(.toggle, 1), Step(.height, 96)]
    ) { $0.contain([.width, .toggle, .height]) { $0[1] == 1 && $0[0] * $0[2] == 96 } }

    private static let productOfThree = steps(
        "product of 1000 of three", boxesText, boxes,
        minimum: [Step(.width, 1), Step(.height, 10), Step(.toggle, 1), Step(.depth, 100)]
    ) { $0.contain([.width, .height, .toggle, .depth]) { $0[2] == 1 && $0[0] * $0[1] * $0[3] >= 1_000 } }

    private static let exactSumOfThree = steps(
        "sum of exactly 180 of three unlike ranges", "width 0…100, toggle, height 0…120, depth 0…50",
        .scripts(of: .step(.width, 0...100), .flag(.toggle), .step(.height, 0...120), .step(.depth, 0...50)),
        minimum: [Step(.width, 10), Step(.toggle, 1), Step(.height, 120), Step(.depth, 50)]
    ) { $0.contain([.width, .toggle, .height, .depth]) { $0[1] == 1 && $0[0] + $0[2] + $0[3] == 180 } }
}
