import Foundation
import Runtime

/// A location in source code, found from an address or a backtrace.
struct CodeLocation: Hashable, Codable {
    let file: String
    let line: Int
    let function: String

    /// - Parameter function: its readable name; what the optimizer made of it is told by the name in the source.
    init(file: String, line: Int, function: String) {
        self.file = file
        self.line = line
        self.function = function.replacing("specialized ", with: "").replacing("merged ", with: "")
    }
}

/// The modules whose frames are the tool's, not the user's.
private let ownModules = [
    "HeadlessUIKit", "TransitionRunner", "TransitionCore", "TransitionChoices", "TransitionGenerators",
    "TransitionInvariants", "TransitionReports", "TransitionTesting", "TransitionFuzzing", "TransitionCommands",
]
/// The module of what performs scripts.
private let performingModule = "TransitionRunner"
private let ownFolders = folders(of: ownModules)
private let performingFolders = folders(of: [performingModule])

/// This file stands in Sources/TransitionRunner/Explaining.
private let sourcesFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

private func folders(of modules: [String]) -> [String] {
    let components = sourcesFolder.split(separator: "/")
    // A release build notes paths from the folder of the package that is built on: this one, or one that holds it.
    let prefixes = components.indices.map { components[$0...].joined(separator: "/") }
    return modules.flatMap { module in ([sourcesFolder] + prefixes).map { "\($0)/\(module)/" } }
}

/// Whether a file is the tool's own, or made up by the compiler.
func isOwnFile(_ path: String) -> Bool {
    path.hasPrefix("/<") || path.contains("<compiler-generated>") || ownFolders.contains(where: path.hasPrefix)
}

/// Modules of the toolkit that stand for a user's.
private let demonstrationModules = ["SampleTransitions", "TransitionZoo", "StockApps"]
private let demonstrationFolders = folders(of: demonstrationModules)

/// Whether a file is code under test: none of the toolkit's but what shows what it does.
package func isUserFile(_ path: String) -> Bool {
    !path.hasPrefix("\(sourcesFolder)/") || demonstrationFolders.contains(where: path.hasPrefix)
}

/// Whether a file is of what performs scripts.
func isPerformingFile(_ path: String) -> Bool {
    performingFolders.contains(where: path.hasPrefix)
}

func isPerformingModule(_ module: String) -> Bool { module == performingModule }

/// The module of ours that a function is surely of; nil for what may be the user's, such as an extension of our types.
func ownModule(ofSymbol mangledName: String) -> String? {
    guard mangledName.hasPrefix("$s"), let name = demangle(mangledName), !name.contains("(extension in ") else {
        return nil
    }
    // A closure is told after what it stands in; what stands after a private name is its file's mark.
    let function = name.ranges(of: " in ").map { name[$0.upperBound...] }.last { !$0.hasPrefix("_") } ?? name[...]
    return ownModules.first { function.hasPrefix("\($0).") }
}

private let foundationModules = ["Foundation", "FoundationEssentials", "ArgumentParser", "Testing"]

/// Whether a mangled name begins with a module that is neither ours nor one that ours are made with: quicker to tell
/// than whose code the function holds.
///
/// What the compiler makes of generic code of the standard library stands in each module, and mostly in ours.
func isMangledInUserModule(_ mangledName: String) -> Bool {
    guard mangledName.hasPrefix("$s") else { return false }
    let rest = mangledName.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return false }
    let module = String(rest.dropFirst(digits.count).prefix(length))
    return module.utf8.count == length && !ownModules.contains(module) && !foundationModules.contains(module)
}

/// Whether an optimizer may have put code of another module into a function of ours: what only passes on, and what it
/// makes for one type or argument, is made where it is used.
func mayHoldUserCode(symbol mangledName: String) -> Bool {
    let (endings, parts) = (["TA", "TR", "TW", "TX", "Tm"], ["Tg", "TG", "TB", "Tf"])
    return endings.contains(where: mangledName.hasSuffix) || parts.contains(where: mangledName.contains)
}

extension Backtrace {
    /// A backtrace of these addresses; all but the first are where a call returns to.
    ///
    /// Backtraces travel in a documented compact form: a version byte, then one instruction a frame.
    static func of(addresses: [UInt64], beginsWithProgramCounter: Bool, architecture: String) -> Backtrace? {
        var form: [UInt8] = [0x02]
        for (index, address) in addresses.enumerated() {
            var bytes: [UInt8] = []
            var rest = address
            while rest > 0 {
                bytes.insert(UInt8(truncatingIfNeeded: rest), at: 0)
                rest >>= 8
            }
            guard !bytes.isEmpty, bytes[0] < 0x80 else { return nil }
            let (programCounter, returnAddress, isAbsolute) = (UInt8(0x10), UInt8(0x20), UInt8(0x08))
            let kind = index == 0 && beginsWithProgramCounter ? programCounter : returnAddress
            form += [kind | isAbsolute | UInt8(bytes.count - 1)] + bytes
        }
        let compact = Data(form).base64EncodedString()
        let document = #"{"architecture":"\#(architecture)","backtrace":"\#(compact)"}"#
        return try? JSONDecoder().decode(Backtrace.self, from: Data(document.utf8))
    }
}
