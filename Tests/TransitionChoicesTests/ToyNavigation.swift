@testable import TransitionChoices

/// A toy app with a navigation stack, modals, tabs and one interactive pop at a time, to plant bugs in.
struct ToyNavigation {
    enum Act: Hashable {
        case push(Int), pop, present(Int), dismiss, begin, update(Int), cancel, finish, tab(Int)
    }

    enum Bug: CaseIterable {
        /// Presenting while an interactive pop runs.
        case order
        /// The third cancelled pop.
        case thirdCancel
        /// Dismissing a modal whose number, at least 10, is on the stack too.
        case equalValues
        /// Finishing a pop at 50 or later with four on the stack.
        case threshold
        /// Cancelling a pop after leaving its tab and coming back.
        case comingBack

        /// The only simplest script.
        var minimum: [Act] {
            switch self {
            case .order: [.push(0), .begin, .present(0)]
            case .thirdCancel: [.push(0), .begin, .cancel, .begin, .cancel, .begin, .cancel]
            case .equalValues: [.push(10), .present(10), .dismiss]
            case .threshold: [.push(0), .push(0), .push(0), .begin, .update(50), .finish]
            case .comingBack: [.push(0), .begin, .tab(1), .tab(0), .cancel]
            }
        }
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
            return bug == .equalValues && number >= 10 && stack.contains(number)
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

    /// Scripts of 1…50 acts by chance; each act is a span of two choices.
    static func acts<Source>(_ draw: inout Draw<Source>) -> [Act] {
        var acts: [Act] = []
        while acts.count < 50, draw.beginRecord() { acts.append(draw.span("act") { act(&$0) }) }
        return acts
    }

    private static func act<Source>(_ draw: inout Draw<Source>) -> Act {
        switch draw.value(upTo: 8) {
        case 0: .push(draw.integer(in: 0...99))
        case 1: .present(draw.integer(in: 0...99))
        case 2: simple(.begin, &draw)
        case 3: .update(draw.integer(in: 0...100))
        case 4: .tab(draw.integer(in: 0...4))
        case 5: simple(.cancel, &draw)
        case 6: simple(.finish, &draw)
        case 7: simple(.dismiss, &draw)
        default: simple(.pop, &draw)
        }
    }

    /// Every act takes two choices, so that a change of kind shifts nothing.
    private static func simple<Source>(_ act: Act, _ draw: inout Draw<Source>) -> Act {
        _ = draw.value(upTo: 0)
        return act
    }
}
