import Foundation
import Runtime

/// What the debug information says of addresses, read in a process that keeps it open.
///
/// Reading it may go wrong, as all that reads a foreign format, so that process has it done in a child. Most of the
/// time goes into opening the files. What a child has survived is done in the process itself once more as soon as a
/// second child is needed: later ones inherit what is open. It takes some hundred megabytes, which no process may have
/// that performs scripts in children. All are copies of one process: an address means the same in each.
@MainActor
final class DebugInformation {
    /// The addresses of this process mean the same to all.
    static let shared = DebugInformation()

    struct Question: Codable {
        enum Detail: String, Codable {
            /// Names alone, which stand in the symbol table.
            case names
            case lines
            /// Lines and what is inlined.
            case all
        }

        let addresses: [UInt64]
        var beginsWithProgramCounter = false
        let detail: Detail
    }

    private struct Answer: Codable {
        var frames: [UInt64: [StackFrame]] = [:]
        var problem: String?
        /// Children of its own that something outside has killed.
        var killedCount = 0
    }

    private let process: AnsweringProcess

    /// Seconds for one child.
    private static let timeout = 60.0

    init() {
        let reader = Reader()
        process = AnsweringProcess { question, beat in
            (try? ChildWords.encoder.encode(reader.answer(to: question, beat))) ?? Data()
        }
    }

    /// Has the process begin, so that children which are forked from here on ask the same one.
    func begin() { process.begin() }

    /// Frames by address, inlined ones first; none of what could not be read.
    ///
    /// - Throws: when the machine has no process for it.
    func answer(_ question: Question) throws(IsolationError) -> [UInt64: [StackFrame]] {
        let data = (try? ChildWords.encoder.encode(question)) ?? Data()
        let answer = try ChildWords.read(Answer.self, from: process.ask(data))
        KilledChildren.note(answer.killedCount)
        if let problem = answer.problem { throw IsolationError(description: problem) }
        return answer.frames
    }

    /// The work in the process.
    @MainActor
    private final class Reader {
        /// What a child has read and survived: it has opened all that there is to open.
        private var survived: Question?
        private var isOpen = false

        func answer(to data: Data, _ beat: () -> Void) -> Answer {
            let killedBefore = KilledChildren.count
            var answer = Answer()
            do {
                let question = try ChildWords.read(Question.self, from: data)
                answer.frames = try frames(question, beat)
            } catch {
                answer.problem = error.description
            }
            answer.killedCount = KilledChildren.count - killedBefore
            return answer
        }

        private func frames(_ question: Question, _ beat: () -> Void) throws(IsolationError) -> [UInt64: [StackFrame]] {
            if question.detail != .names { open() }
            let answer = try withoutActuallyEscaping(beat) { beat throws(IsolationError) in
                try KilledChildren.answer(timeout: DebugInformation.timeout, onProgress: { _ in beat() }) { _ in
                    (try? ChildWords.encoder.encode(Self.symbolicate(question))) ?? Data()
                }
            }
            guard let answer else { return [:] }
            let read = try ChildWords.read([UInt64: [StackFrame]].self, from: answer)
            if question.detail != .names, survived == nil, !read.isEmpty {
                survived = Question(
                    addresses: Array(question.addresses.prefix(1)),
                    beginsWithProgramCounter: question.beginsWithProgramCounter, detail: question.detail)
            }
            return read
        }

        /// Opens the debug information here, if a child has survived that.
        private func open() {
            guard !isOpen, let survived else { return }
            isOpen = true
            _ = Self.symbolicate(survived)
        }

        private static func symbolicate(_ question: Question) -> [UInt64: [StackFrame]] {
            let architecture = (try? Backtrace.capture(limit: 1))?.architecture ?? "x86_64"
            // The first return address of a backtrace that has no program counter is left out by the reader: it stands
            // there twice.
            let addresses = question.addresses
            let padded = question.beginsWithProgramCounter ? addresses : addresses.prefix(1) + addresses
            let backtrace = Backtrace.of(
                addresses: padded, beginsWithProgramCounter: question.beginsWithProgramCounter,
                architecture: architecture)
            let symbolicated = backtrace?.symbolicated(
                with: ImageMap.captureSteadily(), options: question.detail.options)
            var result: [UInt64: [StackFrame]] = [:]
            for frame in symbolicated?.frames ?? [] {
                guard let address = frame.captured.address else { continue }
                result[address, default: []].append(StackFrame(frame.symbol))
            }
            return result.mapValues { frames in
                let half = frames.count / 2
                return half > 0 && frames[..<half] == frames[half...] ? Array(frames[..<half]) : frames
            }
        }
    }
}

extension DebugInformation.Question.Detail {
    fileprivate var options: Backtrace.SymbolicationOptions {
        switch self {
        case .names: []
        case .lines: [.showSourceLocations]
        case .all: .default
        }
    }
}

extension Backtrace.Frame {
    /// The address of a frame that has one.
    fileprivate var address: UInt64? {
        switch self {
        case .programCounter(let address), .returnAddress(let address), .asyncResumePoint(let address): UInt64(address)
        default: nil
        }
    }
}
