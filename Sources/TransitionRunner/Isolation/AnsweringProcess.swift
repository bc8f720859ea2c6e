import CProcessIsolation
import Foundation

/// A process that keeps what takes long to make, and answers this one and all that are forked from it.
///
/// Use it for what is large: a fork copies the tables of all memory, so no process that forks often may have it. The
/// process begins with the first question, or when it is told to, and ends with the last that could ask. One that dies
/// of a question, or sleeps for ever, is followed by another.
@MainActor
final class AnsweringProcess {
    /// Makes the answer; called in the process alone. `beat` has to be called now and then where it takes long.
    typealias Answer = @MainActor (_ question: Data, _ beat: () -> Void) -> Data

    private let answer: Answer
    private let timeout: Double
    private var service: isolation_service?

    /// What dies of a question so often dies of it always.
    private static let attemptLimit = 2
    /// Comes before the answer, which begins with none.
    private static let beat: UInt8 = 0x0A

    /// - Parameters:
    ///   - timeout: Seconds of work or sleep without a beat after which it is taken to hang.
    ///   - answer: Makes an answer, which must not be empty nor begin with a line break.
    init(timeout: Double = 60, answer: @escaping Answer) {
        self.timeout = timeout
        self.answer = answer
    }

    /// Begins it, so that children of this process need none of their own. Without one, the first question tells why.
    func begin() {
        if service == nil { _ = try? running() }
    }

    /// - Throws: when the machine gives no process, or each dies of the question.
    func ask(_ question: Data) throws(IsolationError) -> Data {
        for _ in 0..<Self.attemptLimit {
            let service = try running()
            if let answer = self.answer(of: service, to: question) { return answer }
            end()
        }
        throw IsolationError(description: "a process of ours died of it, or slept for ever")
    }

    /// Lets it end, as soon as no child of this process can ask it any more.
    func end() {
        if let service { close(service.life) }
        service = nil
    }

    private func running() throws(IsolationError) -> isolation_service {
        if let service { return service }
        let made = ChildStart.startService()
        if made.process < 0 { throw IsolationError(description: "no process: \(lastSystemError())") }
        if made.process == 0 { serve(made) }
        service = made
        return made
    }

    private func serve(_ service: isolation_service) -> Never {
        withUnsafePointer(to: service) { service in
            while true {
                let connection = isolation_service_accept(service)
                if connection < 0 { isolated_child_end(0) }
                let question = Self.readAll(connection) { true }
                let answer = answer(question ?? Data()) { _ = Self.write([Self.beat], to: connection) }
                if Self.write(Array(answer), to: connection) { isolation_service_finish(connection) }
                close(connection)
            }
        }
    }

    /// Nil if it has ended, or does nothing any more.
    private func answer(of service: isolation_service, to question: Data) -> Data? {
        let connection = withUnsafePointer(to: service) { isolation_service_connect($0) }
        guard connection >= 0 else { return nil }
        defer { close(connection) }
        guard Self.write(Array(question), to: connection) else { return nil }
        isolation_service_finish(connection)
        var signs = SignsOfLife(process: service.process)
        var progress: UInt64 = 0
        let answer = Self.readAll(connection, onBytes: { progress += 1 }) {
            signs.note(progress: progress, now: seconds())
            return signs.silence < timeout
        }
        // One that has ended is left alone: another process may have its number by now.
        if answer == nil { withUnsafePointer(to: service) { isolation_service_kill($0) } }
        guard let text = answer?.drop(while: { $0 == Self.beat }), !text.isEmpty else { return nil }
        return Data(text)
    }

    /// Everything up to the end; nil if that was not waited for.
    private static func readAll(
        _ connection: Int32, onBytes: () -> Void = {}, while isWaiting: () -> Bool
    ) -> Data? {
        var bytes = Data()
        return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            while isWaiting() {
                let count = isolation_service_read(connection, buffer.baseAddress, buffer.count, 100)
                if count == 0 { return bytes }
                if count > 0 {
                    bytes.append(contentsOf: buffer.prefix(Int(count)))
                    onBytes()
                }
            }
            return nil
        }
    }

    private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        bytes.withUnsafeBytes { isolation_service_write(connection, $0.baseAddress, $0.count) }
    }
}
