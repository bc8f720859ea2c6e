import PropertyTesting

/// A toy app with a navigation stack, modals, tabs and at most one interactive pop, to plant failures in.
struct ToyNavigation {
    enum Act: Hashable, Sendable {
        case push(Int), pop, present(Int), dismiss, begin, update(Int), cancel, finish, tab(Int)
    }

    enum Bug: Sendable {
        /// Presenting while an interactive pop runs.
        case order
        /// The third cancelled pop.
        case thirdCancel
        /// Dismissing a modal whose number, at least 10, is on the stack too.
        case equalNumbers
        /// Finishing a pop at 50 or later with four on the stack.
        case threshold
        /// Cancelling a pop after leaving its tab and coming back.
        case comingBack
    }

    private struct Pop {
        let tab: Int
        var progress = 0
        var hasLeft = false
    }

    private var stack = [0]
    private var modals: [Int] = []
    private var tab = 0
    private var pop: Pop?
    private var cancelCount = 0

    /// Whether the script runs into the bug; an act that does not apply is skipped.
    static func meets(_ bug: Bug, _ acts: [Act]) -> Bool {
        var app = ToyNavigation()
        return acts.contains { app.performs($0, into: bug) }
    }

    private mutating func performs(_ act: Act, into bug: Bug) -> Bool {
        switch act {
        case .push(let number):
            stack.append(number)
        case .pop:
            if stack.count > 1, pop == nil { stack.removeLast() }
        case .present(let number):
            if bug == .order, pop != nil { return true }
            modals.append(number)
        case .dismiss:
            guard let number = modals.popLast() else { return false }
            return bug == .equalNumbers && number >= 10 && stack.contains(number)
        case .begin:
            if stack.count > 1, pop == nil { pop = Pop(tab: tab) }
        case .update(let progress):
            pop?.progress = progress
        case .cancel:
            return cancels(into: bug)
        case .finish:
            guard let ended = pop else { return false }
            pop = nil
            if bug == .threshold, ended.progress >= 50, stack.count >= 4 { return true }
            if stack.count > 1 { stack.removeLast() }
        case .tab(let number):
            tab = number
            if let running = pop, running.tab != number { pop?.hasLeft = true }
        }
        return false
    }

    private mutating func cancels(into bug: Bug) -> Bool {
        guard let ended = pop else { return false }
        pop = nil
        cancelCount += 1
        if bug == .thirdCancel { return cancelCount == 3 }
        return bug == .comingBack && ended.hasLeft && ended.tab == tab
    }

    /// Scripts of up to 50 acts of nine kinds, all equally likely but for those that a run leaves out.
    static let acts = Generator<[Act]>.array(
        of: .oneOf(
            Generator.integer(in: 0...99).map { .push($0) }, .just(.pop),
            Generator.integer(in: 0...99).map { .present($0) }, .just(.dismiss), .just(.begin),
            Generator.integer(in: 0...100).map { .update($0) }, .just(.cancel), .just(.finish),
            Generator.integer(in: 0...4).map { .tab($0) }), count: 0...50)

    static let generatorText =
        "array of 0…50 of: push 0…99, pop, present 0…99, dismiss, begin, update 0…100, cancel, finish, tab 0…4"
}

extension Challenge {
    /// Five failures in the shape of transition scripts.
    static let navigation: [Challenge] = [
        navigation("T1 order", .order, [[.push(0), .begin, .present(0)]]),
        navigation(
            "T2 count", .thirdCancel, [[.push(0), .begin, .cancel, .begin, .cancel, .begin, .cancel]]),
        navigation(
            "T3 coupled", .equalNumbers,
            [[.push(10), .present(10), .dismiss], [.present(10), .push(10), .dismiss]]),
        navigation("T4 threshold", .threshold, thresholdMinima),
        navigation("T5 return", .comingBack, [[.push(0), .begin, .tab(1), .tab(0), .cancel]]),
    ]

    /// Two of the pushes and the update may stand anywhere between what they need.
    private static let thresholdMinima: [[ToyNavigation.Act]] = [
        [.push(0), .push(0), .push(0), .begin, .update(50), .finish],
        [.push(0), .push(0), .begin, .push(0), .update(50), .finish],
        [.push(0), .begin, .push(0), .push(0), .update(50), .finish],
        [.push(0), .begin, .update(50), .push(0), .push(0), .finish],
        [.push(0), .push(0), .begin, .update(50), .push(0), .finish],
        [.push(0), .begin, .push(0), .update(50), .push(0), .finish],
    ]

    private static func navigation(
        _ name: String, _ bug: ToyNavigation.Bug, _ minima: [[ToyNavigation.Act]]
    ) -> Challenge {
        Challenge(
            name, generator: ToyNavigation.generatorText, minimum: "\(minima.count) of \(minima[0].count) acts",
            ToyNavigation.acts, isExact: { minima.contains($0) },
            property: { acts, _ in !ToyNavigation.meets(bug, acts) })
    }
}
