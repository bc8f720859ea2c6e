import TransitionCore

/// As plain numbers, since a search hands thousands of them from process to process.
extension ScriptMaterial {
    /// All that it holds; each list follows its length.
    public var words: [UInt64] {
        var words = [UInt64(records.count)]
        for record in records { words += [UInt64(record.count)] + record }
        for frames in [stepStarts, instants] {
            words.append(UInt64(frames.count))
            words += frames.map { UInt64(bitPattern: Int64($0)) }
        }
        words.append(UInt64(askedRules.count))
        for asked in askedRules {
            words += [UInt64(asked.rule.rawValue), UInt64(bitPattern: Int64(asked.step))]
        }
        return words
    }

    /// Reads one and leaves what follows it; nil if the numbers are none that `words` gives.
    public init?(words: inout ArraySlice<UInt64>) {
        guard let records = words.popList({ $0.popList { $0.popFirst() } }),
            let stepStarts = words.popList({ $0.popInt() }), let instants = words.popList({ $0.popInt() }),
            let askedRules = words.popList({ $0.popAskedRule() })
        else { return nil }
        self.init(records: records, stepStarts: stepStarts, instants: instants, askedRules: askedRules)
    }
}

extension ArraySlice<UInt64> {
    /// As many as the next number says; nil if one of them is missing.
    fileprivate mutating func popList<Value>(_ popValue: (inout Self) -> Value?) -> [Value]? {
        // Whatever is in a list has a number at least.
        guard let length = popFirst(), length <= count else { return nil }
        var values: [Value] = []
        for _ in 0..<length {
            guard let value = popValue(&self) else { return nil }
            values.append(value)
        }
        return values
    }

    fileprivate mutating func popInt() -> Int? { popFirst().map { Int(Int64(bitPattern: $0)) } }

    fileprivate mutating func popAskedRule() -> AskedRule? {
        guard let number = popFirst().flatMap(UInt8.init(exactly:)), let rule = ContestedRule(rawValue: number),
            let step = popInt()
        else { return nil }
        return AskedRule(rule: rule, step: step)
    }
}
