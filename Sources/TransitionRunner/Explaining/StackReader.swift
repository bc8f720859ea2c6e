import Foundation
import Runtime

/// Reads stacks: what stands at their addresses in the source.
///
/// Reading debug information takes long, so it is done a few frames at a time, and each address once. Most frames are
/// the model's, which their names tell: a symbol table takes a small part of the time.
@MainActor
final class StackReader {
    /// The addresses of this process mean the same to all.
    static let shared = StackReader()

    private var frames: [UInt64: [StackFrame]] = [:]
    /// Addresses whose names have been asked for.
    private var named: Set<UInt64> = []
    private let debugInformation: DebugInformation

    /// The deepest frame that is looked at for a location of the user's; deeper ones are the loop that runs everything.
    private static let depthLimit = 128
    /// Addresses that are read first, which is enough for the usual stack; each further time reads twice as many.
    private static let firstBatchSize = 4
    /// How often a location stands in a stack that goes in circles.
    private static let circleCount = 8
    /// The locations that say enough.
    private static let locationLimit = 4

    init(_ debugInformation: DebugInformation = .shared) {
        self.debugInformation = debugInformation
    }

    /// The user's own code in a stack; none below what performs scripts.
    func userCode(in stack: RawStack) -> UserCode {
        var code = UserCode()
        var walk = UserFrameWalk()
        var counts: [CodeLocation: Int] = [:]
        var isCalling = true
        frames: for frame in leadingFrames(of: stack) {
            if frame.isPerforming, !isCalling { code.beginsInScene = true }
            switch walk.next(frame) {
            case .location(let location):
                counts[location, default: 0] += 1
                if isCalling { code.entries.append("") }
                code.entries[code.entries.count - 1] = location.function
                isCalling = false
                if counts[location] == 1 { code.locations.append(location) }
            case .model: isCalling = true
            case .other: if code.locations.isEmpty, frame.isGenerated { code.isVague = true }
            case .end: break frames
            }
        }
        // A stack that runs over ends anywhere in its circle, which is told from its first line on.
        let circle = code.locations.filter { counts[$0, default: 0] >= Self.circleCount }
        if !circle.isEmpty { code.locations = circle.sorted { ($0.file, $0.line) < ($1.file, $1.line) } }
        code.locations = Array(code.locations.prefix(Self.locationLimit))
        return code
    }

    /// The user's own code where a child died, or hung: then in that of its stacks which tells most of its loop.
    func userCode(of crash: ChildCrash) -> UserCode? {
        guard let stack = crash.stack else { return nil }
        guard crash.reason == .hang else { return userCode(in: stack) }
        let stacks = ([stack] + crash.laterStacks).map(\.asReturning)
        _ = readAhead(stacks)
        return stacks.map(userCode).min { $0.rank.lexicographicallyPrecedes($1.rank) }?.enteringAsFarOut()
    }

    /// The innermost location in the user's own code in a stack.
    func firstUserLocation(in stack: RawStack) -> CodeLocation? {
        var walk = UserFrameWalk()
        for frame in leadingFrames(of: stack) {
            switch walk.next(frame) {
            case .location(let location): return location
            case .model, .other: continue
            case .end: return nil
            }
        }
        return nil
    }

    /// Reads what is most likely needed to find the first locations of these stacks, with as few questions as can be.
    ///
    /// - Parameter stacks: none that begins with a program counter.
    /// - Returns: all that is read by now, for a parent to `take`.
    func readAhead(_ stacks: [RawStack]) -> [UInt64: [StackFrame]] {
        let leading = stacks.map { Array($0.addresses.prefix(Self.depthLimit)) }
        readNames(of: leading.flatMap { $0 })
        let wanted = leading.flatMap { unread(beforeEnd(of: $0), limit: Self.firstBatchSize) }
        read(unread(wanted[...], limit: wanted.count), beginsWithProgramCounter: false)
        return frames
    }

    /// Takes up what a child has read.
    func take(_ read: [UInt64: [StackFrame]]) {
        frames.merge(read) { known, _ in known }
        named.formUnion(read.keys)
    }

    /// What Swift noted for the trap at the top of a stack: `Unexpectedly found nil while unwrapping an Optional …`.
    ///
    /// An optimized build prints nothing before such a trap; its debug information has the reason.
    func trapReason(in stack: RawStack) -> String? {
        guard stack.beginsWithProgramCounter, let address = stack.addresses.first else { return nil }
        if frames[address] == nil { read([address], beginsWithProgramCounter: true) }
        return frames[address]?.lazy.compactMap(\.trapReason).first
    }

    private func leadingFrames(of stack: RawStack) -> some Sequence<StackFrame> {
        let all = Array(stack.addresses.prefix(Self.depthLimit))
        readNames(of: Array(all.dropFirst(stack.beginsWithProgramCounter ? 1 : 0)))
        let addresses = beforeEnd(of: all)
        var batchSize = Self.firstBatchSize
        var isAnswered = true
        return addresses.indices.lazy.flatMap { index in
            if self.frames[addresses[index]] == nil, isAnswered {
                isAnswered = self.read(
                    self.unread(addresses[index...], limit: batchSize),
                    beginsWithProgramCounter: index == 0 && stack.beginsWithProgramCounter)
                batchSize *= 2
            }
            return self.frames[addresses[index]] ?? []
        }
    }

    /// The addresses up to the one that a walk ends at, where its name tells: each line costs a pass through a whole
    /// table, and nobody asks for those of what started the tool.
    private func beforeEnd(of addresses: [UInt64]) -> ArraySlice<UInt64> {
        var hasSeenModel = false
        for (index, address) in addresses.enumerated() {
            guard let frame = frames[address]?.first, frame.ownModule != nil else { continue }
            if !frame.isPerforming {
                hasSeenModel = true
            } else if hasSeenModel {
                return addresses[...index]
            }
        }
        return addresses[...]
    }

    private func unread(_ addresses: ArraySlice<UInt64>, limit: Int) -> [UInt64] {
        var unread: [UInt64] = []
        var taken: Set<UInt64> = []
        for address in addresses where unread.count < limit && frames[address] == nil {
            if taken.insert(address).inserted { unread.append(address) }
        }
        return unread
    }

    /// Takes the frames that are our own by their names alone, where no optimizer can have put the user's code into
    /// one of our functions.
    private func readNames(of addresses: [UInt64]) {
        let unread = unread(addresses[...], limit: addresses.count).filter { named.insert($0).inserted }
        guard let found = answer(DebugInformation.Question(addresses: unread, detail: .names)) else {
            // They can be asked for again.
            return named.subtract(unread)
        }
        for (address, read) in found {
            guard let frame = read.first, read.count == 1, let module = ownModule(ofSymbol: frame.rawName),
                !isOptimized || !mayHoldUserCode(symbol: frame.rawName)
            else { continue }
            frames[address] = [frame.inModule(module)]
        }
    }

    /// - Returns: whether it could be asked for, be it that nothing was found.
    @discardableResult
    private func read(_ addresses: [UInt64], beginsWithProgramCounter: Bool) -> Bool {
        guard !addresses.isEmpty else { return true }
        // Only a trap's reason stands in what the compiler inlines without being asked to optimize.
        let found = answer(
            DebugInformation.Question(
                addresses: addresses, beginsWithProgramCounter: beginsWithProgramCounter,
                detail: isOptimized || beginsWithProgramCounter ? .all : .lines))
        guard let read = found else { return false }
        for address in addresses { frames[address] = read[address] ?? [] }
        return true
    }

    /// Nil if nothing could be asked, which is noted.
    private func answer(_ question: DebugInformation.Question) -> [UInt64: [StackFrame]]? {
        guard !question.addresses.isEmpty else { return [:] }
        return SearchProblems.noting("Where a failure was decided could not be found out") {
            () throws(IsolationError) in
            try debugInformation.answer(question)
        }
    }
}

#if DEBUG
    private let isOptimized = false
#else
    private let isOptimized = true
#endif

/// What of a stack is the user's.
struct UserCode {
    /// The innermost first.
    var locations: [CodeLocation] = []
    /// The user's functions that UIKit called, one within another, the innermost first.
    fileprivate(set) var entries: [String] = []
    /// Whether the outermost of them is the scene's own, such as an action.
    fileprivate(set) var beginsInScene = false
    /// Whether it was in what the compiler had added to a function, which is on no line.
    fileprivate(set) var isVague = false

    /// The one that led to the innermost location.
    var entry: String? { entries.first }

    /// The same with the outermost that is the app's alone: what a loop in it calls may call others, and the loop be
    /// found there or not.
    fileprivate func enteringAsFarOut() -> UserCode {
        var code = self
        code.entries = (beginsInScene ? entries.dropLast() : entries[...]).last.map { [$0] } ?? entries
        return code
    }

    /// Less for what tells more of a loop: a line, what all its parts are called by, and then the first of its lines.
    fileprivate var rank: [Int] {
        [locations.isEmpty ? 1 : 0, isVague ? 1 : 0, entries.count, locations.count] + locations.map(\.line)
    }
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
    /// The module of ours that the function is of, where only its name was read.
    private(set) var ownModule: String?

    init(_ symbol: SymbolicatedBacktrace.Symbol?) {
        name = symbol?.name ?? ""
        rawName = symbol?.rawName ?? ""
        file = symbol?.sourceLocation?.path ?? ""
        line = symbol?.sourceLocation?.line ?? 0
        let prefix = "Swift runtime failure: "
        // An optimizer may give it the location of the code around it, and then it counts as a function like others.
        let isFailure = symbol?.isSwiftRuntimeFailure ?? false || name.hasPrefix(prefix)
        trapReason = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
        isSystem = symbol.map { $0.isSystemFunction || $0.isSwiftThunk || isFailure } ?? true
    }

    fileprivate func inModule(_ module: String) -> StackFrame {
        var frame = self
        frame.ownModule = module
        return frame
    }

    /// Whether it is a function of Swift's at a line of none, and neither ours nor of the standard library.
    fileprivate var isGenerated: Bool {
        line == 0 && ownModule == nil && rawName.hasPrefix("$s") && !rawName.hasPrefix("$ss")
            && !name.contains("thunk") && !name.contains("outlined")
    }

    fileprivate var isPerforming: Bool { ownModule.map(isPerformingModule) ?? isPerformingFile(file) }
    fileprivate var isOwn: Bool { ownModule != nil || isOwnFile(file) }
}

/// Walks a stack from the inside and picks out the user's own functions.
struct UserFrameWalk {
    enum Finding {
        case location(CodeLocation)
        /// UIKit, as the model has it.
        case model
        case other
        /// Further out is only what started the tool.
        case end
    }

    private var hasSeenModel = false

    mutating func next(_ frame: StackFrame) -> Finding {
        if frame.rawName == "main" || frame.rawName.hasSuffix("_main") { return .end }
        guard frame.line > 0 || frame.ownModule != nil else { return .other }
        // What performs scripts calls the user's code by way of the model, or at once; never is it called by it.
        if frame.isPerforming { return hasSeenModel ? .end : .other }
        if frame.isOwn {
            hasSeenModel = true
            return .model
        }
        if frame.isSystem || frame.rawName.hasPrefix("$ss") { return .other }
        return .location(CodeLocation(file: frame.file, line: frame.line, function: frame.name))
    }
}
