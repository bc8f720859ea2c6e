import PropertyTesting

extension Challenge {
    /// The upstream challenges about lists of integers.
    static let lists: [Challenge] = [
        bound5(longest: 1), bound5(longest: 10), largeUnionList, reverse, lengthList, coupling, deletion, distinct,
        nestedLists,
    ]

    private static let integers = Generator<[Int]>.array(of: .integer())

    private static func wrap(_ number: Int) -> Int { Int(Int16(truncatingIfNeeded: number)) }

    private static func bound5(longest: Int) -> Challenge {
        let list = Generator<[Int]>.array(of: .integer(in: -32_768...32_767), count: 0...longest)
            .filter("sum below 256") { wrap($0.reduce(0, +)) < 256 }
        return Challenge(
            longest == 1 ? "bound5" : "bound5, lists ≤ 10",
            generator: "array of 5…5 of (array of 0…\(longest) of integers -32768…32767, filtered by sum < 256)",
            minimum: "[-32768] and [-1], the others empty", Generator<[[Int]]>.array(of: list, count: 5...5),
            isExact: { $0.filter { !$0.isEmpty }.sorted { $0[0] < $1[0] } == [[-32_768], [-1]] },
            property: { lists, _ in wrap(lists.joined().reduce(0, +)) < 5 * 256 })
    }

    private static let largeUnionList = Challenge(
        "large union list", generator: "array of 0…32 of arrays of 0…32 of all integers",
        minimum: "[[0, 1, -1, 2, -2]]", Generator<[[Int]]>.array(of: integers),
        isExact: { $0 == [[0, 1, -1, 2, -2]] }, property: { lists, _ in Set(lists.joined()).count < 5 })

    private static let reverse = Challenge(
        "reverse", generator: "array of 0…32 of all integers", minimum: "[0, 1] or [0, -1]", integers,
        isExact: { $0 == [0, 1] || $0 == [0, -1] }, property: { list, _ in list == list.reversed() })

    private static let lengthList = Challenge(
        "length list",
        generator: "n of integers 1…100, flatMap to array of n…n of integers 0…1000", minimum: "[900]",
        Generator.integer(in: 1...100).flatMap { .array(of: .integer(in: 0...1_000), count: $0...$0) },
        isExact: { $0 == [900] }, property: { list, _ in list.max() ?? 0 < 900 })

    private static let coupling = Challenge(
        "coupling", generator: "array of 0…32 of integers 0…10, discarded unless all are below its count",
        minimum: "[1, 0]", Generator<[Int]>.array(of: .integer(in: 0...10)), isExact: { $0 == [1, 0] },
        property: { list, run in
            try run.require(list.allSatisfy { $0 < list.count })
            return !list.indices.contains { $0 != list[$0] && list[list[$0]] == $0 }
        })

    private static let deletion = Challenge(
        "deletion", generator: "array of 0…32 of all integers, and an index 0…10, discarded unless in the array",
        minimum: "([0, 0], 0)", zip(integers, .integer(in: 0...10)), isExact: { $0.0 == [0, 0] && $0.1 == 0 },
        property: { pair, run in
            let (list, index) = pair
            try run.require(index < list.count)
            var rest = list
            if let first = rest.firstIndex(of: list[index]) { rest.remove(at: first) }
            return !rest.contains(list[index])
        })

    private static let distinct = Challenge(
        "distinct", generator: "array of 0…32 of all integers", minimum: "[0, 1, -1] or [0, 1, 2]", integers,
        isExact: { $0 == [0, 1, -1] || $0 == [0, 1, 2] }, property: { list, _ in Set(list).count < 3 })

    private static let nestedLists = Challenge(
        "nested lists", generator: "array of 0…32 of arrays of 0…32 of zeros", minimum: "one list of eleven",
        Generator<[[Int]]>.array(of: .array(of: .just(0))),
        isExact: { $0 == [[Int](repeating: 0, count: 11)] },
        property: { lists, _ in lists.map(\.count).reduce(0, +) <= 10 })
}
