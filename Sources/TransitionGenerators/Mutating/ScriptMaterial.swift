import TransitionCore

/// A script that others are made of: the numbers of its steps, and when something happened in its run.
public struct ScriptMaterial: Hashable, Sendable {
    /// The numbers of each step, as a generator draws them.
    var records: [[UInt64]]
    /// The frame at which each step began; fewer than there are steps if the run ended before.
    var stepStarts: [Int]
    /// The frames at which a transition or a gesture changed, in order, each once.
    var instants: [Int]
    /// The contested rules that the run came upon.
    public var askedRules: [AskedRule]

    /// The instants after the beginning of a step, in frames from then on.
    func instants(after step: Int) -> [Int] {
        guard stepStarts.indices.contains(step) else { return [] }
        return instants.lazy.filter { $0 > stepStarts[step] }.prefix(8).map { $0 - stepStarts[step] }
    }
}

extension ScriptGenerator {
    /// What a script gives to make others of; nil if the vocabulary cannot express it.
    ///
    /// - Parameters:
    ///   - stepStarts: the frames at which the steps began when it was performed.
    ///   - instants: the frames at which something changed, in order.
    ///   - askedRules: the contested rules that it came upon.
    public func material(
        of script: Script, stepStarts: [Int], instants: [Int], askedRules: [AskedRule]
    ) -> ScriptMaterial? {
        var records: [[UInt64]] = []
        for step in script.steps {
            guard let record = makers.record(of: step) else { return nil }
            records.append(record.values)
        }
        return ScriptMaterial(records: records, stepStarts: stepStarts, instants: instants, askedRules: askedRules)
    }
}
