import Foundation

/// Which code of the running executable is the user's, told by its addresses.
package enum OwnFunctions {
    /// Whether each address is in a function of ours, or of the library; none is where there is no symbol table.
    package static func areOwn(_ addresses: [UInt64]) -> [Bool] {
        guard let functions = FunctionTable()?.functions() else { return addresses.map { _ in false } }
        return addresses.map { address in
            // The last function that begins at or before it.
            var (low, high) = (0, functions.count)
            while low < high {
                let middle = (low + high) / 2
                if functions[middle].address <= address { low = middle + 1 } else { high = middle }
            }
            return low == 0 || !functions[low - 1].isOfUser
        }
    }
}
