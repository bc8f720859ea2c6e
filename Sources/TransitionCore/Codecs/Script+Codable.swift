import Foundation

/// A script travels between processes as the bytes of its binary form, and so does a step.
extension Script: Codable {
    public init(from decoder: any Decoder) throws {
        self = try ScriptBinary.decode(Array(decoder.singleValueContainer().decode(Data.self)))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Data(ScriptBinary.encode(self)))
    }
}

extension Step: Codable {
    public init(from decoder: any Decoder) throws {
        let script = try Script(from: decoder)
        guard let step = script.steps.first, script.steps.count == 1 else {
            throw ScriptBinaryError.unknownContent("\(script.steps.count) steps where one is expected")
        }
        self = step
    }

    public func encode(to encoder: any Encoder) throws {
        try Script(scene: "", steps: [self]).encode(to: encoder)
    }
}
