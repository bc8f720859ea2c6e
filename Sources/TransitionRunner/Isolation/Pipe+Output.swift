import Foundation

extension Pipe {
    /// All that comes through until nobody writes any more.
    ///
    /// Use it in place of `readDataToEndOfFile()`, which traps where a signal interrupts the reading.
    package func wholeOutput() -> Data {
        var output = Data()
        let descriptor = fileHandleForReading.fileDescriptor
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            while true {
                let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 {
                    output.append(contentsOf: buffer.prefix(count))
                } else if count == 0 || errno != EINTR {
                    break
                }
            }
        }
        return output
    }
}
