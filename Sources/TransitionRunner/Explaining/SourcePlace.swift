import Foundation
import Runtime

/// A place in source code, found from an address or a backtrace.
struct SourcePlace: Hashable, Codable {
    let file: String
    let line: Int
    let function: String
}

/// Folders of sources whose frames are the tool's, not the user's.
private let ownFolders = folders(of: [
    "HeadlessUIKit", "TransitionRunner", "TransitionCore", "TransitionChoices", "TransitionGenerators",
    "TransitionInvariants", "TransitionTesting", "TransitionFuzzing", "TransitionCommands",
])
/// The folder of what performs scripts.
private let performingFolders = folders(of: ["TransitionRunner"])

private func folders(of modules: [String]) -> [String] {
    // This file stands in Sources/TransitionRunner/Explaining.
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    // A release build notes paths from the package's folder on.
    return modules.flatMap { ["\(sources)/\($0)/", "Sources/\($0)/"] }
}

/// Whether a file is the tool's own, or made up by the compiler.
func isOwnFile(_ path: String) -> Bool {
    path.hasPrefix("/<") || path.contains("<compiler-generated>") || ownFolders.contains(where: path.hasPrefix)
}

/// Whether a file is of what performs scripts.
func isPerformingFile(_ path: String) -> Bool {
    performingFolders.contains(where: path.hasPrefix)
}

extension Backtrace {
    /// A backtrace of one address, so that the place of a function can be asked for.
    static func of(address: UInt64, architecture: String) -> Backtrace? {
        of(addresses: [address], beginsWithProgramCounter: false, architecture: architecture)
    }

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
