import Foundation

/// The reading end of a pipe that never blocks, and what has come through it.
struct DescriptorReader {
    let descriptor: Int32
    /// How many of the last bytes are kept; nil keeps all.
    let limit: Int?
    private(set) var bytes = Data()

    init(descriptor: Int32, keepingLast limit: Int? = nil) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// Takes everything that is in the pipe now.
    mutating func drain() {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            while true {
                let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 {
                    bytes.append(contentsOf: buffer.prefix(count))
                    trim(slack: limit ?? 0)
                } else if count < 0, errno == EINTR {
                    continue
                } else {
                    break
                }
            }
        }
        trim(slack: 0)
    }

    /// Ends the reading.
    func close() {
        _ = Foundation.close(descriptor)
    }

    private mutating func trim(slack: Int) {
        guard let limit, bytes.count > limit + slack else { return }
        bytes = Data(bytes.suffix(limit))
    }
}
