import Foundation
import Runtime

/// The functions of the running executable by name, read from its own symbol table.
///
/// A method that UIKit called has returned when its answer turns out to be wrong; no backtrace leads to it any more.
struct FunctionTable {
    private struct Function {
        let address: UInt64
        let name: String
    }

    private let functions: [Function]
    private let architecture: String

    /// Reads the symbol table; nil where there is none, as in a stripped executable.
    init?() {
        guard let base = Self.loadAddress(), let file = try? Data(contentsOf: URL(filePath: "/proc/self/exe")),
            let symbols = ELFSymbols(file: file)
        else { return nil }
        architecture = (try? Backtrace.capture(limit: 1))?.architecture ?? "x86_64"
        functions = symbols.functions.compactMap { symbol in
            guard symbol.name.hasPrefix("$s"), symbol.name.hasSuffix("F"), let name = demangle(symbol.name) else {
                return nil
            }
            return Function(address: base + symbol.address, name: name)
        }
    }

    /// Where the method `name` of the class `typeName` stands; `name` is spelled
    /// `interactionControllerForDismissal(using:)`.
    func place(ofMethod name: String, inType typeName: String) -> SourcePlace? {
        let baseName = name.prefix { $0 != "(" }
        let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        let prefix = "\(typeName).\(baseName)("
        let candidates = functions.filter { function in
            guard let range = function.name.range(of: prefix) else { return false }
            let isMember =
                range.lowerBound == function.name.startIndex || function.name[..<range.lowerBound].hasSuffix(".")
            let tail = function.name[range.upperBound...]
            return isMember && !function.name.contains(" in ") && labels.allSatisfy { tail.contains("\($0): ") }
        }
        for function in candidates {
            // One past the start: a return address points behind its call.
            guard let backtrace = Backtrace.of(address: function.address + 1, architecture: architecture),
                let place = backtrace.symbolicated(with: ImageMap.capture())?.frames.first?.symbol?.sourceLocation
            else { continue }
            return SourcePlace(file: place.path, line: place.line, function: "\(typeName).\(name)")
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

/// The readable form of a mangled name.
private func demangle(_ name: String) -> String? {
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
