import Foundation

/// The form in which a child hands over values that may hold numbers that are none: code under test divides by zero.
enum ChildWords {
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }

    /// The value that a child handed over.
    ///
    /// - Throws: when its words cannot be read.
    static func read<Value: Decodable>(
        _ type: Value.Type = Value.self, from data: Data
    ) throws(IsolationError) -> Value {
        do { return try decoder.decode(type, from: data) } catch {
            throw IsolationError(description: "what a child process found could not be read")
        }
    }
}
