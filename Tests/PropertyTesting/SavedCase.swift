import Foundation
import TransitionChoices

/// A failing case as a file: the decoded value, and the choices that it came from.
///
/// The value is what is replayed, so that the file keeps its meaning however the generator changes. As text it is
/// sorted and indented, to be read, edited and compared line by line.
public struct SavedCase<Value: Codable> {
    /// What the property is called.
    public let property: String
    /// Which failure the case showed when it was saved.
    public let failure: FailureIdentity
    /// The case itself.
    public let value: Value
    /// Its choices, from which shrinking can go on while they fit the generator.
    public let sequence: ChoiceSequence

    public init(property: String, failure: FailureIdentity, value: Value, sequence: ChoiceSequence) {
        self.property = property
        self.failure = failure
        self.value = value
        self.sequence = sequence
    }

    /// What a search found.
    public init(property: String, _ failure: PropertyFailure<Value>) {
        self.init(
            property: property, failure: failure.identity, value: failure.value, sequence: failure.sequence)
    }

    private struct Form: Codable {
        let version: Int
        let property: String
        let failure: String
        let value: Value
        let choices: String
    }

    private struct Header: Decodable {
        let version: Int
    }

    private static var version: Int { 1 }

    /// The file's text.
    ///
    /// - Throws: the value's own encoding error.
    public func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let form = Form(
            version: Self.version, property: property, failure: failure.name, value: value,
            choices: CaseToken.token(of: sequence))
        return String(decoding: try encoder.encode(form), as: UTF8.self) + "\n"
    }

    /// Reads a file's text.
    public init(text: String) throws(CaseTokenError) {
        let data = Data(text.utf8)
        guard let header = try? JSONDecoder().decode(Header.self, from: data) else { throw .notASavedCase }
        guard header.version == Self.version else {
            throw .otherVersion(found: header.version, readable: Self.version)
        }
        let form: Form
        do {
            form = try JSONDecoder().decode(Form.self, from: data)
        } catch {
            throw .otherType(expected: "saved \(Value.self)", reason: "\(error)")
        }
        self.init(
            property: form.property, failure: FailureIdentity(form.failure), value: form.value,
            sequence: try CaseToken.sequence(of: form.choices))
    }
}

extension SavedCase: Sendable where Value: Sendable {}
