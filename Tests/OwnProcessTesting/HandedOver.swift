import Foundation
import TransitionRunner

/// What the body of an exit test came to, on its way to the test.
private enum HandedOver<Value: Codable>: Codable {
    case value(Value)
    /// What the body threw.
    case error(String)
    /// How the process died, and its last words.
    case death(String)
}

/// A file by which the body of an exit test hands its value over to the test.
///
/// A file, since to observe what such a process prints keeps one of the few threads that all tests share waiting until
/// the process has ended: on a machine of two processors no other test would go on.
package struct HandOverPlace: Codable, Sendable {
    private let file: URL

    package init() {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("handed-over-\(UUID().uuidString).json")
    }

    /// The value that the body has handed over; the file is gone then.
    ///
    /// - Throws: What the body threw, or how it died.
    package func handedOver<Value: Codable>(as type: Value.Type = Value.self) throws -> Value {
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            throw NothingHandedOver(description: "nothing was handed over: \(error)")
        }
        try? FileManager.default.removeItem(at: file)
        switch try JSONDecoder().decode(HandedOver<Value>.self, from: data) {
        case .value(let value): return value
        case .error(let text): throw NothingHandedOver(description: "the body threw \(text)")
        case .death(let text): throw NothingHandedOver(description: "the body died: \(text)")
        }
    }

    fileprivate func put(_ data: Data) throws {
        try data.write(to: file)
    }
}

/// Performs the body of an exit test and hands its value over to the test, which reads it with `handedOver(as:)`.
///
/// The body has the main actor of this process to itself, while the tests of the other one go on. It runs in a fork, so
/// that its trap, or that it never ends, is told to the test in words.
///
/// - Parameter timeout: Seconds after which the body is taken to hang; long, since a search that finds something may
///   take minutes to explain it.
@MainActor
package func handOver<Value: Codable>(
    to place: HandOverPlace, timeout: Double = 900, _ body: @MainActor () throws -> Value
) throws {
    _ = nice(giveWay)
    let outcome = try runInChild(timeout: timeout) { _ in
        let result: HandedOver<Value>
        do { result = .value(try body()) } catch { result = .error("\(error)") }
        return (try? JSONEncoder().encode(result)) ?? Data()
    }
    let data =
        switch outcome {
        case .finished(let data): data
        case .crashed(let crash), .hung(let crash):
            try JSONEncoder().encode(HandedOver<Value>.death("\(crash.reason): \(crash.message)"))
        }
    try place.put(data)
}

/// How far such a process lets others go first: the tests on the main actor can use one processor and no more, so what
/// they do not get of it is done when all others are over, and leaves the second one idle.
private let giveWay: Int32 = 10

/// Why a body handed no value over.
package struct NothingHandedOver: Error, CustomStringConvertible {
    package let description: String
}
