import Foundation

/// The function symbols of a 64-bit little-endian ELF file.
struct ELFSymbols {
    struct Symbol {
        /// The address relative to the image's base.
        let address: UInt64
        let name: String
    }

    let functions: [Symbol]

    init?(file: Data) {
        guard file.count > 64, file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return nil }
        let reader = Reader(file: file)
        let sectionOffset = Int(reader.read(UInt64.self, at: 40) ?? 0)
        let sectionSize = Int(reader.read(UInt16.self, at: 58) ?? 0)
        let sectionCount = Int(reader.read(UInt16.self, at: 60) ?? 0)
        guard sectionSize >= 64 else { return nil }
        let symbolTableKind: UInt32 = 2
        for index in 0..<sectionCount {
            let header = sectionOffset + index * sectionSize
            guard reader.read(UInt32.self, at: header + 4) == symbolTableKind,
                let offset = reader.read(UInt64.self, at: header + 24),
                let size = reader.read(UInt64.self, at: header + 32),
                let link = reader.read(UInt32.self, at: header + 40),
                let strings = reader.read(UInt64.self, at: sectionOffset + Int(link) * sectionSize + 24)
            else { continue }
            functions = Self.functions(reader, offset: Int(offset), size: Int(size), strings: Int(strings))
            return
        }
        return nil
    }

    private static func functions(_ reader: Reader, offset: Int, size: Int, strings: Int) -> [Symbol] {
        let entrySize = 24
        let functionKind: UInt8 = 2
        return stride(from: offset, to: offset + size, by: entrySize).compactMap { entry in
            guard let info = reader.read(UInt8.self, at: entry + 4), info & 0xf == functionKind,
                let name = reader.read(UInt32.self, at: entry), let address = reader.read(UInt64.self, at: entry + 8),
                address != 0
            else { return nil }
            return Symbol(address: address, name: reader.string(at: strings + Int(name)))
        }
    }

    /// Bounds-checked access: a damaged file gives nil, never a trap.
    private struct Reader {
        let file: Data

        func read<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Value? {
            guard offset >= 0, offset + MemoryLayout<Value>.size <= file.count else { return nil }
            return file.withUnsafeBytes {
                Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Value.self))
            }
        }

        func string(at offset: Int) -> String {
            guard offset >= 0, offset < file.count else { return "" }
            return file.withUnsafeBytes { bytes in
                String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
            }
        }
    }
}
