import TransitionCore
import TransitionFuzzing

// Whatever stands in a file or a token, reading it gives a value or an error and never a trap; and a value that was
// read comes back from what is printed of it. The first byte says what is read.
fuzzMain { input in
    let bytes = Array(input.dropFirst())
    switch (input.first ?? 0) % 4 {
    case 0: return comesBack(from: bytes, as: "script text", read: scriptText) { Array(ScriptText.print($0).utf8) }
    case 1: return comesBack(from: bytes, as: "script bytes", read: scriptBytes, print: ScriptBinary.encode)
    case 2: return comesBack(from: bytes, as: "token", read: token) { Array(ReplayToken.encode($0).utf8) }
    default: return comesBack(from: bytes, as: "baseline", read: baseline) { Array(BaselineText.print($0).utf8) }
    }
}

func scriptText(_ bytes: [UInt8]) -> Script? { try? ScriptText.parse(utf8: bytes, file: "input") }

func scriptBytes(_ bytes: [UInt8]) -> Script? { try? ScriptBinary.decode(bytes) }

func token(_ bytes: [UInt8]) -> Script? { try? ReplayToken.decode(String(decoding: bytes, as: UTF8.self)) }

func baseline(_ bytes: [UInt8]) -> Baseline? { try? BaselineText.parse(utf8: bytes, file: "input") }

func comesBack<Value: Equatable>(
    from bytes: [UInt8], as form: String, read: ([UInt8]) -> Value?, print: (Value) -> [UInt8]
) -> FuzzVerdict {
    guard let value = read(bytes) else { return .passed }
    let printed = print(value)
    guard read(printed) != value else { return .passed }
    return .failed(
        identity: "\(form) does not come back",
        report: "Read: \(value)\nPrinted: \(String(decoding: printed, as: UTF8.self))")
}
