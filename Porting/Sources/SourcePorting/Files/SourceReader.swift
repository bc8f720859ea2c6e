import Foundation

/// Reads sources as text.
public enum SourceReader {
    /// The sources' texts. What is no text that Swift reads has a note and is missing.
    public static func read(_ files: [SourceFinder.File], notes: inout [PortingNote]) -> [SourceText] {
        files.compactMap { file in
            do {
                return SourceText(path: file.path, text: try text(of: Data(contentsOf: URL(filePath: file.path))))
            } catch let problem as EncodingProblem {
                notes.append(
                    PortingNote(
                        path: file.path, line: problem.line, what: "is not UTF-8",
                        remedy: "save it as UTF-8; the other sources were ported without it", weight: .unported))
            } catch {
                notes.append(
                    PortingNote(
                        path: file.path, line: 1, what: "cannot be read: \(error.localizedDescription)",
                        remedy: "make it readable", weight: .unported))
            }
            return nil
        }
    }

    /// UTF-8, with or without a mark at its beginning, or UTF-16 with one.
    static func text(of data: Data) throws -> String {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            guard let text = String(data: data, encoding: .utf16) else { throw EncodingProblem(line: 1) }
            return text
        }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        guard let text = String(validating: body, as: UTF8.self) else {
            throw EncodingProblem(line: 1 + firstLinesThatAreText(of: body))
        }
        return text
    }

    /// How many lines come before the first one that is no text.
    private static func firstLinesThatAreText(of bytes: ArraySlice<UInt8>) -> Int {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .prefix { String(validating: $0, as: UTF8.self) != nil }.count
    }

    struct EncodingProblem: Error {
        let line: Int
    }
}
