/// All that scripts and reports know of one kind of step: its word and code, what it consists of, and how it is told.
///
/// A new kind gives one, and no other code that writes, reads or tells steps has to know of it. Codes have no gaps: a
/// new kind takes the first that is free.
package protocol StepForm: Sendable {
    /// What a step of the kind consists of beside its kind.
    associatedtype Payload

    /// The first word of the step as scripts spell it.
    static var word: String { get }
    /// What stands for the kind in bytes: it never changes, or what was written before would mean something else.
    static var code: UInt8 { get }

    /// What the step consists of; nil for a step of another kind.
    static func payload(of step: Step) -> Payload?

    /// Writes what the step consists of, in the order in which it is read; the word and code are written already.
    static func write(_ payload: Payload, to writer: inout some StepWriter)
    static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step

    /// How the step reads in a report.
    static func phrase(of payload: Payload) -> String
    /// The virtual time that the step takes, in frames; nil if it takes none by itself.
    static func frameCount(of payload: Payload) -> Int?
    /// How fast the finger moves, in points a second; nil without a finger or without time.
    static func pointsPerSecond(of payload: Payload) -> Int?
    /// What a step taps that only taps; nil for all other kinds.
    static func taps(of payload: Payload) -> Taps?

    /// Follows from the above for every kind, and stands here for speed: so it is compiled for each.
    static func write(step: Step, to writer: inout some StepWriter)
}

extension StepForm {
    package static func write(_ payload: Payload, to writer: inout some StepWriter) {}
    package static func frameCount(of payload: Payload) -> Int? { nil }
    package static func pointsPerSecond(of payload: Payload) -> Int? { nil }
    package static func taps(of payload: Payload) -> Taps? { nil }

    /// The payload of a step that is of this kind.
    package static func ownPayload(of step: Step) -> Payload {
        guard let payload = payload(of: step) else { preconditionFailure("\(Self.self) is not the form of \(step)") }
        return payload
    }

    package static func write(step: Step, to writer: inout some StepWriter) {
        write(ownPayload(of: step), to: &writer)
    }

    static func phrase(ofStep step: Step) -> String { phrase(of: ownPayload(of: step)) }
    static func frameCount(ofStep step: Step) -> Int? { frameCount(of: ownPayload(of: step)) }
    static func pointsPerSecond(ofStep step: Step) -> Int? { pointsPerSecond(of: ownPayload(of: step)) }
    static func taps(ofStep step: Step) -> Taps? { taps(of: ownPayload(of: step)) }
}

/// One finger that comes down at a point and lifts there, as often as is said.
package struct Taps: Hashable, Sendable {
    /// In percent of the window.
    package let x: Int
    package let y: Int
    /// 1 or more.
    package let count: Int

    package init(x: Int, y: Int, count: Int = 1) {
        self.x = x
        self.y = y
        self.count = count
    }
}

extension Step {
    /// What it taps, if it does nothing else.
    package var taps: Taps? { StepKind(self).form.taps(ofStep: self) }
}
