import Testing

/// Marks a test whose work is done in a process of its own, and lets few of them work at once.
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

/// Lets in a few at a time, in the order in which they came.
private actor ProcessQueue {
    /// Of all tests of a run: two keep a small machine busy when the main actor's tests are over.
    static let tests = ProcessQueue(limit: 2)

    private var freeCount: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(limit: Int) {
        freeCount = limit
    }

    func enter() async {
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
}
