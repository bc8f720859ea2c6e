/// Runs passes in rounds until each of them has failed to improve the same sequence.
///
/// A round runs every pass once: a pass that could go on for long by small steps leaves room for one that takes a large
/// step. From the second round on, passes that paid in the one before come first. Passes of last resort wait until no
/// other can go on, and where one of them could, the others start again.
struct ShrinkLoop {
    let passes: [any ShrinkPass]

    /// False if a budget ended it.
    func run(in session: ShrinkSession) -> Bool {
        let regular = passes.filter { !$0.isLastResort }
        let last = passes.filter(\.isLastResort)
        while runRounds(of: regular, in: session) {
            let improvementCount = session.improvementCount
            for pass in last where session.improvementCount == improvementCount { pass.run(in: session) }
            if session.improvementCount == improvementCount { return !session.isOver }
        }
        return false
    }

    private func runRounds(of passes: [any ShrinkPass], in session: ShrinkSession) -> Bool {
        var order = Array(passes.indices)
        var fruitless: Set<Int> = []
        while !session.isOver {
            var paid: Set<Int> = []
            for index in order {
                let improvementCount = session.improvementCount
                passes[index].run(in: session)
                if session.improvementCount == improvementCount {
                    fruitless.insert(index)
                    if fruitless.count == passes.count { return !session.isOver }
                } else {
                    fruitless = []
                    paid.insert(index)
                }
            }
            if passes.isEmpty { return true }
            order = passes.indices.filter(paid.contains) + passes.indices.filter { !paid.contains($0) }
        }
        return false
    }
}
