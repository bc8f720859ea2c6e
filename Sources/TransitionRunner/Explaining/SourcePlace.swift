import Foundation
import Runtime

/// A place in source code, found from an address or a backtrace.
struct SourcePlace: Hashable {
    let file: String
    let line: Int
    let function: String
}

/// Folders of sources whose frames are the tool's, not the user's.
private let ownFolders: [String] = {
    // This file stands in Sources/TransitionRunner/Explaining.
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    let modules = [
        "HeadlessUIKit", "TransitionRunner", "TransitionCore", "TransitionChoices", "TransitionGenerators",
        "TransitionInvariants", "TransitionTesting", "TransitionFuzzing", "TransitionCommands",
    ]
    // A release build notes paths from the package's folder on.
    return modules.flatMap { ["\(sources)/\($0)/", "Sources/\($0)/"] }
}()

/// Whether a file is the tool's own, or made up by the compiler.
func isOwnFile(_ path: String) -> Bool {
    path.hasPrefix("/<") || path.contains("<compiler-generated>") || ownFolders.contains(where: path.hasPrefix)
}

extension Backtrace {
    /// The innermost frame of the user's own code, with file and line; nil where the build has no debug information.
    func innermostUserPlace() -> SourcePlace? {
        guard let frames = symbolicated()?.frames else { return nil }
        for frame in frames {
            guard let symbol = frame.symbol, !symbol.isSystemFunction, !symbol.isSwiftThunk,
                let place = symbol.sourceLocation, place.line > 0
            else { continue }
            let isOwn = isOwnFile(place.path) || symbol.rawName.hasPrefix("$ss")
            // Down here is only what started the tool.
            if symbol.rawName == "main" || symbol.rawName.hasSuffix("_main") { return nil }
            if isOwn { continue }
            return SourcePlace(file: place.path, line: place.line, function: symbol.name)
        }
        return nil
    }

    /// A backtrace of one address, so that the place of a function can be asked for.
    ///
    /// Backtraces travel in a documented compact form: a version byte, then one instruction a frame.
    static func of(address: UInt64, architecture: String) -> Backtrace? {
        var bytes: [UInt8] = []
        var rest = address
        while rest > 0 {
            bytes.insert(UInt8(truncatingIfNeeded: rest), at: 0)
            rest >>= 8
        }
        guard !bytes.isEmpty, bytes[0] < 0x80 else { return nil }
        let returnAddressOfCount = 0x20 | UInt8(bytes.count - 1)
        let compact = Data([0x02, returnAddressOfCount] + bytes).base64EncodedString()
        let document = #"{"architecture":"\#(architecture)","backtrace":"\#(compact)"}"#
        return try? JSONDecoder().decode(Backtrace.self, from: Data(document.utf8))
    }
}
