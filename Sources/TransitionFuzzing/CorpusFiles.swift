import Foundation

/// The inputs in a folder that engines go on from, one a file.
struct CorpusFiles {
    let folder: String

    /// All of them, the shortest first: what a short one shows needs no long one.
    var paths: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let sized = names.filter { !$0.hasPrefix(".") }.map { name in
            let path = "\(folder)/\(name)"
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (path: path, size: attributes?[.size] as? Int ?? 0)
        }
        return sized.sorted { ($0.size, $0.path) < ($1.size, $1.path) }.map(\.path)
    }

    /// Nothing for a file that is gone by now, or that nobody may read.
    func bytes(of path: String) -> Data { FileManager.default.contents(atPath: path) ?? Data() }

    /// Adds an input under a name of its own; it is there whole or not at all.
    func add(_ bytes: [UInt8]) throws(UnwritableCorpus) {
        let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let path = "\(folder)/guided-\(String(sum, radix: 36))"
        guard !FileManager.default.fileExists(atPath: path) else { return }
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw UnwritableCorpus(description: "\(folder) cannot be written: \(error.localizedDescription)")
        }
    }
}

/// An input that could not be added to a corpus.
struct UnwritableCorpus: Error, CustomStringConvertible {
    let description: String
}
