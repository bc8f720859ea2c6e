/// A part of one step of a counterexample that may be something else: other values of it fail in the same way, as far
/// as was tried, while the rest of the script stays as it is.
public struct FreeStepPart: Hashable, Sendable, Codable {
    public enum Part: String, Hashable, Sendable, Codable {
        case frames, action, start, distance, scale, ending, point, size
    }

    /// The step, counted from 0.
    public let step: Int
    public let part: Part
    /// The smallest number that fails, in frames, points or percent; nil if there is no such bound.
    public let lowerBound: Int?
    /// The largest number that fails; nil if there is no such bound. With neither bound any value will do.
    public let upperBound: Int?

    public init(step: Int, part: Part, from lowerBound: Int? = nil, to upperBound: Int? = nil) {
        self.step = step
        self.part = part
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// How it reads in a report: `any action`, `any number of frames from 25 on`.
    public var phrase: String {
        switch (lowerBound, upperBound) {
        case (nil, nil): "any \(noun)"
        case (let lower?, nil): "any \(noun) from \(lower)\(unit) on"
        case (nil, let upper?): "any \(noun) up to \(upper)\(unit)"
        case (let lower?, let upper?): "any \(noun) from \(lower) to \(upper)\(unit)"
        }
    }

    private var noun: String {
        switch part {
        case .frames: "number of frames"
        case .action, .start, .distance, .scale, .ending, .size: part.rawValue
        case .point: "point of the window"
        }
    }

    private var unit: String {
        switch part {
        case .distance: " pt"
        case .scale: "%"
        case .frames, .action, .start, .ending, .point, .size: ""
        }
    }
}
