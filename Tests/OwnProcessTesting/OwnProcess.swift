import Testing

/// Marks a test whose work is done in a process of its own, and lets few of them work at a time.
///
/// Such a test must not be on the main actor: it would wait for every test that is.
package struct OwnProcess: TestTrait, SuiteTrait, TestScoping {
    package let isRecursive = true

    package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase == nil ? nil : self
    }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await ProcessQueue.tests.enter()
        do {
            try await function()
        } catch {
            await ProcessQueue.tests.leave()
            throw error
        }
        await ProcessQueue.tests.leave()
    }
}

extension Trait where Self == OwnProcess {
    /// The test's work is done in a process of its own.
    package static var ownProcess: Self { Self() }
}

/// Lets in one at a time, and two once the main actor has nothing left to do, in the order in which they came.
///
/// Whoever waits for such a process keeps one of the threads that all tests share, of which a small machine has two:
/// with two of them at once no other test would go on.
private actor ProcessQueue {
    /// Of all tests of a run.
    static let tests = ProcessQueue()

    private var freeCount = 1
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isWatching = false

    func enter() async {
        if !isWatching {
            isWatching = true
            Task { await widenWhenOthersAreOver() }
        }
        if freeCount > 0 {
            freeCount -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func leave() {
        if waiting.isEmpty {
            freeCount += 1
        } else {
            waiting.removeFirst().resume()
        }
    }

    /// The main actor takes its tests in the order in which they came, so it answers when those before are over; a few
    /// come one after the other.
    private func widenWhenOthersAreOver() async {
        for _ in 0..<5 {
            try? await Task.sleep(for: .seconds(1))
            await MainActor.run {}
        }
        leave()
    }
}
