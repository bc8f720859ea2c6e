import Foundation

/// The function symbols of a 64-bit little-endian ELF file.
struct ELFSymbols {
    struct Symbol {
        /// The address relative to the image's base.
        let address: UInt64
        /// In bytes; 0 where the table does not say.
        let size: UInt64
        let name: String
    }

    private let file: Data
    /// Where the symbols stand in the file.
    private let symbols: Range<Int>
    /// Where their names stand, each of which ends with a zero.
    private let names: Range<Int>

    private static let entrySize = 24

    /// Finds the symbol table; nil where there is none, or a damaged one.
    init?(file: Data) {
        guard file.count > 64, file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return nil }
        let header = Reader(file: file)
        guard let sectionOffset = header.offset(at: 40), let sectionSize = header.read(UInt16.self, at: 58),
            let sectionCount = header.read(UInt16.self, at: 60), sectionSize >= 64
        else { return nil }
        let sections = (0..<Int(sectionCount)).map { sectionOffset + $0 * Int(sectionSize) }
        let symbolTableKind: UInt32 = 2
        for section in sections where header.read(UInt32.self, at: section + 4) == symbolTableKind {
            guard let symbols = header.content(ofSection: section),
                let link = header.read(UInt32.self, at: section + 40),
                sections.indices.contains(Int(link)), let names = header.content(ofSection: sections[Int(link)]),
                let last = names.last, file[file.startIndex + last] == 0
            else { continue }
            (self.file, self.symbols, self.names) = (file, symbols, names)
            return
        }
        return nil
    }

    /// The functions whose names contain all of these words.
    func functions(containing words: [String]) -> [Symbol] {
        let functionKind: UInt8 = 2
        return file.withUnsafeBytes { bytes -> [Symbol] in
            guard let start = bytes.baseAddress else { return [] }
            var found: [Symbol] = []
            var entry = symbols.lowerBound
            while entry + Self.entrySize <= symbols.upperBound {
                defer { entry += Self.entrySize }
                guard start.load(fromByteOffset: entry + 4, as: UInt8.self) & 0xf == functionKind else { continue }
                let address = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self))
                let size = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self))
                let offset = UInt32(littleEndian: start.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
                guard address != 0, Int(offset) < names.count else { continue }
                let name = start.advanced(by: names.lowerBound + Int(offset)).assumingMemoryBound(to: CChar.self)
                guard words.allSatisfy({ strstr(name, $0) != nil }) else { continue }
                found.append(Symbol(address: address, size: size, name: String(cString: name)))
            }
            return found
        }
    }

    /// Bounds-checked access: a damaged file gives nil, never a trap.
    private struct Reader {
        let file: Data

        func read<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Value? {
            guard offset >= 0, offset <= file.count - MemoryLayout<Value>.size else { return nil }
            return file.withUnsafeBytes {
                Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Value.self))
            }
        }

        /// An offset in the file that stands at `offset`; nil for one beyond its end.
        func offset(at offset: Int) -> Int? {
            read(UInt64.self, at: offset).flatMap { $0 <= UInt64(file.count) ? Int($0) : nil }
        }

        /// What a section's header says of its content.
        func content(ofSection section: Int) -> Range<Int>? {
            guard let start = offset(at: section + 24), let size = offset(at: section + 32), size <= file.count - start
            else { return nil }
            return start..<start + size
        }
    }
}
