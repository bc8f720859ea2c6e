import TransitionFuzzing

// Must fail. When it does not, engine, instrumentation, signals or crash files are broken, and every other target that
// passes proves nothing. Only feedback on coverage finds the word, letter by letter; a trap is the way to fail that is
// most easily lost.
fuzzMain { input in
    if holdsMagicWord(input) { fatalError("the canary found the magic word") }
    return .passed
}

@inline(never)
func holdsMagicWord(_ input: UnsafeRawBufferPointer) -> Bool {
    // One branch a letter, so that each right letter is new coverage.
    guard input.count >= 4 else { return false }
    if input[0] != UInt8(ascii: "t") { return false }
    if input[1] != UInt8(ascii: "u") { return false }
    if input[2] != UInt8(ascii: "r") { return false }
    return input[3] == UInt8(ascii: "n")
}
