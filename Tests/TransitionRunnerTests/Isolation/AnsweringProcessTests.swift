import CProcessIsolation
import Foundation
import Testing

@testable import TransitionRunner

@Suite("A process that answers")
@MainActor
struct AnsweringProcessTests {
    /// Counts what it was asked, and tells its number.
    private final class Counter {
        var count = 0

        func answer(_ question: Data, _ beat: () -> Void) -> Data {
            count += 1
            switch String(decoding: question, as: UTF8.self) {
            case "die": abort()
            case "sleep": while true { usleep(50_000) }
            case "take long":
                for _ in 0..<20 {
                    usleep(50_000)
                    beat()
                }
            default: break
            }
            return Data("\(getpid()) \(count)".utf8)
        }
    }

    private static func makeProcess(timeout: Double = 60) -> AnsweringProcess {
        let counter = Counter()
        return AnsweringProcess(timeout: timeout) { counter.answer($0, $1) }
    }

    /// The process that answered, and how many questions it had been asked.
    private func ask(_ process: AnsweringProcess, _ question: String = "") throws -> (process: Int32, count: Int) {
        let words = String(decoding: try process.ask(Data(question.utf8)), as: UTF8.self).split(separator: " ")
        return (Int32(words[0]) ?? 0, Int(words[1]) ?? 0)
    }

    @Test("is another one, and keeps what it has made")
    func keeps() throws {
        let process = Self.makeProcess()
        let (first, second) = (try ask(process), try ask(process))
        #expect(first.process == second.process && first.process != getpid())
        #expect(first.count == 1 && second.count == 2)
        process.end()
    }

    @Test("is asked by children, and by their children")
    func children() throws {
        let process = Self.makeProcess()
        process.begin()
        let outcome = try KilledChildren.outcome(timeout: 60, prints: false) { _ in
            let own = (try? self.ask(process))?.count ?? 0
            let inner = try? KilledChildren.answer(timeout: 60) { _ in
                Data("\((try? self.ask(process))?.count ?? 0)".utf8)
            }
            return Data("\(own) \(String(decoding: (inner ?? nil) ?? Data(), as: UTF8.self))".utf8)
        }
        guard case .finished(let data) = outcome else { throw CancellationError() }
        #expect(String(decoding: data, as: UTF8.self) == "1 2")
        #expect(try ask(process).count == 3)
        process.end()
    }

    @Test("is followed by another where it dies of a question, or sleeps over it", arguments: ["die", "sleep"])
    func successor(question: String) throws {
        let process = Self.makeProcess(timeout: 0.5)
        let first = try ask(process)
        #expect(throws: IsolationError.self) { try self.ask(process, question) }
        let next = try ask(process)
        #expect(next.process != first.process && next.count == 1 && hasEnded(first.process))
        process.end()
        #expect(hasEnded(next.process))
        // Nor is one left that has ended and is still somebody's: the library of the tests waits for any child.
        #expect(waitpid(first.process, nil, WNOHANG) == -1 && waitpid(next.process, nil, WNOHANG) == -1)
    }

    @Test("is waited for as long as it gives signs of life")
    func beats() throws {
        let process = Self.makeProcess(timeout: 0.5)
        #expect(try ask(process, "take long").count == 1)
        process.end()
    }

    @Test("ends with the last that could ask")
    func ends() throws {
        let answer = try KilledChildren.answer(timeout: 60) { _ in
            Data("\((try? self.ask(Self.makeProcess()))?.process ?? 0)".utf8)
        }
        let process = try #require(answer.flatMap { Int32(String(decoding: $0, as: UTF8.self)) })
        #expect(process > 0 && hasEnded(process))
    }

    /// Whether it ends; for some seconds it may not have.
    private func hasEnded(_ process: Int32) -> Bool {
        for _ in 0..<200 where isolation_is_alive(process) { usleep(50_000) }
        return !isolation_is_alive(process)
    }

    @Test("tells that the machine gives none")
    func refused() {
        ChildStart.refusal = { ENOMEM }
        defer { ChildStart.refusal = nil }
        #expect(throws: IsolationError.self) { try self.ask(Self.makeProcess()) }
    }
}
