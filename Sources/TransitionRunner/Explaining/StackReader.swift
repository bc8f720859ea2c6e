import Foundation
import Runtime

/// Reads stacks: what stands at their addresses in the source.
///
/// Reading debug information takes long and may go wrong, as all that reads a foreign format. So it is done in a child,
/// a few frames at a time, and each address once. Children are copies of this process: an address means the same in all
/// of them.
@MainActor
final class StackReader {
    /// The addresses of this process mean the same to all.
    static let shared = StackReader()

    private var frames: [UInt64: [StackFrame]] = [:]

    /// The deepest frame that is looked at for a place of the user's; deeper ones are the loop that runs everything.
    private static let depthLimit = 128
    /// Addresses that one child reads, so that the usual stack takes one.
    private static let batchSize = 16
    /// How often a place stands in a stack that goes in circles.
    private static let circleCount = 8
    /// The places that say enough.
    private static let placeLimit = 4
    /// Seconds for one child.
    private static let timeout = 60.0

    /// The user's own code in a stack; none below what performs scripts.
    func userCode(in stack: RawStack) -> UserCode {
        var code = UserCode()
        var walk = UserFrameWalk()
        var counts: [SourcePlace: Int] = [:]
        var hasLeft = false
        frames: for frame in leadingFrames(of: stack) {
            switch walk.next(frame) {
            case .place(let place):
                counts[place, default: 0] += 1
                if !hasLeft { code.entry = place.function }
                if counts[place] == 1 { code.places.append(place) }
            case .model: hasLeft = !code.places.isEmpty
            case .other: continue
            case .end: break frames
            }
        }
        // A stack that runs over ends anywhere in its circle, which is told from its first line on.
        let circle = code.places.filter { counts[$0, default: 0] >= Self.circleCount }
        if !circle.isEmpty { code.places = circle.sorted { ($0.file, $0.line) < ($1.file, $1.line) } }
        code.places = Array(code.places.prefix(Self.placeLimit))
        return code
    }

    /// What Swift noted for the trap at the top of a stack: `Unexpectedly found nil while unwrapping an Optional …`.
    ///
    /// An optimized build prints nothing before such a trap; its debug information has the reason.
    func trapReason(in stack: RawStack) -> String? {
        guard stack.beginsWithProgramCounter, let address = stack.addresses.first else { return nil }
        read([address], beginsWithProgramCounter: true)
        return frames[address]?.lazy.compactMap(\.trapReason).first
    }

    private func leadingFrames(of stack: RawStack) -> some Sequence<StackFrame> {
        let addresses = Array(stack.addresses.prefix(Self.depthLimit))
        return addresses.indices.lazy.flatMap { index in
            if self.frames[addresses[index]] == nil {
                let end = min(index + Self.batchSize, addresses.count)
                self.read(
                    Array(addresses[index..<end]),
                    beginsWithProgramCounter: index == 0 && stack.beginsWithProgramCounter)
            }
            return self.frames[addresses[index]] ?? []
        }
    }

    private func read(_ addresses: [UInt64], beginsWithProgramCounter: Bool) {
        guard addresses.contains(where: { frames[$0] == nil }) else { return }
        let outcome = try? runInChild(timeout: Self.timeout, prints: false) { _ in
            let read = Self.symbolicate(addresses, beginsWithProgramCounter: beginsWithProgramCounter)
            return (try? JSONEncoder().encode(read)) ?? Data()
        }
        guard case .finished(let data) = outcome,
            let read = try? JSONDecoder().decode([UInt64: [StackFrame]].self, from: data)
        else { return }
        frames.merge(read) { known, _ in known }
        for address in addresses where frames[address] == nil { frames[address] = [] }
    }

    private static func symbolicate(
        _ addresses: [UInt64], beginsWithProgramCounter: Bool
    ) -> [UInt64: [StackFrame]] {
        let architecture = (try? Backtrace.capture(limit: 1))?.architecture ?? "x86_64"
        // The first return address of a backtrace that has no program counter is left out by the reader: it stands
        // there twice.
        let padded = beginsWithProgramCounter ? addresses : addresses.prefix(1) + addresses
        let backtrace = Backtrace.of(
            addresses: padded, beginsWithProgramCounter: beginsWithProgramCounter, architecture: architecture)
        var result: [UInt64: [StackFrame]] = [:]
        for frame in backtrace?.symbolicated(with: ImageMap.capture())?.frames ?? [] {
            guard let address = frame.captured.address else { continue }
            result[address, default: []].append(StackFrame(frame.symbol))
        }
        return result.mapValues { frames in
            let half = frames.count / 2
            return half > 0 && frames[..<half] == frames[half...] ? Array(frames[..<half]) : frames
        }
    }
}

/// What of a stack is the user's.
struct UserCode {
    /// The innermost first.
    var places: [SourcePlace] = []
    /// The user's function that UIKit called, and that led to the innermost place.
    var entry: String?
}

/// One function of a stack, inlined or not.
struct StackFrame: Codable, Equatable {
    let name: String
    let rawName: String
    let file: String
    let line: Int
    /// The reason that Swift noted for a trap.
    let trapReason: String?
    /// Swift's own, or made by the compiler.
    let isSystem: Bool

    init(_ symbol: SymbolicatedBacktrace.Symbol?) {
        name = symbol?.name ?? ""
        rawName = symbol?.rawName ?? ""
        file = symbol?.sourceLocation?.path ?? ""
        line = symbol?.sourceLocation?.line ?? 0
        let prefix = "Swift runtime failure: "
        let isFailure = symbol?.isSwiftRuntimeFailure ?? false
        trapReason = isFailure && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
        isSystem = symbol.map { $0.isSystemFunction || $0.isSwiftThunk || isFailure } ?? true
    }
}

/// Walks a stack from the inside and picks out the user's own functions.
struct UserFrameWalk {
    enum Finding {
        case place(SourcePlace)
        /// UIKit, as the model has it.
        case model
        case other
        /// Further out is only what started the tool.
        case end
    }

    private var hasSeenModel = false

    mutating func next(_ frame: StackFrame) -> Finding {
        if frame.rawName == "main" || frame.rawName.hasSuffix("_main") { return .end }
        guard frame.line > 0 else { return .other }
        // What performs scripts calls the user's code by way of the model, or at once; never is it called by it.
        if isPerformingFile(frame.file) { return hasSeenModel ? .end : .other }
        if isOwnFile(frame.file) {
            hasSeenModel = true
            return .model
        }
        if frame.isSystem || frame.rawName.hasPrefix("$ss") { return .other }
        return .place(SourcePlace(file: frame.file, line: frame.line, function: frame.name))
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
