/// In what manner a twin makes its moves.
struct TwinManner: Hashable {
    /// Moves that are left out.
    var dropped: Set<Int> = []
    /// Moves that follow the one before without a rest, as soon as they did in the run.
    var joined: Set<Int> = []
    /// Of the joined ones, those that follow as soon as the main thread was free for them: time in which it was blocked
    /// does not count.
    var hurried: Set<Int> = []
    /// Moves that are made in another way: which one, counted from 1.
    var ways: [Int: Int] = [:]

    /// The moves from `index` to `end` that are made in one go.
    func group(from index: Int, to end: Int) -> Range<Int> {
        var next = index + 1
        while next < end, joined.contains(next) { next += 1 }
        return index..<next
    }
}

/// Tries manners for what a twin cannot follow, the least disturbed first.
///
/// What was asked while something else was under way may have to be asked so again: a finger hits what is there for a
/// moment only, and what waits for its turn is no longer asked for once it could come at once.
struct TwinMannerSearch {
    private let moves: TwinMoves
    /// What may be asked for in place of a gesture, at last.
    private let actionNames: [String]
    /// Whether moves of which nothing came may be left out.
    private let leavesOut: Bool
    private(set) var manner = TwinManner()
    /// How many manners have been tried of each phrase, by its first move.
    private var triedCounts: [Int: Int] = [:]

    init(_ moves: TwinMoves, actionNames: [String], leavesOut: Bool = true) {
        self.leavesOut = leavesOut
        self.moves = moves
        self.actionNames = actionNames
    }

    /// The moves in the manner that is to be tried.
    var adjusted: TwinMoves {
        var adjusted = moves
        for (index, way) in manner.ways { adjusted.moves[index].deed = ways(of: index)[way - 1] }
        return adjusted
    }

    private func ways(of index: Int) -> [TwinMove.Deed] {
        let move = moves.moves[index]
        guard let inRun = move.inRun else { return [] }
        return inRun.ways + (move.isDrag && !move.isOptional ? actionNames.map { .act($0) } : [])
    }

    /// Goes on to the next manner after a move has failed; false when there is none.
    mutating func advance(afterFailing index: Int) -> Bool {
        var phrase = moves.phrase(of: index)
        while !advance(phrase) {
            // A gesture that was made otherwise than in the run may have left what a later move cannot cope with.
            guard let earlier = moves.moves[..<phrase.lowerBound].lastIndex(where: { $0.isDrag && !$0.isOptional })
            else { return false }
            use(TwinManner(), for: phrase)
            triedCounts[phrase.lowerBound] = nil
            phrase = moves.phrase(of: earlier)
        }
        return true
    }

    private mutating func advance(_ phrase: Range<Int>) -> Bool {
        let manners = manners(of: phrase)
        let count = triedCounts[phrase.lowerBound, default: 1]
        guard count < manners.count else { return false }
        triedCounts[phrase.lowerBound] = count + 1
        use(manners[count], for: phrase)
        return true
    }

    private mutating func use(_ other: TwinManner, for phrase: Range<Int>) {
        manner.dropped = manner.dropped.filter { !phrase.contains($0) }.union(other.dropped)
        manner.joined = manner.joined.filter { !phrase.contains($0) }.union(other.joined)
        manner.hurried = manner.hurried.filter { !phrase.contains($0) }.union(other.hurried)
        manner.ways = manner.ways.filter { !phrase.contains($0.key) }.merging(other.ways) { $1 }
    }

    private func manners(of phrase: Range<Int>) -> [TwinManner] {
        let optional = Set(phrase.filter { leavesOut && moves.moves[$0].isOptional })
        let wayCount = phrase.map { ways(of: $0).count }.max() ?? 0
        var manners: [TwinManner] = []
        for way in 0...wayCount {
            for dropped in optional.isEmpty ? [[]] : [[], optional] {
                for (joined, hurried) in paces(of: phrase, without: dropped) {
                    var manner = TwinManner(dropped: dropped, joined: joined, hurried: hurried)
                    for index in phrase where way > 0 {
                        let count = ways(of: index).count
                        if count > 0 { manner.ways[index] = min(way, count) }
                    }
                    manners.append(manner)
                }
            }
        }
        return manners
    }

    /// With a rest after each, at the times of the run, and without the time in which its main thread was blocked.
    private func paces(of phrase: Range<Int>, without dropped: Set<Int>) -> [(joined: Set<Int>, hurried: Set<Int>)] {
        var paces: [(joined: Set<Int>, hurried: Set<Int>)] = [([], [])]
        guard phrase.count - dropped.count > 1 else { return paces }
        let joined = Set(phrase.dropFirst())
        paces.append((joined, []))
        if phrase.contains(where: { (moves.moves[$0].inRun?.blockedFrames ?? 0) > 0 }) {
            paces.append((joined, joined))
        }
        return paces
    }
}
