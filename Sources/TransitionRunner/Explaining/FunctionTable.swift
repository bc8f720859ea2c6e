import Foundation
import Runtime

/// The functions of the running executable by name, read from its own symbol table.
///
/// A method that UIKit called has returned when its answer turns out to be wrong; no backtrace leads to it any more.
struct FunctionTable {
    private struct Function {
        let address: UInt64
        let size: UInt64
        let name: String
    }

    private let symbols: ELFSymbols
    private let base: UInt64

    /// Mapped for as long as the process lives: see `captureSteadily`.
    static let executable = try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)

    /// Opens the symbol table; nil where there is none, as in a stripped executable.
    init?() {
        guard let base = Self.loadAddress(), let file = Self.executable, let symbols = ELFSymbols(file: file)
        else { return nil }
        self.symbols = symbols
        self.base = base
    }

    /// The functions in whose mangled names these identifiers may stand.
    ///
    /// Mangling leaves out each word of a name that stood there before, and no word altogether: whatever the form, the
    /// longest word of an identifier is found in it.
    private func functions(naming identifiers: [String]) -> [Function] {
        symbols.functions(containing: identifiers.compactMap(longestWord)).compactMap { symbol in
            // Methods, and what an optimized build makes of them: witnesses with the method inlined, specializations.
            guard symbol.name.hasPrefix("$s"), let name = demangle(symbol.name), !name.contains("closure #") else {
                return nil
            }
            return Function(address: base + symbol.address, size: symbol.size, name: name)
        }
    }

    /// All functions in the order of their addresses, and whether each is one of the user's.
    func functions() -> [(address: UInt64, isOfUser: Bool)] {
        symbols.functions(containing: []).map { (base + $0.address, isMangledInUserModule($0.name)) }
            .sorted { $0.address < $1.address }
    }

    /// Where the method `name` of a class stands; `name` is spelled `interactionControllerForDismissal(using:)`.
    ///
    /// Of private classes of one name in several files nothing tells which one it is: then it is nil.
    ///
    /// - Parameter fullName: the class with all that it stands in, as `String(reflecting:)` gives it.
    @MainActor
    func location(ofMethod name: String, inType fullName: String) -> CodeLocation? {
        let method = MethodName(name, in: fullName)
        let candidates = functions(naming: [method.baseName, method.typeName])
            .filter { method.isName(ofFunction: $0.name) }.sorted { $0.name.count < $1.name.count }
        var found: (frame: StackFrame, length: Int)?
        for function in candidates where found.map({ $0.length == function.name.count }) ?? true {
            guard let frame = firstUserLocation(in: function) else { continue }
            if let found, found.frame.file != frame.file { return nil }
            found = found ?? (frame, function.name.count)
        }
        return found.map {
            CodeLocation(file: $0.frame.file, line: $0.frame.line, function: "\(method.typeName).\(name)")
        }
    }

    /// Where a function of that size is looked at, from its address on: near its beginning, and never beyond its end,
    /// where the next one stands.
    static func probedOffsets(ofFunctionOfSize size: UInt64) -> StrideTo<UInt64> {
        stride(from: 1, to: min(97, max(2, size)), by: 4)
    }

    /// The first line of the user's code in a function, which may begin with inlined code of ours.
    @MainActor
    private func firstUserLocation(in function: Function) -> StackFrame? {
        let addresses = Self.probedOffsets(ofFunctionOfSize: function.size).map { function.address + $0 }
        // Its beginning mostly tells.
        for some in [addresses.prefix(1), addresses.dropFirst()] where !some.isEmpty {
            let read = SearchProblems.noting("Where a failure was decided could not be found out") {
                () throws(IsolationError) in
                try DebugInformation.shared.answer(DebugInformation.Question(addresses: Array(some), detail: .all))
            }
            guard let read else { return nil }
            let frames = some.lazy.flatMap { read[$0] ?? [] }
            if let first = frames.first(where: { $0.line > 0 && !isOwnFile($0.file) }) { return first }
        }
        return nil
    }

    /// Where the executable was loaded: the base address of its image.
    private static func loadAddress() -> UInt64? {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let image = ImageMap.capture().first { $0.path == path }
        return image.flatMap { UInt64($0.baseAddress) }
    }
}

/// The longest run of letters of an identifier that has no capital but its first letter; nil for an identifier that is
/// mangled in another way.
func longestWord(of identifier: String) -> String? {
    guard identifier.allSatisfy(\.isASCII) else { return nil }
    var words = [""]
    for character in identifier {
        if !character.isLetter || character.isUppercase { words.append("") }
        if character.isLetter { words[words.count - 1].append(character) }
    }
    return words.max { $0.count < $1.count }.flatMap { $0.isEmpty ? nil : $0 }
}

/// The readable form of a mangled name.
func demangle(_ name: String) -> String? {
    name.utf8CString.withUnsafeBufferPointer { buffer in
        guard let result = swiftDemangle(buffer.baseAddress, UInt(buffer.count - 1), nil, nil, 0) else { return nil }
        defer { free(result) }
        return String(cString: result)
    }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ mangledName: UnsafePointer<CChar>?, _ mangledNameLength: UInt, _ outputBuffer: UnsafeMutablePointer<CChar>?,
    _ outputBufferSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
